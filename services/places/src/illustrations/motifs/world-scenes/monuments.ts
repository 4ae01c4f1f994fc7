import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Walls of crossed basalt logs with corners that sweep up, beside a canal among mangroves. */
export function drawLogWalls({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [dark, mid, lit] = ['#4a4a50', '#66666c', '#86868a'].map(paint) as [string, string, string];
  pen
    .rect(fade(haze, 0.3)(leafShade), -720, -40, 1440, 190)
    .rounds(fade(haze, 0.2)(leaf), 100, 'M-680 150h200M-400 180h160M-160 160h200M140 190h180M420 150h220');
  drawPalm(pen, tones, -460, 60, 3, 0.1);
  drawPalm(pen, tones, 470, 60, 3.2, -0.1);
  drawPalm(pen, tones, 340, 80, 2.6, 0.14);
  for (const [left, right, base, rows, lift] of [
    [-230, 250, 60, 9, 46],
    [-400, -40, -10, 10, 60],
    [90, 420, -10, 10, 60],
  ] as const) {
    const width = right - left;
    for (let row = 0; row < rows; row++) {
      const y = base + row * 22;
      const rise = Math.round((lift * row ** 2) / rows ** 2);
      const sag = `M${left - row * 2} ${y + rise}Q${left + width * 0.3} ${y - 2} ${left + width / 2} ${y}T${right + row * 2} ${y + rise}`;
      if (row % 2) pen.stroke(row % 4 === 1 ? mid : dark, 20, sag);
      else pen.dashes(lit, 17, [16, 7], sag).stroke(dark, 2, sag);
    }
  }
  pen
    .rect(dark, -50, -14, 150, 90)
    .rect(paint('#2c2c32'), -10, -14, 70, 60)
    .rect(lit, -40, 70, 130, 16)
    .rect(paint('#6f5f4f'), -440, -34, 900, 26);
  const water = mixColors(tones.water, paint('#3f8f7f'), 0.4);
  pen
    .rect(water, -720, -230, 1440, 204)
    .rounds(tones.waterLight, 4, 'M-560-70h160M-200-60h180M160-80h200M-420-160h180M200-180h200')
    .fill(paint('#d9703f'), 'M-180-120q120-24 260 0l-30-18h-190z')
    .stroke(paint('#e8dcc0'), 5, 'M-100-96l120-40')
    .rounds(leafShade, 70, 'M-640-40h80M600-40h80')
    .stroke(paint('#5a4a3c'), 5, 'M-600-60l-20-50M-570-60l10-50M-640-60l-30-44M620-60l-20-50M650-60l16-46');
  drawWalkers(pen, tones, [
    [-70, -116],
    [20, 0],
  ]);
}

/** A giant rider of polished steel on a round building with columns, on the steppe. */
export function drawSteelHorseman({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#e9e2d0', '#b9ae98');
  const [steel, light, dark] = ['#a9b7bf', '#dfe8ec', '#6f7f8a'].map(paint) as [string, string, string];
  pen.rect(stone.shade, -230, 0, 460, 24);
  pen.rect(stone.deep, -190, 24, 380, 110).rect(tones.window, -180, 30, 360, 96);
  for (let index = 0; index < 13; index++) {
    const x = Math.round(190 * Math.sin(((index - 6) / 6) * 1.5));
    pen.rect(stone.wall, x - 8, 24, 16, 112).rect(stone.lit, x - 8, 24, 5, 112);
  }
  pen
    .rect(stone.wall, -210, 134, 420, 34)
    .rect(stone.lit, -218, 164, 436, 10)
    .rect(stone.shade, 110, 134, 100, 30)
    .rect(stone.wall, -150, 174, 300, 26)
    .rect(stone.lit, -156, 196, 312, 7);
  pen
    .fill(
      steel,
      'M-120 204L-110 290Q-130 330-120 366Q-90 400-20 396L70 400Q96 420 120 470Q150 480 176 450Q180 430 160 424L140 428Q132 380 120 350L116 204H86L80 320Q20 336-50 320L-70 280-74 204z',
    )
    .fill(light, 'M-110 290Q-130 330-120 366Q-90 400-20 396L60 400Q-40 380-84 350zM120 470Q150 480 176 450L150 456z')
    .fill(dark, 'M80 320Q20 336-50 320L-60 300Q20 316 84 300zM116 204H100L108 330 120 350z')
    .fill(steel, 'M-120 366q-40-10-50-70q-4-40 10-60q0 60 46 90z')
    .fill(light, 'M-60 390Q-56 440-40 490Q-20 520 14 500Q30 450 36 400z')
    .fill(dark, 'M10 500Q30 450 36 400L10 398z')
    .circle(steel, -8, 528, 24)
    .fill(dark, 'M-34 536q26 30 52 0l-6 20h-40z')
    .stroke(steel, 14, 'M20 470l50-20')
    .stroke(paint('#e3b23f'), 8, 'M60 452h70')
    .stroke(dark, 12, 'M-20 396l10-60');
  drawWalkers(pen, tones, [
    [-70, -14],
    [-40, -20],
    [60, -16],
  ]);
  for (const x of [-330, 330])
    pen
      .dome(paint('#f4efe4'), x, 0, 44, 40)
      .rect(paint('#c9783f'), x - 8, 0, 16, 24)
      .rect(paint('#b5843f'), x - 44, 12, 88, 6);
}

/** A carved stone with an upright pillar on a terrace, before peaks. */
export function drawHitchingStone({ pen, tones }: MotifInput): void {
  const { haze, leaf, leafShade, leafLight } = tones;
  const far = fade(haze, 0.4);
  pen
    .polygon(
      far(leafShade),
      [-720, 0],
      [-560, 230],
      [-430, 140],
      [-270, 330],
      [-120, 160],
      [40, 250],
      [200, 140],
      [330, 420],
      [460, 200],
      [600, 280],
      [720, 160],
      [720, 0],
    )
    .polygon(fade(haze, 0.24)(leafShade), [180, 0], [300, 300], [340, 430], [400, 320], [520, 0])
    .polygon(fade(haze, 0.2)(leaf), [340, 430], [360, 200], [330, 0], [180, 0], [300, 300]);
  pen.fill(haze, 'M-720 60q200 50 420 20t420 10t600-20v-70H-720z', 0.5);
  const stone = withBuilding(tones, '#b9b4a8', '#8f8a7e');
  pen
    .rect(leafShade, -720, -230, 1440, 236)
    .fill(leafLight, 'M-720-60Q-300 0 100-20T720-10V-230H-720z')
    .rect(stone.wall, -720, -60, 300, 70)
    .dashes(stone.shade, 3, [34, 6], 'M-720-36H-420M-710-12H-420')
    .rect(stone.wall, 430, -60, 300, 60)
    .dashes(stone.shade, 3, [34, 6], 'M430-36H730M440-14H730');
  pen
    .fill(stone.deep, 'M-300-150Q-60-120 300-150L320-180H-320z', 0.5)
    .polygon(
      stone.wall,
      [-300, -150],
      [-270, -40],
      [-150, -10],
      [-120, 50],
      [40, 60],
      [80, 10],
      [230, 0],
      [280, -60],
      [310, -150],
    )
    .polygon(stone.lit, [-270, -40], [-150, -10], [-60, -6], [-120, -60])
    .polygon(stone.lit, [-120, 50], [40, 60], [30, 80], [-100, 74])
    .polygon(stone.shade, [80, 10], [230, 0], [280, -60], [310, -150], [120, -150], [60, -40])
    .polygon(stone.deep, [40, 60], [80, 10], [60, -40], [20, 0])
    .polygon(stone.wall, [-56, 70], [-40, 230], [-6, 240], [10, 230], [14, 74])
    .polygon(stone.shade, [-14, 72], [-8, 238], [10, 230], [14, 74])
    .polygon(stone.lit, [-40, 230], [-6, 240], [10, 230], [-20, 222]);
  drawWalkers(
    pen,
    tones,
    [
      [-380, -110],
      [-350, -116],
      [390, -120],
    ],
    1.3,
  );
}

/** Terraces of seats before a stage house with a Doric front, in a wooded canyon. */
export function drawCanyonStage({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const hill = fade(haze, 0.26);
  pen
    .fill(hill(paint('#a8a068')), 'M-720 0V330Q-560 400-400 290T-100 180T160 210T420 330T720 360V0z')
    .rounds(
      hill(leafShade),
      56,
      'M-660 260h80M-520 220h90M-380 170h80M300 210h90M440 260h80M600 280h90M-600 150h120M460 150h150',
    )
    .rounds(leafShade, 90, 'M-660 70h160M-440 60h100M360 70h120M540 80h140')
    .rounds(leaf, 50, 'M-640 110h80M-460 90h60M380 100h60M580 110h70');
  const stone = withBuilding(tones, '#e6d9bc', '#b5a888');
  pen.rect(paint('#c9b48c'), -720, -230, 1440, 246);
  drawBlock(pen, stone, { x: -320, y: 10, width: 640, height: 130 }, 0.08);
  pen
    .rect(paint('#3a3440'), -200, 10, 400, 120)
    .rect(paint('#6f4a8a'), -200, 14, 400, 30)
    .rect(tones.window, -190, 96, 380, 10);
  for (const x of [-216, -150, 150, 216])
    pen
      .rect(stone.wall, x - 16, 10, 32, 130)
      .rect(stone.lit, x - 16, 10, 10, 130)
      .rect(stone.lit, x - 22, 134, 44, 10);
  pen
    .rect(stone.wall, -250, 144, 500, 30)
    .dashes(stone.shade, 20, [12, 22], 'M-246 160H250')
    .polygon(stone.lit, [-264, 174], [0, 250], [264, 174])
    .polygon(stone.shade, [-210, 180], [0, 240], [210, 180])
    .rect(paint('#d9d4c4'), -330, 136, 90, 8)
    .rect(paint('#d9d4c4'), 240, 136, 90, 8)
    .rect(paint('#4a3f3a'), -210, 0, 420, 16);
  const seats = ['#8f5040', '#a3604c', '#8f5040', '#a3604c', '#8f5040'];
  for (const [index, color] of seats.entries()) {
    const y = -10 - index * 44;
    pen.fill(
      paint(color),
      `M${-330 - index * 110} ${y}Q0 ${y - 60 - index * 8} ${330 + index * 110} ${y}V${y - 34}Q0 ${y - 96 - index * 8} ${-330 - index * 110} ${y - 34}z`,
    );
    let heads = '';
    for (let t = -0.8; t <= 0.81; t += 0.16)
      heads += `M${Math.round(t * (330 + index * 100))} ${Math.round(y - 12 - (30 + index * 4) * (1 - t * t))}h0`;
    pen.rounds(paint(['#3a3440', '#5a4438', '#2f3a4a'][index % 3]!), 13 + index * 2, heads);
  }
}

/** A temple of mud with rows of beams behind a market of cloths and baskets. */
export function drawMarketCloths({ pen, tones }: Pick<MotifInput, 'pen' | 'tones'>): void {
  const { paint } = tones;
  for (const [x, y, s, color] of [
    [-330, -70, 1, '#c9603f'],
    [-190, -96, 1.15, '#3f86a5'],
    [-40, -80, 1, '#e3b24a'],
    [120, -104, 1.2, '#5f9f6a'],
    [270, -76, 1, '#b5508a'],
    [370, -110, 1.2, '#d9883f'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(paint('#7a5a40'), 4, `M${x - n(44)} ${y}v${n(60)}M${x + n(44)} ${y}v${n(60)}`)
      .polygon(
        paint(color),
        [x - n(60), y + n(52)],
        [x - n(40), y + n(78)],
        [x + n(40), y + n(78)],
        [x + n(60), y + n(52)],
      )
      .fill(
        paint('#b58a58'),
        `M${x - n(34)} ${y}h${n(26)}l${n(6)} ${n(16)}h-${n(38)}zM${x + n(6)} ${y}h${n(26)}l${n(6)} ${n(16)}h-${n(38)}z`,
      )
      .rounds(paint('#e3b24a'), n(8), `M${x - n(30)} ${y + n(18)}h${n(18)}`)
      .rounds(paint('#b5442f'), n(8), `M${x + n(10)} ${y + n(18)}h${n(18)}`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-260, -80],
      [-120, -90],
      [40, -100],
      [200, -90],
      [-400, -90],
    ],
    1.2,
  );
}
