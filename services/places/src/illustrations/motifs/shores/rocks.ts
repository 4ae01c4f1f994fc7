import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** Blades of gray rock that stand close together above green ravines, with a hanging bridge. */
export function drawRockBlades({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light] = [paint('#a39f9a'), paint('#6a6870'), paint('#c9c4bb')];
  pen.fill(fade(haze, 0.55)(leafShade), 'M-720 250Q-400 290-60 256T720 260V0H-720z');
  const row = (y: number, step: number, low: number, high: number, air: number) => {
    const mix = fade(haze, air);
    let [bodies, sides, lines] = ['', '', ''];
    for (let x = -740; x < 740; x += step) {
      const top = Math.round(y + random.between(low, high));
      const [a, b, c] = [x, Math.round(x + step * random.between(0.35, 0.6)), Math.round(x + step * 1.05)];
      bodies += `M${a} ${y - 160}L${a + 4} ${top - 60}L${b} ${top}L${c} ${top - 90}V${y - 160}z`;
      sides += `M${b} ${top}L${c} ${top - 90}V${y - 160}H${b + 6}z`;
      lines += `M${Math.round((a + b) / 2)} ${top - 40}V${y - 60}`;
    }
    pen.fill(mix(rock), bodies).fill(mix(dark), sides).stroke(mix(light), 4, lines, 0.7);
  };
  row(190, 52, 40, 130, 0.4);
  pen.rounds(fade(haze, 0.25)(leaf), 50, 'M-600 150h60M-380 140h50M-120 150h60M140 144h60M400 150h60M620 150h40');
  row(60, 76, 60, 190, 0.18);
  pen
    .rounds(fade(haze, 0.08)(leafShade), 60, 'M-660 10h70M-420 0h60M-180 6h60M80 0h70M330 6h60M570 0h70')
    .stroke(paint('#7d6246'), 6, 'M-330 130Q0 70 330 130M-330 164Q0 104 330 164')
    .dashes(paint('#7d6246'), 34, [3, 18], 'M-330 147Q0 87 330 147');
  drawWalkers(
    pen,
    tones,
    [
      [-30, 104],
      [20, 102],
    ],
    0.9,
  );
  row(-80, 112, 60, 210, 0);
  pen
    .rounds(leafShade, 70, 'M-700-170h60M-480-190h60M-220-180h60M60-190h70M320-180h60M580-190h70')
    .rounds(leaf, 44, 'M-690-150h40M-470-170h40M-210-160h40M70-170h50M330-160h40M590-170h50');
}

/** A table of rock with a flat top above clouds and jungle. */
export function drawCloudMesa({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const mix = fade(haze, 0.1);
  const [rock, dark, light] = [mix(paint('#a8826c')), mix(paint('#70585c')), mix(paint('#c9a48a'))];
  const cloud = mixColors(haze, paint('#ffffff'), 0.5);
  pen
    .fill(fade(haze, 0.55)(dark), 'M-720 220L-640 300-440 306-400 220zM420 230L460 300 640 310 720 260V180z')
    .fill(fade(haze, 0.4)(leafShade), 'M-720 190Q-400 240-100 200T720 200V0H-720z')
    .fill(
      rock,
      'M-500 70L-440 180-430 330-400 400-330 416-200 404-60 420 100 408 240 420 350 404 390 340 400 200 470 70z',
    )
    .fill(
      dark,
      'M100 408L240 420 350 404 390 340 400 200 470 70H230L260 200 230 330 240 400 200 330 190 180 150 70H60L110 220z',
    )
    .stroke(
      light,
      7,
      'M-390 380L-400 180M-320 396L-330 160M-240 390L-236 150M-150 394L-160 170M-60 400L-50 160M20 396L14 180',
      0.6,
    )
    .fill(mix(leafShade), 'M-410 404Q-330 430-200 416T100 422T360 410L350 396 240 410 100 398-60 410-200 394-330 406z')
    .stroke(paint('#f4fafa'), 6, 'M-270 396L-264 130M170 400L176 150', 0.9)
    .fill(mix(leaf), 'M-620 40Q-500 110-420 120T-200 100T60 110T300 100T440 110T620 40V-40H-620z')
    .rounds(cloud, 44, 'M-620 170h200M-360 150h260M-20 160h240M300 150h240M560 180h100', 0.75)
    .rounds(cloud, 30, 'M-500 210h160M-120 196h180M200 200h200', 0.6)
    .fill(
      leafShade,
      'M-720 40q70 40 140 0q80 40 160 0q80 40 160-4q90 40 170 0q90 40 170 0q90 40 170 0q90 40 170 0h300V-230H-720z',
    )
    .fill(mixColors(leaf, paint('#b5b05c'), 0.5), 'M-720-50Q-320-10 80-60T720-50V-230H-720z')
    .fill(mixColors(leaf, paint('#a3a552'), 0.5), 'M-720-140Q-320-100 80-150T720-140V-230H-720z')
    .rounds(
      leafLight,
      16,
      'M-560-80h30M-340-60h24M-100-90h30M180-90h26M420-80h30M600-100h20M-460-170h30M40-180h30M320-170h30',
      0.6,
    );
  drawWalkers(pen, tones, [
    [-140, -120],
    [-112, -116],
    [-84, -112],
  ]);
}

/** A stone bridge between pillars of sandstone above a wooded valley. */
export function drawPillarBridge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light, stone] = [paint('#a39280'), paint('#6b6260'), paint('#c4b49e'), paint('#b9a583')];
  pen
    .fill(fade(haze, 0.55)(leafShade), 'M-720 240Q-400 280-60 250L-40 290H100L130 250Q440 280 720 250V0H-720z')
    .fill(
      fade(haze, 0.35)(leafShade),
      `M-720 180Q-300 210 100 176T720 190V-60H-720z${traceFirs(random, [-720, 720], 40, () => 186)}`,
    );
  const pillar = (x: number, wide: number, top: number, air = 0) => {
    const mix = fade(haze, air);
    pen
      .fill(
        mix(rock),
        `M${x - wide}-60L${x - wide * 0.9} ${top * 0.4}L${x - wide} ${top * 0.7}L${x - wide * 0.6} ${top}L${x - wide * 0.1} ${top + 16}L${x + wide * 0.5} ${top - 6}L${x + wide * 0.9} ${top * 0.66}L${x + wide * 0.8} ${top * 0.3}L${x + wide}-60z`,
      )
      .fill(
        mix(dark),
        `M${x + wide * 0.1} ${top + 10}L${x + wide * 0.5} ${top - 6}L${x + wide * 0.9} ${top * 0.66}L${x + wide * 0.8} ${top * 0.3}L${x + wide}-60H${x + wide * 0.3}L${x + wide * 0.2} ${top * 0.5}z`,
      )
      .stroke(
        mix(light),
        5,
        `M${x - wide * 0.9} ${top * 0.5}H${x}M${x - wide * 0.8} ${top * 0.24}H${x}M${x - wide * 0.8} ${top * 0.8}H${x}`,
        0.6,
      )
      .rounds(mix(leafShade), 24, `M${x - wide * 0.4} ${top + 14}h6M${x + wide * 0.2} ${top + 12}h6`);
  };
  pillar(-560, 70, 250, 0.25);
  pillar(580, 80, 220, 0.25);
  pillar(-430, 60, 330, 0.1);
  pillar(470, 64, 350, 0.1);
  pillar(-300, 70, 380);
  pillar(340, 74, 400);
  pillar(-90, 46, 150);
  pillar(130, 50, 140);
  let arches = 'M-270 190V290H310V190';
  for (let x = 310; x > -230; x -= 82) arches += `h-12v20a35 35 0 0 1-70 0v-20`;
  pen
    .fill(stone, `${arches}z`)
    .rect(light, -276, 286, 592, 12)
    .dashes(mixColors(stone, dark, 0.4), 8, [20, 6], 'M-266 276H306')
    .fill(
      leafShade,
      `M-720 20Q-300 60 100 20T720 30V-230H-720z${traceFirs(random, [-720, 720], 110, (x) => 10 + 24 * Math.sin(x / 130))}`,
    )
    .fill(
      leaf,
      `M-720-90Q-300-60 100-100T720-90V-230H-720z${traceFirs(random, [-720, 720], 120, (x) => -120 + 20 * Math.cos(x / 150))}`,
    );
  drawMist(pen, tones, 60, 50, 0.45);
  drawWalkers(
    pen,
    tones,
    [
      [-60, 298],
      [-32, 298],
      [120, 298],
    ],
    0.8,
  );
}

/** A needle of rock before broken cliffs, above a grassy slope and the sea. */
export function drawStoneNeedle({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water } = tones;
  const [rock, dark] = [paint('#77706c'), paint('#4d4a50')];
  const [grass, shade] = [mixColors(leaf, paint('#9fae58'), 0.6), mixColors(leaf, paint('#7f9150'), 0.6)];
  pen
    .fill(fade(haze, 0.3)(water), 'M-720 120H-60V20H-720z')
    .fill(fade(haze, 0.55)(dark), 'M-720 116Q-600 170-500 150T-320 116zM-300 116Q-200 150-100 130V116z')
    .fill(fade(haze, 0.2)(shade), 'M-240 20Q-100 110 60 170T360 330L400 360 720 370V0H-240z')
    .fill(
      fade(haze, 0.16)(dark),
      'M260 290L300 330 320 400 360 440 420 430 440 470 520 460 560 480 640 450 720 460V330L600 300 480 310 360 300z',
    )
    .fill(
      fade(haze, 0.14)(rock),
      'M300 330L320 400 360 440 380 360 360 310zM440 470L520 460 500 380 440 340zM560 480L640 450 620 360 570 330z',
    )
    .fill(rock, 'M-30 60L-14 150-26 220-4 310 20 400 34 440 50 420 66 340 86 260 80 180 100 60z')
    .fill(dark, 'M34 440L50 420 66 340 86 260 80 180 100 60H40L56 180 40 300z')
    .fill(rock, 'M130 90L150 180 170 240 190 250 204 190 220 90z')
    .fill(dark, 'M190 250L204 190 220 90H176z')
    .fill(rock, 'M-150 40L-136 110-116 150-96 110-80 40z')
    .fill(dark, 'M-116 150L-96 110-80 40H-116z')
    .fill(shade, 'M-720 30Q-500 30-300 10T-60 60T160 90T420 150T720 190V-230H-720z')
    .fill(grass, 'M-720-40Q-420-10-160-40T320-10T720 60V-230H-720z')
    .fill(shade, 'M-720-140Q-300-110 60-150T720-110V-230H-720z')
    .stroke(paint('#d3c4a4'), 10, 'M-300-230Q-180-160-260-100T-60-40T0 40', 0.9)
    .rounds(rock, 24, 'M-420-60h20M240-40h30M420 20h20M-560-120h20M160-170h24M-100-190h20M520-60h20')
    .rounds(dark, 10, 'M-412-68h14M254-48h16M428 12h12M-552-128h14');
  drawWalkers(pen, tones, [
    [-230, -110],
    [-206, -106],
    [-60, -30],
  ]);
}
