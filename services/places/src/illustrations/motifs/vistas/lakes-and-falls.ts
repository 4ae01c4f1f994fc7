import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from '../nature/falls.js';
import { drawWalkers, fade, SNOW } from '../wonders/parts.js';

/** Lakes at several levels that spill into each other among woods, with a path of planks. */
export function drawCascades({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint, haze } = tones;
  const [foam, pool, deep] = [paint(FOAM), paint('#4fb8b4'), paint('#2f8f9a')];
  const moss = mixColors(leaf, paint('#8fa84c'), 0.5);
  const falls = (places: readonly (readonly [x: number, y: number, wide: number, drop: number])[], air: number) => {
    const mix = fade(haze, air);
    let [veils, threads] = ['', ''];
    for (const [x, y, wide, drop] of places) {
      veils += `M${x} ${y}q${Math.round(wide / 2)} 10 ${wide} 0q${Math.round(wide * 0.1)}-${Math.round(drop * 0.5)} ${Math.round(wide * 0.16)}-${drop}h-${Math.round(wide * 1.32)}q${Math.round(wide * 0.1)} ${Math.round(drop * 0.5)} ${Math.round(wide * 0.16)} ${drop}z`;
      for (let step = 1; step < 4; step++)
        threads += `M${Math.round(x + (wide * step) / 4)} ${y - 2}v-${Math.round(drop * random.between(0.5, 0.85))}`;
    }
    pen.fill(mix(foam), veils).stroke(mixColors(mix(foam), pool, 0.5), 4, threads, 0.6);
  };
  let dots = '';
  for (let x = -700; x < 720; x += 86)
    dots += `M${Math.round(x + random.between(-20, 20))} ${Math.round(310 + Math.abs(x) * 0.1 + random.between(-24, 24))}h0`;
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 400Q-540 450-340 410T0 420T360 430T720 420V0H-720z')
    .rounds(fade(haze, 0.4)(leafShade), 110, dots)
    .rounds(fade(haze, 0.3)(leaf), 74, dots)
    .fill(fade(haze, 0.2)(pool), 'M-380 270Q-120 292 200 280T420 250L300 226-300 232z')
    .fill(fade(haze, 0.22)(moss), 'M-420 240Q-100 256 420 236V150H-460z');
  falls(
    [
      [-290, 238, 40, 66],
      [-210, 242, 70, 74],
      [-100, 244, 30, 70],
      [-30, 246, 90, 78],
      [110, 244, 46, 70],
      [200, 240, 60, 72],
      [310, 236, 30, 60],
    ],
    0.18,
  );
  pen
    .fill(fade(haze, 0.1)(pool), 'M-560 176Q-200 190 120 176T600 150L520 90-500 96z')
    .fill(fade(haze, 0.1)(deep), 'M-300 160Q-60 170 140 156Q20 130-120 134T-300 160z', 0.6)
    .rounds(fade(haze, 0.14)(leafShade), 120, 'M-640 200h60M-520 170h20M520 190h40M640 200h40')
    .rounds(fade(haze, 0.08)(leaf), 80, 'M-650 220h40M-530 190h10M530 210h30M650 220h30')
    .fill(moss, 'M-620 110Q-200 130 640 100V-20H-660z');
  falls(
    [
      [-540, 112, 60, 90],
      [-440, 116, 30, 84],
      [-370, 118, 96, 100],
      [-230, 120, 40, 90],
      [-150, 118, 70, 98],
      [20, 116, 110, 104],
      [180, 112, 40, 90],
      [260, 110, 84, 96],
      [400, 106, 50, 88],
      [490, 104, 70, 90],
    ],
    0.04,
  );
  pen
    .rounds(leafShade, 46, 'M-470 124h10M-250 128h10M-60 126h20M160 122h10M370 118h10M580 112h20')
    .rounds(leafLight, 18, 'M-474 140h8M-254 144h8M-60 142h12M156 138h8M366 134h8M580 128h12')
    .rect(pool, -720, -230, 1440, 250)
    .fill(deep, 'M-460-40Q-160-10 120-40T520-60Q360-120 60-110T-460-40z', 0.6)
    .rounds(
      mixColors(pool, foam, 0.6),
      5,
      'M-560-10h150M-320 0h170M-40-4h180M240-4h160M460-10h140M-420-70h150M60-80h180M320-110h150',
      0.7,
    );
  drawSpray(pen, tones, [
    [-330, 10, 130],
    [70, 10, 150],
    [330, 8, 120],
    [-90, 14, 100],
  ]);
  const wood = paint('#a98a62');
  pen
    .stroke(
      mixColors(wood, paint('#3f3430'), 0.45),
      9,
      'M-560-190v-40M-420-176v-54M-260-156v-60M-90-140v-56M90-128v-50M270-120v-46M440-116v-40',
    )
    .fill(wood, 'M-720-190Q-420-170-120-136T380-104L720-112V-136L380-130Q160-130-100-166T-720-222z')
    .dashes(mixColors(wood, paint('#3f3430'), 0.35), 26, [3, 17], 'M-720-206Q-420-186-120-152T380-117L720-124')
    .fill(leafShade, 'M720 20Q640 20 600-30T540-90L720-110zM-720-40q80 20 120-30t60-80l-60-10-120-20z')
    .fill(leaf, 'M720-40Q660-40 630-80L620-96 720-110zM-720-90q50 10 80-30t50-50l-50-10-80-10z');
  drawWalkers(pen, tones, [
    [-330, -164],
    [-304, -160],
    [60, -122],
    [300, -110],
  ]);
}

/** A fjord with seven thin falls, a farm on a shelf and a large ship. */
export function drawSevenFalls({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const [rock, dark] = [fade(haze, 0.06)(paint('#6f7f86')), fade(haze, 0.06)(paint('#4f5c6a'))];
  const green = mixColors(leafShade, paint('#6f8f58'), 0.45);
  const foam = paint(FOAM);
  pen
    .fill(
      fade(haze, 0.55)(dark),
      'M-720 260L-560 340-420 280-260 360-100 270 60 330 220 260 400 350 560 280 720 340V40H-720z',
    )
    .fill(
      fade(haze, 0.45)(paint(SNOW)),
      'M-300 336L-260 360-216 334-256 340zM20 312L60 330 110 306 64 312zM360 330L400 350 446 326 402 332z',
    )
    .fill(fade(haze, 0.34)(rock), 'M-60 60L20 150 90 200 200 230 300 200 420 250 560 60z')
    .fill(fade(haze, 0.3)(green), 'M-60 60L20 120 120 150 240 130 380 150 560 60z')
    .fill(rock, 'M-720 500L-560 494-420 470-300 440-200 400-120 330-60 230-20 130 0 40H-720z')
    .fill(
      dark,
      'M-200 400L-120 330-60 230-20 130 0 40H-90L-100 180-160 300zM-560 494L-420 470-440 300-400 120-380 40H-470L-500 240z',
      0.8,
    )
    .fill(
      green,
      'M-720 540Q-560 530-420 500L-290 460-190 414-200 396-310 430-430 458-560 476-720 482zM-720 120L-600 150-480 110-340 130-220 80-100 90 0 40H-720z',
    )
    .stroke(foam, 8, 'M-520 470L-516 110M-450 456L-446 90M-392 446L-388 84', 0.95)
    .stroke(foam, 12, 'M-330 430L-326 84', 0.95)
    .stroke(foam, 7, 'M-270 416L-268 70M-218 396L-216 62M-162 350L-158 60', 0.95)
    .fill(fade(haze, 0.04)(rock), 'M720 470L620 450 540 390 480 300 430 220 400 130 380 40H720z')
    .fill(dark, 'M540 390L480 300 430 220 400 130 380 40H460L480 180 520 300z', 0.8)
    .fill(mixColors(green, leaf, 0.5), 'M720 230Q640 236 590 210L520 190 470 160 560 150 720 170z')
    .fill(green, 'M720 130L600 120 500 90 400 70 380 40H720z')
    .rect(paint('#a5483a'), 580, 206, 60, 36)
    .fill(paint('#5b5f6a'), 'M572 240L610 268L648 240z')
    .rect(paint('#f1eadb'), 660, 212, 44, 32)
    .rect(window, 592, 216, 10, 12)
    .rect(window, 614, 216, 10, 12)
    .rect(water, -720, -230, 1440, 276)
    .fill(dark, 'M-720 46H0Q-60-60-200-130T-520-230H-720zM720 46H380Q430-60 520-130T720-190z', 0.28)
    .rounds(waterLight, 5, 'M-420-20h180M-60 0h170M180-30h160M-260-90h200M60-190h240M-460-160h200M380-170h180', 0.7);
  pen
    .ellipse(paint(FOAM), 40, -112, 270, 10, 0.6)
    .fill(paint('#2f3f5a'), 'M-210-70H300L270-112H-180z')
    .rect(paint('#f4f1ea'), -190, -70, 440, 34)
    .rect(paint('#f4f1ea'), -160, -36, 370, 26)
    .rect(paint('#e6e0d4'), -120, -10, 290, 22)
    .fill(paint('#f4f1ea'), 'M-90 12H100L84 30H-70z')
    .fill(paint('#b5503f'), 'M30 30H80L74 70H40z')
    .dashes(window, 10, [12, 7], 'M-180-54H240M-150-24H200M-110 0H160');
  drawWalkers(pen, tones, [[540, 194]], 0.6);
}
