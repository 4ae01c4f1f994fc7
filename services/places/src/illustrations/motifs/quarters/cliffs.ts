import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A flat-topped rock with the ruins of a palace on terraces, above a salt sea in the desert. */
export function drawMesaFort({ pen, tones }: MotifInput): void {
  const { haze, water, waterLight, paint } = tones;
  const rock = withBuilding(tones, '#d3a06e', '#b07d52');
  const stone = withBuilding(tones, '#efd9b0', '#c9a878');
  pen.fill(mixColors(paint('#b5a0a8'), haze, 0.4), 'M-720 150Q-560 190-420 160T-100 176T240 160T720 180V60H-720z');
  pen
    .rect(mixColors(water, haze, 0.2), -720, 60, 1440, 50)
    .rounds(waterLight, 4, 'M-640 90h120M-420 80h90M420 92h140', 0.6)
    .rect(paint('#e3c79a'), -720, -240, 1440, 306);
  pen.fill(rock.shade, 'M-560-100L-480 30-300 50-220 150 300 150 380 60 560 20 660-120z');
  pen
    .fill(rock.wall, 'M-420-120L-320 40-270 250-200 262 240 262 300 246 340 60 470-120z')
    .fill(
      rock.shade,
      'M20 262L60 120 20 20 90-120H470L340 60 300 246 240 262zM-200 262L-180 140-220 40-200-60-150 60-140 180-160 262z',
    )
    .stroke(rock.lit, 6, 'M-270 250L-200 262 240 262 300 246')
    .stroke(rock.lit, 3, 'M-300 120Q0 150 330 110M-310 60Q0 90 340 50', 0.5);
  pen
    .rect(stone.wall, -190, 262, 60, 34)
    .rect(stone.shade, -150, 262, 20, 34)
    .rect(stone.wall, -96, 262, 90, 24)
    .rect(stone.wall, 40, 262, 54, 40)
    .rect(stone.shade, 76, 262, 18, 40)
    .rect(stone.wall, 120, 262, 100, 20)
    .dashes(stone.deep, 16, [8, 14], 'M-180 276H-140M-86 272H-16M50 280H86');
  for (const [x, y, half] of [
    [-262, 196, 40],
    [-276, 146, 46],
    [-290, 100, 40],
  ] as const)
    pen
      .rect(stone.wall, x - half, y, 2 * half, 20)
      .rect(stone.lit, x - half, y + 16, 2 * half, 5)
      .dashes(stone.deep, 12, [5, 10], `M${x - half + 6} ${y + 8}h${2 * half - 12}`);
  pen
    .stroke(paint('#efd9b0'), 5, 'M440-110L380-40 400 0 330 40 350 90 310 130 324 170 296 210')
    .fill(mixColors(rock.wall, stone.lit, 0.3), 'M-720-160Q-300-90 60-120T720-150V-240H-720z');
}

/** Temples of three broad terraces of columns with ramps, at the foot of golden cliffs. */
export function drawTerraceTemple({ pen, tones }: MotifInput): void {
  const cliff = withBuilding(tones, '#d9a56e', '#b5814f');
  const stone = withBuilding(tones, '#f0dcb4', '#d3b98a');
  const { lit, shade, deep, wall } = stone;
  pen.fill(
    cliff.wall,
    'M-720 0V340L-600 400-480 360-380 430-260 390-160 440-40 400 80 450 200 400 320 440 430 380 560 420 720 350V0z',
  );
  pen
    .fill(
      cliff.shade,
      'M-480 360L-470 260-500 140-430 200-420 100-390 240-380 430zM-160 440L-150 320-190 220-110 260-100 180-60 300-40 400zM200 400L210 300 170 200 240 240 260 180 300 320 320 440zM560 420L570 300 530 160 620 240 640 340z',
    )
    .fill(cliff.lit, 'M-380 430L-360 330-330 250-300 330-260 390zM80 450L90 340 120 280 160 360 200 400z');
  pen.rect(tones.paint('#e3c08a'), -720, -240, 1440, 250);
  for (const [half, y, high] of [
    [380, -40, 74],
    [330, 44, 70],
    [250, 122, 66],
  ] as const) {
    pen
      .rect(wall, -half, y, 2 * half, high)
      .rect(deep, -half + 6, y, 2 * half - 12, high - 16)
      .dashes(lit, high - 14, [13, 15], `M${-half + 8} ${y + (high - 14) / 2}H${half - 8}`)
      .rect(lit, -half - 6, y + high - 16, 2 * half + 12, 16)
      .rect(shade, -half - 6, y + high - 16, 2 * half + 12, 4);
  }
  pen.rect(wall, -70, 188, 140, 30).rect(deep, -14, 188, 28, 24).rect(lit, -76, 214, 152, 8);
  pen
    .polygon(lit, [-90, -130], [90, -130], [44, 34], [-44, 34])
    .polygon(shade, [40, -130], [90, -130], [44, 34], [24, 34])
    .polygon(lit, [-44, 34], [44, 34], [32, 114], [-32, 114])
    .polygon(shade, [20, 34], [44, 34], [32, 114], [16, 114])
    .rect(lit, -24, 112, 48, 12);
  for (const [x, color] of [
    [-160, '#39435a'],
    [-140, '#c8434a'],
    [180, '#2f6d8a'],
  ] as const)
    pen
      .fill(tones.paint(color), `M${x - 8} -150q-2 26 6 30h4q8-4 6-30z`)
      .rounds(tones.paint('#a8764f'), 9, `M${x} -114h0`);
}

/** A curved cliff with a row of temple fronts cut into it, above a wooded river. */
export function drawCaveTemples({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, leafLight, deep, water } = tones;
  const rock = withBuilding(tones, '#a08c7c', '#7d6c60');
  const cut = withBuilding(tones, '#b8a189', '#a8917a');
  pen
    .fill(leafShade, 'M-720 300Q-500 380-260 350T200 370T720 320V200H-720z')
    .fill(leaf, 'M-720 290Q-400 350-100 330T720 300V240H-720z');
  pen
    .fill(rock.wall, 'M-720 290Q-300 330 0 326T720 290V-60H-720z')
    .fill(
      rock.shade,
      'M-560 310Q-540 200-580 100L-500 140-470 310zM-100 326Q-80 260-110 230L-40 250-30 326zM330 322Q350 240 310 190L400 220 420 312zM620 300Q640 180 600 60L720 100V290z',
    );
  for (const [x, wide, high, kind] of [
    [-430, 120, 110, 0],
    [-270, 140, 140, 1],
    [-80, 170, 120, 0],
    [110, 150, 160, 1],
    [290, 140, 110, 0],
    [450, 120, 96, 0],
  ] as const) {
    const y = 40 + (x / 450) ** 2 * 24;
    pen
      .rect(cut.wall, x - wide / 2 - 8, y - 8, wide + 16, high + 20)
      .rect(deep, x - wide / 2, y, wide, high - (kind ? 40 : 0));
    if (kind)
      pen
        .rect(cut.wall, x - wide / 2, y + high - 50, wide, 50)
        .fill(deep, `M${x - 40} ${y + high - 36}a40 36 0 0 0 80 0z`)
        .stroke(cut.lit, 7, `M${x - 44} ${y + high - 38}a44 40 0 0 0 88 0`);
    pen
      .dashes(
        cut.wall,
        high - (kind ? 40 : 0),
        [12, wide / 5 - 12],
        `M${x - wide / 2 + 6} ${y + (high - (kind ? 40 : 0)) / 2}h${wide - 6}`,
      )
      .rect(cut.lit, x - wide / 2 - 12, y + high + 8, wide + 24, 8)
      .rect(tones.window, x - 11, y, 22, 50);
  }
  pen
    .stroke(cut.lit, 10, 'M-600 30Q-200 20 0 24T600 30')
    .fill(leafShade, 'M-720 20Q-300-10 0 4T720 14V-240H-720z')
    .rounds(leaf, 70, 'M-660-20h60M-480-40h70M-300-30h40M300-36h60M470-30h60M640-16h50')
    .rounds(leafLight, 24, 'M-640 0h30M-460-16h30M320-14h30M500-10h20');
  pen
    .fill(water, 'M-120-20Q-60-60-160-110T-60-240H220Q120-160 60-110T-60-20z')
    .rounds(leaf, 60, 'M-420-150h90M380-150h120')
    .fill(leaf, 'M-720-120Q-460-90-330-160T-200-240H-720zM720-120Q460-90 400-160T340-240H720z');
}

/** A pagoda of nine roofs set against a sandstone cliff with caves. */
export function drawCliffPagoda({ pen, tones }: MotifInput): void {
  const { deep, leaf, paint: mix } = tones;
  const rock = withBuilding(tones, '#d9b27c', '#b58d5c');
  const wood = withBuilding(tones, '#b5543f', '#8a5a48');
  pen
    .fill(rock.wall, 'M-720-20V300Q-400 340-100 330T300 350T720 310V-20z')
    .fill(
      rock.shade,
      'M-400 326Q-380 200-420 60L-350 140-340 330zM240 346Q270 220 220 80L310 140 330 348zM540 330Q560 200 520 90L600 150 610 322z',
    )
    .stroke(rock.lit, 6, 'M-720 300Q-400 340-100 330T300 350T720 310');
  for (const y of [60, 150, 236])
    for (const x of [-520, -420, -300, -200, 200, 300, 420, 520]) pen.arch(deep, x + ((y * 7) % 40) - 34, y, 30, 26);
  pen
    .rect(rock.lit, -620, 134, 470, 7)
    .rect(rock.lit, 150, 134, 470, 7)
    .rect(rock.lit, -620, 218, 470, 6)
    .rect(rock.lit, 150, 218, 470, 6);
  let [half, foot] = [112, 0];
  for (let tier = 0; tier < 9; tier++) {
    const high = 36 - tier * 1.2;
    pen.rect(wood.wall, -half * 0.8, foot, half * 1.6, high).rect(wood.shade, half * 0.44, foot, half * 0.36, high);
    pen.dashes(
      tones.window,
      high * 0.5,
      [10, 12],
      `M${Math.round(-half * 0.7)} ${Math.round(foot + high * 0.4)}h${Math.round(half * 1.4)}`,
    );
    pen.fill(
      wood.roof,
      `M${-half - 12} ${Math.round(foot + high + 4)}Q${-half * 0.8} ${Math.round(foot + high - 4)} ${-half * 0.72} ${Math.round(foot + high + 12)}H${half * 0.72}Q${half * 0.8} ${Math.round(foot + high - 4)} ${half + 12} ${Math.round(foot + high + 4)}L${half - 8} ${Math.round(foot + high - 6)}H${-half + 8}z`,
    );
    foot += high + 6;
    half *= 0.94;
  }
  pen
    .polygon(wood.roof, [-half, foot], [-10, foot + 40], [10, foot + 40], [half, foot])
    .circle(mix('#d9ab43'), 0, foot + 46, 8)
    .rect(mix('#e3c899'), -720, -240, 1440, 242)
    .rounds(leaf, 60, 'M-560 0h60M-380-6h40M380 0h60M560-4h60')
    .rect(mix('#8d5a48'), -200, -16, 400, 18);
}
