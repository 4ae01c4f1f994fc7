import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from '../nature/falls.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawMist, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** A road along steep hills above the surf. */
export function drawCoastRoad({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, road] = [paint('#a08a74'), paint('#6f625e'), paint('#6a6a72')];
  const grass = mixColors(leaf, paint('#b8a860'), 0.6);
  drawOpenSea(pen, tones, 100);
  for (const [x, y, air] of [
    [60, 96, 0.55],
    [20, 80, 0.4],
  ] as const)
    pen
      .fill(
        fade(haze, air)(grass),
        `M720 ${y + 230}Q560 ${y + 210} 420 ${y + 140}T${200 - x} ${y + 60}L${140 - x} ${y}H720z`,
      )
      .fill(
        fade(haze, air)(rock),
        `M${200 - x} ${y + 60}L${140 - x} ${y}H${320 - x}Q300 ${y + 50} ${200 - x} ${y + 60}z`,
      );
  pen
    .rounds(paint('#f4f6f2'), 7, 'M-60 70h120M-140 40h150M-40 10h90M-180-30h120', 0.8)
    .fill(grass, 'M720 300Q600 280 500 200T280 80T60-20L-20-120-120-230H720z')
    .fill(rock, 'M280 80Q180 60 60-20L-20-120-120-230H40L110-110 180-40 240 20z')
    .fill(dark, 'M180 30Q110 20 60-20L-20-120-120-230H-40L60-100 130-20z')
    .fill(mixColors(grass, leafShade, 0.4), 'M720 220Q620 200 540 130T420 0T420-230H720z')
    .stroke(road, 26, 'M560-230Q380-140 400-60T520 60T470 140T500 190T640 230')
    .dashes(paint('#e8d28a'), 4, [16, 16], 'M560-230Q380-140 400-60T520 60T470 140')
    .fill(paint('#c9503f'), 'M410-50h40l6-14h-54z')
    .rounds(leafShade, 26, 'M600 120h20M640 40h20M580-20h16M660-80h20M300 0h10M250-80h16M180-160h20M320-170h20')
    .rounds(paint('#e3b24a'), 9, 'M200-120h0M230-150h0M260-190h0M150-190h0M340-120h0M300-210h0')
    .fill(dark, 'M-420-40L-390 40-350 70-310 30-280-40zM-560-80l20 60l30 16l30-40l10-36z')
    .fill(rock, 'M-420-40L-390 40-350 70-360-40zM-560-80l20 60l30 16l-10-76z')
    .rounds(paint('#f4f6f2'), 7, 'M-440-44h180M-580-84h130', 0.9);
  if (random.between(0, 1) < 0.6) drawMist(pen, tones, 60, 50, 0.35);
  pen.fill(
    leafShade,
    traceFirs(random, [600, 720], 120, () => 60),
  );
}

/** Tall ribbed cliffs of green with thin falls above a narrow beach. */
export function drawLushCliffs({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const foam = paint(FOAM);
  drawOpenSea(pen, tones, 40, mixColors(tones.water, paint('#2f86a8'), 0.4));
  const ribs = (base: number, tops: readonly number[], from: number, step: number, air: number) => {
    const mix = fade(haze, air);
    let [body, shade] = [`M${from} ${base}`, ''];
    for (const [index, top] of tops.entries()) {
      const x = from + index * step;
      body += `L${Math.round(x + step * 0.2)} ${Math.round(top * 0.7)}L${Math.round(x + step * 0.5)} ${top}L${Math.round(x + step * 0.8)} ${Math.round(top * 0.78)}`;
      shade += `M${Math.round(x + step * 0.5)} ${top}L${Math.round(x + step * 0.8)} ${Math.round(top * 0.78)}L${Math.round(x + step * 0.9)} ${base}H${Math.round(x + step * 0.6)}L${Math.round(x + step * 0.46)} ${Math.round(top * 0.5)}z`;
    }
    pen.fill(mix(leaf), `${body}L${from + tops.length * step} ${base}z`).fill(mix(leafShade), shade);
  };
  ribs(36, [250, 320, 290, 360, 300], -140, 180, 0.5);
  ribs(20, [380, 470, 400, 450, 350, 280], -760, 170, 0.16);
  pen
    .stroke(foam, 7, 'M-520 300L-514 120M-170 330L-176 150M140 240L146 90', 0.9)
    .stroke(
      fade(haze, 0.1)(leafLight),
      6,
      'M-640 300L-660 120M-460 380L-440 200M-290 340L-310 160M-110 380L-90 180M60 280L50 120M240 220L250 90',
      0.4,
    )
    .fill(paint('#8a6f5c'), 'M-720 60Q-500 30-300 34T100 30T280 16L200-10H-720z')
    .fill(paint('#efdcb0'), 'M-720 0Q-400 10-100 4T240 6Q60-30-200-40T-720-70z')
    .stroke(foam, 9, 'M-720-76Q-400-56-190-46T250 0', 0.9)
    .rounds(leafShade, 30, 'M-700 40h30M-600 30h40M-480 24h30M-380 30h30M-200 24h40M-60 26h20M60 22h30');
  drawMist(pen, tones, 330, 50, 0.4);
  pen
    .fill(paint('#f6f2e8'), 'M240-90h130l-22-24H262z')
    .fill(paint('#fbf7ec'), 'M300-82v130l64-130zM292-80v96l-46-96z')
    .rounds(
      mixColors(tones.water, paint('#ffffff'), 0.4),
      5,
      'M-560-120h180M-260-150h200M60-170h160M420-140h180M-440-200h200M180-60h120',
      0.6,
    );
  drawWalkers(pen, tones, [
    [-330, -30],
    [-306, -28],
    [40 + Math.round(random.between(-40, 40)), -10],
  ]);
}

/** A waterfall over a cliff into the ocean, before a village of turf roofs and a green mountain. */
export function drawOceanFall({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, window } = tones;
  const [rock, dark] = [paint('#6f6a6c'), paint('#484850')];
  const [grass, shade] = [mixColors(leaf, paint('#9fb85c'), 0.6), mixColors(leaf, paint('#74904c'), 0.6)];
  const foam = paint(FOAM);
  drawOpenSea(pen, tones, 90);
  pen
    .fill(fade(haze, 0.4)(shade), 'M-720 88Q-620 180-560 190L-500 120-440 88z')
    .fill(fade(haze, 0.14)(shade), 'M720 420Q600 430 500 370L420 330Q340 280 280 200T100 120L40 90H720z')
    .fill(fade(haze, 0.14)(dark), 'M500 370L420 330Q340 280 280 200L340 190 420 240z', 0.6)
    .stroke(fade(haze, 0.1)(dark), 6, 'M640 380L500 300M680 330L520 250M600 260L440 200M680 240L560 180', 0.4)
    .fill(dark, 'M-160 120L-140 20-180-60-150-140-200-230H720V90z')
    .fill(rock, 'M-160 120L-140 20-180-60-150-140-200-230H-60L-40-120-70-40-20 40-40 110z')
    .stroke(rock, 7, 'M20 60h140M60-10h200M20-90h160M260 50h180M300-60h220M200-150h260M480-130h200', 0.5)
    .fill(grass, 'M-170 118Q-60 150 80 150T380 170T720 150V90Q520 110 360 100T80 104T-150 104z')
    .fill(foam, 'M-64 124Q-40 132-16 124Q-10 0-4-120L8-220H-72L-76-100Q-76 20-64 124z')
    .stroke(mixColors(foam, tones.water, 0.5), 5, 'M-50 110Q-56-40-54-190M-34 112Q-34-20-30-180', 0.6)
    .stroke(mixColors(tones.water, foam, 0.3), 12, 'M-40 126Q40 130 90 150T220 160');
  for (const [x, y, size, color] of [
    [120, 146, 1, '#3a3f48'],
    [210, 158, 0.9, '#a5483a'],
    [300, 152, 1.1, '#f1eadb'],
    [400, 162, 1, '#3a3f48'],
    [480, 150, 0.9, '#6f8a6a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint(color), x - n(28), y, n(56), n(26))
      .rect(window, x - n(16), y + n(8), n(9), n(10))
      .rect(window, x + n(4), y + n(8), n(9), n(10))
      .fill(grass, `M${x - n(36)} ${y + n(24)}L${x} ${y + n(52)}L${x + n(36)} ${y + n(24)}z`);
  }
  drawSpray(pen, tones, [
    [-40, -200, 110],
    [-100, -190, 80],
  ]);
  pen
    .rounds(foam, 8, 'M-320-190h160M-460-160h120M-560-210h180M-260-140h90', 0.85)
    .fill(grass, 'M-720 30Q-600 30-520-30T-400-140L-380-230H-720z')
    .fill(rock, 'M-520-30Q-450-70-400-140L-380-230H-320L-350-130-420-50z')
    .rounds(paint('#f4f1e6'), 16, 'M-640-40h12M-580-100h12M-660-140h12');
  drawWalkers(pen, tones, [
    [-560, -60],
    [-536, -76],
  ]);
}

/** A cave by the sea whose water shines blue, with rowboats. */
export function drawShiningGrotto({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [dark, rock, edge] = [paint('#1f2c44'), paint('#2f4460'), paint('#43618a')];
  const [glow, bright, white] = [paint('#2f8fd8'), paint('#6fc8f4'), paint('#dff6ff')];
  pen
    .rect(dark, -720, -230, 1440, 960)
    .fill(rock, 'M-720 400Q-560 420-460 330T-260 250T-60 290T180 260T420 330T720 420V60Q480 40 300 60T-100 60T-720 50z')
    .fill(edge, 'M-460 60Q-440 180-330 210T-150 160T20 200T200 180T380 200T460 60z', 0.7)
    .rect(glow, -720, -230, 1440, 280)
    .ellipse(bright, -60, 40, 420, 60, 0.6)
    .ellipse(bright, -60, 0, 520, 120, 0.45)
    .fill(white, 'M-170 50Q-160 130-100 134T-30 50z')
    .ellipse(white, -100, 40, 150, 20, 0.8)
    .fill(white, 'M-160 40L-230-60-60-60-40 40z', 0.35)
    .fill(rock, 'M-720 60Q-560 50-460 20T-300 46L-320 60z')
    .fill(rock, 'M720 70Q600 60 500 20T320 44L340 60z')
    .rounds(
      bright,
      6,
      'M-560-40h180M-360-100h160M60-20h200M300-70h180M-160-160h220M160-140h160M-600-160h170M420-180h180',
      0.7,
    )
    .fill(
      dark,
      'M-720 570V420Q-640 400-600 300L-570 380-530 300-500 400-440 340-400 430-330 360-290 450-200 350-160 440-90 380-40 460 40 370 90 450 160 360 220 440 300 370 350 450 430 350 480 430 560 320 600 410 650 330Q680 420 720 440V570z',
    );
  for (const [x, y, size] of [
    [120, -70, 1.2],
    [-330, -120, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        dark,
        `M${x - n(80)} ${y + n(10)}Q${x} ${y - n(8)} ${x + n(80)} ${y + n(12)}L${x + n(56)} ${y - n(20)}H${x - n(54)}z`,
      )
      .rounds(
        dark,
        15 * size,
        `M${x - n(34)} ${y + n(22)}v-${n(8)}M${x} ${y + n(22)}v-${n(8)}M${x + n(30)} ${y + n(40)}v-${n(28)}`,
      )
      .rounds(dark, 11 * size, `M${x - n(34)} ${y + n(40)}h0M${x} ${y + n(40)}h0M${x + n(30)} ${y + n(60)}h0`)
      .stroke(dark, 4 * size, `M${x + n(30)} ${y + n(34)}L${x + n(90)} ${y - n(26)}`)
      .rounds(white, 5 * size, `M${x - n(90)} ${y - n(22)}h${n(60)}M${x + n(10)} ${y - n(26)}h${n(80)}`, 0.6);
  }
}

/** Two steep cones of forest that rise side by side from the sea. */
export function drawTwinPitons({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const mix = fade(haze, 0.12);
  drawOpenSea(pen, tones, 50, mixColors(tones.water, paint('#2f86a8'), 0.4));
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 46Q-600 140-440 130T-60 160T220 130T480 150T720 100V46z')
    .fill(mix(leaf), 'M-420 40Q-320 120-270 240Q-230 360-190 420Q-170 440-150 420Q-110 330-80 250Q-40 130 60 40z')
    .fill(mix(leafShade), 'M-176 434Q-160 436-150 420Q-110 330-80 250Q-40 130 60 40H-130Q-110 180-130 280T-176 434z')
    .fill(mix(leaf), 'M60 40Q150 110 200 200Q250 300 310 350Q330 362 350 346Q410 280 450 200Q500 100 600 40z')
    .fill(mix(leafShade), 'M324 356Q340 356 350 346Q410 280 450 200Q500 100 600 40H380Q400 140 370 220T324 356z')
    .stroke(
      mix(paint('#8a8478')),
      9,
      'M-230 320L-250 220M-110 320L-90 230M-150 380L-146 300M250 270L230 200M390 270L410 200',
      0.6,
    )
    .stroke(mix(leafLight), 6, 'M-300 180L-330 90M-220 260L-210 130M170 160L140 90M290 300L280 180', 0.4)
    .fill(leafShade, 'M-720 120Q-600 110-520 60T-340 20H-720zM720 100Q640 90 580 50T440 20H720z')
    .fill(paint('#f1e0b4'), 'M-200 30Q-60 46 80 40T260 26Q60 10-200 30z')
    .rounds(leaf, 24, 'M-120 48h30M-40 52h30M60 52h30M150 44h20')
    .rounds(
      mixColors(tones.water, paint('#ffffff'), 0.4),
      5,
      'M-520-40h180M-200-20h140M120-30h180M380-60h200M-360-110h200M60-130h180M-600-170h180M260-190h200',
      0.6,
    )
    .fill(paint('#f6f2e8'), 'M-260-80h130l-20-22h-90zM200-130h170l-26-26H226z')
    .fill(paint('#fbf7ec'), 'M-200-74v130l66-130zM-206-72v96l-44-96zM280-122v160l84-160zM272-120v120l-56-120z');
}
