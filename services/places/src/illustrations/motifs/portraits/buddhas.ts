import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawSteps } from '../parts.js';

/** A giant golden Buddha that lies on his side, in a hall with red pillars. */
export function drawRecliningBuddha({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const [red, dark, gold, shadeGold, light] = ['#8f3a34', '#5a2a2c', '#e6b23f', '#b5812a', '#f5d98a'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(red, -720, -240, 1440, 900)
    .rect(dark, -720, 470, 1440, 190)
    .dashes(gold, 20, [18, 22], 'M-700 450H720')
    .dashes(gold, 6, [8, 24], 'M-700 560H720M-690 520H720M-690 600H720');
  for (const x of [-480, -160, 160, 480])
    pen
      .rect(isDusk ? mixColors(tones.window, dark, 0.4) : paint('#cfe0dc'), x - 52, 180, 104, 220)
      .rect(dark, x - 2, 180, 4, 220)
      .dashes(gold, 8, [8, 8], `M${x - 60} 406h120`);
  pen
    .rect(paint('#3f5a4f'), -640, -90, 1300, 110)
    .rect(gold, -650, 14, 1320, 14)
    .dashes(gold, 40, [10, 30], 'M-630-40H650')
    .rect(paint('#c9b48f'), -720, -240, 1440, 150);
  pen
    .fill(gold, 'M-330 28Q-380 170-250 250Q-150 290 60 220Q330 150 480 130Q560 120 580 70Q584 36 560 28z')
    .fill(shadeGold, 'M-330 28Q-342 70-330 100Q0 60 300 70Q500 76 578 60Q580 36 560 28z')
    .fill(light, 'M-296 200Q-250 256-190 256Q0 220 200 176Q0 200-180 220Q-260 224-296 200z');
  pen.stroke(shadeGold, 6, 'M-250 250Q-140 210-160 100M-140 262Q0 180 480 110M-160 100Q100 60 540 76');
  pen
    .fill(gold, 'M-470 28Q-500 80-450 110L-330 150L-300 28z')
    .fill(gold, 'M-440 100Q-480 180-430 240Q-360 276-320 220Q-300 160-340 110Q-400 70-440 100z')
    .fill(shadeGold, 'M-340 110Q-300 160-320 220Q-350 260-390 256Q-330 200-360 116z');
  pen
    .rounds(dark, 30, 'M-440 214q30 46 96 34')
    .rounds(paint('#3a2f34'), 12, 'M-452 190h0M-446 216h0M-424 240h0M-396 256h0M-366 256h0M-340 240h0')
    .polygon(gold, [-400, 262], [-386, 306], [-370, 260])
    .rounds(dark, 5, 'M-424 186q14-8 26 2M-376 190q14-6 24 4M-408 140q20-12 40 0M-396 176q-8-12 6-18');
  pen
    .fill(light, 'M540 30Q520 130 560 150Q600 120 590 30z')
    .rounds(shadeGold, 6, 'M552 130v10M566 128v12M580 112v12M548 60q20 12 36 0M548 90q20 10 36 0');
  for (const x of [-600, -230, 300, 640])
    pen
      .rect(dark, x - 26, -150, 52, 640)
      .rect(red, x - 26, -150, 34, 640)
      .dashes(gold, 52, [10, 40], `M${x} -130V480`);
  pen.rounds(paint('#f3ead6'), 16, 'M-60-200v26M60-190v22').rounds(paint('#c98f6a'), 12, 'M-60-160h0M60-154h0');
}

/** White buildings with gilded roofs that cling to a sheer cliff above clouds. */
export function drawCliffMonastery({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#8d8578', '#6a6459');
  const white = withBuilding(tones, '#f5f0e6', '#c9803a');
  pen
    .fill(
      rock.wall,
      'M-640 -200V600H-60Q-40 460-80 380Q-20 330 60 330Q200 340 260 280Q300 180 280 60Q320 -60 300 -200z',
    )
    .fill(rock.shade, 'M40 -200Q60 0 20 110Q140 150 200 290Q250 290 260 280Q300 180 280 60Q320 -60 300 -200z');
  pen.stroke(
    rock.deep,
    5,
    'M-420 580L-380 300L-420 60L-380-180M-260 590L-230 420L-260 330M-180 60L-150-180M-40 50L-60-190M90 40L110-190M-540 560L-520 200L-560-100',
    0.35,
  );
  pen
    .rounds(
      tones.leafShade,
      40,
      'M-600 560h60M-480 470h40M-340 500h30M-330 20h60M-120-60h50M180-40h50M-480 40h40M240 150h10',
    )
    .rounds(tones.leaf, 24, 'M-580 580h40M-320 40h40M-100-40h30M200-20h30M-250 560h30M-160 480h20');
  pen.fill(rock.roof, 'M-320 150Q-100 110 240 160L236 130Q-40 86-320 120z');
  for (const [x, y, wide, high] of [
    [-260, 150, 130, 84],
    [-130, 146, 120, 130],
    [-20, 142, 110, 96],
    [86, 148, 110, 140],
    [-186, 250, 100, 70],
  ] as const) {
    drawBlock(pen, white, { x, y, width: wide, height: high }, 0.2);
    pen.rect(tones.paint('#8f3a34'), x, y + high - 22, wide, 16);
    drawWindows(pen, white.deep, [x + wide / 2, y + 10, wide - 16, high - 40], [4, high > 100 ? 2 : 1, 12, 26]);
    drawEaves(
      pen,
      { ...tones, roof: tones.paint('#d9a03f'), roofShade: tones.paint('#8a5a30') },
      { x: x + wide / 2, y: y + high - 4, half: wide * 0.66, height: 34, ridge: wide * 0.24 },
    );
    pen.rounds(tones.paint('#f0cf6a'), 6, `M${x + wide / 2} ${y + high + 30}v14`);
  }
  const haze = mixColors(tones.haze, '#ffffff', tones.isDusk ? 0.1 : 0.55);
  pen
    .rounds(haze, 40, 'M300 0h180M380 60h260M-420-150h200M120-160h300', 0.7)
    .stroke(tones.paint('#f4f1ea'), 2, 'M196 250Q400 170 640 300')
    .dashes(tones.paint('#c9483f'), 14, [10, 40], 'M210 240Q400 162 640 290')
    .dashes(tones.paint('#3f7fb0'), 14, [10, 40], 'M236 228Q420 160 640 296');
}

/** Three Buddhas cut from one wall of granite: one that sits, one that stands, and one that lies. */
export function drawRockBuddhas({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#b09f8a', '#8d7d6a');
  const { wall, lit, shade, deep } = rock;
  pen
    .rounds(tones.leafShade, 90, 'M-360 250h160M-120 290h120M80 300h130M300 250h80')
    .rounds(tones.leaf, 54, 'M-320 290h80M-60 330h60M140 340h70');
  pen
    .fill(wall, 'M-396 0Q-396 210-300 236Q-100 300 80 280Q300 290 380 170L396 0z')
    .fill(shade, 'M280 0Q330 120 300 250Q350 220 380 170L396 0z')
    .stroke(
      deep,
      3,
      'M-380 60Q-100 90 380 50M-390 110Q-260 140-150 124M60 240Q200 262 340 220M-380 170Q-300 200-170 216',
      0.35,
    );
  pen
    .fill(deep, 'M-366 0V150Q-290 226-200 150V0z', 0.55)
    .fill(lit, 'M-350 0V24Q-284 46-216 24V0z')
    .fill(lit, 'M-340 26Q-322 60-312 110Q-284 128-254 110Q-244 60-226 26z')
    .circle(lit, -283, 138, 24)
    .rounds(lit, 12, 'M-283 164v0')
    .rounds(shade, 4, 'M-330 40Q-284 56-238 40M-300 60Q-284 50-266 60M-292 136h6M-278 136h6');
  pen
    .fill(deep, 'M-150 0V230Q-100 270-50 230V0z', 0.5)
    .fill(lit, 'M-130 0L-126 150Q-130 176-112 182H-88Q-70 176-74 150L-70 0z')
    .circle(lit, -100, 208, 22)
    .rounds(lit, 12, 'M-100 232v0')
    .rounds(shade, 5, 'M-126 150Q-100 120-74 150M-110 206h5M-96 206h5M-116 130Q-110 60-112 10M-86 130Q-92 60-88 10');
  pen
    .fill(deep, 'M-30 0V120Q100 170 360 100V0z', 0.45)
    .fill(lit, 'M-10 14Q-14 40 20 54Q80 104 140 94Q260 78 330 62Q352 40 340 14z')
    .circle(lit, 26, 66, 32)
    .fill(shade, 'M-10 14Q200 40 340 14z')
    .rounds(shade, 5, 'M80 92Q60 60 100 40M130 94Q200 56 330 50M14 66h8M34 72h8')
    .rect(lit, -30, -6, 390, 20);
}

/** A Buddha as high as the cliff of red stone from which he is cut, above a river. */
export function drawCliffBuddha({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#a9705a', '#854f40');
  const { wall, shade, deep } = rock;
  const skin = tones.paint('#c9a890');
  const dark = tones.paint('#96765f');
  pen
    .fill(wall, 'M-640 -40V330Q-500 400-300 380Q-200 440 0 420Q200 440 300 380Q480 410 640 330V-40z')
    .fill(shade, 'M190 -40Q210 200 170 400Q260 410 300 380Q480 410 640 330V-40z')
    .fill(deep, 'M-170 -40Q-196 220-120 380Q0 420 120 380Q196 220 170 -40z', 0.7);
  pen
    .rounds(tones.leafShade, 80, 'M-600 390h150M-400 400h120M-220 436h120M60 446h130M260 410h130M470 380h150')
    .rounds(tones.leaf, 44, 'M-560 430h80M-360 440h60M-160 470h60M120 474h60M320 446h60M520 420h70')
    .stroke(deep, 4, 'M-600 260H-220M-620 180H-230M-600 90H-240M230 240H620M220 150H630M230 60H620', 0.35);
  pen
    .fill(skin, 'M-130 -40L-136 96L-150 230Q-130 276-70 284H70Q130 276 150 230L136 96L130 -40z')
    .fill(dark, 'M60 -40L50 96L64 284H70Q130 276 150 230L136 96L130 -40z')
    .rect(wall, -18, -40, 36, 120);
  pen
    .stroke(dark, 7, 'M-118 240Q-124 150-96 104M118 240Q124 150 96 104M-60 284Q-40 200 30 130M-130 96H-18M18 96H130')
    .fill(skin, 'M-128 112Q-90 84-40 90L-30 108Q-80 108-128 130zM128 112Q90 84 40 90L30 108Q80 108 128 130z');
  pen
    .fill(skin, 'M-58 290Q-66 380 0 386Q66 380 58 290Q40 270 0 270Q-40 270-58 290z')
    .fill(dark, 'M16 384Q66 374 58 290Q46 276 26 272Q44 330 16 384z')
    .fill(tones.paint('#6a564a'), 'M-62 340Q-60 404 0 408Q60 404 62 340Q30 370 0 368Q-30 370-62 340z')
    .rounds(dark, 6, 'M-34 326q12 6 22 0M12 326q12 6 22 0M-4 322l-4-16h12M-18 292h36')
    .rounds(skin, 13, 'M-62 330v-34M62 330v-34');
  pen
    .rounds(deep, 12, 'M-96 -24v10M96-24v10M-40-26v8M44-28v10', 0.6)
    .rounds(tones.paint('#3a4a6a'), 7, 'M-84-36v8M-60-36v8M70-36v8M-112-36v8');
  drawSteps(pen, rock, 170, 1, 6, 0);
}

/** A bronze Buddha that sits on a lotus on a hill, above long flights of stairs. */
export function drawHillBuddha({ pen, tones }: MotifInput): void {
  const bronze = withBuilding(tones, '#8a7f66', '#5f5746');
  const stone = withBuilding(tones, '#dcd4c4', '#b3aa98');
  pen
    .fill(tones.leafShade, 'M-398 0Q-240 60-170 170H170Q240 60 398 0z')
    .fill(tones.leaf, 'M-398 0Q-250 50-180 160L-60 166L-50 0z')
    .rounds(tones.leafLight, 22, 'M-300 30h30M-230 90h24M220 80h30M290 30h24');
  pen
    .polygon(stone.wall, [-44, 170], [44, 170], [84, -10], [-84, -10])
    .dashes(
      stone.shade,
      4,
      [170, 4],
      'M-80 4H80M-76 22H76M-72 40H72M-68 58H68M-64 76H64M-60 94H60M-56 112H56M-52 130H52M-48 148H48',
    )
    .stroke(stone.lit, 7, 'M-46 170L-88-10M46 170L88-10');
  for (const [y, half] of [
    [166, 170],
    [190, 130],
    [214, 96],
  ] as const)
    pen
      .rect(stone.lit, -half, y, 2 * half, 8)
      .rect(stone.wall, -half + 8, y + 8, 2 * half - 16, 16)
      .dashes(stone.shade, 12, [3, 9], `M${-half + 8} ${y + 16}h${2 * half - 16}`);
  pen.fill(
    bronze.shade,
    'M-86 238q-8 16 6 22q10-8 18 2q10-8 20 2q12-8 22 0q8-8 20 0q12-10 20-2q10-10 20-2q10-8 18-2q14-6 6-20z',
  );
  pen
    .fill(bronze.wall, 'M-92 262Q-96 288-56 296Q-62 350-30 366H30Q62 350 56 296Q96 288 92 262z')
    .fill(bronze.shade, 'M14 366Q34 320 20 262H92Q96 288 56 296Q62 350 30 366z')
    .fill(bronze.wall, 'M-27 372Q-32 424 0 428Q32 424 27 372Q16 360 0 360Q-16 360-27 372z')
    .fill(bronze.shade, 'M6 428Q32 424 27 372Q18 362 8 360z')
    .circle(bronze.wall, 0, 430, 13)
    .rounds(bronze.shade, 13, 'M48 330L62 384')
    .rounds(bronze.wall, 12, 'M62 380v14')
    .stroke(bronze.deep, 3, 'M-56 296Q0 270 50 290M-30 360Q-10 310-40 280M-12 398h6M6 398h6M-6 378h12', 0.6);
}
