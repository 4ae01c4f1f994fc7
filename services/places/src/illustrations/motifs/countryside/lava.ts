import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, fade, SNOW } from '../wonders/parts.js';
import { drawPlume } from '../wonders/volcanoes.js';

/** A smoking cone above rain forest. */
export function drawForestVolcano({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const mix = fade(haze, 0.2);
  const [slope, dark, ash] = [mix(paint('#6f8a78')), mix(paint('#4f6a66')), mix(paint('#867f80'))];
  drawPlume(pen, tones, 6, 446, 0.8);
  pen
    .fill(mixColors(leafShade, haze, 0.5), 'M-720 80q140 60 300 30t420 10t400-10t320 20V-60H-720z')
    .fill(slope, 'M-560 20Q-280 110-150 260Q-80 360-36 452L-10 440L16 450L40 444Q90 350 160 250Q290 100 560 20z')
    .fill(dark, 'M16 450L40 444Q90 350 160 250Q290 100 560 20H160Q100 180 60 280T16 450z')
    .fill(
      ash,
      'M-36 452L-10 440L16 450L40 444Q70 380 110 320l-40-40l-20 70l-26-110l-24 90l-30-70l-20 60Q-70 390-36 452z',
    );
  drawMist(pen, tones, 90, 80, 0.55);
  const canopy = (y: number, size: number, air: number) => {
    let [shadow, light] = ['', ''];
    for (let x = -740; x < 760; x += size * 0.8) {
      const [w, h] = [Math.round(size * random.between(0.6, 0.85)), Math.round(size * random.between(0.4, 0.8))];
      shadow += `M${Math.round(x) - w} -230V${y}q${w * 0.3} ${h} ${w} ${h * 0.8}q${w * 0.8} 0 ${w}-${h * 0.8}V-230z`;
      light += `M${Math.round(x - w * 0.7)} ${Math.round(y + h * 0.3)}q${Math.round(w * 0.5)} ${Math.round(h * 0.6)} ${w} ${Math.round(h * 0.3)}q-${Math.round(w * 0.4)} 0-${w}-${Math.round(h * 0.3)}z`;
    }
    pen.fill(mixColors(leafShade, haze, air), shadow).fill(mixColors(leaf, haze, air), light);
  };
  canopy(40, 90, 0.24);
  canopy(-50, 130, 0.1);
  canopy(-150, 170, 0);
  for (const [x, y] of [
    [-500, -140],
    [-330, -180],
    [420, -150],
    [560, -180],
  ] as const)
    pen.stroke(
      leafLight,
      8,
      `M${x} ${y}q-40 70-110 60M${x} ${y}q-10 90-60 110M${x} ${y}q20 90 60 110M${x} ${y}q50 70 110 50`,
    );
}

/** A broad smoking volcano with snow, lava and vineyards, above a town by the sea. */
export function drawSmokingGiant({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window, water } = tones;
  const mix = fade(haze, 0.2);
  const [slope, dark, snow] = [mix(paint('#6a6a7c')), mix(paint('#4a4a60')), mix(paint(SNOW))];
  drawPlume(pen, tones, 10, 360, 1.15, '#e3dedb');
  pen
    .fill(slope, 'M-720 40Q-400 130-220 250Q-130 320-60 360l30-12l30 16l40-10Q140 300 260 220Q440 110 720 50V-40H-720z')
    .fill(dark, 'M0 364l40-10Q140 300 260 220Q440 110 720 50V0H200Q160 160 60 270T0 364z', 0.8)
    .fill(
      snow,
      'M-60 360l30-12l30 16l40-10Q100 322 150 292l-50-10l-30-60l-40 70l-30-90l-40 80l-40-50l-30 50l-50-20Q-120 320-60 360z',
    )
    .stroke(mix(paint('#e0662f')), 8, 'M-10 356q-24-40-10-80t-30-70q-20-40 0-60', 0.9)
    .stroke(mix(paint('#e0662f')), 5, 'M14 360q30-40 24-80t30-60', 0.8)
    .fill(mix(mixColors(leafShade, paint('#6f7a5a'), 0.4)), 'M-720 50Q-420 110-200 90T200 80T720 60V-40H-720z')
    .fill(leaf, 'M-720 10Q-300 50 60 20T720 20V-60H-720z');
  for (let row = 0; row < 3; row++)
    pen.dashes(
      leafShade,
      8,
      [16, 5],
      `M-720 ${6 - row * 15}Q-300 ${44 - row * 15} 60 ${14 - row * 15}T720 ${14 - row * 15}`,
    );
  for (let x = -700, index = 0; x < 700; index++) {
    const [w, h] = [Math.round(random.between(40, 70)), Math.round(random.between(40, 76))];
    const color = paint(['#e9d3ac', '#dcb48c', '#efe3cc', '#d39f7c'][index % 4]!);
    pen
      .rect(color, x, -96, w, h)
      .rect(mixColors(color, dark, 0.3), x + w - 12, -96, 12, h)
      .fill(paint('#b5654a'), `M${x - 3} ${h - 98}h${w + 6}l-12 14h-${w - 18}z`)
      .dashes(window, 12, [7, 11], `M${x + 8} ${h - 118}h${w - 22}`);
    x += w + 2;
  }
  pen
    .rect(paint('#efe3cc'), -120, -90, 80, 110)
    .dome(paint('#8a9a86'), -80, 20, 42, 50)
    .rect(paint('#efe3cc'), -30, -90, 34, 170)
    .fill(paint('#8a9a86'), 'M-34 80h42l-21 30z')
    .rect(paint('#8f8680'), -720, -110, 1440, 16)
    .rect(water, -720, -230, 1440, 122)
    .rounds(tones.waterLight, 4, 'M-500-150h180M-120-170h200M260-150h180M-320-200h180M380-200h160', 0.7)
    .fill(paint('#f1eadb'), 'M180-150h84l-14-18h-56zM-440-170h70l-12-16h-46z')
    .fill(paint('#f6efe2'), 'M216-146v84l38-76z');
}

/** Black and red cones above fields of ash with vines in pits and white houses. */
export function drawLavaFields({ pen, tones }: MotifInput): void {
  const { paint, haze, window } = tones;
  const [ash, black, red, brown, white, vine] = ['#4f4a50', '#36343c', '#9a5240', '#7a5a4c', '#f6f1e6', '#7fa04a'].map(
    paint,
  ) as [string, string, string, string, string, string];
  const far = fade(haze, 0.4);
  const cone = (x: number, half: number, top: number, color: string, air: number) =>
    pen
      .fill(
        fade(haze, air)(color),
        `M${x - half} 40Q${x - half * 0.4} ${top * 0.6} ${x - half * 0.2} ${top}l${half * 0.1}-14l${half * 0.1} 10l${half * 0.16}-8Q${x + half * 0.5} ${top * 0.5} ${x + half} 40z`,
      )
      .fill(
        fade(haze, air)(black),
        `M${x + half * 0.16} ${top - 12}Q${x + half * 0.5} ${top * 0.5} ${x + half} 40H${x + half * 0.3}Q${x + half * 0.3} ${top * 0.5} ${x + half * 0.16} ${top - 12}z`,
        0.5,
      );
  pen.fill(far(brown), 'M-720 40V130Q-560 190-420 150T-140 170T160 130T460 180T720 130V40z');
  cone(-420, 260, 250, red, 0.24);
  cone(420, 300, 230, brown, 0.26);
  cone(20, 330, 330, red, 0.12);
  pen
    .fill(mixColors(ash, haze, 0.1), 'M-720 60Q-300 30 60 50T720 40V-230H-720z')
    .fill(ash, 'M-720-40Q-300-20 60-40T720-30V-230H-720z');
  for (const [y, size, step, shift] of [
    [10, 30, 120, 0],
    [-60, 46, 170, 60],
    [-150, 66, 240, 0],
  ] as const)
    for (let x = -660 + shift; x < 700; x += step)
      pen
        .ellipse(black, x, y, size, size * 0.34)
        .stroke(
          paint('#8a8078'),
          size * 0.14,
          `M${x - size} ${y}a${size} ${Math.round(size * 0.5)} 0 0 1 ${2 * size} 0`.replace('0 0 1', '0 0 0'),
        )
        .ellipse(vine, x, y, size * 0.4, size * 0.22);
  for (const [x, y, s] of [
    [-230, 30, 1],
    [-140, 20, 0.8],
    [220, 30, 0.9],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(white, x, y, n(110), n(50))
      .rect(mixColors(white, ash, 0.24), x + n(84), y, n(26), n(50))
      .rect(white, x + n(16), y + n(46), n(50), n(26))
      .fill(paint('#4f8a5a'), `M${x + n(14)} ${y}h${n(14)}v${n(28)}h-${n(14)}z`)
      .fill(window, `M${x + n(44)} ${y + n(18)}h${n(14)}v${n(14)}h-${n(14)}z`);
    pen
      .stroke(paint('#8a6a4c'), n(6), `M${x + n(130)} ${y}v${n(70)}`)
      .stroke(
        vine,
        n(7),
        `M${x + n(130)} ${y + n(70)}q${n(30)} ${n(20)} ${n(46)}-${n(10)}M${x + n(130)} ${y + n(70)}q-${n(30)} ${n(20)}-${n(46)}-${n(10)}M${x + n(130)} ${y + n(70)}q${n(20)} ${n(30)} ${n(40)} ${n(24)}M${x + n(130)} ${y + n(70)}q-${n(20)} ${n(30)}-${n(40)} ${n(24)}`,
      );
  }
}
