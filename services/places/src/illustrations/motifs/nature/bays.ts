import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A bare dome of rock over a bay, with a cable car and a town at the beach. */
export function drawSugarloaf({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, leafLight, water, waterLight } = tones;
  const [rock, dark] = [mixColors(paint('#8f8378'), haze, 0.12), mixColors(paint('#5f5a60'), haze, 0.08)];
  const pale = mixColors(far, haze, 0.3);
  pen
    .fill(
      pale,
      'M-720 10Q-660 60-600 70Q-560 160-520 70Q-440 40-380 90Q-340 130-300 60Q-220 30-140 60T60 40Q200 30 300 70T480 60Q560 140 620 60T720 40V0z',
    )
    .rect(water, -720, -230, 1440, 236)
    .fill(mixColors(water, haze, 0.3), 'M-720 6h1440v-16h-1440z')
    .rounds(waterLight, 4, 'M-560-30h160M-240-60h200M140-44h180M-420-96h240M40-110h220M420-80h160', 0.6)
    .fill(rock, 'M60-4Q90 110 122 210Q150 350 216 372Q286 376 312 240Q340 110 390-4z')
    .fill(dark, 'M216 372Q286 376 312 240Q340 110 390-4H240Q290 120 262 210Q268 310 216 372z')
    .stroke(mixColors(rock, dark, 0.5), 5, 'M150 40q10 130 46 250M110 20q16 90 34 150M196 30q10 140 20 230', 0.6)
    .fill(leafShade, 'M40-6q30 60 70 50q30 50 80 30q60 30 100-10q60 10 90-30q40 0 50-40z')
    .fill(rock, 'M-330-4Q-300 90-240 120Q-170 150-110 120Q-50 90-20-4z')
    .fill(dark, 'M-150 132Q-60 110-20-4H-110Q-90 70-150 132z')
    .fill(leafShade, 'M-370-6q20 70 70 60q30 40 80 20q50 40 100 10q60 10 80-30q50-10 60-60z')
    .fill(leaf, 'M-370-6q20 60 64 48q30 30 70 10q40 26 80 0q50 0 60-58zM60-6q20 40 56 30q40 30 84 6q40 10 60-36z')
    .fill(leaf, 'M-240 118q20 20 60 18q50 10 80-14q-70 4-140-4zM180 352q30 24 70 8q-34 0-70-8z');
  const wire = paint('#4a4a54');
  pen
    .stroke(wire, 2, 'M-150 136Q40 200 206 372M-330 10Q-260 60-190 130')
    .rect(paint('#c4463c'), 0, 196, 44, 26)
    .rect(tones.window, 5, 206, 34, 11)
    .rect(wire, 20, 222, 3, 12);
  pen.rect(paint('#e9e0d0'), 190, 370, 46, 12).rect(paint('#e9e0d0'), -190, 132, 44, 12);
  const walls = ['#f1e8d8', '#e3b98a', '#d9d2c4', '#e8d0a8'].map(paint);
  for (let x = -700; x < -390; x += 34) {
    const high = Math.round(random.between(24, 64));
    pen
      .rect(walls[Math.floor(random.between(0, 4))]!, x, -8, 30, high)
      .dashes(tones.window, high - 14, [4, 5], `M${x + 4} ${Math.round(high / 2) - 8}h24`);
  }
  pen.fill(paint('#efdcae'), 'M-720-6Q-520-4-380-20Q-560-40-720-34z');
  for (const [x, y, s] of [
    [-200, -60, 1],
    [-60, -96, 1.3],
    [330, -70, 1.1],
    [460, -50, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(paint('#f6f2e8'), `M${x - n(30)} ${y}h${n(62)}l-${n(10)}-${n(12)}h-${n(42)}z`)
      .rect(wire, x - 1, y, 2, n(52))
      .fill(paint('#f6f2e8'), `M${x + 3} ${y + n(6)}v${n(44)}l${n(22)}-${n(44)}z`);
  }
  pen
    .fill(
      leafShade,
      'M-720-120q80 40 130-10q60 20 100-40q60 0 60-60h-290zM720-110q-70 40-120-10q-70 0-80-50q-50-10-60-60h260z',
    )
    .fill(
      leaf,
      'M-720-150q60 30 100-10q50 10 70-30q30-10 30-40h-200zM720-150q-50 30-90-6q-50 0-60-40q-20-10-20-34h170z',
    )
    .rounds(leafLight, 8, 'M-690-140q30 20 40 50M-640-170q0 40-30 60M640-160q-20 40-60 50M680-140q-40 20-50 60');
}

/** A round hole of deep blue in a reef, seen from the air. */
export function drawBlueHole({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const sea = ['#3f8fb0', '#3f9fb4', '#4fb4bc', '#63c4c2'].map(paint);
  pen
    .fill(mixColors(sea[0]!, haze, 0.5), 'M-720 250H720V100H-720z')
    .fill(mixColors(sea[0]!, haze, 0.15), 'M-720 228Q0 240 720 224V0H-720z')
    .fill(sea[1]!, 'M-720 176Q-200 200 200 180T720 170V0H-720z')
    .fill(sea[2]!, 'M-720 110Q-300 140 60 118T720 100V-230H-720z');
  const [reef, shallow, sand] = [mixColors(paint('#8fb48a'), sea[2]!, 0.4), sea[3]!, paint('#bfe3cf')];
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * Math.PI * 2 + random.between(-0.14, 0.14);
    const [x, y] = [
      Math.round(Math.cos(angle) * random.between(400, 600)),
      Math.round(-20 + Math.sin(angle) * random.between(130, 170)),
    ];
    pen
      .ellipse(shallow, x, y, random.between(80, 150), random.between(16, 34))
      .ellipse(reef, x + 10, y - 2, random.between(40, 80), random.between(7, 14));
  }
  pen
    .ellipse(shallow, 0, -24, 372, 172)
    .ellipse(sand, 0, -24, 336, 150)
    .fill(shallow, 'M-336-24a336 150 0 0 0 672 0a350 156 0 0 1-672 0z')
    .ellipse(reef, 0, -22, 306, 132)
    .ellipse(paint('#2f6f9c'), 0, -24, 284, 120)
    .ellipse(paint('#1f4f86'), 4, -30, 256, 102)
    .ellipse(paint('#173a70'), 10, -38, 214, 78)
    .stroke(sand, 6, 'M-250 60q120 54 270 50M-300-60q-10 20-6 46', 0.8)
    .rounds(
      mixColors(sand, '#ffffff', 0.4),
      4,
      'M-420 60h60M380 90h90M-560-90h80M420-120h110M-120-190h120M300-186h80M-540 130h70M200 140h60',
      0.7,
    );
  pen
    .fill(paint('#f6f2e8'), 'M200-40q14-14 44-14q34 0 50 14q-16 14-50 14q-30 0-44-14z')
    .rect(paint('#c4553f'), 232, -46, 30, 12)
    .stroke(mixColors(sand, '#ffffff', 0.5), 3, 'M200-40q-60 6-110 26M200-42q-64-8-120-4', 0.6);
}
