import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';
import { drawBoat } from './parts.js';

/** A red funicular that climbs a wooded slope above a harbor town of red roofs between mountains and fjord. */
export function drawFunicularBay({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 260Q-560 330-400 300T-100 330T200 300T460 340T720 300V100H-720z')
    .rect(mixColors(water, haze, 0.15), -720, 60, 1440, 200)
    .fill(fade(haze, 0.3)(leafShade), 'M-720 200Q-600 260-500 240T-330 190zM200 200Q360 270 480 250T720 230V190z')
    .rounds(waterLight, 5, 'M-400 200h180M-60 180h200M-300 140h160', 0.6)
    .fill(mixColors(leaf, haze, 0.1), 'M-720 90Q-300 150-60 120T260 60V-230H-720z');
  for (const [y, from, to] of [
    [90, -500, 200],
    [46, -560, 260],
    [0, -620, 200],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 32,
      high: 54,
      narrow: 64,
      wide: 96,
      colors: ['#f4efe2', '#d9a48a', '#e8cf9f', '#f4efe2', '#c9d0cc'],
      roof: '#b5543f',
    });
  const church = withBuilding(tones, '#d9d0c0', '#5f7a70');
  for (const x of [-330, -290]) {
    drawBlock(pen, church, { x: x - 15, y: 90, width: 30, height: 80 }, 0.4);
    drawCone(pen, church, x, 170, 17, 50);
  }
  pen
    .fill(leafShade, 'M-720-60Q-400-20-100-60Q120 20 300 140T720 330V-230H-720z')
    .fill(leaf, 'M-720-140Q-300-110 0-130T400-40T720 60V-230H-720z');
  let firs = '';
  for (let at = 0; at < 26; at++) {
    const [x, s] = [Math.round(random.between(60, 700)), Math.round(random.between(44, 70))];
    const y = Math.round(-80 + Math.max(0, x - 100) * 0.5 - random.between(0, 90));
    firs += `M${x - Math.round(s * 0.3)} ${y}l${Math.round(s * 0.3)} ${s}l${Math.round(s * 0.3)}-${s}z`;
  }
  pen
    .fill(mixColors(leafShade, paint('#1f3a34'), 0.3), firs)
    .stroke(paint('#8a8078'), 30, 'M-230-230L330 150')
    .dashes(paint('#d9cfbf'), 26, [4, 13], 'M-230-230L330 150')
    .stroke(paint('#5a5450'), 3, 'M-240-222L320 158M-218-236L340 144');
  pen
    .polygon(paint('#c9343a'), [-60, -110], [-60, -30], [90, 72], [90, -8])
    .polygon(paint('#8f2230'), [60, -28], [60, 52], [90, 72], [90, -8])
    .polygon(paint('#f4efe2'), [-66, -32], [-60, -20], [96, 84], [92, 70])
    .polygon(tones.window, [-48, -74], [-48, -40], [-8, -13], [-8, -47])
    .polygon(tones.window, [4, -39], [4, -5], [44, 22], [44, -12]);
  drawBoat(pen, tones, -100, 150, 1, '#f4efe2');
}

/** A stone cross on a wooded hill above a town of straight streets at the foot of a great volcano. */
export function drawCrossOutlook({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .fill(
      fade(haze, 0.3)(paint('#5f7286')),
      'M-720 160Q-420 200-240 330Q-90 460-20 484H30Q100 460 240 330Q420 200 720 150V0H-720z',
    )
    .fill(fade(haze, 0.26)(paint('#4f6174')), 'M-20 484H30Q100 460 240 330Q420 200 720 150V60H200Q100 300-20 484z', 0.6)
    .fill(mixColors(haze, '#ffffff', 0.4), 'M-240 300q120 34 240 14t280 6q-60-34-180-24t-340 4z', 0.6)
    .rect(fade(haze, 0.2)(leaf), -720, -230, 1440, 400);
  const roofs = ['#c4694a', '#b5583f', '#d98a5f'].map((color) => fade(haze, 0.16)(paint(color)));
  const walls = ['#f1dcae', '#e3a87a', '#f4ecd8', '#d98a6a'].map((color) => fade(haze, 0.16)(paint(color)));
  for (let row = 0; row < 6; row++)
    for (let block = 0; block < 9; block++) {
      const size = 1 + row * 0.2;
      const [x, y] = [Math.round((block - 4.4) * 88 * size + random.between(-6, 6)), 140 - row * 34];
      const width = Math.round(70 * size);
      pen
        .rect(walls[(row + block) % 4]!, x, y, width, Math.round(13 * size))
        .fill(
          roofs[(row * 2 + block) % 3]!,
          `M${x - 2} ${y + Math.round(12 * size)}l10 ${Math.round(12 * size)}h${width - 18}l10-${Math.round(12 * size)}z`,
        );
    }
  const church = withBuilding(tones, '#f3d98f', '#c4694a');
  drawBlock(pen, church, { x: 150, y: 60, width: 70, height: 60 }, 0.3);
  drawDome(pen, church, 185, 120, 24, 26);
  pen
    .fill(leafShade, 'M-720-60Q-400-40-240-90T240-90T720-40V-230H-720z')
    .fill(leaf, 'M-720-130Q-300-90 0-130T720-110V-230H-720z')
    .rounds(leafShade, 80, 'M-560-30h0M-470-60h0M-620-80h0M500-40h0M590-20h0M650-70h0')
    .rounds(leaf, 56, 'M-570-10h0M-480-40h0M490-20h0M600 4h0');
  const stone = withBuilding(tones, '#b5aa98', '#8a8070');
  pen
    .rect(stone.wall, -250, -150, 130, 60)
    .rect(stone.lit, -258, -94, 146, 10)
    .rect(stone.wall, -225, -84, 80, 40)
    .rect(stone.lit, -231, -46, 92, 8)
    .rect(stone.wall, -200, -40, 30, 290)
    .rect(stone.shade, -182, -40, 12, 290)
    .rect(stone.wall, -262, 150, 154, 30)
    .rect(stone.shade, -262, 150, 154, 9);
  drawWalkers(
    pen,
    tones,
    [
      [-330, -130],
      [-60, -130],
      [-26, -134],
      [180, -140],
    ],
    1.5,
  );
}

/** A crimson staircase that divides and turns between carved shelves of books, under a roof of stained glass. */
export function drawCrimsonStairs({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const wood = withBuilding(tones, '#8a5a38', '#5a3a26');
  const books = ['#a8403a', '#3f6a5a', '#c9a24b', '#3f5a8a', '#e3d2b0', '#6b4a6b'].map(paint);
  pen.rect(wood.shade, -720, -240, 1440, 900);
  const glass = isDusk ? tones.window : paint('#f3e3b0');
  pen.rect(glass, -230, 440, 460, 160);
  for (const [at, color] of ['#c9503f', '#3f8a7a', '#e8b93f', '#3f6fa5'].entries())
    pen.dashes(paint(color), 120, [16, 100], `M${-214 + at * 29} 520H230`);
  pen.stroke(wood.deep, 9, 'M-230 440H230M-230 600V440M-76 440V600M76 440V600M230 440V600');
  for (const side of [-1, 1])
    for (const [from, to, low, high] of [
      [260, 430, 250, 430],
      [260, 430, 20, 190],
      [440, 660, 270, 480],
      [440, 660, 0, 200],
    ] as const) {
      const [x, width] = [side < 0 ? -to : from, to - from];
      pen.rect(wood.wall, x, low, width, high - low).rect(wood.deep, x + 12, low + 10, width - 24, high - low - 24);
      for (let shelf = 0; shelf < 3; shelf++) {
        const y = low + 14 + shelf * ((high - low - 30) / 3);
        for (const [at, color] of books.entries())
          if (at % 2 === shelf % 2)
            pen.dashes(color, 40, [10, 26], `M${x + 16 + at * 6} ${Math.round(y + 22)}h${width - 46}`);
        pen.rect(wood.lit, x + 12, y - 3, width - 24, 5);
      }
      pen.arch(wood.wall, x + width / 2 - 20, high - 8, 40, 10);
    }
  pen
    .rect(wood.wall, -720, 210, 470, 26)
    .rect(wood.wall, 250, 210, 470, 26)
    .dashes(wood.lit, 30, [6, 10], 'M-700 252H-250M250 252H700')
    .rect(wood.lit, -720, 266, 470, 6)
    .rect(wood.lit, 250, 266, 470, 6);
  const red = isDusk ? paint('#c9384a') : paint('#b5202f');
  const dark = mixColors(red, paint('#2a0a12'), 0.4);
  pen
    .fill(
      wood.lit,
      'M-250 236Q-130 230-110 120Q-120 40-240-60Q-300-140-290-230H290Q300-140 240-60Q120 40 110 120Q130 230 250 236V210Q180 190 170 110Q60 40 0 40T-170 110Q-180 190-250 210z',
    )
    .fill(red, 'M-96 100Q-40 40 0 40T96 100Q110 20 200-70Q250-150 240-230H-240Q-250-150-200-70Q-110 20-96 100z')
    .fill(
      dark,
      'M-92 90H92L96 70H-96zM-104 46H104L116 26H-116zM-128 0H128L148-22H-148zM-166-46H166L188-70H-188zM-204-96H204L218-122H-218zM-226-150H226L234-178H-234z',
    )
    .stroke(
      wood.deep,
      13,
      'M-250 262Q-110 250-96 130Q-110 50-226-50Q-290-130-276-230M250 262Q110 250 96 130Q110 50 226-50Q290-130 276-230',
    );
  drawWalkers(
    pen,
    tones,
    [
      [-30, 20],
      [40, -80],
      [-380, -120],
      [400, -130],
    ],
    1.6,
  );
}

/** A plain arch of marble without a chariot. */
export function drawPlainArch({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep } = tones;
  pen
    .fill(wall, 'M-150 0v280h300v-280h-80v130a70 70 0 0 1-140 0v-130z')
    .fill(shade, 'M150 0v280h-44v-280zM70 0v130a70 70 0 0 1-50 68a60 66 0 0 0 26-64v-134z')
    .stroke(lit, 9, 'M-74 0v130a74 74 0 0 0 148 0v-130')
    .rect(lit, -164, 210, 328, 12)
    .rect(lit, -164, 276, 328, 16)
    .rect(wall, -140, 292, 280, 26)
    .rect(shade, 96, 292, 44, 26)
    .rect(lit, -148, 316, 296, 10)
    .dashes(deep, 4, [10, 8], 'M-130 246H130')
    .circle(shade, -112, 176, 20)
    .circle(shade, 112, 176, 20);
  for (const x of [-112, 112])
    pen
      .rect(lit, x - 32, 0, 64, 12)
      .rect(lit, x - 18, 20, 36, 16)
      .fill(lit, `M${x - 10} 36q-6 50 2 66h16q8-16 2-66z`)
      .circle(lit, x, 112, 9);
}

/** A low market hall with a square clock tower over its gate, and stalls before it. */
export function drawClockMarket({ pen, tones }: MotifInput): void {
  const { paint, lit, deep, window } = tones;
  drawBlock(pen, tones, { x: -370, y: 0, width: 740, height: 120 }, 0.14);
  drawHipRoof(pen, tones, [0, 120, 780, 50], 60);
  pen.rect(lit, -376, 116, 752, 7);
  drawWindows(pen, window, [-220, 70, 260, 40], [6, 1, 24, 28], true);
  drawWindows(pen, window, [220, 70, 260, 40], [6, 1, 24, 28], true);
  drawBlock(pen, tones, { x: -74, y: 0, width: 148, height: 210 }, 0.3);
  pen.rect(lit, -82, 206, 164, 9).arch(deep, -36, 0, 72, 62);
  drawBlock(pen, tones, { x: -54, y: 214, width: 108, height: 90 }, 0.34);
  pen
    .circle(lit, 0, 262, 32)
    .circle(window, 0, 262, 27)
    .stroke(lit, 5, 'M0 262v18M0 262h13')
    .rect(lit, -62, 300, 124, 9);
  drawCone(pen, tones, 0, 309, 62, 70);
  pen.rect(deep, -1, 376, 3, 34);
  const cloths = ['#c9403a', '#2f7a5a', '#e8b93f', '#3f7fb5'];
  for (const [at, x] of [-360, -260, -160, 80, 180, 280].entries())
    pen
      .rect(deep, x + 2, -14, 4, 60)
      .rect(deep, x + 78, -14, 4, 60)
      .rect(paint('#8a6a4c'), x, -14, 84, 24)
      .rounds(paint(cloths[(at + 1) % 4]!), 13, `M${x + 14} 14h10M${x + 58} 14h10`)
      .rounds(paint(cloths[(at + 2) % 4]!), 13, `M${x + 36} 16h10`)
      .polygon(paint(cloths[at % 4]!), [x - 10, 42], [x + 8, 66], [x + 76, 66], [x + 94, 42]);
}

/** A dark red tower in the form of a lotus bud with rows of serpents, on a round base. */
export function drawLotusMonument({ pen, tones }: MotifInput): void {
  const { wall, lit, shade, deep } = tones;
  pen
    .ellipse(shade, 0, 4, 190, 18)
    .rect(shade, -150, 6, 300, 20)
    .rect(lit, -150, 22, 300, 6)
    .rect(wall, -120, 28, 240, 22)
    .rect(shade, 40, 28, 80, 22);
  pen
    .rect(wall, -84, 50, 168, 120)
    .rect(shade, 30, 50, 54, 120)
    .pointedArch(deep, -30, 50, 60, 60)
    .rect(lit, -92, 166, 184, 9);
  for (const [at, y] of [175, 215, 252, 286, 316].entries()) {
    const half = 88 - at * 15;
    pen
      .polygon(at % 2 ? wall : lit, [-half, y], [-half + 12, y + 40], [half - 12, y + 40], [half, y])
      .polygon(shade, [half * 0.4, y], [half * 0.4, y + 40], [half - 12, y + 40], [half, y]);
    for (const side of [-1, 1])
      pen.fill(wall, `M${side * half} ${y}q${side * 22} 8 ${side * 14} 40q${-side * 6}-22 ${-side * 26}-24z`);
  }
  pen
    .polygon(lit, [-22, 352], [0, 420], [22, 352])
    .polygon(shade, [6, 352], [0, 420], [22, 352])
    .rect(lit, -2, 416, 4, 30);
}
