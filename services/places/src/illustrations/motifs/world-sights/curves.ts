import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers } from '../wonders/parts.js';

/** A white hall whose skin rises from the ground in one fold and flows down again, with glass beneath it. */
export function drawWhiteFold({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const white = withBuilding(tones, '#f4f5f4', '#c5ccd2');
  const glass = tones.isDusk
    ? mixColors(window, paint('#5f7f8f'), 0.4)
    : mixColors(paint('#5f8799'), tones.sky[1], 0.2);
  pen
    .fill(white.roof, 'M-390 0Q-330 30-250 130T-60 310Q40 340 110 230T260 110T390 0z')
    .fill(white.wall, 'M-390 0Q-330 30-250 130T-60 310Q20 330 60 250Q100 150 60 90Q10 30-120 0z')
    .fill(glass, 'M-200 0Q-150 60-110 150T-30 240Q20 250 30 190Q36 120-20 70T-90 0z')
    .fill(glass, 'M120 0Q130 60 180 80T280 50Q330 20 350 0z')
    .fill(white.lit, 'M-390 0Q-330 30-250 130T-60 310Q-150 220-210 110T-390 0z')
    .stroke(white.roof, 3, 'M-330 20Q-250 80-190 190M-290 6Q-210 60-150 170M-250 0Q-180 50-120 160')
    .stroke(white.lit, 4, 'M60 290Q110 210 200 150T370 20M90 220Q130 150 220 110T350 20')
    .stroke(white.shade, 3, 'M-170 40Q-60 60 10 110M-130 110Q-50 110 26 150M-96 170Q-30 170 28 196');
}

/** A white house of dervishes at a spring under a high cliff. */
export function drawSpringHouse({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, window } = tones;
  const [rock, dark, light] = [paint('#b8aa98'), paint('#857a6e'), paint('#d3c7b5')];
  const house = withBuilding(tones, '#f4f1e8', '#8a6f5f');
  const water = mixColors(tones.water, paint('#3fa39a'), 0.5);
  pen
    .fill(rock, 'M-720 640V-90H720V300Q620 340 560 430T440 640z')
    .fill(
      dark,
      'M-560 640L-520 420-440 300-470 120-380 0H-560L-620 200zM120 640L160 470 90 330 150 180 110 60H260L300 260 250 420 300 640z',
    )
    .fill(
      light,
      'M-330 640L-300 480-220 380-260 240-200 120-110 300-160 460-120 640zM360 640L400 460 360 300 420 160 480 360z',
    )
    .rounds(leafShade, 40, 'M-640 300h40M-400 460h30M20 500h30M330 360h30M520 220h70')
    .rounds(leaf, 54, 'M-700 60h160M430 60h260M-600 100h60M540 110h120')
    .fill(paint('#2f2c30'), 'M-420-70V60Q-390 150-290 150T-180 50V-70z')
    .fill(water, 'M-420-70Q-300-20-180-70z');
  for (const [x, y, wide, high, roof] of [
    [-60, 0, 200, 150, 60],
    [150, -20, 170, 120, 50],
  ] as const) {
    pen
      .rect(house.wall, x, y, wide, high)
      .rect(house.shade, x + wide * 0.74, y, wide * 0.26, high)
      .polygon(
        house.roof,
        [x - 22, y + high - 4],
        [x + 30, y + high + roof],
        [x + wide - 30, y + high + roof],
        [x + wide + 22, y + high - 4],
      )
      .polygon(
        house.roofShade,
        [x + wide * 0.7, y + high - 4],
        [x + wide * 0.66, y + high + roof],
        [x + wide - 30, y + high + roof],
        [x + wide + 22, y + high - 4],
      )
      .dashes(window, 34, [18, 20], `M${x + 16} ${y + high - 40}H${x + wide - 10}`)
      .rect(paint('#7a5a44'), x - 8, y + high * 0.5, wide + 16, 8);
  }
  pen.dashes(window, 30, [16, 26], 'M-40 40H130').rect(paint('#a89c8a'), -110, -70, 560, 72);
  pen.dashes(paint('#8f8474'), 4, [30, 8], 'M-106-20H446M-90-46H440');
  drawWalkers(pen, tones, [
    [360, 0],
    [390, 0],
    [-84, 0],
  ]);
  pen
    .rect(water, -720, -240, 1440, 170)
    .fill(mixColors(water, rock, 0.4), 'M-110-70H450Q360-130 160-128T-110-70z', 0.5)
    .rounds(tones.waterLight, 5, 'M-640-100h180M-380-130h240M60-180h260M-560-190h220M380-120h240')
    .fill(tones.near, 'M-720-180Q-560-150-420-240H-720zM720-150Q560-150 440-240H720z')
    .rounds(leaf, 40, 'M-700-170h80M620-150h90');
}

/** A depot like a giant bowl of mirrors with trees on its top. */
export function drawMirrorBowl({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const mirror = mixColors(paint('#a9c0cd'), tones.sky[1], 0.4);
  const [light, low] = [mixColors(mirror, paint('#ffffff'), 0.4), mixColors(mirror, paint('#5f7a70'), 0.45)];
  pen
    .rounds(leafShade, 44, 'M-150 314h40M-60 326h50M50 326h50M130 312h30')
    .rounds(leaf, 34, 'M-170 320h20M-90 334h20M10 336h30M90 330h30');
  pen
    .fill(mirror, 'M-130 0Q-210 90-230 290Q0 330 230 290Q210 90 130 0z')
    .fill(low, 'M-130 0Q-176 54-200 120Q0 150 200 120Q176 54 130 0z')
    .fill(light, 'M-230 290Q-222 200-200 120L-130 132Q-150 200-156 302z')
    .fill(mixColors(mirror, haze, 0.5), 'M-60 140Q-70 230-60 310H20Q30 230 20 142z')
    .fill(mixColors(low, paint('#4f5f6a'), 0.4), 'M-180 130v60h30v-56zM60 142v90h34v-92zM110 138v50h44v-56z')
    .fill(mixColors(mirror, paint('#3f4f5f'), 0.4), 'M130 306Q150 200 130 132Q110 50 70 0H130Q210 90 230 290z', 0.5)
    .rect(tones.deep, -24, 0, 48, 30);
  let lines = '';
  for (const y of [40, 80, 120, 160, 200, 240, 276]) {
    const half = Math.round(130 + 100 * Math.sqrt(y / 290));
    lines += `M-${half} ${y}Q0 ${y + 34} ${half} ${y}`;
  }
  pen.stroke(light, 2, lines, 0.6);
}

/** A vaulted corridor with niches in which robed figures stand. */
export function drawNicheCorridor({ pen, tones }: MotifInput): void {
  const { paint, isDusk, window } = tones;
  const [wall, dark, lit] = [paint('#d8ccb6'), paint('#7a6e62'), paint('#efe6d4')];
  const robes = ['#5f4a3c', '#3f3c42', '#8a7a62', '#6a4a44'];
  pen
    .rect(dark, -720, -240, 1440, 1100)
    .polygon(wall, [-720, 520], [-110, 190], [-110, 0], [-720, -240])
    .polygon(mixColors(wall, dark, 0.3), [720, 520], [110, 190], [110, 0], [720, -240])
    .fill(lit, 'M-110 0V180A110 110 0 0 0 110 180V0z')
    .fill(isDusk ? window : paint('#fff6dc'), 'M-40 150h80v70h-80z')
    .stroke(dark, 5, 'M-14 150v70M14 150v70M-40 186h80')
    .stroke(lit, 10, 'M-110 190A110 110 0 0 0 110 190M-260 270A260 240 0 0 0 260 270M-450 370A450 360 0 0 0 450 370')
    .polygon(paint('#b5a892'), [-110, 0], [110, 0], [560, -240], [-560, -240])
    .stroke(dark, 3, 'M-50 0L-220-240M50 0L220-240M-170-34H170M-260-90H260M-400-170H400', 0.5);
  for (const side of [-1, 1])
    for (const [index, [x, y, s]] of (
      [
        [140, 20, 0.7],
        [196, 2, 0.94],
        [272, -26, 1.25],
        [378, -64, 1.7],
        [520, -120, 2.3],
      ] as const
    ).entries()) {
      const at = side * x;
      const n = (value: number) => Math.round(value * s);
      pen
        .arch(mixColors(dark, paint('#2f2a2a'), 0.4), at - n(24), y, n(48), n(120))
        .fill(
          paint(robes[(index + (side > 0 ? 2 : 0)) % 4]!),
          `M${at - n(16)} ${y + n(4)}L${at - n(13)} ${y + n(88)}Q${at} ${y + n(104)} ${at + n(13)} ${y + n(88)}L${at + n(16)} ${y + n(4)}z`,
        )
        .circle(paint('#c9b79a'), at, y + n(104), n(9))
        .rect(lit, at - n(8), y + n(34), n(16), n(9));
    }
}
