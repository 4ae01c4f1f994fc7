import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import { type Tones, withBuilding } from '../scene/tones.js';

/** Roofless stone houses on a ridge with terraces, below a steep peak in the clouds. */
export function drawTerraces({ pen, tones, random }: MotifInput): void {
  const { leaf, leafLight, leafShade, far, haze, paint } = tones;
  const stone = withBuilding(tones, '#cfc3ab', '#9a8f7a');
  drawPeaks(pen, tones);
  pen
    .fill(mixColors(leafShade, haze, 0.34), 'M-720 40Q-560-60-420 0H-300V-230H-720z')
    .fill(mixColors(leaf, haze, 0.1), 'M-720-200Q-560-130-470-60Q-300 30-120 44T180 66Q330 60 440 10L720-30V-230H-720z')
    .fill(mixColors(leafShade, far, 0.2), 'M-720-230V-180Q-560-130-470-60Q-400-20-340 0Q-430-110-470-230z');
  for (let index = 0; index < 7; index++) {
    const [left, y] = [-410 + index * 8, -20 - index * 26];
    pen
      .stroke(leafLight, 13, `M${left} ${y - 44}Q-250 ${y + 20} ${-96 - index * 6} ${y + 44}`)
      .stroke(
        index % 2 ? stone.shade : stone.wall,
        9,
        `M${left} ${y - 54}Q-250 ${y + 10} ${-96 - index * 6} ${y + 33}`,
      );
  }
  for (const [y, from, to] of [
    [48, -120, 240],
    [4, -110, 330],
    [-58, -100, 380],
  ] as const) {
    pen
      .fill(stone.wall, `M${from} ${y - 26}L${from + 10} ${y + 4}H${to - 10}L${to} ${y - 26}z`)
      .dashes(stone.shade, 4, [26, 10], `M${from + 12} ${y - 8}H${to - 12}M${from + 22} ${y - 18}H${to - 8}`);
    pen.fill(leafLight, `M${from + 6} ${y + 4}H${to - 6}v7H${from + 6}z`);
  }
  const lean = Math.round(random.between(-8, 8));
  for (const [x, y, size] of [
    [-80, 58, 36],
    [-30, 60, 42],
    [40, 58, 38],
    [110, 60, 44],
    [180, 56, 36],
  ] as const)
    drawHouse(pen, stone, x + lean, y, size);
  for (const [x, y, size] of [
    [-90, 14, 50],
    [-14, 14, 46],
    [150, 14, 54],
    [236, 12, 48],
  ] as const)
    drawHouse(pen, stone, x, y, size);
  for (const [x, y, size] of [
    [-80, -48, 62],
    [10, -48, 70],
    [200, -48, 76],
    [300, -48, 58],
  ] as const)
    drawHouse(pen, stone, x - lean, y, size);
  for (const [x, y, wide, high] of [
    [66, 14, 60, 24],
    [110, -48, 66, 30],
  ] as const)
    drawWall(pen, stone, x, y, wide, high);
  for (const [y, color] of [
    [-112, leaf],
    [-150, leafShade],
  ] as const)
    pen
      .fill(stone.shade, `M-140 ${y - 30}Q100 ${y + 2} 420 ${y + 6}T720 ${y + 26}V${y - 60}H-140z`)
      .fill(color, `M-160 ${y - 44}Q100 ${y - 16} 420 ${y - 14}T720 ${y + 6}V-230H-160z`);
  pen
    .rect(stone.wall, 420, -104, 110, 62)
    .rect(stone.shade, 490, -104, 40, 62)
    .rect(stone.deep, 452, -104, 22, 38)
    .fill(paint('#b59355'), 'M404-44l50 66h44l52-66z')
    .fill(paint('#8d7040'), 'M486-44l12 66 52-66z');
  pen
    .fill(leafShade, 'M-720-140Q-460-130-300-190T100-196T720-160V-230H-720z')
    .fill(leaf, 'M-720-170Q-440-160-280-206T160-212T720-186V-230H-720z');
  drawLlama(pen, tones, -210, -196, 1.25);
  drawLlama(pen, tones, -90, -204, 0.95);
}

function drawPeaks(pen: Pen, { far, leaf, leafShade, haze, paint }: Tones): void {
  const [back, front] = [mixColors(far, haze, 0.4), mixColors(far, haze, 0.16)];
  const lit = mixColors(mixColors(leaf, far, 0.4), haze, 0.2);
  const shade = mixColors(mixColors(leafShade, far, 0.3), haze, 0.12);
  const cloud = mixColors(paint('#f6f4ec'), haze, 0.3);
  pen.rect(mixColors(leafShade, haze, 0.4), -720, -230, 1440, 250);
  pen
    .fill(
      back,
      'M-720 120L-600 300-520 240-400 380-300 260-200 330-60 180 300 200 420 340 500 260 620 360 720 240V0H-720z',
    )
    .fill(front, 'M-720 20L-620 190-560 150-460 250-360 120-260 160-140 0zM330 0L440 170 520 130 620 240 720 160V0z')
    .fill(
      cloud,
      'M-720 170q80 30 160 6q90 26 180 0q100 20 190-4q-80-30-190-20q-120-24-340 18zM300 200q90 30 200 6q100 26 220 4q-100-36-210-24q-110-14-210 14z',
      0.7,
    )
    .fill(
      lit,
      'M-200 0Q-140 130-96 160Q-60 176-40 120L-10 60Q40 130 70 250Q96 400 150 436Q200 440 226 320Q262 200 320 130Q380 70 420 0z',
    )
    .fill(
      shade,
      'M150 436Q200 440 226 320Q262 200 320 130Q380 70 420 0H160L210 90 160 180 196 270 150 350zM-96 160Q-60 176-40 120L-10 60-40 0H-80L-60 80z',
    );
  pen
    .stroke(mixColors(lit, haze, 0.4), 5, 'M90 200l30 120M60 130l26 60M120 120l20 90M100 60l30 40', 0.7)
    .fill(cloud, 'M-80 210q60 26 130 6q80 22 150-4q70 16 120-10q-90-30-170-14q-110-16-230 22z', 0.6);
}

function drawLlama(pen: Pen, { paint }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  const wool = paint('#efe4cc');
  pen
    .stroke(
      paint('#c9b48f'),
      n(7),
      `M${x - n(20)} ${y}v${n(30)}M${x - n(9)} ${y}v${n(30)}M${x + n(14)} ${y}v${n(30)}M${x + n(24)} ${y}v${n(30)}`,
    )
    .fill(
      wool,
      `M${x - n(30)} ${y + n(26)}q-${n(8)} ${n(34)} ${n(20)} ${n(36)}h${n(22)}l${n(6)} ${n(44)}q${n(4)} ${n(12)} ${n(12)} ${n(8)}l${n(16)}-${n(8)}v-${n(8)}l-${n(12)}-${n(3)}l${n(2)}-${n(50)}q0-${n(20)}-${n(12)}-${n(22)}z`,
    )
    .fill(paint('#b5503f'), `M${x - n(18)} ${y + n(62)}h${n(30)}v-${n(22)}h-${n(30)}z`)
    .stroke(wool, n(4), `M${x + n(20)} ${y + n(110)}v${n(12)}M${x + n(28)} ${y + n(110)}v${n(12)}`);
}

/** A house that is left of its walls: two gables, the near one with a doorway that narrows upward. */
function drawHouse(pen: Pen, { wall, shade, lit, deep }: Tones, x: number, y: number, width: number): void {
  const eaves = width * 0.56;
  const ridge = width * 0.98;
  pen.polygon(
    shade,
    [x + width * 0.4, y],
    [x + width * 0.4, y + eaves],
    [x + width * 0.8, y + ridge * 0.9],
    [x + width * 1.2, y + eaves],
    [x + width * 1.2, y],
  );
  pen.polygon(wall, [x, y], [x, y + eaves], [x + width / 2, y + ridge], [x + width, y + eaves], [x + width, y]);
  pen.polygon(
    lit,
    [x, y],
    [x, y + eaves],
    [x + width / 2, y + ridge],
    [x + width * 0.54, y + ridge - 9],
    [x + width * 0.16, y + eaves - 8],
    [x + width * 0.14, y],
  );
  pen.polygon(
    deep,
    [x + width * 0.36, y],
    [x + width * 0.41, y + eaves * 0.7],
    [x + width * 0.61, y + eaves * 0.7],
    [x + width * 0.66, y],
  );
  pen.rect(deep, x + width * 0.45, y + eaves * 1.05, width * 0.12, width * 0.13);
}

/** A broken wall with a niche. */
function drawWall(pen: Pen, { wall, lit, deep }: Tones, x: number, y: number, width: number, height: number): void {
  pen.polygon(
    wall,
    [x, y],
    [x, y + height],
    [x + width * 0.3, y + height + 8],
    [x + width * 0.6, y + height - 6],
    [x + width, y + height * 0.5],
    [x + width, y],
  );
  pen.rect(lit, x, y + height - 5, width * 0.28, 5);
  pen.rect(deep, x + width * 0.26, y + 8, width * 0.16, height * 0.4);
}

/** What is left of a town: broken walls, an arch and stumps of columns. */
export function drawRuins({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, leaf, groundShade } = tones;
  pen.ellipse(groundShade, 0, -6, 370, 20, 0.6);
  pen.polygon(shade, [-330, 0], [-330, 96], [-296, 110], [-262, 84], [-224, 92], [-190, 54], [-140, 60], [-130, 0]);
  pen.polygon(shade, [110, 0], [120, 70], [166, 64], [196, 120], [250, 112], [290, 140], [330, 132], [330, 0]);
  for (const x of [-286, -216, 214, 276]) pen.rect(deep, x, 26, 22, 34);
  const x = Math.round(random.between(-40, 20));
  pen.fill(wall, `M${x - 96} 0v176l20 12l24-8l30 16l26-10l40 12l30-18l26 6v-186h-56v80a56 56 0 0 1-112 0v-80z`);
  pen.fill(shade, `M${x + 44} 80v-80h56v186l-26-6l-20 12q10-50-10-112z`);
  pen
    .rect(lit, x - 96, 108, 30, 6)
    .rect(lit, x + 70, 96, 30, 6)
    .dashes(shade, 3, [30, 12], `M${x - 90} 60h40M${x - 90} 140h150M${x - 80} 164h130`);
  pen
    .polygon(wall, [-372, 0], [-372, 40], [-330, 52], [-280, 34], [-240, 40], [-222, 0])
    .polygon(lit, [-372, 40], [-330, 52], [-280, 34], [-280, 28], [-330, 44], [-372, 33]);
  pen
    .polygon(wall, [190, 0], [200, 44], [250, 38], [300, 60], [350, 50], [372, 0])
    .polygon(lit, [200, 44], [250, 38], [300, 60], [350, 50], [350, 43], [300, 52], [250, 31], [200, 37]);
  for (const [left, height] of [
    [-190, 74],
    [-150, 42],
    [150, 96],
  ] as const)
    pen
      .rect(wall, left, -4, 26, height)
      .rect(shade, left + 16, -4, 10, height)
      .rect(lit, left - 4, height - 8, 34, 8)
      .rect(lit, left - 4, -4, 34, 7);
  pen
    .rounds(leaf, 18, 'M-300-6h20M-90-8h10M96-8h20M330-8h20')
    .rect(wall, -60, -14, 46, 16)
    .rect(shade, 40, -16, 34, 14);
}
