import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawWalkers, fade, SNOW } from '../wonders/parts.js';

/** A steep pyramid of rock and ice at the head of a glacier. */
export function drawIcePyramid({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const mix = fade(haze, 0.1);
  const [rock, dark, snow, ice] = [
    mix(paint('#8088a0')),
    mix(paint('#565d78')),
    mix(paint(SNOW)),
    mix(paint('#b4c8dc')),
  ];
  const [moraine, gravel] = [paint('#7d7a80'), paint('#9a938c')];
  const lift = Math.round(random.between(-16, 16));
  pen
    .fill(
      mixColors(ice, haze, 0.5),
      'M-720 160L-600 280-500 230-400 320-280 220-200 180H220L330 300 420 240 520 330 620 240 720 300V0H-720z',
    )
    .fill(
      rock,
      `M-430 30L-330 130-290 140-220 250-170 270-110 360-70 376 0 ${480 + lift}L60 400 90 390 150 300 180 290 250 180 300 160 420 30z`,
    )
    .fill(
      dark,
      `M0 ${480 + lift}L60 400 90 390 150 300 180 290 250 180 300 160 420 30H120L150 120 90 190 110 260 40 330 50 390z`,
    )
    .fill(
      snow,
      `M0 ${480 + lift}L-70 376-110 360-170 270-150 260-120 290-110 230-70 300-50 260-20 330-4 290 10 380zM-220 250L-290 140-330 130-430 30H-330L-290 70-270 50-240 110-210 90-220 160z`,
    )
    .fill(
      ice,
      `M0 ${480 + lift}L10 380 20 330 40 350 50 390 60 400zM150 300L120 250 140 240 130 200 170 220 180 180 210 200 220 140 250 180 180 290zM300 160L270 110 290 60 340 90 420 30z`,
    )
    .stroke(dark, 5, 'M-60 340L-110 200M-20 300L-60 140M-140 230L-210 100M10 260L-20 120', 0.5)
    .fill(
      mixColors(rock, dark, 0.5),
      'M-720 220L-640 190-560 110-480 60-360-10H-720zM720 210L640 180 560 100 470 50 380-10H720z',
    )
    .fill(snow, 'M-720 220L-640 190-600 140-660 150-700 110-720 120zM720 210L640 180 610 140 660 150 720 110z')
    .fill(mixColors(snow, ice, 0.4), 'M-360 20Q-120 60 60 50T400 20Q340-80 360-230H-300Q-260-100-360 20z')
    .fill(mixColors(moraine, dark, 0.3), 'M-720 20Q-540 10-360 24L-280-230H-720zM720 20Q540 10 360 24L300-230H720z')
    .stroke(moraine, 16, 'M-200 40Q-140-80-180-230M60 46Q40-90 80-230M240 34Q220-80 260-230', 0.7)
    .stroke(ice, 6, 'M-110 30q20-60 10-120t10-120M-30 40q20-80 0-150t20-110M150 40q-10-90 10-150t0-120', 0.9)
    .fill(moraine, 'M-720 10Q-500 0-400-40T-280-150T-320-230H-720zM720 0Q520-10 420-50T310-150T370-230H720z')
    .fill(gravel, 'M-720-80Q-540-90-460-150T-420-230H-720zM720-100Q560-100 480-160T450-230H720z')
    .rounds(
      mixColors(gravel, paint('#ffffff'), 0.3),
      16,
      'M-640-140h24M-560-190h20M600-160h26M540-200h20M-420-60h16M440-90h20',
    );
  drawWalkers(
    pen,
    tones,
    [
      [-470, -110],
      [-446, -116],
      [-420, -124],
    ],
    0.9,
  );
}

/** A jagged row of granite with one high tooth, above beech woods in autumn. */
export function drawToothRange({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water } = tones;
  const mix = fade(haze, 0.1);
  const [rock, dark, light, snow] = [
    mix(paint('#a39085')),
    mix(paint('#70687a')),
    mix(paint('#c4ac98')),
    mix(paint(SNOW)),
  ];
  pen
    .fill(mixColors(dark, haze, 0.6), 'M-720 120L-600 200-480 150-360 220H420L520 170 620 220 720 150V0H-720z')
    .fill(
      rock,
      'M-600 30L-520 110-470 130-440 210-420 200-390 280-370 270-340 190-280 200-250 290-236 340-220 280-180 230-130 260-80 390-50 470-20 486 10 440 50 400 90 290 130 250 160 320 176 360 196 300 240 210 280 260 300 290 330 210 390 180 450 110 600 30z',
    )
    .fill(
      dark,
      'M-20 486L10 440 50 400 90 290 130 250 110 140 150 60H30L60 180 0 300zM176 360L196 300 240 210 220 130 260 60H180L190 180zM-236 340L-220 280-180 230-190 140-150 60H-230L-220 190zM300 290L330 210 390 180 370 110 410 50H320zM-390 280L-370 270-340 190-360 120-320 60H-400z',
    )
    .stroke(
      light,
      5,
      'M-60 430L-80 250M-40 440L-30 260M-100 320L-130 180M150 290L140 170M-250 270L-270 170M280 240L270 150',
      0.7,
    )
    .fill(
      snow,
      'M-560 60L-470 100-400 90-320 130-240 110-160 150-60 120 40 150 130 120 230 140 330 110 430 110 580 50 480 20H-500zM-130 260L-80 200-60 140-150 170zM90 290L60 210 100 150 140 180z',
    )
    .fill(mixColors(snow, paint('#9fb8d0'), 0.4), 'M-160 130Q-60 90-40 20H120Q90 90 40 140z')
    .fill(mixColors(dark, haze, 0.2), 'M-720 60Q-460 90-240 50T200 50T720 60V-60H-720z');
  pen.rect(leafShade, -720, -100, 1440, 100);
  const crowns = [paint('#b5502f'), paint('#d08a3a'), paint('#c4683a'), leafShade];
  for (const [index, color] of crowns.entries()) {
    let dots = '';
    for (let x = -710 + index * 20; x < 720; x += 78)
      dots += `M${x} ${Math.round(16 - index * 20 + random.between(-14, 16))}h0`;
    pen.rounds(fade(haze, 0.12 - index * 0.03)(color), 62, dots);
  }
  pen
    .fill(paint('#c9a860'), 'M-720-50Q-360-30 0-70T720-60V-230H-720z')
    .fill(mixColors(water, paint('#8fc4c4'), 0.4), 'M-720-110Q-300-70 60-120T720-110V-150Q300-140 80-170T-720-160z')
    .fill(paint('#b8955a'), 'M-720-170Q-300-140 80-180T720-160V-230H-720z')
    .rounds(paint('#d9bf7a'), 18, 'M-600-80h26M-380-70h20M240-90h26M480-84h20M-480-200h30M280-196h24M600-206h26');
  drawWalkers(pen, tones, [
    [-130, -90],
    [-104, -84],
  ]);
}

/** A tongue of rock that juts out high above a lake between bare mountains. */
export function drawRockTongue({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight, leaf } = tones;
  const [rock, dark, light] = [paint('#8d8a88'), paint('#5a5a64'), paint('#b0aaa2')];
  const mix = fade(haze, 0.34);
  pen
    .rect(mixColors(water, haze, 0.12), -720, -230, 1440, 260)
    .fill(fade(haze, 0.6)(dark), 'M-720 200Q-560 290-380 240T-20 260T340 230T720 280V0H-720z')
    .fill(
      fade(haze, 0.4)(paint(SNOW)),
      'M-460 250Q-380 262-300 248Q-380 240-460 250zM100 252Q200 252 280 236Q200 238 100 252z',
    )
    .fill(mix(dark), 'M720 240Q600 220 500 140T330 20T240-100H720z')
    .fill(mix(rock), 'M720 170Q620 150 540 70T420-50H720z')
    .fill(mix(dark), 'M-300 170Q-180 150-80 60T60-80H-300z')
    .fill(mixColors(water, haze, 0.12), 'M-300-20Q-60-60 60-80T240-100Q330-60 380-20L420-50 480-230H-300z')
    .fill(mixColors(water, dark, 0.3), 'M60-80Q140-100 240-100L300-230H-40z', 0.5)
    .rounds(waterLight, 5, 'M80-140h130M40-190h180M260-170h110', 0.7)
    .fill(dark, 'M-720-230V230L-420 236-300 214-200 176-60 150-120 110-220 70-250 0-210-90-240-160-200-230z')
    .fill(rock, 'M-720-230V236L-420 240-310 180-330 60-300-60-340-150-310-230z')
    .fill(light, 'M-720 262L-420 256-260 250-60 246 250 250 262 236 250 224 20 206-120 180-220 180-420 210-720 220z')
    .fill(dark, 'M262 236L250 224 20 206-120 180-200 140-230 100-190 120-60 140 60 172 246 198 268 214z')
    .stroke(dark, 6, 'M-680 160h220M-720 90h250M-660 20h220M-720-60h260M-640-130h200M-400 60l40-150', 0.5)
    .stroke(mixColors(light, dark, 0.35), 4, 'M-600 250l90-8M-380 240l110-10M-160 226l120-8', 0.8)
    .rounds(mixColors(leaf, paint('#9aa060'), 0.5), 10, 'M-640 262h40M-500 258h20');
  drawWalkers(pen, tones, [
    [206, 250],
    [-420, 254],
    [-394, 252],
    [-366, 250],
  ]);
  drawMist(pen, tones, 20, 40, 0.2);
}

/** An amphitheater of thin red and white pinnacles with pines. */
export function drawPinnacles({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const colors = [paint('#d0683c'), paint('#a94a34'), paint('#eaa676'), paint('#f3dcc0')] as const;
  pen
    .fill(fade(haze, 0.5)(paint('#8fa5b8')), 'M-720 280Q-400 310-100 284T400 290T720 280V160H-720z')
    .fill(fade(haze, 0.3)(leafShade), 'M-720 240Q-300 262 100 240T720 246V120H-720z')
    .fill(fade(haze, 0.24)(colors[2]), 'M-720 214Q-300 236 100 214T720 220V60H-720z');
  const row = (y: number, step: number, low: number, high: number, air: number) => {
    const mix = fade(haze, air);
    const [face, shade, cream, foot] = colors.map((color) => mix(color)) as [string, string, string, string];
    let [bodies, sides, bands, tips] = ['', '', '', ''];
    for (let x = -730; x < 740; x += step) {
      const tall = Math.round(random.between(low, high) * (0.7 + (Math.abs(x) / 720) * 0.6));
      const wide = Math.round(step * random.between(0.34, 0.48));
      const at = Math.round(x + random.between(-6, 6));
      const px = (part: number) => Math.round(at + wide * part);
      const py = (part: number) => Math.round(y + tall * part);
      bodies += `M${px(-1)} ${y - 60}L${px(-0.8)} ${py(0.32)}L${px(-0.94)} ${py(0.4)}L${px(-0.55)} ${py(0.62)}L${px(-0.66)} ${py(0.74)}L${px(-0.24)} ${py(1)}L${px(0.3)} ${py(0.97)}L${px(0.6)} ${py(0.7)}L${px(0.5)} ${py(0.6)}L${px(0.86)} ${py(0.36)}L${px(1)} ${y - 60}z`;
      sides += `M${px(0.06)} ${py(0.98)}L${px(0.3)} ${py(0.97)}L${px(0.6)} ${py(0.7)}L${px(0.5)} ${py(0.6)}L${px(0.86)} ${py(0.36)}L${px(1)} ${y - 60}H${px(0.3)}z`;
      bands += `M${px(-0.8)} ${py(0.34)}H${px(0.8)}M${px(-0.55)} ${py(0.66)}H${px(0.5)}`;
      tips += `M${px(-0.24)} ${py(0.92)}H${px(0.36)}`;
    }
    pen.fill(face, bodies).fill(shade, sides, 0.75).stroke(cream, 7, bands, 0.8).stroke(foot, 9, tips, 0.8);
  };
  row(130, 72, 90, 140, 0.26);
  pen.fill(fade(haze, 0.16)(colors[2]), 'M-720 100Q-300 120 60 100T720 100V-60H-720z');
  row(20, 104, 130, 210, 0.12);
  pen.fill(mixColors(colors[2], colors[0], 0.4), 'M-720-20Q-300 0 60-30T720-20V-230H-720z');
  row(-130, 150, 180, 270, 0);
  pen.fill(colors[2], 'M-720-140Q-560-120-420-170T-120-170T160-176T440-160T720-140V-230H-720z');
  for (const [x, y, size] of [
    [-250, -190, 150],
    [-180, -200, 110],
    [200, -200, 140],
    [270, -190, 100],
    [20, -210, 90],
  ] as const)
    pen
      .fill(leafShade, `M${x - size * 0.24} ${y}l${size * 0.24} ${size}l${size * 0.24}-${size}z`)
      .fill(leaf, `M${x - size * 0.24} ${y}l${size * 0.24} ${size}l${size * 0.02}-${size}z`);
}

/** Terraces and a village on the slopes of a high valley with llamas. */
export function drawTerraceValley({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const mix = fade(haze, 0.16);
  const [slope, dark, stone] = [mix(paint('#8f8f64')), mix(paint('#67705c')), paint('#b3a68e')];
  const field = mixColors(leaf, paint('#b5bc62'), 0.6);
  const shift = Math.round(random.between(-50, 50));
  pen
    .fill(
      mixColors(dark, haze, 0.55),
      `M-720 200L-560 300-440 260-300 350-180 290L${shift} 400L160 300 300 370 440 280 600 340 720 260V0H-720z`,
    )
    .fill(
      fade(haze, 0.3)(paint(SNOW)),
      `M-340 330L-300 350-260 330-300 324zM${shift - 80} 346L${shift} 400L${shift + 70} 350L${shift + 30} 356L${shift} 336L${shift - 30} 358zM260 350L300 370 340 346 300 342z`,
    )
    .fill(mixColors(dark, haze, 0.3), 'M-720 120Q-460 160-240 110T40 90T300 120T720 130V-60H-720z')
    .fill(slope, 'M-720 250Q-560 240-440 150T-220 40T-60-20V-230H-720zM720 240Q560 230 440 140T230 40T60-20V-230H720z')
    .fill(dark, 'M720 240Q600 232 520 190Q480 110 440 60T300-20H720z', 0.7);
  for (let row = 0; row < 6; row++) {
    const y = 130 - row * 36;
    pen
      .stroke(field, 20, `M-720 ${y + 20}Q${-540 + row * 20} ${y + 16} ${-380 + row * 34} ${y - 34}`)
      .stroke(stone, 5, `M-720 ${y + 8}Q${-540 + row * 20} ${y + 4} ${-372 + row * 34} ${y - 46}`)
      .stroke(mixColors(field, dark, 0.3), 20, `M720 ${y + 10}Q${560 - row * 20} ${y + 6} ${400 - row * 34} ${y - 40}`)
      .stroke(mixColors(stone, dark, 0.3), 5, `M720 ${y - 2}Q${560 - row * 20} ${y - 6} ${392 - row * 34} ${y - 52}`);
  }
  pen
    .fill(field, 'M-720-70Q-300-40 0-50T720-70V-230H-720z')
    .stroke(mixColors(tones.water, paint('#8fb8b0'), 0.4), 26, 'M10-50Q-40-70 30-90T-20-130T90-160T-60-230')
    .fill(mixColors(field, paint('#d9c45a'), 0.5), 'M-420-70L-200-64-240-110-480-120zM240-80L470-90 560-140 280-130z')
    .fill(mixColors(field, leafShade, 0.4), 'M-170-70L-40-64-60-110-190-114zM120-110L260-110 290-160 160-160z');
  for (const [x, y] of [
    [-250, -50],
    [-190, -62],
    [-310, -64],
    [200, -60],
    [262, -70],
  ] as const)
    pen
      .rect(paint('#c9a684'), x - 26, y, 52, 30)
      .polygon(paint('#b5694a'), [x - 32, y + 28], [x - 20, y + 48], [x + 20, y + 48], [x + 32, y + 28])
      .rect(window, x - 6, y, 12, 18);
  pen.fill(mixColors(leaf, paint('#a8a05a'), 0.6), 'M-720-140Q-300-110 60-170T720-150V-230H-720z');
  const llama = (x: number, y: number, color: string) =>
    pen
      .fill(
        paint(color),
        `M${x} ${y}v30q2 14 16 14h36q8 4 10 40l-6 14l16-2q10-2 10-12l-4-44q0-14-8-20v-20h-7v16h-40v-16h-7v16h-6v-16z`,
      )
      .stroke(paint('#c9503f'), 5, `M${x + 14} ${y + 44}h36`);
  llama(-150, -180, '#efe6d6');
  llama(-40, -200, '#a8835f');
  llama(140, -186, '#e3d2b8');
}
