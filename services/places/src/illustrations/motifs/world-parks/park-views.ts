import { mixColors } from '../../scene/colors.js';
import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawPalm } from '../wonders/parts.js';

/** Trees of parks by their crowns. */
export type ParkTree = 'round' | 'palm' | 'jacaranda' | 'cherry' | 'oak' | 'plum' | 'pine';

/** A park by what stands behind its trees. */
export interface ParkSpec {
  drawBack(pen: Pen, tones: Tones): void;
  /** Color of the lawn where it is not green. */
  ground?: string;
  trees: readonly (readonly [kind: ParkTree, x: number, y: number, size: number])[];
  /** Whether a lake lies in front. */
  hasLake?: boolean;
  drawFront?(pen: Pen, tones: Tones): void;
}

/** Returns a portrait of a park. */
export const portrayPark = (spec: ParkSpec, extra: Partial<Motif> = {}): Motif => ({
  draw: (input: MotifInput) => drawPark(input, spec),
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  ...extra,
});

function drawPark({ pen, tones }: MotifInput, spec: ParkSpec): void {
  const lawn = spec.ground ? tones.paint(spec.ground) : tones.leafLight;
  spec.drawBack(pen, tones);
  pen
    .fill(lawn, 'M-720 40Q-300 60 100 40T720 50V-230H-720z')
    .fill(mixColors(lawn, tones.leafShade, 0.4), 'M-720-40Q-300-10 60-40T720-50V-230H-720z', 0.6);
  if (spec.hasLake)
    pen
      .fill(mixColors(tones.paint('#e3d9c4'), lawn, 0.4), 'M-560-60Q-380 26 0 20T560-60Q420-170 0-170T-560-60z')
      .fill(tones.water, 'M-540-62Q-370 14 0 10T540-62Q400-160 0-160T-540-62z')
      .rounds(tones.waterLight, 4, 'M-380-50h140M-100-20h160M180-60h160M-200-110h180M100-120h140');
  for (const tree of spec.trees) drawParkTree(pen, tones, tree);
  spec.drawFront?.(pen, tones);
}

function drawParkTree(pen: Pen, tones: Tones, [kind, x, y, size]: ParkSpec['trees'][number]): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const n = (value: number) => Math.round(value * size);
  if (kind === 'palm') {
    drawPalm(pen, tones, x, y, size, x < 0 ? 0.08 : -0.08);
    return;
  }
  const colors: Record<Exclude<ParkTree, 'palm'>, readonly [string, string, string]> = {
    round: [leafShade, leaf, leafLight],
    oak: [leafShade, leaf, leafLight],
    pine: [leafShade, leaf, leafLight],
    jacaranda: [paint('#6f5a9a'), paint('#9a80c4'), paint('#c4b0e0')],
    cherry: [paint('#d995a5'), paint('#f0b9c4'), paint('#fadfe2')],
    plum: [paint('#c4688a'), paint('#e39ab0'), paint('#f6d0d9')],
  };
  const [low, high, light] = colors[kind];
  pen.fill(paint('#6b4b3a'), `M${x - n(7)} ${y}l${n(3)} ${n(60)}h${n(8)}l${n(3)}-${n(60)}z`);
  if (kind === 'pine') {
    for (const [dx, dy, r] of [
      [-22, 46, 34],
      [24, 62, 34],
      [-4, 84, 36],
    ] as const)
      pen
        .fill(
          low,
          `M${x + n(dx - r)} ${y + n(dy)}q${n(r)}-${n(10)} ${n(2 * r)} 0q-${n(10)} ${n(22)}-${n(r)} ${n(22)}t-${n(r)}-${n(22)}z`,
        )
        .rounds(high, n(7), `M${x + n(dx - 16)} ${y + n(dy + 10)}h${n(24)}`);
    return;
  }
  pen
    .circle(low, x + n(22), y + n(70), n(34))
    .circle(high, x - n(20), y + n(72), n(36))
    .circle(high, x + n(4), y + n(96), n(36))
    .ellipse(light, x - n(12), y + n(112), n(18), n(9))
    .ellipse(light, x - n(34), y + n(84), n(12), n(8));
  if (kind === 'oak') {
    let moss = '';
    for (const dx of [-44, -26, -6, 14, 34, 48]) moss += `M${x + n(dx)} ${y + n(62)}v-${n(26 + ((dx + 60) % 5) * 5)}`;
    pen.stroke(mixColors(leafLight, paint('#b9b5a4'), 0.6), n(6), moss);
  }
}
