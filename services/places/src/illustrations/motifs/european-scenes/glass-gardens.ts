import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** A garden of stone balustrades around sunken canals of green water, with statues and vases, under a hill of pines and a tower. */
export function drawSpringCanals({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  pen
    .fill(leafShade, 'M-720 110V220Q-460 260-260 330T60 420T340 340T720 220V110z')
    .rounds(leaf, 60, 'M-500 210h80M-300 270h80M-120 340h80M80 360h80M260 290h80M460 220h90M-60 240h90M140 230h90')
    .rounds(leafShade, 40, 'M-400 180h60M-200 220h60M20 300h60M220 250h50');
  const ruin = withBuilding(tones, '#d6c4a0', '#a8977c');
  pen
    .polygon(ruin.wall, [10, 410], [14, 500], [26, 520], [40, 506], [58, 530], [72, 512], [86, 410])
    .polygon(ruin.shade, [58, 410], [58, 530], [72, 512], [86, 410]);
  drawGround(pen, paint('#e0d2b4'), 120);
  const stone = withBuilding(tones, '#ece2cc', '#b9a88a');
  const water = mixColors(tones.water, paint('#4f9a7a'), 0.6);
  pen
    .polygon(stone.shade, [-300, 80], [300, 80], [560, -110], [-560, -110])
    .polygon(water, [-270, 66], [270, 66], [500, -110], [-500, -110])
    .polygon(paint('#dccdae'), [-90, 74], [90, 74], [120, 10], [-120, 10])
    .rect(stone.shade, -120, -10, 240, 22);
  const rail = (from: number, to: number, y: number, size: number) =>
    pen
      .dashes(stone.wall, 34 * size, [8 * size, 9 * size], `M${from} ${y + 20 * size}H${to}`)
      .rect(stone.lit, from, y + 36 * size, to - from, 9 * size)
      .rect(stone.lit, from, y - 4, to - from, 8 * size);
  rail(-310, 310, 78, 0.9);
  rail(-124, 124, 10, 1);
  rail(-720, -540, -110, 1.5);
  rail(540, 720, -110, 1.5);
  pen
    .stroke(stone.lit, 12, 'M-300 112L-560-60M300 112L560-60')
    .stroke(stone.wall, 8, 'M-300 82L-560-108M300 82L560-108');
  for (const [x, y, size] of [
    [0, 50, 1.2],
    [-310, 116, 0.8],
    [310, 116, 0.8],
    [-540, -50, 1.5],
    [540, -50, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen.rect(stone.wall, x - n(22), y, n(44), n(34)).rect(stone.lit, x - n(27), y + n(32), n(54), n(8));
    if (x === 0)
      pen
        .fill(
          stone.lit,
          `M${x - n(20)} ${y + n(40)}q-${n(6)} ${n(80)} ${n(18)} ${n(100)}q${n(30)}-${n(20)} ${n(24)}-${n(100)}z`,
        )
        .circle(stone.lit, x, y + n(152), n(13));
    else
      pen
        .fill(
          stone.wall,
          `M${x - n(10)} ${y + n(40)}q-${n(26)} ${n(24)}-${n(20)} ${n(52)}h${n(60)}q${n(6)}-${n(28)}-${n(20)}-${n(52)}z`,
        )
        .rounds(leaf, n(22), `M${x - n(16)} ${y + n(100)}h${n(32)}`);
  }
  pen.fill(
    paint('#f6f3ea'),
    'M-330-20q22 34 56 6l-4 28h10v-44q-34-18-62 10zM220-50q22 34 56 6l-4 28h10v-44q-34-18-62 10z',
  );
  drawWalkers(pen, tones, [
    [-420, 90],
    [-394, 88],
    [40, 20],
    [430, 94],
  ]);
}

/** A great dome of glass with an iron crown among longer houses of glass, on the lawn of a royal park. */
export function drawGlassCity({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const glass = withBuilding(tones, '#cfe3e6', '#a9c9cf');
  const iron = paint('#f1f4f2');
  const inside = mixColors(leafShade, glass.wall, 0.5);
  for (const side of [-1, 1])
    pen
      .fill(glass.wall, `M${side * 120} 0V120Q${side * 240} 190 ${side * 380} 100V0z`)
      .fill(inside, `M${side * 140} 0V60Q${side * 200} 110 ${side * 250} 50T${side * 360} 60V0z`)
      .stroke(
        iron,
        4,
        `M${side * 170} 0V138M${side * 220} 0V150M${side * 270} 0V150M${side * 320} 0V136M${side * 380} 56H${side * 120}`,
      )
      .stroke(iron, 8, `M${side * 120} 120Q${side * 240} 190 ${side * 380} 100`);
  drawBlock(pen, glass, { x: -190, y: 0, width: 380, height: 110 }, 0.16);
  drawDome(pen, glass, 0, 110, 190, 150);
  pen
    .rounds(inside, 60, 'M-120 40v30M-40 50v60M50 40v70M120 30v40')
    .rounds(leaf, 26, 'M-110 80h20M-40 130h20M40 120h30')
    .stroke(iron, 4, 'M-150 0V170M-100 0V220M-50 0V250M0 0V260M50 0V250M100 0V220M150 0V170M-190 56H190')
    .stroke(iron, 9, 'M-190 110Q-186 256 0 260Q186 256 190 110')
    .rect(iron, -196, 104, 392, 10)
    .rect(iron, -56, 256, 112, 10);
  drawBlock(pen, glass, { x: -46, y: 264, width: 92, height: 30 }, 0.24);
  drawDome(pen, glass, 0, 294, 48, 34);
  pen
    .fill(paint('#cfa23c'), 'M-20 328l-6 34 14-12 12 20 12-20 14 12-6-34z')
    .stroke(iron, 4, 'M-24 264V316M0 264V326M24 264V316');
}
