import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** A volcano of two humps above a bay and its city. */
export function drawTwinVolcano({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const mix = fade(haze, 0.24);
  const [slope, dark] = [mix(paint('#7d7f94')), mix(paint('#5f6480'))];
  pen
    .fill(mixColors(slope, haze, 0.5), 'M-720 70q200 40 400 20t640 10t400 0V-20H-720z')
    .fill(
      slope,
      'M-640 30Q-380 90-260 210Q-200 270-150 286l50-30l60-36Q0 260 50 330Q90 372 130 380l30-10l40 12Q260 330 320 230Q420 110 640 30z',
    )
    .fill(
      dark,
      'M160 370l40 12Q260 330 320 230Q420 110 640 30H300Q220 150 160 370zM-150 286l50-30l60-36Q-30 140-100 30H-40Q-120 160-150 286z',
      0.8,
    )
    .fill(mix(leafShade), 'M-700 30Q-420 70-260 60T120 80T420 60T700 30z')
    .rect(water, -720, -230, 1440, 256)
    .stroke(waterLight, 4, 'M-380-40h180M40-60h200M-120-100h160M280-30h160M-420-120h180', 0.7);
  for (let x = -700; x < 700; x += 34) {
    const high = Math.round(random.between(20, 46));
    pen.rect(paint(['#e6c39a', '#d9a07a', '#efe0c4', '#cf8f74'][Math.round(random.between(0, 3))]!), x, 22, 36, high);
    if (x % 3 === 0) pen.rect(window, x + 10, 32, 6, 8);
  }
  pen
    .rect(paint('#9a8a7c'), -720, 12, 1440, 12)
    .fill(paint('#f1eadb'), 'M120-110l70 0l-14-16h-46zM-330-70h54l-10-12h-36z')
    .fill(paint('#f6efe2'), 'M150-106v86l40-78zM-306-68v66l-26-60z')
    .fill(leafShade, 'M-720-150q160 40 320 0t260-40l-40-40H-720z')
    .stroke(paint('#6b4b3a'), 13, 'M-430-190Q-400-20-420 130M-420 20q50 60 90 110')
    .fill(leafShade, 'M-620 130q10-34 200-34t210 34q-30 34-210 34t-200-34z')
    .fill(leaf, 'M-620 136q30 60 110 56q90 40 170 6q120 4 134-62q-90-26-200-22t-214 22z');
}

/** A broad volcano under glaciers, above woods and a meadow of flowers. */
export function drawGlacierCone({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const mix = fade(haze, 0.14);
  const [snow, ice, rock] = [mix(paint(SNOW)), mix(paint('#a9c0d8')), mix(paint('#747a8c'))];
  pen
    .fill(mixColors(leafShade, haze, 0.56), 'M-720 80l140 60l120-40l120 50h640l120-60l140 60l160-50V-40H-720z')
    .fill(snow, 'M-600 20Q-400 100-300 220Q-210 340-120 420Q-60 470 0 470T120 424Q210 340 300 220Q400 100 600 20z')
    .fill(ice, 'M40 466T120 424Q210 340 300 220Q400 100 600 20H160l20 110l-70 90l30 100l-70 50z')
    .fill(
      rock,
      'M-560 40Q-400 110-310 210l40-30l-20-70l60-60l-40-50zM-210 320l40 44l20-70l-30-60l40-80l-20-70l-60 90zM-60 300l30 60l30-70l-10-90l30-80l-40-60l-40 120zM80 330l40 40l20-90l50-70l-10-80l-70 70zM260 200l50 10Q380 120 520 50l-180 0l-40 60z',
    )
    .stroke(ice, 6, 'M-100 400q-30-60-10-110M10 430q-20-60 10-100M-180 240q40-60 30-120M40 220q30-70 10-130', 0.7)
    .fill(
      mixColors(leafShade, haze, 0.2),
      traceFirs(random, [-720, 720], 90, (x) => 10 + 16 * Math.sin(x / 160)),
    )
    .fill(
      leafShade,
      `M-720 20q360-30 720-10t720 0V-230H-720z${traceFirs(random, [-720, -260], 110, () => 0)}${traceFirs(random, [280, 720], 110, () => -6)}`,
    )
    .fill(leaf, 'M-720-60Q-300-20 60-64T720-50V-230H-720z')
    .fill(mixColors(leaf, paint('#c9d77a'), 0.4), 'M-720-130Q-260-90 100-134T720-130V-230H-720z')
    .stroke(paint('#d9c9a4'), 10, 'M-60-230Q120-170 40-130T160-64', 0.8);
  for (const color of ['#c26a9a', '#f1eadb', '#7f6fb8', '#d9573f']) {
    let dots = '';
    for (let index = 0; index < 26; index++)
      dots += `M${Math.round(random.between(-660, 660))} ${Math.round(random.between(-210, -90))}h0`;
    pen.rounds(paint(color), 9, dots);
  }
  drawWalkers(pen, tones, [
    [70, -140],
    [96, -134],
  ]);
}

/** A steep pyramid above ranges of hills and tea, with a temple on its tip. */
export function drawPilgrimPeak({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, window } = tones;
  const mix = fade(haze, 0.16);
  const [slope, dark] = [mix(paint('#5f8070')), mix(paint('#41605e'))];
  pen
    .fill(mixColors(slope, haze, 0.6), 'M-720 180Q-520 260-380 180T-80 200T260 170T500 230T720 170V-60H-720z')
    .fill(mixColors(slope, haze, 0.4), 'M-720 100Q-560 180-400 120T-100 130T300 110T540 160T720 110V-60H-720z');
  drawMist(pen, tones, 120, 110, 0.6);
  pen
    .fill(slope, 'M-470 0Q-300 50-200 150Q-110 260-60 380l30 46h50l30-40Q110 250 190 160Q300 50 480 0z')
    .fill(dark, 'M20 426l30-40Q110 250 190 160Q300 50 480 0H140Q80 150 60 220T20 426z')
    .dashes(window, 6, [6, 9], 'M-10 420Q-60 330-40 260T-100 130T-60 20')
    .rect(paint('#f1eadb'), -28, 424, 46, 20)
    .fill(paint('#b5563f'), 'M-38 444h66l-16 18h-34z');
  drawMist(pen, tones, 30, 80, 0.7);
  pen
    .fill(leafShade, 'M-720 10Q-400 60-160 0T300-20T720 20V-230H-720z')
    .fill(leaf, 'M-720-50Q-420-10-100-70T420-80T720-50V-230H-720z')
    .stroke(
      leafLight,
      8,
      'M-700-70Q-420-34-110-92T420-102T720-74M-700-100Q-420-62-110-122T420-132T720-104M-700-130Q-420-92-110-152T420-162T720-134M-700-162Q-420-124-110-184T420-194T720-166M-700-196Q-420-158-110-216T420-224T720-198',
      0.55,
    );
  for (const [x, y] of [
    [-260, -120],
    [-170, -150],
    [240, -150],
    [330, -130],
  ] as const)
    pen
      .fill(paint(x < 0 ? '#c9503f' : '#d98a3f'), `M${x - 10} ${y}l3 30h14l3-30z`)
      .circle(paint('#6b4638'), x, y + 38, 7)
      .ellipse(paint('#f1eadb'), x + 8, y + 20, 8, 11);
}

/** A jagged saddle of dark rock above a lake with a boat shed. */
export function drawCradlePeak({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const mix = fade(haze, 0.2);
  const [rock, dark, heath] = [mix(paint('#7d8088')), mix(paint('#575b68')), paint('#8f8f5a')];
  pen
    .fill(mixColors(rock, haze, 0.5), 'M-720 90q180 70 360 30t400 20t360-20t320 10V-40H-720z')
    .fill(
      rock,
      'M-620 20Q-420 90-330 190l24 90l20 14l16-30l24 70l26-16l18 30l22-60l30-10l26-70Q-60 160 0 150T110 190l30 60l22-20l26 70l22-30l26 50l24-70l30 10l24-80Q440 90 640 20z',
    )
    .fill(
      dark,
      'M-330 190l24 90l20 14l16-30l-20-110l-60-60zM-228 318l18 30l22-60l30-10l26-70l-70-30l-40 60zM140 250l22-20l26 70l22-30l-14-90l-50-60zM260 320l24-70l30 10l24-80l-60-30z',
    )
    .stroke(dark, 5, 'M-250 260l-10-80M-190 280l6-90M190 270l4-100M250 290l-4-110M300 240l6-80', 0.6)
    .fill(mixColors(heath, haze, 0.2), 'M-720 40Q-420 100-240 80T60 60T340 90T720 30V-40H-720z')
    .fill(leafShade, 'M-720 30q240 40 480 10t480 0t480-6V-40H-720z')
    .rect(water, -720, -230, 1440, 246)
    .fill(mixColors(water, dark, 0.5), 'M-430 14q60-90 200-150q60 70 220 90q120 20 260-90q120 60 190 150z', 0.6)
    .rounds(waterLight, 5, 'M-460-60h140M-60-80h200M240-50h150M-120-130h180', 0.7);
  const [wood, roof] = [paint('#8a6f58'), paint('#6a5a50')];
  pen
    .fill(
      mixColors(heath, leaf, 0.4),
      'M720-40Q560-20 460-60T300-120T180-160L100-230H720zM-720-130Q-500-110-380-150T-260-190L-200-230H-720z',
    )
    .fill(wood, 'M240-100v70l56 44l56-44v-70z')
    .fill(mixColors(wood, roof, 0.6), 'M352-100v70l80 6v-70z')
    .fill(roof, 'M296 18l-66-54v10l66 54l90 0l56-40v-10z')
    .fill(paint('#3a3a44'), 'M272-100v52h48v-52z')
    .stroke(wood, 6, 'M230-102h210M150-120l90 22M160-136l80 20')
    .rounds(mixColors(rock, paint('#c9c0b4'), 0.4), 26, 'M-520-170h30M-420-196h20M520-140h36M200-196h24M60-206h12')
    .fill(
      leafShade,
      traceFirs(random, [-720, -600], 120, () => -150),
    );
}

/** A crown of bare granite above rain forest. */
export function drawGraniteCrown({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const mix = fade(haze, 0.16);
  const [rock, dark, light] = [mix(paint('#9a96a0')), mix(paint('#6a6a7c')), mix(paint('#c4bfc0'))];
  pen
    .fill(mixColors(leafShade, haze, 0.6), 'M-720 140q160 60 340 20t400 30t360-30t340 20V-40H-720z')
    .fill(
      rock,
      'M-640 40Q-460 110-360 230l24 60l20-14l30 60l30-20l20 50l24-80l40 20l30 90l22-10l26 30l30-70l40-10l34 60l24-50l40-20l30 46l40-60l30 10Q360 200 440 130T640 40z',
    )
    .fill(
      dark,
      'M-336 290l20-14l30 60l-10-110l-60-50zM-256 316l20 50l24-80l-20-90l-40 20zM-142 396l22-10l26 30l30-70l-10-120l-60 40zM10 396l24-50l40-20l-20-110l-60 50zM104 372l40-60l30 10Q360 200 440 130l-260 10l-60 80z',
    )
    .stroke(
      light,
      5,
      'M-300 220l60 40M-180 240l50 90M-60 220l40 80M80 220l30 70M-230 180l-70-60M0 180l-20-90M180 200l90-80',
      0.6,
    )
    .fill(mix(leafShade), 'M-720 60Q-460 120-300 150T-40 110T200 140T720 50V-60H-720z');
  drawMist(pen, tones, 96, 76, 0.7);
  pen
    .fill(
      leafShade,
      'M-720 20q60 40 120 6q70 40 140 0q80 40 160 0q80 40 160-4q80 40 160 0q80 30 160-4q80 40 160 0q80 36 160-4q60 30 120 6h100V-230H-720z',
    )
    .fill(
      leaf,
      'M-720-70q70 40 140 0q80 44 170 0q80 40 160-6q90 40 180 0q80 36 170-4q90 40 180 0q90 36 180-4q80 30 160 0h100V-230H-720z',
    )
    .fill(
      leafShade,
      'M-720-150q90 44 180 0q90 40 190-6q90 40 190 0q100 36 200-4q90 40 190 0q90 36 200 0h290V-230H-720z',
    )
    .rounds(
      leafLight,
      16,
      'M-600-50h30M-420-60h20M-250-54h30M-60-60h24M110-52h30M300-60h24M480-54h30M-500-130h30M-240-136h24M60-130h30M360-134h24',
      0.6,
    );
}
