import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawMist, drawPalm, drawWalkers, fade, SNOW, traceFirs } from './parts.js';

/** Draws a cloud of ash or steam that drifts from a vent. */
export function drawPlume(
  pen: Pen,
  { paint, haze }: Tones,
  x: number,
  y: number,
  size: number,
  color = '#d9d4d0',
): void {
  const smoke = mixColors(paint(color), haze, 0.2);
  for (const [dx, dy, radius] of [
    [0, 12, 22],
    [16, 46, 34],
    [52, 84, 44],
    [104, 118, 54],
    [174, 140, 60],
    [250, 150, 50],
  ] as const)
    pen.ellipse(smoke, x + dx * size, y + dy * size, radius * size, radius * 0.72 * size, 0.8);
}

/** A perfect cone with a plume of smoke, above palms and fields of rice. */
export function drawSmokingCone({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const mix = fade(haze, 0.2);
  const [slope, dark, ash] = [mix(paint('#6f8a80')), mix(paint('#4f6a6c')), mix(paint('#8a8280'))];
  drawPlume(pen, tones, 4, 420, 1);
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 60q140 50 300 20t420 10t400-10t320 20V-60H-720z')
    .fill(slope, 'M-600 0Q-300 70-170 210Q-90 310-40 424L-16 414L10 424L40 418Q90 310 170 210Q300 70 600 0z')
    .fill(dark, 'M10 424L40 418Q90 310 170 210Q300 70 600 0H160Q100 160 60 250T10 424z')
    .fill(ash, 'M-40 424L-16 414L10 424L40 418Q60 372 84 330l-30-50l-20 60l-26-90l-20 80l-30-60l-20 50Q-60 372-40 424z')
    .stroke(dark, 5, 'M-70 290q-40-110-130-190M-30 240q-20-120-70-190M110 240q60-100 130-150', 0.5)
    .fill(mixColors(leafShade, haze, 0.24), 'M-720 30q160 50 340 20t360 4t380-6t360 16V-90H-720z')
    .fill(leaf, 'M-720-10q180 30 360 6t380 2t340-8t360 10V-230H-720z')
    .fill(leafLight, 'M-720-70Q-300-40 0-74T720-70V-230H-720z')
    .fill(
      mixColors(water, paint('#d9ead9'), 0.3),
      'M-560-90h280l-40-34h-300zM-240-90h300l30-34h-380zM110-90h260l70-34h-310zM-680-150h330l-60-44h-310zM-300-150h390l40-44h-500zM150-150h380l90-44h-440z',
      0.85,
    )
    .stroke(leaf, 4, 'M-540-100h230M-220-104h250M130-102h240M-640-166h250M-280-170h360M180-168h350', 0.7)
    .fill(paint('#b08a58'), 'M-470-40h70v26h-70z')
    .fill(paint('#8a6a48'), 'M-486-16h102l-30 30h-42z');
  drawPalm(pen, tones, -560, -120, 1.9, 0.3);
  drawPalm(pen, tones, -480, -150, 1.5, -0.2);
  drawPalm(pen, tones, 500, -130, 1.8, -0.3);
  drawPalm(pen, tones, 590, -170, 1.6, 0.15);
}

/** A steaming crater and a ribbed cone in a sea of mist and sand, before a higher volcano. */
export function drawCinderCaldera({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [gray, dark, green, greenDark] = ['#a89a94', '#6f6468', '#7d9068', '#566b5a'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.36);
  drawPlume(pen, tones, 210, 380, 0.7, '#c9c0bc');
  pen
    .fill(
      far(paint('#7a8096')),
      'M-720 60Q-200 110 20 230Q130 300 190 384l40 0Q300 290 410 220Q560 110 720 90V-40H-720z',
    )
    .fill(far(paint('#5d6480')), 'M200 384h30Q300 290 410 220Q560 110 720 90V0H330Q240 160 200 384z')
    .fill(far(greenDark), 'M-720 160Q-560 170-440 110T-200 60T100 70T420 60T720 130V-60H-720z');
  drawMist(pen, tones, 60, 160, 0.8);
  let ribs = '';
  for (let x = 30; x < 400; x += 34)
    ribs += `M${Math.round(215 + (x - 215) * 0.34)} ${Math.round(200 - Math.abs(x - 215) * 0.1)}L${x} -40h15z`;
  pen
    .fill(green, 'M10-50Q90 60 140 190l50 20l50-4l40-20Q340 60 420-50z')
    .fill(greenDark, `${ribs}M240 206l40-20Q340 60 420-50H330Q280 80 240 206z`, 0.7)
    .fill(gray, 'M-480-60Q-400 40-330 104l60 10l50-24l70 20l60-8Q-10 30 60-60z')
    .fill(dark, 'M-330 104l60 10l50-24l70 20l60-8l-40-26l-60 8l-50-20l-50 14z')
    .fill(dark, 'M-90 102Q-10 30 60-60H-30Q-70 10-130 76z', 0.6)
    .stroke(dark, 6, 'M-380 50l-50-100M-330 70l-30-120M-280 60l-6-110M-200 50l20-100M-150 60l50-110', 0.4);
  drawPlume(pen, tones, -220, 90, 0.95, '#efece8');
  drawMist(pen, tones, -40, 60, 0.75);
  pen
    .fill(paint('#b3a69c'), 'M-720-70Q-300-40 0-74T720-66V-230H-720z')
    .stroke(paint('#8f827c'), 4, 'M-540-90q180 20 360 0M-200-120q200 16 420 0M100-96q160 10 300-4', 0.5)
    .fill(
      leafShade,
      'M-720-120q60 50 120 14q60 20 100-30q70 10 110-40l60-54H-720zM720-110q-70 40-130 6q-60 16-100-34q-60 6-100-40l-50-52h380z',
    )
    .fill(
      mixColors(leafShade, green, 0.5),
      traceFirs(random, [-720, -520], 60, () => -150) + traceFirs(random, [560, 720], 60, () => -140),
    );
  drawWalkers(
    pen,
    tones,
    [
      [-120, -120],
      [-90, -124],
      [-60, -120],
      [180, -140],
    ],
    0.8,
  );
}

/** A deep blue lake within the cliffs of a crater, with a wooded cone as an island. */
export function drawCraterLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [lake, deepBlue, glint, rock, dark, snow] = ['#2161a8', '#174a86', '#6fa6d8', '#a38f7f', '#6f6064', SNOW].map(
    paint,
  ) as [string, string, string, string, string, string];
  pen
    .fill(
      fade(haze, 0.4)(dark),
      'M-720 250l150 20l90 60l60-20l120-30l160 20l120-10l130 40l70 50l60-40l120-40l160-30l120-20V60H-720z',
    )
    .fill(
      fade(haze, 0.16)(rock),
      'M-720 230l120 20l130-40l110 30l140-30l160 16l140-20l120 40l130-30l140 30l130-20V60H-720z',
    )
    .fill(
      fade(haze, 0.16)(dark),
      'M-560 230l40-110l60-20l-30 110zM-330 224l30-110l70-20l-60 120zM-60 224l20-110l70-10l-40 116zM200 220l50-116l60-6l-50 126zM440 240l60-130l60 0l-40 120z',
      0.6,
    )
    .fill(
      fade(haze, 0.1)(snow),
      'M-470 210l60 16l50-60l-30 10l-30-30zM-130 212l50 8l40-60l-40 20zM110 218l60-4l30-56l-50 20zM370 222l60-14l30-60l-50 30z',
    )
    .fill(
      leafShade,
      traceFirs(random, [-720, 720], 26, (x) => 226 + 12 * Math.sin(x / 90)),
      0.7,
    )
    .fill(lake, 'M-720 110Q-300 90 0 94T720 110V-230H-720z')
    .fill(mixColors(lake, rock, 0.5), 'M-720 110Q-300 90 0 94T720 110Q400 60 0 60T-720 110z', 0.7)
    .fill(deepBlue, 'M-720-40Q-200 10 120-20T720-60V-230H-720z', 0.6)
    .rounds(glint, 5, 'M-420 20h170M160-30h200M-260-40h150M320 40h180M-80-80h160', 0.6)
    .fill(mixColors(lake, leafShade, 0.5), 'M-330-10Q-160-60 40-10Q-100-80-160-76T-330-10z');
  pen
    .fill(rock, 'M-340-14Q-230 30-176 110l20 12h40l18-14Q-40 30 60-14Q-140-30-340-14z')
    .fill(dark, 'M-116 122l18-14Q-40 30 60-14H-60Q-90 50-116 122z', 0.7)
    .fill(
      leafShade,
      traceFirs(random, [-310, 30], 34, (x) => Math.max(-12, 96 - Math.abs(x + 136) * 0.72)),
    )
    .fill(
      leaf,
      traceFirs(random, [-320, 30], 34, () => -16),
    )
    .fill(rock, 'M-720-80l110 10l70-50l120-10l60-50l110-50H-720zM720-60l-120 6l-60-60l-110-6l-60-60l-100-50h450z')
    .fill(dark, 'M-540-120l120-10l60-50l110-50h-150l-70 50zM430-120l-60-60l-100-50h150l60 60z', 0.6)
    .fill(leafShade, traceFirs(random, [-720, -560], 150, () => -100) + traceFirs(random, [560, 720], 150, () => -90));
}

/** A red crater above pools of green water on a bare slope. */
export function drawEmeraldPools({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [ash, dark, red, pool, rim] = ['#9a8678', '#66585a', '#a8503f', '#3fae98', '#d9d2a8'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const far = fade(haze, 0.3);
  pen
    .fill(
      far(paint('#6f7488')),
      'M-720 100Q-500 150-380 260Q-310 340-270 400h60Q-150 320-40 240T260 110T720 80V-40H-720z',
    )
    .fill(far(paint(SNOW)), 'M-300 366l30 34h60l40-46l-30-20l-20 26l-30-40l-20 40z')
    .fill(far(ash), 'M-720 70Q-200 120 100 90T720 120V-60H-720z')
    .fill(mixColors(ash, haze, 0.1), 'M0 0Q120 90 210 210l50 44l60-16l60 24l70-30Q560 130 720 60V-120H-100z')
    .fill(red, 'M210 210l50 44l60-16l60 24l70-30l-40-70l-40-90l-60-50l-50 30l-20 70z')
    .fill(dark, 'M260 254l60-16l60 24l-20-70l-30-100l-46 60z', 0.75);
  drawPlume(pen, tones, 330, 170, 0.5, '#f1eeea');
  pen
    .fill(ash, 'M-720 20Q-400 50-160 10T200-30T720-60V-230H-720z')
    .fill(mixColors(ash, dark, 0.4), 'M-720-60Q-460-30-360-60T-200-160L-240-230H-720z');
  for (const [x, y, w, h] of [
    [-60, -40, 150, 24],
    [-330, -90, 180, 32],
    [150, -120, 250, 44],
  ] as const)
    pen
      .ellipse(rim, x, y, w + 16, h + 9)
      .ellipse(pool, x, y - 2, w, h)
      .ellipse(mixColors(pool, paint('#d9f0dc'), 0.5), x - w * 0.2, y - h * 0.3, w * 0.5, h * 0.3, 0.7);
  pen
    .fill(mixColors(ash, dark, 0.25), 'M-720-160Q-300-130 60-190T720-190V-230H-720z')
    .stroke(rim, 8, 'M470-230Q420-120 480-60T440 60T400 130', 0.8);
  drawWalkers(
    pen,
    tones,
    [
      [452, -90],
      [470, -70],
      [440, 40],
      [-500, -150],
    ],
    0.8,
  );
}

/** Many equal round hills above woods. */
export function drawChocolateHills({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const hills = (y: number, size: number, step: number, air: number, shift: number) => {
    const mix = fade(haze, air);
    const [brown, dark] = [mix(paint('#9a9a58')), mix(paint('#6f7350'))];
    for (let x = -720 + shift; x < 740; x += step) {
      const [w, h] = [size * random.between(0.85, 1.15), size * random.between(0.75, 1)];
      const left = Math.round(x + random.between(-20, 20));
      const right = Math.round(left + w);
      pen
        .fill(
          brown,
          `M${Math.round(left - w)} ${y}C${Math.round(left - w * 0.7)} ${y + h * 0.5} ${Math.round(left - w * 0.5)} ${y + h} ${left} ${y + h}S${Math.round(left + w * 0.7)} ${y + h * 0.5} ${right} ${y}z`,
        )
        .fill(
          dark,
          `M${left} ${y + h}C${Math.round(left + w * 0.5)} ${y + h} ${Math.round(left + w * 0.7)} ${y + h * 0.5} ${right} ${y}H${Math.round(left + w * 0.4)}C${Math.round(left + w * 0.5)} ${y + h * 0.5} ${Math.round(left + w * 0.4)} ${y + h * 0.9} ${left} ${y + h}z`,
          0.7,
        );
    }
    pen.fill(
      mix(leafShade),
      `M-720 ${y + 6}q90 20 180 4t180 0t180 4t180-6t180 4t180-2t180 6t180-4v-${Math.round(size * 0.9)}H-720z`,
    );
  };
  hills(190, 70, 104, 0.5, 10);
  hills(120, 100, 140, 0.34, 60);
  hills(30, 140, 200, 0.18, 0);
  hills(-100, 210, 310, 0, 110);
  pen
    .fill(leaf, 'M-720-110q60 30 120 4t130 6t140-8t150 10t140-8t150 8t140-6t150 6t140-4t180 6V-230H-720z')
    .fill(leafShade, 'M-720-170q80 30 160 0t180 6t180-8t200 8t200-6t180 4t340-4V-230H-720z');
}
