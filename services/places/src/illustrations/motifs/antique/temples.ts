import type { Motif, MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** What still stands of one antique temple. */
export interface TempleSpec {
  stone: string;
  podium: readonly [half: number, height: number];
  /** Columns from the back to the front; those with a height of less than that of the others are broken. */
  columns: readonly (readonly [x: number, width: number, height: number])[];
  /** Beams that lie on columns. */
  beams?: readonly (readonly [from: number, to: number, y: number])[];
  /** Walls behind the columns, broken at their tops. */
  walls?: readonly (readonly [from: number, to: number, height: number])[];
  pediment?: readonly [from: number, to: number, y: number, rise: number];
  steps?: boolean;
  blocks?: boolean;
}

export function portrayTemple(spec: TempleSpec, extra: Partial<Motif> = {}): Motif {
  const reach = Math.min(398, spec.podium[0] + 26);
  return { draw: (input) => drawTemple(input, spec), reach, setting: 'ground', isApart: true, ...extra };
}

function drawTemple({ pen, tones }: MotifInput, spec: TempleSpec): void {
  const stone = withBuilding(tones, spec.stone, spec.stone);
  const [half, base] = spec.podium;
  drawBlock(pen, stone, { x: -half, y: 0, width: 2 * half, height: base }, 0.2);
  if (base > 0)
    pen.rect(stone.lit, -half - 6, base - 8, 2 * half + 12, 10).rect(stone.shade, -half - 6, 0, 2 * half + 12, 9);
  for (const [from, to, height] of spec.walls ?? []) {
    pen
      .polygon(
        stone.wall,
        [from, base],
        [from, base + height],
        [from + (to - from) * 0.4, base + height],
        [from + (to - from) * 0.5, base + height * 0.9],
        [to - 10, base + height * 0.86],
        [to, base + height * 0.6],
        [to, base],
      )
      .polygon(stone.shade, [to - 26, base], [to - 26, base + height * 0.84], [to, base + height * 0.6], [to, base]);
    for (let y = base + 34; y < base + height * 0.6; y += 34)
      pen.dashes(stone.shade, 3, [40, 5], `M${from + 4} ${y}H${to - 4}`);
  }
  for (const [x, width, height] of spec.columns) drawColumn(pen, stone, x, base, width, height);
  for (const [from, to, y] of spec.beams ?? [])
    pen
      .rect(stone.wall, from, base + y, to - from, 22)
      .rect(stone.lit, from - 5, base + y + 22, to - from + 10, 12)
      .rect(stone.shade, from, base + y, to - from, 6);
  if (spec.pediment) {
    const [from, to, y, rise] = spec.pediment;
    const middle = (from + to) / 2;
    pen
      .polygon(stone.lit, [from - 10, base + y], [middle, base + y + rise], [to + 10, base + y])
      .polygon(stone.shade, [from + 20, base + y + 6], [middle, base + y + rise - 9], [to - 20, base + y + 6]);
  }
  if (spec.steps)
    for (let step = 0; step < 5; step++)
      pen.rect(stone.lit, -90, (step * base) / 5, 180, base / 5 - 2).rect(stone.shade, -90, (step * base) / 5, 180, 3);
  if (spec.blocks)
    pen
      .polygon(stone.wall, [-390, -6], [-384, 30], [-330, 34], [-322, -6])
      .polygon(stone.shade, [300, -10], [312, 24], [372, 20], [380, -10])
      .ellipse(stone.lit, -250, 2, 26, 20)
      .ellipse(stone.shade, -250, 2, 14, 10);
}

/** One column with a stork's nest in a marsh; the hill of a castle is behind. */
export function drawLoneColumn({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0d3b8', '#b8a888');
  const { leaf, leafLight, water, paint } = tones;
  pen
    .fill(tones.far, 'M-398 0V40Q-250 130-120 60T200 40L398 0z')
    .rect(stone.shade, -250, 96, 90, 34)
    .dashes(stone.shade, 12, [10, 10], 'M-250 136h90')
    .ellipse(water, 60, -10, 320, 26)
    .ellipse(tones.waterLight, -20, -8, 140, 8);
  for (let drum = 0; drum < 11; drum++) {
    const shift = [0, 3, -2, 2, 0, -3, 2, 0, 3, -2, 0][drum]!;
    drawBlock(pen, stone, { x: -34 + shift, y: 10 + drum * 36, width: 68, height: 34 }, 0.34);
  }
  pen
    .rect(stone.lit, -50, -4, 100, 16)
    .rect(paint('#7a6248'), -40, 406, 80, 15)
    .stroke(paint('#6a543c'), 5, 'M-48 412l24 8M48 412l-24 8')
    .ellipse(paint('#f5f1e6'), 0, 452, 25, 14)
    .rounds(paint('#f5f1e6'), 9, 'M18 458l14 30')
    .rounds(paint('#d9562f'), 4, 'M34 490l26-4M-4 440v-20M6 440v-20')
    .rounds(paint('#3a3a40'), 10, 'M-28 450l18-2');
  for (const [x, y, w] of [
    [-220, 0, 90],
    [-120, -20, 70],
    [140, -6, 90],
    [240, -24, 70],
    [90, -30, 50],
  ] as const)
    pen.rect(stone.wall, x - w / 2, y, w, 30).rect(stone.lit, x - w / 2, y + 24, w, 9);
  pen
    .rounds(leaf, 8, 'M-330-20v60M-316-22v70M-300-20v54M300-20v64M316-22v50M284-22v44M40-34v40M54-34v30')
    .rounds(leafLight, 6, 'M-323-20v44M308-22v66M47-34v34');
}

/** A round shrine whose cornice curves inward between its columns. */
export function drawCurvedShrine({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc39a', '#b3966a');
  drawBlock(pen, stone, { x: -290, y: 0, width: 580, height: 84 }, 0.2);
  pen
    .rect(stone.lit, -298, 76, 596, 12)
    .rect(stone.wall, -150, 88, 300, 200)
    .rect(stone.shade, 60, 88, 90, 200)
    .arch(stone.deep, -26, 110, 52, 90)
    .arch(stone.shade, -116, 120, 44, 70)
    .arch(stone.deep, 76, 120, 44, 70);
  for (const x of [-210, -70, 70, 210]) drawColumn(pen, stone, x, 88, 34, 200);
  pen
    .fill(stone.wall, 'M-240 288H240V322Q150 306 70 322Q0 306-70 322Q-150 306-240 322z')
    .fill(
      stone.lit,
      'M-250 322Q-150 302-70 322Q0 302 70 322Q150 302 250 322V340Q150 322 70 340Q0 322-70 340Q-150 322-250 340z',
    )
    .polygon(stone.wall, [-150, 336], [-120, 380], [20, 390], [60, 352], [120, 340])
    .polygon(stone.shade, [-10, 336], [20, 390], [60, 352], [120, 340]);
}

/** One enormous cut block that lies aslant in its quarry. */
export function drawQuarryBlock({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc6a0', '#b59a70');
  const pit = withBuilding(tones, '#c9b088', '#a58a62');
  pen
    .fill(pit.wall, 'M-398-8V140l80 30 60-30 140 30 120-24 140 30 120-40 136 20V-8z')
    .stroke(pit.roof, 5, 'M-360 60v80M-300 40v110M-190 90v60M160 80v80M250 60v90M330 50v80M-360 100h120M200 120h160')
    .rounds(tones.leaf, 22, 'M-340 176h40M-60 176h30M210 178h60M340 162h30')
    .polygon(stone.wall, [-350, 30], [-330, 190], [250, 246], [270, 60])
    .polygon(stone.lit, [-330, 190], [-280, 218], [310, 272], [250, 246])
    .polygon(stone.shade, [270, 60], [250, 246], [310, 272], [330, 84])
    .stroke(stone.shade, 4, 'M-300 80l520 34M-310 130l530 44', 0.6)
    .fill(pit.roof, 'M-398-10q100 50 200 44t300 20 296-40v-24z')
    .rounds(tones.paint('#b0483a'), 14, 'M-60 30v34')
    .circle(tones.paint('#8a5f45'), -60, 86, 9)
    .rounds(tones.paint('#2f5f8f'), 14, 'M60 236v30')
    .circle(tones.paint('#8a5f45'), 60, 292, 9);
}
