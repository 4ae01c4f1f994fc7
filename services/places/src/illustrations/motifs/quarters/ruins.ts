import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** Streets of ruins with columns before a broad volcano. */
export function drawVolcanoRuins({ pen, tones }: MotifInput): void {
  const { paint, haze, deep } = tones;
  const stone = withBuilding(tones, '#d9b894', '#b5785a');
  const peak = mixColors(paint('#7d8798'), haze, 0.24);
  pen
    .fill(peak, 'M-700 30Q-420 60-250 170Q-150 250-90 268Q-40 250 0 262Q60 290 110 262Q220 160 380 100Q540 50 700 30z')
    .fill(
      mixColors(paint('#66708a'), haze, 0.24),
      'M60 278Q90 284 110 262Q220 160 380 100Q540 50 700 30H240Q140 130 60 278z',
    );
  for (const [x, wide, high] of [
    [-330, 110, 84],
    [-210, 70, 56],
    [210, 90, 66],
    [310, 120, 96],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.3);
    pen
      .polygon(stone.wall, [x - wide / 2, high], [x - wide * 0.3, high + 22], [x, high + 6], [x + wide * 0.24, high])
      .dashes(stone.shade, 3, [22, 10], `M${x - wide / 2} ${high * 0.4}h${wide}M${x - wide / 2} ${high * 0.7}h${wide}`)
      .rect(deep, x - 14, 0, 28, high * 0.6);
  }
  for (const [x, high] of [
    [-140, 150],
    [-96, 150],
    [-52, 104],
    [70, 128],
    [116, 150],
    [160, 74],
  ] as const)
    drawColumn(pen, stone, x, 0, 22, high);
  pen.rect(stone.lit, -156, 150, 78, 16).rect(stone.shade, -156, 150, 78, 4);
  pen
    .polygon(paint('#8d857c'), [-24, 70], [24, 70], [90, -20], [-90, -20])
    .dashes(paint('#6f6860'), 5, [20, 7], 'M-30 56H30M-44 36H44M-60 14H60M-76-6H76')
    .rect(paint('#b5503f'), -330, 26, 40, 34);
}

/** A palace of red columns that narrow downward, with a fresco of a bull. */
export function drawRedColumns({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#dcc49c', '#c4a878');
  const red = withBuilding(tones, '#b5432f', '#2b2a30');
  drawBlock(pen, stone, { x: -340, y: 0, width: 680, height: 46 }, 0.2);
  drawBlock(pen, stone, { x: 120, y: 46, width: 230, height: 70 }, 0.3);
  drawBlock(pen, stone, { x: -300, y: 46, width: 360, height: 150 }, 0.16);
  pen
    .rect(stone.shade, -280, 60, 320, 116)
    .rect(paint('#6fa3b5'), -262, 74, 284, 90)
    .rect(paint('#e3c07a'), -262, 74, 284, 8)
    .rect(paint('#e3c07a'), -262, 156, 284, 8);
  pen
    .fill(
      paint('#a3533a'),
      'M-210 100Q-190 140-130 136Q-60 150-30 120L-8 128Q0 112-20 104Q-40 96-60 104L-72 84H-84L-80 104Q-130 96-160 106L-176 84H-188L-180 108Q-200 104-216 84z',
    )
    .stroke(paint('#efe0c0'), 4, 'M-16 124q14 6 12 22M-24 126q0 10-10 16')
    .fill(paint('#efdcc0'), 'M-140 138q10 24 40 20l14-10q-20 4-34-14z');
  for (const x of [-292, -208, -124, -40, 44])
    pen
      .polygon(red.wall, [x - 11, 46], [x - 16, 176], [x + 16, 176], [x + 11, 46])
      .polygon(red.shade, [x + 3, 46], [x + 5, 176], [x + 16, 176], [x + 11, 46])
      .rect(red.roof, x - 20, 174, 40, 14)
      .rect(stone.lit, x - 16, 46, 32, 7);
  pen
    .rect(stone.lit, -316, 188, 384, 18)
    .rect(stone.wall, -316, 206, 384, 26)
    .rounds(
      paint('#b5432f'),
      15,
      'M-290 219h0M-250 219h0M-210 219h0M-170 219h0M-130 219h0M-90 219h0M-50 219h0M-10 219h0M30 219h0',
    )
    .rect(stone.lit, -322, 230, 396, 9);
  for (const x of [150, 216, 282, 338])
    pen.polygon(red.wall, [x - 8, 116], [x - 12, 196], [x + 12, 196], [x + 8, 116]).rect(red.roof, x - 15, 194, 30, 10);
  pen
    .rect(stone.lit, 134, 202, 220, 14)
    .polygon(stone.lit, [-386, 0], [-386, 46], [-350, 86], [-372, 46], [-340, 46], [-340, 0])
    .polygon(stone.lit, [96, 0], [120, 46], [170, 46], [230, 0])
    .dashes(stone.shade, 4, [60, 200], 'M106 14h112M112 28h90');
}

/** Three columns of a round temple on a terrace below cliffs. */
export function drawThreeColumns({ pen, tones }: MotifInput): void {
  const { haze, leaf, leafShade, paint } = tones;
  const stone = withBuilding(tones, '#e0d0b2', '#c4b08c');
  pen
    .fill(
      mixColors(paint('#b5a48f'), haze, 0.22),
      'M-400 0L-352 130-310 230-262 216-200 340-110 300-40 400 30 310 110 370 200 280 262 310 330 180 400 0z',
    )
    .fill(
      mixColors(paint('#96866f'), haze, 0.22),
      'M-110 300L-90 200-130 100-40 130 0 60 60 180 30 310-40 400zM200 280L230 180 190 90 290 70 330 160 262 310z',
    )
    .fill(mixColors(leafShade, haze, 0.2), 'M-400 0Q-240 150-60 100T240 110T400 0z');
  pen
    .ellipse(stone.shade, -60, 12, 190, 22)
    .ellipse(stone.lit, -60, 22, 178, 18)
    .ellipse(stone.shade, -60, 32, 150, 15)
    .ellipse(stone.lit, -60, 40, 140, 13);
  for (const x of [-170, -20, 20, 50])
    drawBlock(pen, stone, { x: x - 14, y: 40, width: 28, height: x === 50 ? 40 : 24 }, 0.36);
  for (const x of [-130, -92, -52]) drawColumn(pen, stone, x, 40, 27, 176);
  pen
    .rect(stone.lit, -152, 214, 122, 16)
    .rect(stone.wall, -148, 230, 114, 22)
    .dashes(stone.shade, 16, [8, 12], 'M-144 241H-38')
    .rect(stone.lit, -156, 252, 130, 10)
    .rect(stone.shade, -148, 230, 114, 3);
  for (const [x, high] of [
    [150, 30],
    [210, 60],
    [280, 24],
  ] as const) {
    drawBlock(pen, stone, { x: x - 28, y: 0, width: 56, height: high }, 0.36);
    pen.rect(stone.lit, x - 30, high - 5, 60, 5);
  }
  for (const x of [-330, -296, 330, 362])
    pen.fill(leafShade, `M${x - 16} 0q-4 70 16 124q20-54 16-124z`).fill(leaf, `M${x - 16} 0q-4 70 16 124q2-60-2-124z`);
}

/** A gate with winged bulls and very tall columns on a terrace with reliefs. */
export function drawBullGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d3b58a', '#b0946c');
  const { wall, lit, shade, deep } = stone;
  pen.rect(wall, -390, 0, 780, 46).rect(lit, -394, 42, 788, 7).rect(shade, 240, 0, 150, 46);
  pen
    .rounds(
      shade,
      9,
      'M-370 12v14M-346 12v14M-322 12v14M-298 12v14M-274 12v14M90 12v14M114 12v14M138 12v14M162 12v14M186 12v14M210 12v14',
    )
    .rounds(
      lit,
      7,
      'M-370 34h0M-346 34h0M-322 34h0M-298 34h0M-274 34h0M90 34h0M114 34h0M138 34h0M162 34h0M186 34h0M210 34h0',
    );
  for (const [x, high] of [
    [30, 300],
    [96, 340],
    [162, 340],
    [228, 340],
    [300, 240],
    [352, 150],
  ] as const) {
    pen
      .rect(wall, x - 9, 48, 18, high - 48)
      .rect(shade, x + 2, 48, 7, high - 48)
      .rect(lit, x - 15, 48, 30, 18);
    if (high > 300)
      pen
        .rect(lit, x - 13, high - 70, 26, 8)
        .rect(lit, x - 12, high - 30, 24, 8)
        .fill(wall, `M${x - 30} ${high}q4 22 18 20h24q14 2 18-20z`);
  }
  for (const x of [-270, -110]) {
    pen
      .rect(wall, x - 52, 48, 104, 210)
      .rect(shade, x + 16, 48, 36, 210)
      .rect(lit, x - 56, 250, 112, 10)
      .dashes(shade, 3, [30, 14], `M${x - 48} 210h60M${x - 48} 176h60`);
    const at = x < -200 ? 1 : -1;
    pen
      .fill(
        lit,
        `M${x - at * 34} 48v70q${at * 4} 30 ${at * 30} 34v34q${at * 2} 16 ${at * 18} 16q${at * 14}-2 ${at * 12}-22l${at * 10}-8l${-at * 8}-14v-50l${at * 4}-60h${-at * 16}l${-at * 4} 40h${-at * 14}l${-at * 6}-40z`,
      )
      .stroke(
        shade,
        4,
        `M${x - at * 20} 116q${at * 14} 34 ${at * 34} 46M${x - at * 8} 112q${at * 10} 24 ${at * 24} 34M${x + at * 12} 190v-14h${at * 14}`,
      );
    pen.rect(lit, x + at * 14 - 10, 200, 22, 20);
  }
  pen.rect(deep, -218, 48, 56, 4).polygon(lit, [-10, 48], [-10, 62], [10, 62], [10, 48]);
}

/** Towers of stone with calm giant faces that look to all sides. */
export function drawFaceTowers({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a8a08c', '#8a8270');
  const { wall, lit, shade, deep } = stone;
  const tower = (x: number, foot: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .polygon(wall, [x - n(78), foot], [x - n(70), foot + n(60)], [x + n(70), foot + n(60)], [x + n(78), foot])
      .rect(lit, x - n(76), foot + n(54), n(152), n(8));
    pen
      .fill(
        wall,
        `M${x - n(64)} ${foot + n(60)}Q${x - n(78)} ${foot + n(130)} ${x - n(54)} ${foot + n(190)}H${x + n(54)}Q${x + n(78)} ${foot + n(130)} ${x + n(64)} ${foot + n(60)}z`,
      )
      .fill(
        shade,
        `M${x + n(40)} ${foot + n(60)}Q${x + n(52)} ${foot + n(130)} ${x + n(36)} ${foot + n(190)}H${x + n(54)}Q${x + n(78)} ${foot + n(130)} ${x + n(64)} ${foot + n(60)}z`,
      );
    pen.fill(
      lit,
      `M${x - n(42)} ${foot + n(150)}Q${x - n(48)} ${foot + n(84)} ${x} ${foot + n(70)}Q${x + n(40)} ${foot + n(84)} ${x + n(36)} ${foot + n(150)}z`,
    );
    pen
      .stroke(
        deep,
        n(5),
        `M${x - n(34)} ${foot + n(138)}q${n(13)}-${n(9)} ${n(26)} 0M${x + n(6)} ${foot + n(138)}q${n(12)}-${n(9)} ${n(24)} 0M${x - n(24)} ${foot + n(94)}q${n(22)}-${n(12)} ${n(44)} 0`,
      )
      .stroke(
        shade,
        n(5),
        `M${x - n(36)} ${foot + n(150)}q${n(15)} ${n(10)} ${n(30)} 0M${x + n(4)} ${foot + n(150)}q${n(13)} ${n(10)} ${n(27)} 0`,
      )
      .polygon(
        shade,
        [x - n(4), foot + n(142)],
        [x - n(13), foot + n(110)],
        [x + n(12), foot + n(110)],
        [x + n(2), foot + n(142)],
      );
    for (const [index, half] of [58, 48, 36, 22].entries())
      pen
        .rect(index % 2 ? wall : lit, x - n(half), foot + n(188 + index * 17), n(2 * half), n(17))
        .rect(shade, x + n(half * 0.4), foot + n(188 + index * 17), n(half * 0.6), n(17));
    pen.polygon(lit, [x - n(12), foot + n(256)], [x, foot + n(284)], [x + n(12), foot + n(256)]);
  };
  tower(-210, 40, 0.84);
  tower(206, 40, 0.8);
  tower(-330, 10, 0.56);
  tower(330, 10, 0.56);
  tower(0, 66, 1.1);
  pen
    .rect(wall, -380, 0, 760, 44)
    .rect(shade, 200, 0, 180, 44)
    .rect(lit, -386, 40, 772, 7)
    .dashes(shade, 26, [10, 14], 'M-372 18H190')
    .rect(deep, -24, 0, 48, 66)
    .rect(lit, -36, 62, 72, 9)
    .rounds(tones.leaf, 20, 'M-386 46h26M150 48h30M-120 50h16');
}
