import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade } from '../wonders/parts.js';

/** A brown river in bends through forest to the horizon, from above. */
export function drawForestRiver({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const river = mixColors(water, paint('#b59a6a'), 0.5);
  pen
    .fill(fade(haze, 0.6)(leafShade), 'M-720 230Q-500 280-260 250T240 256T720 240V-230H-720z')
    .fill(fade(haze, 0.45)(leaf), 'M-720 200Q-300 220 120 204T720 200V-230H-720z')
    .fill(
      fade(haze, 0.1)(river),
      'M-60 206Q60 196 20 180T-120 150T60 110T220 60T-60 10T-300-60T0-130T300-230H-160Q-360-170-440-90T-260 50T60 80T-40 100T-220 140T-80 186T-100 206z',
    )
    .fill(
      mixColors(river, paint('#ffffff'), 0.25),
      'M-180 146Q-80 166 0 180Q-60 150 40 120Q-60 130-180 146zM-380-70Q-240 30 20 60Q-160-10-260-70T-60-190Q-260-150-380-70z',
      0.5,
    );
  for (let row = 0; row < 7; row++) {
    const y = 176 - row * 60;
    const size = 34 + row * 16;
    let [dark, mid, light] = ['', '', ''];
    for (let x = -720; x < 740; x += size * 0.9) {
      const center = [-40, -60, 60, 60, -180, -260, -60][row]!;
      const gap = [90, 110, 130, 150, 170, 210, 270][row]!;
      if (Math.abs(x - center) < gap) continue;
      const at = Math.round(y + random.between(-12, 12));
      dark += `M${Math.round(x)} ${at - 10}h0`;
      mid += `M${Math.round(x - size * 0.06)} ${at + Math.round(size * 0.1)}h0`;
      if (random.between(0, 1) < 0.5) light += `M${Math.round(x - size * 0.16)} ${at + Math.round(size * 0.28)}h0`;
    }
    const mix = fade(haze, Math.max(0, 0.36 - row * 0.06));
    pen
      .rounds(mix(leafShade), size, dark)
      .rounds(mix(leaf), size * 0.72, mid)
      .rounds(mix(leafLight), size * 0.3, light, 0.7);
  }
  drawMist(pen, tones, 170, 40, 0.45);
  pen
    .fill(paint('#6b4f3c'), 'M-180-120Q-90-134 0-116L-16-130Q-90-146-160-134z')
    .rounds(paint('#c9503f'), 12, 'M-120-110v-8')
    .rounds(paint('#f1eadb'), 12, 'M-70-110v-8')
    .fill(paint('#d9503f'), 'M300 320q40 10 60 40q10-20 40-20q-30-10-40-30q-20 0-60 10z')
    .fill(paint('#3f7fb5'), 'M340 318q30-30 30-60q14 24 10 50z');
}

/** A hanging bridge between huge trees, with lianas and orchids. */
export function drawJungleBridge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [bark, dark, rope] = [paint('#7d6650'), paint('#4f4238'), paint('#b59a6a')];
  let [far, near] = ['', ''];
  for (let x = -700; x < 720; x += 88) {
    far += `M${Math.round(x + random.between(-20, 20))} ${Math.round(260 + random.between(-40, 80))}h0`;
    near += `M${Math.round(x + random.between(-20, 20))} ${Math.round(60 + random.between(-30, 40))}h0`;
  }
  pen
    .rect(fade(haze, 0.5)(leaf), -720, -230, 1440, 560)
    .rounds(fade(haze, 0.6)(leafShade), 170, far)
    .stroke(fade(haze, 0.5)(bark), 14, 'M-330-100V300M-160-100V320M60-100V340M230-100V300')
    .rounds(fade(haze, 0.34)(leaf), 130, near)
    .rounds(
      fade(haze, 0.2)(leafShade),
      150,
      'M-680-60h0M-540-90h0M-400-110h0M-260-120h0M-120-120h0M20-124h0M160-120h0M300-110h0M440-90h0M580-70h0M700-50h0',
    );
  drawMist(pen, tones, 120, 90, 0.4);
  const trunk = (x: number, wide: number) =>
    pen
      .fill(
        bark,
        `M${x - wide} 720Q${x - wide * 0.7} 300 ${x - wide * 0.9} 0L${x - wide * 1.9}-230H${x + wide * 1.9}L${x + wide * 0.9} 0Q${x + wide * 0.7} 300 ${x + wide} 720z`,
      )
      .fill(
        dark,
        `M${x + wide * 0.3} 720Q${x + wide * 0.2} 300 ${x + wide * 0.3} 0L${x + wide * 0.8}-230H${x + wide * 1.9}L${x + wide * 0.9} 0Q${x + wide * 0.7} 300 ${x + wide} 720z`,
      );
  pen
    .stroke(rope, 8, 'M-460 180Q0-40 460 180M-460 290Q0 80 460 290')
    .dashes(mixColors(rope, dark, 0.4), 16, [16, 5], 'M-460 172Q0-48 460 172');
  let ropes = '';
  for (let x = -440; x <= 440; x += 40) {
    const share = 1 - (x / 460) ** 2;
    ropes += `M${x} ${Math.round(180 - share * 110)}V${Math.round(290 - share * 105)}`;
  }
  pen.stroke(rope, 3, ropes, 0.9);
  drawWalkers(
    pen,
    tones,
    [
      [-90, 78],
      [-56, 74],
      [150, 86],
    ],
    1.3,
  );
  trunk(-540, 90);
  trunk(550, 100);
  pen
    .stroke(
      leafShade,
      7,
      'M-420 560Q-400 300-430 120M-660 560Q-640 380-670 200M420 560Q400 360 440 200M660 560Q640 320 680 160',
      0.8,
    )
    .rounds(leafShade, 120, 'M-700 520h120M-520 560h100M-340 590h60M700 520h-120M520 560h-100M340 590h-60')
    .rounds(leaf, 84, 'M-690 550h90M-510 590h70M690 550h-90M510 590h-70')
    .rounds(leafShade, 90, 'M-720-190h60M-600-216h60M-440-230h50M720-190h-60M600-216h-60M440-230h-50')
    .rounds(leafLight, 30, 'M-700-160h30M-590-184h30M680-160h-30M590-184h-30')
    .rounds(paint('#d9609a'), 17, 'M-470 60h0M-450 40h0M-480 34h0M480 120h0M500 100h0M470 96h0M-620-130h0M620-130h0')
    .rounds(paint('#f3c4da'), 8, 'M-470 60h0M-450 40h0M480 120h0M500 100h0');
}

/** An orangutan with its young in a tree above a river. */
export function drawRedApes({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const [fur, shade, face] = [paint('#b5623a'), paint('#8a4630'), paint('#6b4a44')];
  let dots = '';
  for (let x = -700; x < 720; x += 90)
    dots += `M${Math.round(x + random.between(-20, 20))} ${Math.round(160 + random.between(-60, 60))}h0`;
  pen
    .fill(fade(haze, 0.6)(leafShade), 'M-720 260Q-500 340-260 300T240 310T720 290V-230H-720z')
    .rounds(fade(haze, 0.45)(leafShade), 170, dots)
    .rounds(fade(haze, 0.32)(leaf), 110, dots)
    .fill(fade(haze, 0.2)(leafShade), 'M-720 80Q-300 110 100 70T720 90V-230H-720z')
    .fill(mixColors(water, paint('#9a8a5c'), 0.4), 'M-720-60Q-200-20 240-50T720-40V-230H-720z')
    .rounds(
      mixColors(water, paint('#e6dcc0'), 0.5),
      5,
      'M-560-90h160M-220-70h180M120-90h180M400-80h170M-420-150h200M60-160h200',
      0.6,
    )
    .stroke(paint('#6f5844'), 40, 'M-720 330Q-300 300 60 330T720 300')
    .stroke(paint('#8a6f56'), 14, 'M-720 340Q-300 312 60 342T720 312')
    .stroke(paint('#6f5844'), 60, 'M430-230Q450 100 410 320T470 720')
    .stroke(paint('#8a6f56'), 18, 'M416-230Q436 100 396 320T456 720');
  pen
    .stroke(shade, 40, 'M70 150Q120 240 100 330')
    .fill(fur, 'M-150 40Q-190 130-120 190Q-60 240 20 220Q110 190 100 90Q90 0 30-40Q-90-60-150 40z')
    .fill(shade, 'M20 220Q110 190 100 90Q90 0 30-40Q60 60 20 220z')
    .stroke(fur, 42, 'M-110 160Q-190 240-150 330')
    .stroke(fur, 40, 'M-110 30Q-170-40-90-60M40-20Q90-70 20-80')
    .circle(fur, -30, 236, 70)
    .fill(face, 'M-92 240q0-56 62-60q62 4 62 60q-10 30-30 24q-32-14-64 0q-22 4-30-24z')
    .circle(paint('#7f5c52'), -30, 206, 30)
    .rounds(paint('#2a2020'), 9, 'M-50 240h0M-10 240h0')
    .stroke(paint('#3f2c2a'), 4, 'M-44 200q14-8 28 0')
    .rounds(fur, 20, 'M-158 336h20M88 338h20')
    .fill(fur, 'M50 40q-30 60 20 86q50 10 60-40q0-50-40-66z')
    .circle(fur, 82, 120, 34)
    .circle(paint('#8a6a5c'), 82, 114, 21)
    .rounds(paint('#2a2020'), 6, 'M74 120h0M92 120h0');
  pen
    .rounds(
      leafShade,
      110,
      'M-700 470h100M-540 520h90M-380 550h60M700 470h-80M600 530h-60M-700-160h60M-580-200h60M700-160h-60M580-200h-60',
    )
    .rounds(leaf, 76, 'M-690 500h70M-530 550h60M690 500h-50M-690-130h40M690-130h-40')
    .rounds(leafLight, 26, 'M-690 520h30M-530 570h20M680 520h-20M-680-110h20M680-110h-20');
}
