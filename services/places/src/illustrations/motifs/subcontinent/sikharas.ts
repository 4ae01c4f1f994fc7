import type { Motif, MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawFlag, drawOpenings } from '../parts.js';
import { drawTower } from '../regional/stone-towers.js';

/** A temple by its curved towers and terraces. */
export interface SikharaSpec {
  stone: string;
  towers: readonly (readonly [x: number, half: number, height: number])[];
  /** Terraces from the ground up: half width, height and color. */
  base: readonly (readonly [half: number, height: number, color: string])[];
  /** Half width of a stair. */
  stair?: number;
  /** Whether the halls have domes instead of towers. */
  round?: boolean;
  flags?: boolean;
}

/** Returns a portrait of a temple with curved towers. */
export function portraySikhara(spec: SikharaSpec, extra: Partial<Motif> = {}): Motif {
  const reach = Math.min(
    396,
    Math.max(...spec.base.map(([half]) => half), ...spec.towers.map(([x, half]) => Math.abs(x) + half)) + 16,
  );
  return { draw: (input) => drawSikharas(input, spec), reach, setting: 'ground', ...extra };
}

function drawSikharas({ pen, tones }: MotifInput, spec: SikharaSpec): void {
  const stone = withBuilding(tones, spec.stone, spec.stone);
  const top = spec.base.reduce((sum, [, height]) => sum + height, 0);
  for (const [x, half, height] of spec.towers) {
    if (!spec.round) drawTower(pen, stone, { x, y: top + 12, half, height });
    else {
      drawBlock(pen, stone, { x: x - half, y: top, width: 2 * half, height: height * 0.4 }, 0.3);
      for (let ring = 0; ring < 5; ring++)
        pen.dome(
          ring % 2 ? stone.lit : stone.roof,
          x,
          top + height * 0.4 + ring * half * 0.16,
          half * (1 - ring * 0.16),
          half * 0.5,
        );
      pen.polygon(
        stone.lit,
        [x - 8, top + height * 0.4 + half],
        [x, top + height * 0.4 + half * 1.6],
        [x + 8, top + height * 0.4 + half],
      );
    }
    if (spec.flags) drawFlag(pen, tones.deep, tones.paint('#d9502f'), x, top + height + 40, 50);
  }
  let foot = 0;
  for (const [half, height, color] of spec.base) {
    const terrace = withBuilding(tones, color, color);
    drawBlock(pen, terrace, { x: -half, y: foot, width: 2 * half, height }, 0.2);
    pen.rect(terrace.lit, -half - 5, foot + height - 7, 2 * half + 10, 9);
    if (height > 54)
      drawOpenings(
        pen,
        terrace.deep,
        { x: -half + 10, y: foot + 4, width: 2 * half - 20, height: height - 14 },
        { columns: Math.round(half / 22), rows: 1, width: 22, height: height - 26, isRound: true },
      );
    foot += height;
  }
  if (spec.stair)
    pen
      .polygon(
        stone.lit,
        [-spec.stair / 2, -6],
        [-spec.stair * 0.3, top],
        [spec.stair * 0.3, top],
        [spec.stair / 2, -6],
      )
      .dashes(stone.shade, spec.stair * 0.7, [4, 9], `M0-4V${top}`);
  pen.rect(stone.deep, -22, top, 44, 46);
}
