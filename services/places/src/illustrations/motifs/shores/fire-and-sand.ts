import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Fountains and rivers of glowing lava in a field of black rock. */
export function drawLavaFountain({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const [rock, black, gray] = [paint('#5a5054'), paint('#38343c'), paint('#746a6c')];
  const [fire, amber, yellow] = [paint('#e05a2a'), paint('#f28f38'), paint('#fbd46a')];
  const smoke = mixColors(haze, rock, 0.35);
  pen
    .fill(fade(haze, 0.55)(rock), 'M-720 160Q-520 230-340 180T40 190T380 170T720 210V0H-720z')
    .ellipse(smoke, -60, 330, 120, 90, 0.4)
    .ellipse(smoke, 60, 420, 170, 90, 0.4)
    .ellipse(smoke, 220, 480, 220, 80, 0.35)
    .ellipse(amber, 0, 160, 230, 190, 0.18)
    .fill(rock, 'M-480 20Q-280 70-160 160L-110 176-60 150 0 160 60 146 110 172 150 160Q280 70 500 20z')
    .fill(black, 'M110 172L150 160Q280 70 500 20H180Q150 100 110 172z')
    .fill(fire, 'M-100 160Q-70 220-60 300Q-50 240-40 230Q-30 330-10 390Q10 320 16 250Q30 280 34 320Q60 240 90 160z')
    .fill(amber, 'M-70 158Q-50 210-44 250Q-30 220-26 210Q-16 300-6 340Q10 280 14 220Q30 220 34 250Q50 200 60 156z')
    .fill(yellow, 'M-40 156Q-26 190-20 220Q-10 200-4 270Q8 220 12 190Q26 200 34 154z')
    .rounds(amber, 8, 'M-120 260h0M-90 330h0M-50 390h0M40 400h0M90 320h0M120 250h0M-140 200h0M150 210h0M10 440h0')
    .fill(gray, 'M-720 40Q-420 80-160 30T300 30T720 50V-230H-720z')
    .fill(rock, 'M-720-40Q-320-10 60-50T720-40V-230H-720z')
    .fill(fire, 'M-60 150Q-30 60 40 20T-80-70T-160-150T-280-230H40Q60-170 20-120T140-40T140 40T60 148z')
    .fill(amber, 'M-20 130Q0 60 60 20T-30-70T-110-150T-200-230H-40Q-20-170-40-120T80-50T100 40T40 130z')
    .fill(yellow, 'M10 100Q30 50 70 16T10-70T-60-150T-130-230H-90Q-50-170-60-130T40-60T84 30T26 100z', 0.8)
    .fill(fire, 'M120 0Q260-20 300-70T460-120T620-200L640-230H560Q440-150 360-130T240-70T110-30z')
    .fill(amber, 'M140-10Q260-40 300-86T450-136T590-230H566Q440-150 370-134T250-76T130-26z');
  let clods = '';
  for (let index = 0; index < 26; index++) {
    const x = Math.round(random.between(170, 700) * (index % 2 ? 1 : -1)) - (index % 2 ? 0 : 130);
    clods += `M${x} ${Math.round(-20 - random.between(0, 190))}h${Math.round(random.between(10, 40))}`;
  }
  pen.rounds(black, 18, clods, 0.8);
  drawWalkers(pen, tones, [
    [-480, -20],
    [-452, -16],
    [-420, -14],
  ]);
}

/** Red star dunes above a plain of pale grass with antelopes. */
export function drawRedDunes({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [lit, dark, deep] = [paint('#d9793f'), paint('#9c4a33'), paint('#b85f38')];
  const [straw, grass] = [paint('#e3cf8f'), paint('#cfb873')];
  const shift = Math.round(random.between(-60, 60));
  pen
    .fill(fade(haze, 0.5)(deep), 'M-720 120Q-560 220-480 210T-260 120T0 150T240 230T460 150T720 220V20H-720z')
    .fill(
      fade(haze, 0.2)(lit),
      'M-720 80Q-600 120-520 210Q-420 150-330 90T-200 40H-720zM300 50Q420 110 500 230Q560 170 640 130T720 110V30z',
    )
    .fill(
      fade(haze, 0.16)(dark),
      'M-520 210Q-420 150-330 90T-200 40H-420Q-460 100-480 140zM500 230Q560 170 640 130T720 110V30H560Q540 120 520 160z',
    )
    .fill(lit, `M-440 20Q-200 110 ${shift} 360Q${20 + shift} 300 ${60 + shift} 250T240 110T470 20z`)
    .fill(
      dark,
      `M${shift} 360Q${20 + shift} 300 ${60 + shift} 250T240 110T470 20H120Q${20 + shift} 90 ${50 + shift} 160T${shift} 360z`,
    )
    .stroke(
      mixColors(lit, paint('#f2b070'), 0.5),
      5,
      `M${shift - 8} 340Q-180 130-360 40M${shift - 30} 290Q-120 110-220 30`,
      0.6,
    )
    .fill(straw, 'M-720 40Q-300 60 100 30T720 40V-230H-720z')
    .fill(grass, 'M-720-40Q-260-10 180-50T720-40V-230H-720z')
    .fill(straw, 'M-720-130Q-260-100 180-140T720-130V-230H-720z')
    .stroke(paint('#6b5240'), 9, 'M-470-10Q-466 30-470 60L-500 90M-468 50L-440 90')
    .rounds(leafShade, 50, 'M-530 100h70M-450 104h30')
    .rounds(leaf, 36, 'M-510 118h60');
  const oryx = (x: number, y: number, size: number, side: number) => {
    const n = (value: number) => Math.round(value * size);
    const s = (value: number) => Math.round(value * size * side);
    pen
      .fill(
        paint('#a8937c'),
        `M${x} ${y + n(40)}q${s(2)} ${n(24)} ${s(20)} ${n(24)}h${s(56)}l${s(20)} ${n(26)}l${s(24)}-${n(14)}l${s(-4)}-${n(8)}l${s(-16)} ${n(2)}l${s(-14)}-${n(36)}z`,
      )
      .stroke(
        paint('#f1eadb'),
        7 * size,
        `M${x + s(6)} ${y}v${n(40)}M${x + s(18)} ${y}v${n(40)}M${x + s(66)} ${y}v${n(40)}M${x + s(78)} ${y}v${n(40)}`,
      )
      .stroke(
        paint('#3f3630'),
        5 * size,
        `M${x + s(100)} ${y + n(88)}l${s(-26)} ${n(70)}M${x + s(106)} ${y + n(88)}l${s(-18)} ${n(74)}M${x + s(6)} ${y + n(38)}h${s(74)}M${x + s(108)} ${y + n(84)}l${s(8)}-${n(8)}`,
      );
  };
  oryx(-250, -110, 1.1, 1);
  oryx(-60, -70, 0.7, 1);
  oryx(330, -130, 1.2, -1);
  let tufts = '';
  for (let x = -700; x < 720; x += 48)
    tufts += `M${Math.round(x + random.between(-14, 14))} ${Math.round(-60 - random.between(0, 150))}q4 16 10 26m-8-24q-4 14-10 22`;
  pen.stroke(paint('#a8924f'), 4, tufts, 0.7);
}

/** Round islets of forest in a lagoon, seen from a ridge. */
export function drawIsletLagoon({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [deep, lagoon, pale, rock] = [paint('#2b7fae'), paint('#3fb3b8'), paint('#8fe0cc'), paint('#a39a8c')];
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 226Q-560 280-400 250T-60 240T260 270T520 240T720 262V210H-720z')
    .rect(mixColors(deep, haze, 0.2), -720, -230, 1440, 450)
    .fill(lagoon, 'M-720 130Q-400 190-60 160T420 170T720 120V-230H-720z')
    .fill(
      pale,
      'M-520 60Q-300 120-80 90T120 30Q0-30-220-20T-520 60zM160-20Q340 60 560 20T640-60Q460-100 300-90T160-20z',
      0.7,
    );
  const islet = (x: number, y: number, wide: number, high: number, air: number) => {
    const mix = fade(haze, air);
    pen
      .ellipse(mix(pale), x, y, wide * 1.25, high * 0.34, 0.8)
      .fill(
        mix(rock),
        `M${x - wide} ${y}l${Math.round(wide * 0.12)} ${Math.round(high * 0.24)}h${Math.round(wide * 1.76)}l${Math.round(wide * 0.12)}-${Math.round(high * 0.24)}z`,
      )
      .fill(
        mix(leafShade),
        `M${x - wide} ${Math.round(y + high * 0.18)}Q${x - wide * 0.9} ${Math.round(y + high)} ${x} ${Math.round(y + high)}T${x + wide} ${Math.round(y + high * 0.18)}z`,
      )
      .fill(
        mix(leaf),
        `M${x - wide} ${Math.round(y + high * 0.18)}Q${x - wide * 0.9} ${Math.round(y + high)} ${x} ${Math.round(y + high)}Q${x - wide * 0.1} ${Math.round(y + high * 0.5)} ${x - wide * 0.3} ${Math.round(y + high * 0.18)}z`,
      );
  };
  for (const [x, y, wide, high, air] of [
    [-560, 170, 60, 60, 0.36],
    [-330, 180, 44, 44, 0.36],
    [-120, 176, 60, 66, 0.36],
    [150, 184, 50, 50, 0.36],
    [340, 170, 70, 76, 0.34],
    [580, 176, 60, 56, 0.36],
    [-420, 90, 84, 90, 0.16],
    [-170, 70, 66, 76, 0.14],
    [60, 100, 76, 96, 0.16],
    [420, 80, 96, 110, 0.14],
    [240, 10, 70, 84, 0.04],
    [-300, -40, 110, 116, 0.02],
    [20, -40, 84, 100, 0],
    [520, -50, 110, 110, 0.02],
  ] as const)
    islet(x, y, wide, high, air);
  pen
    .fill(paint('#f6f2e8'), 'M-120-120h90l-14-14h-62zM250-130h70l-12-12h-48z')
    .stroke(paint('#f4fafa'), 6, 'M-130-124Q-220-140-330-120M240-136Q180-150 120-140', 0.7)
    .fill(leafShade, 'M-720-60Q-600-50-540-120T-420-180T-300-230H-720zM720-110Q620-110 560-160T420-230H720z')
    .rounds(leaf, 50, 'M-690-90h30M-620-140h30M-540-180h30M-460-210h20M680-150h30M610-190h20')
    .rounds(mixColors(lagoon, paint('#ffffff'), 0.5), 4, 'M-60-170h140M160-190h150M-220-200h120M340-160h120', 0.7);
  drawWalkers(pen, tones, [[-430 + Math.round(random.between(-20, 20)), -176]]);
}
