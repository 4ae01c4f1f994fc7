import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** White cubes with small windows that climb a steep hill above a bay, below a citadel. */
export function drawCasbahHill({ pen, tones, random }: MotifInput): void {
  const { haze, leafShade, water, waterLight, paint, window } = tones;
  const whites = ['#f6f1e4', '#ebe3d0', '#f2ead8', '#dfd8c8'].map(paint);
  pen
    .fill(
      fade(haze, 0.45)(leafShade),
      'M-720 220Q-560 260-400 200T-160 190V0H-720zM720 240Q600 230 480 180T260 170V0H720z',
    )
    .fill(mixColors(paint('#c9b48c'), haze, 0.1), 'M-560-60Q-380 120-240 260T-60 420H80Q220 340 340 200T600-60z')
    .rect(paint('#d3b98c'), -70, 410, 150, 60)
    .dashes(paint('#d3b98c'), 14, [14, 10], 'M-70 476H80')
    .rect(paint('#b89a6c'), 30, 410, 50, 60);
  for (let row = 0; row < 11; row++) {
    const y = 386 - row * 42;
    const half = 90 + row * 44;
    let [walls, shades, openings] = [new Map<string, string>(), '', ''];
    for (let x = -half + Math.round(random.between(0, 20)); x < half - 20; ) {
      const width = Math.round(random.between(38, 62));
      const high = Math.round(random.between(44, 74));
      const color = whites[Math.floor(random.between(0, 4))]!;
      walls.set(color, `${walls.get(color) ?? ''}M${x} ${y - 40}h${width}v${high + 20}h-${width}z`);
      shades += `M${x + width - 13} ${y - 40}h13v${high + 20}h-13z`;
      openings += `M${x + 10} ${y + Math.round(high * 0.1)}h22`;
      x += width + (random.between(0, 1) < 0.2 ? 14 : 0);
    }
    for (const [color, data] of walls) pen.fill(color, data);
    pen.fill(paint('#6a6f8a'), shades, 0.28).dashes(window, 10, [7, 8], openings);
  }
  for (const [x, y] of [
    [150, 130],
    [-190, 60],
  ] as const)
    pen
      .rect(whites[0]!, x - 15, y, 30, 110)
      .rect(whites[3]!, x + 5, y, 10, 110)
      .rect(paint('#3f8a86'), x - 15, y + 96, 30, 10)
      .rect(whites[0]!, x - 8, y + 110, 16, 26)
      .dome(whites[1]!, x - 52, y - 6, 34, 30);
  pen
    .rounds(leafShade, 34, 'M-300 40h20M210 20h30M-60 190h16M330-40h30M-440-60h30')
    .rect(paint('#efe6d2'), -720, -110, 1440, 40)
    .dashes(tones.deep, 24, [22, 18], 'M-700-94H700')
    .rect(water, -720, -240, 1440, 132)
    .rounds(waterLight, 5, 'M-560-140h220M-180-180h180M120-140h240M420-190h180', 0.6)
    .fill(paint('#3f6f9c'), 'M230-160h110l-18-24h-76zM-420-180h96l-16-22h-66z');
}

/** An open Javanese pavilion with a tiled pyramid roof of two pitches on carved posts, in a sandy court. */
export function drawOpenPendopo({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [tile, tileShade, wood, green, sand] = ['#9c5a40', '#74402f', '#6b4630', '#2f6b4f', '#dcc79c'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rounds(fade(haze, 0.4)(leafShade), 110, 'M-680 110h260M-340 130h180M220 130h200M480 110h220')
    .rect(paint('#f0e9da'), -720, 10, 1440, 84)
    .dashes(paint('#cdbf9f'), 84, [5, 90], 'M-690 52H720')
    .rect(tileShade, -720, 92, 1440, 10)
    .rect(sand, -720, -240, 1440, 256)
    .fill(paint('#c7ae80'), 'M-420-60H420L520-110H-520z', 0.7)
    .rect(paint('#e9e2d2'), -410, -40, 820, 34)
    .rect(paint('#b9ae98'), -410, -40, 820, 10)
    .rect(mixColors(tones.deep, wood, 0.3), -340, -6, 680, 150)
    .rect(tones.isDusk ? paint('#f2c069') : paint('#8a6a48'), -240, 0, 480, 120);
  for (const x of [-380, -290, -200, -100, 100, 200, 290, 380])
    pen
      .rect(Math.abs(x) < 150 ? paint('#c9a24a') : green, x - 9, -6, 18, 158)
      .rect(paint('#efe6d0'), x - 16, -6, 32, 18)
      .rect(paint('#c9a24a'), x - 12, 130, 24, 8);
  pen
    .rect(green, -420, 146, 840, 14)
    .dashes(paint('#d9b45a'), 6, [14, 10], 'M-416 152H416')
    .polygon(tile, [-470, 150], [-230, 236], [230, 236], [470, 150])
    .polygon(tileShade, [110, 236], [230, 236], [470, 150], [190, 150])
    .polygon(tile, [-230, 234], [-80, 372], [80, 372], [230, 234])
    .polygon(tileShade, [60, 234], [40, 372], [80, 372], [230, 234])
    .stroke(tileShade, 3, 'M-350 193H350M-410 172H410M-180 280H180M-130 326H130', 0.6)
    .rect(tileShade, -92, 368, 184, 12)
    .fill(paint('#d9b45a'), 'M-8 380h16l-8 34z')
    .rounds(leafShade, 90, 'M-600 60h70M570 60h60')
    .rounds(leaf, 54, 'M-610 90h50M580 92h40')
    .rect(wood, -572, -40, 16, 80)
    .rect(wood, 592, -40, 16, 80);
  drawWalkers(
    pen,
    tones,
    [
      [-150, -80],
      [-120, -84],
      [230, -90],
      [320, -130],
    ],
    1.1,
  );
}

/** A pool of a canal with painted narrowboats, willows and white stucco villas. */
export function drawNarrowboats({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, leafShade, water, waterLight, window } = tones;
  const villa = withBuilding(tones, '#f4efe2', '#76808c');
  for (const x of [-640, -390, -140, 110, 360, 610]) {
    drawBlock(pen, villa, { x: x - 110, y: 60, width: 220, height: 210 }, 0.16);
    pen
      .polygon(villa.roof, [x - 116, 270], [x - 84, 306], [x + 84, 306], [x + 116, 270])
      .rect(villa.lit, x - 114, 206, 228, 8)
      .dashes(window, 40, [24, 28], `M${x - 88} 240h180M${x - 88} 170h180M${x - 88} 104h180`);
  }
  pen
    .rounds(leafShade, 80, 'M-700 90h170M-330 84h60M160 84h80M480 90h220')
    .rounds(leaf, 50, 'M-690 110h120M500 112h160')
    .rect(paint('#a08f78'), -720, 26, 1440, 34)
    .rect(paint('#d8cbb2'), -720, 54, 1440, 8)
    .rect(water, -720, -240, 1440, 268)
    .rounds(waterLight, 5, 'M-640-30h120M-60-20h180M420-40h200M-300-190h240M180-200h180', 0.55);
  for (const [x, y, size, hull, cabin] of [
    [-360, 0, 0.86, '#2f5f4a', '#a8383a'],
    [260, -20, 1, '#27406b', '#2f7a5a'],
    [-130, -120, 1.3, '#8f2f36', '#2a4f7d'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(hull),
        `M${x - n(240)} ${y + n(30)}h${n(470)}q-${n(10)}-${n(40)}-${n(30)}-${n(44)}h-${n(400)}q-${n(30)} ${n(4)}-${n(40)} ${n(44)}z`,
      )
      .rect(paint(cabin), x - n(170), y + n(28), n(330), n(44))
      .rect(paint('#e6c35a'), x - n(170), y + n(28), n(330), n(5))
      .rect(paint('#f0e6d0'), x - n(176), y + n(70), n(342), n(7))
      .dashes(window, n(20), [n(28), n(26)], `M${x - n(140)} ${y + n(52)}h${n(280)}`)
      .rounds(
        paint('#d9503f'),
        n(12),
        `M${x - n(90)} ${y + n(84)}h0M${x - n(60)} ${y + n(84)}h0M${x + n(40)} ${y + n(84)}h0`,
      )
      .rounds(leaf, n(12), `M${x - n(75)} ${y + n(82)}h0M${x + n(56)} ${y + n(82)}h0`)
      .rect(paint('#2b2b33'), x + n(100), y + n(76), n(10), n(34));
  }
  for (const x of [-580, 560])
    pen
      .stroke(paint('#5d4a3c'), 20, `M${x} 50q14 90-8 180`)
      .ellipse(leaf, x, 270, 140, 96)
      .stroke(
        leaf,
        16,
        `M${x - 120} 260q-20-120-6-220M${x - 80} 230q-8-120 0-200M${x + 60} 220v-190M${x + 100} 240q14-100 4-220M${x - 30} 200v-140M${x + 130} 260q20-90 10-180`,
      )
      .ellipse(leafLight, x - 30, 310, 80, 40);
}

/** A courtyard with timber balconies and rows of wine casks. */
export function drawCaskCourt({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight, window, isDusk } = tones;
  const [plaster, shade, wood, dark, tile] = ['#f2ead8', '#cfc2a8', '#7d4f34', '#553523', '#b5603f'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(plaster, -330, -20, 660, 420)
    .polygon(shade, [330, -20], [720, -160], [720, 480], [330, 400])
    .polygon(mixColors(plaster, shade, 0.35), [-330, -20], [-720, -160], [-720, 480], [-330, 400])
    .polygon(tile, [-330, 400], [330, 400], [372, 436], [-372, 436])
    .polygon(tile, [330, 400], [720, 480], [720, 530], [372, 436])
    .polygon(tile, [-330, 400], [-720, 480], [-720, 530], [-372, 436])
    .polygon(paint('#b9ab94'), [-330, -20], [330, -20], [720, -160], [720, -240], [-720, -240], [-720, -160])
    .stroke(paint('#9a8c76'), 3, 'M-180-20L-420-240M0-20V-240M180-20L420-240M-420-54H420M-560-100H560M-700-160H700');
  for (const y of [130, 270]) {
    pen.dashes(window, 84, [44, 56], `M-272 ${y + 54}H300`);
    if (isDusk) pen.dashes(paint('#e0a850'), 60, [30, 70], `M-265 ${y + 54}H300`);
    pen
      .rect(wood, -330, y - 12, 660, 14)
      .dashes(wood, 40, [6, 12], `M-330 ${y + 20}H330`)
      .rect(wood, -330, y + 40, 660, 8)
      .dashes(wood, 120, [9, 123], `M-330 ${y + 60}H340`);
    for (const side of [-1, 1])
      pen
        .polygon(
          wood,
          [side * 330, y + 48],
          [side * 720, y + 48 + (y - 130) * 0.5 + 30],
          [side * 720, y + (y - 130) * 0.5 + 14],
          [side * 330, y + 40],
        )
        .polygon(
          dark,
          [side * 330, y + 2],
          [side * 720, y - 40 + (y - 130) * 0.5],
          [side * 720, y - 64 + (y - 130) * 0.5],
          [side * 330, y - 12],
        )
        .stroke(
          wood,
          8,
          `M${side * 400} ${y - 16}v66M${side * 470} ${y - 22}v76M${side * 560} ${y - 30}v92M${side * 660} ${y - 36}v108`,
        );
  }
  pen
    .arch(dark, -60, -20, 120, 60)
    .rounds(leaf, 40, 'M-300 170h50M250 310h50M-140 310h40M120 170h50')
    .rounds(leafLight, 18, 'M-296 184h26M258 324h24M-132 322h16M128 184h24');
  const cask = (x: number, y: number, radius: number) =>
    pen
      .circle(wood, x, y + radius, radius)
      .circle(paint('#a8744a'), x, y + radius, radius * 0.84)
      .stroke(
        wood,
        3,
        `M${x - radius * 0.5} ${y + radius * 0.4}V${y + radius * 1.6}M${x} ${y + radius * 0.2}V${y + radius * 1.8}M${x + radius * 0.5} ${y + radius * 0.4}V${y + radius * 1.6}`,
      )
      .circle(dark, x, y + radius * 0.55, radius * 0.12);
  for (const [x, y, radius] of [
    [-400, -110, 62],
    [-280, -110, 62],
    [-340, -8, 62],
    [290, -120, 66],
    [420, -120, 66],
    [355, -12, 66],
  ] as const)
    cask(x, y, radius);
  drawWalkers(
    pen,
    tones,
    [
      [-60, -90],
      [-20, -100],
      [110, -70],
    ],
    1.4,
  );
}

/** Rows of low gray-tiled huts with colored doors on a lawn, below a tower of stacked segments. */
export function drawVillageTower({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [glass, shade] = [mixColors(paint('#7fa39c'), haze, 0.12), mixColors(paint('#5f837f'), haze, 0.12)];
  pen.dashes(
    mixColors(paint('#9aa6b0'), haze, 0.5),
    190,
    [70, 22],
    `M-720 ${150 + Math.round(random.between(0, 20))}H720`,
  );
  pen.dashes(mixColors(paint('#8d98a4'), haze, 0.35), 120, [90, 60], 'M-690 120H720');
  pen.polygon(glass, [80, 80], [240, 80], [222, 190], [98, 190]);
  for (let index = 0; index < 8; index++) {
    const y = 190 + index * 34;
    pen
      .polygon(glass, [112, y], [208, y], [222, y + 32], [98, y + 32])
      .polygon(shade, [176, y], [208, y], [222, y + 32], [180, y + 32]);
    if (tones.isDusk) pen.dashes(window, 4, [8, 6], `M112 ${y + 20}H208`);
  }
  pen
    .polygon(shade, [120, 462], [200, 462], [180, 494], [140, 494])
    .rect(glass, 148, 494, 24, 24)
    .rect(shade, 157, 518, 6, 60)
    .rounds(leafShade, 80, 'M-700 70h300M-280 60h200M340 70h360')
    .rounds(leaf, 44, 'M-660 96h160M400 100h200')
    .fill(tones.leafLight, 'M-720 40Q-200 56 300 40T720 36V-240H-720z')
    .fill(tones.groundShade, 'M-60-30Q40-90-40-240H200Q180-90 40-30z');
  for (const [x, y, wide, color] of [
    [-620, 20, 400, '#e8dfcc'],
    [-140, 24, 380, '#d9cdb6'],
    [300, 14, 420, '#e3d6c0'],
    [-700, -120, 560, '#efe6d4'],
    [150, -130, 560, '#e6dac4'],
  ] as const) {
    const high = y < 0 ? 96 : 66;
    const doors = [paint('#4f8a7a'), paint('#c4624a'), paint('#d9a83f')];
    drawBlock(pen, withBuilding(tones, color, '#6f7478'), { x, y, width: wide, height: high }, 0.1);
    pen
      .polygon(
        paint('#70757a'),
        [x - 16, y + high - 4],
        [x + 24, y + high + 44],
        [x + wide - 24, y + high + 44],
        [x + wide + 16, y + high - 4],
      )
      .stroke(paint('#565b62'), 3, `M${x + 4} ${y + high + 18}h${wide - 8}`);
    for (let index = 0; index * 110 < wide - 60; index++)
      pen
        .rect(doors[index % 3]!, x + 24 + index * 110, y, 30, high * 0.7)
        .rect(window, x + 68 + index * 110, y + high * 0.3, 32, high * 0.36);
  }
  drawWalkers(
    pen,
    tones,
    [
      [20, -60],
      [50, -66],
      [-80, -150],
      [90, -170],
    ],
    1.2,
  );
}
