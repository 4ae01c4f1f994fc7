import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A bull of bronze with its head down, in a street of tall banks. */
export function drawChargingBull({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cfc5b4', '#a39a8b');
  for (const [x, width, high] of [
    [-400, 140, 380],
    [-250, 110, 270],
    [140, 120, 300],
    [270, 140, 420],
  ] as const) {
    drawBlock(pen, stone, { x, y: 0, width, height: high }, 0.3);
    let rows = '';
    for (let y = 30; y < high - 20; y += 30) rows += `M${x + 10} ${y}h${width - 20}`;
    pen.dashes(tones.window, 18, [9, 11], rows).rect(stone.lit, x - 4, high - 8, width + 8, 9);
  }
  const bronze = tones.paint('#8a6538');
  const [dark, light] = [tones.paint('#5f4426'), tones.paint('#c2975a')];
  pen.fill(dark, 'M130 60L160 0H190L176 80zM-90 50L-116 0H-84L-56 60z');
  pen.fill(
    bronze,
    'M-210 76Q-206 150-140 156Q-90 196-20 178Q60 158 130 176Q190 176 196 120L200 60L214 0H180L160 70Q60 60 0 80L-40 60L-30 0H-66L-90 56Q-130 30-170 34Q-206 40-210 76z',
  );
  pen
    .fill(bronze, 'M-150 150Q-120 120-140 60Q-160 20-210 8Q-240 4-244 24Q-240 70-220 100Q-200 150-150 150z')
    .fill(dark, 'M-244 24Q-236 6-206 8L-196 26Q-222 30-240 44z');
  pen.fill(light, 'M-140 156Q-90 196-20 178Q60 158 130 176Q60 148-20 158Q-90 168-140 140z');
  pen
    .fill(light, 'M-214 118Q-264 120-272 180Q-250 142-204 140zM-176 150Q-150 180-176 222Q-126 190-150 140z')
    .rounds(dark, 12, 'M-160 116q20 4 34-6')
    .rounds(bronze, 10, 'M190 160q40 30 26 70q-10 14-24 6')
    .circle(dark, -200, 88, 6)
    .rounds(dark, 6, 'M-232 34h6');
  pen.dashes(tones.paint('#a8a094'), 8, [26, 8], 'M-300-6H300M-286-24H290');
}

/** A colossal standing man in a shawl on a star-shaped base by a river. */
export function drawStandingGiant({ pen, tones }: MotifInput): void {
  const bronze = withBuilding(tones, '#8f7a60', '#6a5844');
  const { wall, lit, shade, deep } = bronze;
  const base = withBuilding(tones, '#cdbfa6', '#a89a80');
  pen
    .polygon(base.shade, [-240, 0], [-120, 40], [120, 40], [240, 0])
    .polygon(base.wall, [-110, 40], [-74, 92], [74, 92], [110, 40])
    .polygon(base.shade, [30, 40], [20, 92], [74, 92], [110, 40]);
  pen
    .fill(wall, 'M-50 92L-46 200Q-62 250-56 330Q-44 372-22 380H22Q44 372 56 330Q62 250 46 200L50 92H8L4 180H-4L-8 92z')
    .fill(shade, 'M14 380Q24 250 10 180L8 92H50L46 200Q62 250 56 330Q44 372 22 380z');
  pen
    .fill(lit, 'M-56 330Q-44 372-22 380L10 250L-20 200L-44 210Q-60 260-56 330z', 0.6)
    .stroke(deep, 3, 'M-22 380L14 240L4 150M-34 370L-6 240M-50 300L-30 214M24 376L30 220', 0.6);
  pen
    .fill(wall, 'M-22 392Q-26 432 0 436Q26 432 22 392Q12 376 0 376Q-12 376-22 392z')
    .fill(shade, 'M4 436Q26 432 22 392Q12 376 4 376z')
    .rounds(deep, 4, 'M-9 408h4M8 408h4M-4 392h9');
  pen.rounds(base.lit, 4, 'M-90 46h40M-90 60h50', 0.5);
}

/** A woman of steel with sword and shield on a hill above a river. */
export function drawSwordMother({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#b5bfc6', '#8793a0');
  const { wall, lit, shade } = steel;
  pen.fill(tones.leafShade, 'M-400 0Q-200 70 0 76T400 0z').fill(tones.leaf, 'M-400 0Q-220 46-60 60T160 40T400 0z');
  pen
    .polygon(shade, [-120, 50], [-70, 120], [70, 120], [120, 50])
    .polygon(wall, [-120, 50], [-70, 120], [20, 120], [30, 50]);
  pen
    .fill(wall, 'M-44 120Q-34 220-30 260Q-30 296 0 300Q30 296 30 260Q34 220 46 120z')
    .fill(shade, 'M14 120Q14 220 12 298Q30 296 30 260Q34 220 46 120z')
    .stroke(shade, 3, 'M-26 130L-16 250M-4 124V260M-36 150L-24 240');
  pen
    .stroke(wall, 17, 'M-20 284L-84 346')
    .stroke(shade, 17, 'M20 284L86 340')
    .rect(shade, 62, 340, 76, 60)
    .rect(lit, 67, 345, 56, 50)
    .circle(shade, 96, 370, 13);
  pen
    .polygon(lit, [-92, 352], [-104, 470], [-96, 486], [-86, 470], [-80, 352])
    .rounds(shade, 7, 'M-104 350h34')
    .circle(wall, 0, 322, 21)
    .fill(shade, 'M4 343a21 21 0 0 0 0-42q16 20 0 42z')
    .fill(wall, 'M-21 316q-6-20 10-22h22q14 4 10 22z');
}

/** Two giants of worn stone that sit side by side in the fields, before bare cliffs. */
export function drawSeatedPair({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c99f6c', '#a57d50');
  const { wall, lit, shade, deep } = stone;
  pen
    .fill(
      mixColors(stone.wall, tones.haze, 0.5),
      'M-640 0V120L-500 190L-420 150L-260 214L-120 160L30 204L160 150L330 220L470 160L640 190V0z',
    )
    .fill(
      mixColors(stone.shade, tones.haze, 0.5),
      'M-500 190L-470 60L-420 150zM-260 214L-200 50L-120 160zM330 220L370 40L470 160z',
    );
  pen.rect(tones.leafLight, -640, -10, 1280, 26).rounds(tones.leaf, 12, 'M-600 18h1200');
  for (const x of [-150, 150]) {
    drawBlock(pen, stone, { x: x - 86, y: 0, width: 172, height: 50 }, 0.3);
    pen
      .polygon(shade, [x + 20, 50], [x + 26, 220], [x + 78, 210], [x + 80, 50])
      .polygon(wall, [x - 74, 50], [x - 70, 132], [x + 34, 136], [x + 36, 50]);
    pen
      .fill(wall, `M${x - 58} 130L${x - 66} 250Q${x - 40} 278 ${x - 4} 280Q${x + 40} 276 ${x + 54} 248L${x + 46} 130z`)
      .fill(shade, `M${x + 18} 130L${x + 20} 276Q${x + 44} 272 ${x + 54} 248L${x + 46} 130z`);
    pen
      .fill(wall, `M${x - 40} 276L${x - 54} 356Q${x - 4} 386 ${x + 42} 352L${x + 32} 276z`)
      .fill(shade, `M${x + 8} 276L${x + 10} 372Q${x + 32} 366 ${x + 42} 352L${x + 32} 276z`)
      .fill(deep, `M${x - 30} 290Q${x - 34} 344 ${x - 4} 352Q${x + 22} 344 ${x + 20} 290z`, 0.35);
    pen
      .stroke(
        deep,
        3,
        `M${x - 20} 50V126M${x - 62} 96H${x + 30}M${x - 60} 190H${x + 50}M${x - 50} 236H${x + 50}M${x - 6} 180V130`,
        0.5,
      )
      .rect(lit, x - 60, 126, 76, 9)
      .rect(lit, x - 96, 44, 184, 8);
  }
}

/** A white monument like a giant altar: broad stairs, a curved row of columns, and two chariots on its wings. */
export function drawWhiteAltar({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#f5f1e8', '#cfc8bb');
  const { wall, lit, shade, deep } = marble;
  const bronze = tones.paint('#5a6f66');
  drawBlock(pen, marble, { x: -330, y: 0, width: 660, height: 86 }, 0.1);
  drawBlock(pen, marble, { x: -300, y: 86, width: 600, height: 60 }, 0.1);
  pen.rect(shade, -290, 146, 580, 100);
  pen.dashes(lit, 96, [15, 21], 'M-223 194H226').dashes(wall, 96, [5, 31], 'M-213 194H226');
  for (const x of [-264, 264]) {
    drawBlock(pen, marble, { x: x - 52, y: 146, width: 104, height: 108 }, 0.3);
    pen.rect(deep, x - 30, 156, 60, 76);
    pen.dashes(lit, 92, [12, 10], `M${x - 38} 192h78`);
    pen.rect(lit, x - 58, 250, 116, 14).rect(wall, x - 40, 264, 80, 18);
    pen
      .fill(bronze, `M${x - 44} 282q-4 24 14 22l6 12h10l4-12h16l4 14h12l6-16q16 2 16-20z`)
      .rounds(bronze, 11, `M${x} 320v14`)
      .fill(bronze, `M${x - 4} 322q-34 36-40 14q18-2 30-22zM${x + 4} 322q34 36 40 14q-18-2-30-22z`);
  }
  pen
    .fill(wall, 'M-226 244Q0 228 226 244V280Q0 262-226 280z')
    .stroke(lit, 7, 'M-228 282Q0 264 228 282')
    .dashes(deep, 10, [6, 18], 'M-206 262Q0 246 206 262');
  pen
    .polygon(lit, [-110, 0], [-56, 86], [56, 86], [110, 0])
    .dashes(shade, 3, [220, 6], 'M-104 12H104M-98 26H98M-90 40H90M-80 54H80M-70 68H70')
    .rect(wall, -40, 86, 80, 60)
    .rect(shade, -24, 100, 48, 46);
  pen
    .rect(wall, -26, 146, 52, 22)
    .fill(
      bronze,
      'M-38 168h10l5 26h34l8-26h10l-3 36q18 6 20 24l-13 2q-8-12-22-12h-36q-16 0-20-20zM-8 218q-2 22 4 26q-2 10 5 10t5-10q6-4 2-26z',
    );
}
