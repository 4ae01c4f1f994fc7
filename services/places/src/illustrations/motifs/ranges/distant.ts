import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawPalm, fade, SNOW } from '../wonders/parts.js';

/** Bare folded mountains above a green valley of poplars and flat roofs. */
export function drawDryRange({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const mix = fade(haze, 0.14);
  const isHigh = palette !== 'desert' || random.between(0, 1) < 0.5;
  const [rock, dark, light] = [mix(paint('#b58c6c')), mix(paint('#8a6a60')), mix(paint('#cfa987'))];
  const [field, earth] = [mixColors(leaf, paint('#a3b85a'), 0.6), paint('#c9a87c')];
  pen
    .fill(
      mixColors(dark, haze, 0.55),
      'M-720 220L-600 320-500 270-360 390-220 290-80 370 80 300 220 400 380 300 500 360 620 270 720 310V0H-720z',
    )
    .fill(
      isHigh ? fade(haze, 0.35)(paint(SNOW)) : mixColors(dark, haze, 0.5),
      'M-420 340L-360 390-300 344-330 350-360 330-390 352zM160 360L220 400 290 354 250 360 220 340 196 364zM450 336L500 360 550 324 510 330z',
    )
    .fill(
      rock,
      'M-720 140L-640 200-560 180-440 280-360 230-260 300-160 220-40 260 60 200 160 240 260 310 360 240 460 290 560 200 640 220 720 160V-20H-720z',
    )
    .fill(
      dark,
      'M-440 280L-360 230-380 140-300 20H-420L-430 150zM-260 300L-160 220-190 130-120 20H-240L-230 160zM260 310L360 240 320 140 400 20H250L280 160zM460 290L560 200 530 110 590 20H470L490 150zM-40 260L60 200 30 110 80 20H-40L-20 120z',
    )
    .stroke(
      light,
      6,
      'M-640 190Q-560 110-590 20M-500 220Q-480 120-500 30M-300 260Q-340 150-280 40M-100 230Q-80 130-100 30M140 220Q120 120 160 30M400 250Q440 150 420 40M640 210Q600 120 660 30',
      0.5,
    )
    .fill(mixColors(earth, haze, 0.16), 'M-720 40Q-420 80-160 40T360 50T720 30V-230H-720z')
    .fill(field, 'M-720-10Q-400 30-100-10T420 0T720-20V-230H-720z')
    .fill(
      mixColors(field, paint('#d9c45a'), 0.55),
      'M-420-40Q-240-20-80-50L-20-110Q-260-90-420-40zM120-40Q300-20 520-50L600-120Q340-100 120-40z',
    );
  for (let x = -600; x < 620; x += 56) {
    if (Math.abs(x + 20) < 150) continue;
    const [y, high] = [Math.round(-10 - random.between(0, 20)), Math.round(random.between(90, 150))];
    pen.fill(
      x % 3 === 0 ? leafShade : leaf,
      `M${x - 12} ${y}q-8 ${high * 0.6} 12 ${high}q20-${high * 0.4} 12-${high}z`,
    );
  }
  const [wall, side] = [paint('#d9b98c'), paint('#a98768')];
  for (const [x, y, wide, high] of [
    [-150, 6, 70, 50],
    [-70, -6, 90, 70],
    [30, 0, 80, 46],
    [-110, -40, 80, 56],
    [0, -50, 100, 62],
  ] as const)
    pen
      .rect(wall, x, y, wide, high)
      .rect(side, x + wide * 0.7, y, wide * 0.3, high)
      .dashes(window, 12, [9, 13], `M${x + 8} ${y + high * 0.6}h${Math.round(wide * 0.56)}`);
  pen
    .fill(earth, 'M-720-120Q-300-90 40-140T720-130V-230H-720z')
    .stroke(mixColors(tones.water, paint('#6fb0b0'), 0.4), 22, 'M720-70Q480-60 320-110T-60-150T-360-230')
    .rounds(leafShade, 20, 'M-560-140h26M-440-180h20M260-190h26M440-170h30M600-150h20M60-200h20');
}

/** Steep green mountains in the mist of the wet tropics, above gardens and thatched roofs. */
export function drawWetRange({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const shift = Math.round(random.between(-50, 50));
  pen
    .fill(
      mixColors(leafShade, haze, 0.62),
      `M-720 230Q-600 330-520 250T${-300 + shift} 380T-80 260T${180 + shift} 400T400 270T600 340T720 260V0H-720z`,
    )
    .fill(
      mixColors(leafShade, haze, 0.36),
      `M-720 150Q-640 160-560 240Q-520 270-480 230T${-330 + shift} 180Q-240 220-160 310Q-120 350-80 300T60 200Q180 190 280 280Q330 320 370 270T520 180T720 210V0H-720z`,
    );
  drawMist(pen, tones, 170, 90, 0.6);
  pen
    .fill(
      mixColors(leaf, haze, 0.16),
      'M-720 110Q-600 120-500 190Q-460 210-420 170T-280 80T-60 50T160 60Q280 80 380 160Q420 180 460 150T600 90T720 120V-60H-720z',
    )
    .stroke(
      mixColors(leafShade, haze, 0.2),
      7,
      'M-480 196Q-500 120-560 40M-460 190Q-420 110-430 30M-400 150Q-350 90-340 30M400 164Q380 100 330 30M420 166Q470 110 480 30M500 130Q540 80 560 30',
      0.7,
    );
  drawMist(pen, tones, 60, 60, 0.5);
  pen
    .fill(
      leafShade,
      'M-720 10q70 46 140 6q70 40 150 0q80 40 160-4q80 40 160 0q90 40 170 0q80 40 170-2q90 40 170 0q90 40 170 0h150V-230H-720z',
    )
    .fill(leaf, 'M-720-40Q-360 0-40-50T720-40V-230H-720z')
    .stroke(
      leafLight,
      6,
      'M-700-80Q-340-40-40-90T700-80M-700-104Q-340-66-40-114T700-104M-700-130Q-340-90-40-140T700-130M-700-156Q-340-118-40-166T700-156M-700-184Q-340-146-40-194T700-184',
      0.4,
    );
  for (const [x, y, size] of [
    [-140, -70, 1.1],
    [-10, -100, 1.3],
    [140, -76, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .rect(paint('#8a6a4c'), x - n(40), y, n(80), n(36))
      .rect(tones.window, x - n(10), y + n(4), n(18), n(24))
      .fill(
        paint('#b89a62'),
        `M${x - n(62)} ${y + n(30)}Q${x - n(20)} ${y + n(60)} ${x} ${y + n(92)}Q${x + n(20)} ${y + n(60)} ${x + n(62)} ${y + n(30)}z`,
      )
      .fill(
        paint('#8f7448'),
        `M${x + n(10)} ${y + n(30)}Q${x + n(14)} ${y + n(60)} ${x} ${y + n(92)}Q${x + n(20)} ${y + n(60)} ${x + n(62)} ${y + n(30)}z`,
      );
  }
  drawPalm(pen, tones, -290, -130, 1.5, 0.16);
  drawPalm(pen, tones, 310, -150, 1.7, -0.2);
  drawPalm(pen, tones, -420, -170, 1.3, -0.14);
}

/** Crags with bent pines above layers of mist. */
export function drawPineCrags({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark] = [paint('#8f8f92'), paint('#62656f')];
  const shift = Math.round(random.between(-40, 40));
  pen
    .fill(mixColors(dark, haze, 0.72), 'M-720 260Q-560 380-440 280T-180 330T80 290T320 370T560 280T720 330V0H-720z')
    .fill(
      mixColors(dark, haze, 0.5),
      `M-720 180Q-600 200-520 280L-480 300-430 240-340 200-240 ${260 + shift}-190 300-140 230 0 180 120 240 180 ${300 - shift} 230 240 340 190 460 280 510 270 600 190 720 220V0H-720z`,
    );
  drawMist(pen, tones, 180, 100, 0.7);
  pen.fill(mixColors(leafShade, haze, 0.34), 'M-720 110Q-560 190-400 120T-120 90T160 130T420 110T720 150V-60H-720z');
  drawMist(pen, tones, 80, 70, 0.6);
  const crag = (x: number, wide: number, top: number) =>
    pen
      .fill(
        rock,
        `M${x - wide} -60L${x - wide * 0.7} ${top * 0.5}L${x - wide * 0.5} ${top * 0.56}L${x - wide * 0.3} ${top}L${x + wide * 0.1} ${top + 14}L${x + wide * 0.3} ${top * 0.8}L${x + wide * 0.6} ${top * 0.6}L${x + wide} -60z`,
      )
      .fill(
        dark,
        `M${x + wide * 0.1} ${top + 14}L${x + wide * 0.3} ${top * 0.8}L${x + wide * 0.6} ${top * 0.6}L${x + wide} -60H${x + wide * 0.2}L${x + wide * 0.3} ${top * 0.3}L${x} ${top * 0.6}z`,
      )
      .stroke(
        dark,
        5,
        `M${x - wide * 0.3} ${top * 0.9}L${x - wide * 0.4} ${top * 0.3}M${x - wide * 0.1} ${top * 0.8}L${x - wide * 0.2} ${top * 0.2}`,
        0.6,
      );
  const pine = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#5d4a3c'),
        8 * size,
        `M${x} ${y}q${n(20)} ${n(36)} ${n(4)} ${n(70)}q${n(-6)} ${n(20)} ${n(10)} ${n(34)}`,
      )
      .fill(
        leafShade,
        `M${x - n(60)} ${y + n(64)}q${n(56)}-${n(16)} ${n(104)} 0q-${n(10)} ${n(22)}-${n(50)} ${n(24)}t-${n(54)}-${n(24)}zM${x - n(20)} ${y + n(40)}q${n(50)}-${n(12)} ${n(84)} 0q-${n(10)} ${n(20)}-${n(40)} ${n(18)}t-${n(44)}-${n(18)}z`,
      )
      .fill(
        leaf,
        `M${x - n(36)} ${y + n(94)}q${n(46)}-${n(12)} ${n(96)} 0q-${n(10)} ${n(26)}-${n(46)} ${n(26)}t-${n(50)}-${n(26)}z`,
      );
  };
  crag(-330, 210, 250);
  crag(300, 240, 190);
  pine(-350, 258, 1.1);
  pine(-450, 130, 0.8);
  pine(270, 196, 1.3);
  pine(420, 110, 0.8);
  pen
    .fill(
      leafShade,
      'M-720 10q80 50 160 0q80 40 150-10q70 30 150-20t180-10t190 10q70 40 140 20q70 40 140 10q80 40 160 0h160V-230H-720z',
    )
    .fill(leaf, 'M-720-70q90 40 180 0q90 40 180-10t200-20t220 0t220 20t220 0t220 10V-230H-720z');
  drawMist(pen, tones, -20, 50, 0.5);
  pen
    .fill(
      mixColors(leafShade, paint('#3a4a54'), 0.3),
      'M-720-130q100 40 200 0t220-20t240 0t240 10t260-10t280 10V-230H-720z',
    )
    .stroke(paint('#d9cdb4'), 8, 'M-60-230q40 60 0 100t30 80t-30 60', 0.7);
}

/** Boulders on a rise of the savanna, with acacias and a lion. */
export function drawBoulderHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [rock, dark, light] = [paint('#a8917c'), paint('#7a6a66'), paint('#c4ae94')];
  const [grass, straw] = [paint('#cfae5f'), paint('#e0c478')];
  pen
    .fill(mixColors(dark, haze, 0.6), 'M-720 110Q-520 180-340 140T40 120T380 160T720 120V0H-720z')
    .fill(mixColors(leaf, haze, 0.5), 'M-720 60Q-300 80 60 60T720 66V-20H-720z')
    .fill(grass, 'M-720 30Q-300 50 100 26T720 30V-230H-720z');
  const flat = (x: number, y: number, size: number) => {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#6b5240'),
        8 * size,
        `M${x} ${y}q${n(6)} ${n(40)} 0 ${n(60)}l-${n(30)} ${n(36)}M${x + n(1)} ${y + n(58)}l${n(34)} ${n(36)}`,
      )
      .fill(
        leafShade,
        `M${x - n(90)} ${y + n(92)}q${n(90)}-${n(20)} ${n(180)} 0q-${n(10)} ${n(34)}-${n(90)} ${n(36)}t-${n(90)}-${n(36)}z`,
      )
      .fill(
        leaf,
        `M${x - n(80)} ${y + n(100)}q${n(80)}-${n(12)} ${n(150)} 0q-${n(20)} ${n(24)}-${n(76)} ${n(26)}t-${n(74)}-${n(26)}z`,
      );
  };
  flat(-480, 20, 1.3);
  flat(520, 30, 1);
  const boulder = (x: number, y: number, wide: number, high: number) =>
    pen
      .fill(
        rock,
        `M${x - wide} ${y}q-${wide * 0.1} ${high * 0.8} ${wide * 0.5} ${high}q${wide * 0.9} ${high * 0.1} ${wide * 1.2}-${high * 0.3}q${wide * 0.4}-${high * 0.4} ${wide * 0.3}-${high * 0.7}z`,
      )
      .fill(
        dark,
        `M${x + wide * 0.2} ${y}q${wide * 0.1} ${high * 0.6}-${wide * 0.3} ${high * 1.02}q${wide * 0.6} 0 ${wide * 0.8}-${high * 0.32}q${wide * 0.4}-${high * 0.4} ${wide * 0.3}-${high * 0.7}z`,
        0.8,
      )
      .stroke(
        light,
        6,
        `M${x - wide * 0.8} ${y + high * 0.5}q${wide * 0.1} ${high * 0.3} ${wide * 0.4} ${high * 0.4}`,
        0.7,
      );
  boulder(-60, 10, 150, 190);
  boulder(150, 10, 130, 250);
  boulder(60, 180, 90, 110);
  boulder(270, 0, 100, 130);
  boulder(-210, 0, 100, 100);
  boulder(30, -10, 120, 110);
  pen
    .fill(
      leafShade,
      'M-160 110q20 40 60 10q-10-30-60-10zM220 230q30 40 70 6q-20-26-70-6zM-330 0q40 60 90 6zM330 0q50 50 100 4z',
    )
    .fill(straw, 'M-720-20Q-300 10 100-30T720-20V-230H-720z');
  const [fur, mane] = [paint('#c9954f'), paint('#7d5230')];
  pen
    .fill(fur, 'M-44-90l4 60q0 26 34 26h90q26-4 28-30l4-56h-18l-10 38h-76l-14-38h-16l-2 34l-8-34z')
    .stroke(fur, 7, 'M104-10Q140-16 146-50')
    .circle(mane, -44, 2, 34)
    .circle(fur, -50, 4, 19)
    .rounds(mane, 6, 'M-58 8h0M-44 8h0M-52-6h2M146-52h2');
  let blades = '';
  for (let x = -700; x < 720; x += 26)
    blades += `M${Math.round(x + random.between(-8, 8))} ${Math.round(-100 - random.between(0, 110))}q4 20 10 34m-6-30q-4 18-10 28`;
  pen.stroke(paint('#a8843f'), 4, blades, 0.8);
}
