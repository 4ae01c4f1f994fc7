import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A flat island of sand in a ring of reef, with huts on piles. */
export function drawAtoll({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, haze, leaf, leafShade, leafLight } = tones;
  const [lagoon, shallow, sand] = [mixColors(water, paint('#5fc9c2'), 0.6), paint('#a3e0d2'), paint('#f4e6c2')];
  pen
    .rect(mixColors(water, haze, 0.24), -720, 30, 1440, 24)
    .rect(water, -720, -230, 1440, 264)
    .fill(lagoon, 'M-720-10Q-300 20 100 6T720 0V-230H-720z')
    .fill(mixColors(leafShade, haze, 0.3), 'M-620 54q60 26 150 12q80 10 120-12zM360 54q40 20 110 10q60 8 100-10z')
    .ellipse(shallow, 0, -26, 400, 62)
    .ellipse(sand, 10, -8, 310, 34)
    .fill(
      mixColors(sand, '#a9845a', 0.22),
      'M-300-8a310 34 0 0 0 620 0q-300 30-620 0z'.replace('310 34 0 0 0', '310 34 0 0 1'),
    );
  pen
    .fill(leafShade, 'M-230 4q10 60 70 56q30 50 90 30q50 40 110 6q60 30 100-20q60 0 70-72z')
    .fill(leaf, 'M-220 14q20 50 66 44q34 40 84 20q50 34 104 2q50 24 92-16q40-4 50-50z')
    .rounds(leafLight, 14, 'M-160 50h24M-60 76h30M60 70h30M140 50h24');
  for (const [x, size, lean] of [
    [-180, 0.8, -34],
    [-90, 1.05, 20],
    [-30, 0.9, -30],
    [70, 1.1, 36],
    [150, 0.85, 20],
    [200, 0.7, 44],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    const [tx, ty] = [x + lean, n(150)];
    pen
      .stroke(paint('#8a6a4c'), n(6), `M${x} 10Q${x} ${n(80)} ${tx} ${ty}`)
      .fill(
        leaf,
        `M${tx} ${ty}q${n(30)} ${n(34)} ${n(64)}-${n(4)}q-${n(36)} ${n(8)}-${n(64)} ${n(4)}zM${tx} ${ty}q-${n(30)} ${n(34)}-${n(64)}-${n(6)}q${n(36)} ${n(10)} ${n(64)} ${n(6)}zM${tx} ${ty}q${n(34)} 0 ${n(44)}-${n(40)}q-${n(34)} ${n(8)}-${n(44)} ${n(40)}zM${tx} ${ty}q-${n(34)} 0-${n(42)}-${n(42)}q${n(30)} ${n(10)} ${n(42)} ${n(42)}zM${tx} ${ty}q0 ${n(30)} ${n(26)} ${n(36)}q-${n(10)}-${n(20)}-${n(26)}-${n(36)}z`,
      );
  }
  const wood = paint('#8d6f52');
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  pen.stroke(wood, 7, `M${side * 250}-16Q${side * 420}-40 ${side * 640}-130`);
  for (const [x, y, size] of [
    [350, -46, 0.7],
    [450, -78, 0.9],
    [560, -120, 1.15],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    const left = side * x;
    pen
      .stroke(
        wood,
        n(5),
        `M${left - n(36)} ${y - n(30)}v${n(40)}M${left + n(36)} ${y - n(30)}v${n(40)}M${left} ${y - n(34)}v${n(40)}`,
      )
      .rect(wood, left - n(50), y + n(6), n(100), n(7))
      .rect(paint('#d9b98a'), left - n(40), y + n(12), n(80), n(34))
      .rect(tones.window, left - n(14), y + n(12), n(28), n(28))
      .fill(
        paint('#a3804f'),
        `M${left - n(58)} ${y + n(42)}q${n(30)} ${n(10)} ${n(58)} ${n(62)}q${n(28)}-${n(52)} ${n(58)}-${n(62)}z`,
      )
      .fill(
        paint('#7d6040'),
        `M${left + n(8)} ${y + n(42)}q0 ${n(40)}-${n(8)} ${n(62)}q${n(28)}-${n(52)} ${n(58)}-${n(62)}z`,
      );
  }
  pen
    .rounds(waterLight, 4, 'M-520-60h140M-260-110h180M60-130h160M-420-170h220M180-190h240', 0.7)
    .ellipse(mixColors(lagoon, paint('#6f9a84'), 0.5), -420, -130, 90, 16)
    .ellipse(mixColors(lagoon, paint('#6f9a84'), 0.5), 120, -100, 70, 11)
    .ellipse(mixColors(lagoon, paint('#6f9a84'), 0.5), -120, -190, 110, 16);
  pen
    .fill(paint('#c4553f'), 'M-320-86q40-22 100-22t96 26q-20-8-96-8t-100 4z')
    .stroke(paint('#7d5a44'), 4, 'M-290-70h100M-270-92l-20 30M-210-94l-10 30')
    .stroke(paint('#7d5a44'), 4, 'M-330-64h150');
}

/** White houses and blue domes on a cliff over the sea. */
export function drawCliffVillage({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, haze, far } = tones;
  const white = withBuilding(tones, '#f6f1e6', '#3f7fb4');
  const rock = withBuilding(tones, '#a9745c', '#7d5248');
  pen
    .rect(mixColors(water, haze, 0.3), -720, 10, 1440, 24)
    .rect(water, -720, -230, 1440, 244)
    .fill(mixColors(far, haze, 0.3), 'M-720 30Q-560 90-420 70T-160 40L-120 30z')
    .fill(mixColors(rock.wall, haze, 0.5), 'M-420 30Q-330 70-240 60T-140 30z')
    .rounds(waterLight, 4, 'M-560-30h160M-300-80h180M-620-120h200M-200-150h160M-460-190h220M-120-30h120', 0.6);
  pen
    .fill(
      rock.wall,
      'M720 220L560 216 470 190 380 186 300 150 220 140 160 100 100 70 70 20 20-20 0-80-50-130-60-230H720z',
    )
    .fill(
      rock.shade,
      'M380 186L350 120 380 60 330-20 360-110 320-230H440L420-90 460 20 430 100 470 190zM160 100L140 40 170-30 120-120 130-230H210L190-110 230-10 200 60 220 140z',
    )
    .fill(rock.lit, 'M100 70L70 20 20-20 0-80-50-130-60-230H10L40-120 70-60 110 0z', 0.6)
    .stroke(
      rock.roof,
      4,
      'M20-20L160-40 300-10 480-40 720-20M0-80L140-96 340-70 720-90M-40-130L120-150 360-130 720-150',
      0.6,
    );
  const rows: readonly (readonly [x: number, y: number, count: number])[] = [
    [80, 40, 6],
    [190, 90, 6],
    [300, 130, 5],
    [400, 176, 4],
    [500, 206, 3],
  ];
  for (const [from, y, count] of rows)
    for (let index = 0; index < count; index++) {
      const [wide, high] = [Math.round(random.between(44, 74)), Math.round(random.between(32, 58))];
      const x = from + index * 62 + Math.round(random.between(-8, 8));
      drawBlock(pen, white, { x, y: y + Math.round(random.between(-12, 12)), width: wide, height: high }, 0.3);
      if (random.between(0, 1) < 0.3)
        pen.fill(white.lit, `M${x} ${y + high - 4}a${wide / 2} ${wide / 2} 0 0 0 ${wide} 0z`);
      pen.rect(random.between(0, 1) < 0.3 ? white.roof : white.window, x + wide * 0.3, y + high * 0.2, 10, 18);
    }
  for (const [x, y, size] of [
    [240, 150, 1],
    [360, 200, 1.25],
    [540, 250, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    drawBlock(pen, white, { x: x - n(36), y: y - n(20), width: n(72), height: n(56) }, 0.3);
    pen
      .rect(white.lit, x - n(28), y + n(34), n(56), n(12))
      .dome(white.roof, x, y + n(46), n(30), n(32))
      .fill(
        white.roofShade,
        `M${x + n(8)} ${y + n(46)}q${n(8)} ${n(20)}-${n(8)} ${n(32)}a${n(30)} ${n(32)} 0 0 0 ${n(30)}-${n(32)}z`,
      )
      .stroke(white.lit, 3, `M${x} ${y + n(76)}v${n(20)}M${x - n(6)} ${y + n(88)}h${n(12)}`)
      .arch(white.window, x - n(8), y - n(20), n(16), n(20));
  }
  const pink = paint('#c9508a');
  pen
    .rounds(mixColors(tones.leafShade, pink, 0.3), 40, 'M420-120h60M560-150h120M330-190h40')
    .rounds(pink, 24, 'M410-104h20M450-112h30M560-136h40M640-140h30M340-176h20');
  pen.rect(white.wall, 300, -230, 420, 34).rect(white.lit, 300, -200, 420, 8);
  for (const [x, y, s] of [
    [-330, -60, 1],
    [-180, -110, 1.4],
    [-520, -20, 0.7],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.fill(
      paint('#f6f2e8'),
      `M${x - n(30)} ${y}h${n(62)}l-${n(10)}-${n(12)}h-${n(42)}zM${x + 3} ${y + n(6)}v${n(54)}l${n(26)}-${n(54)}z`,
    );
  }
}

/** A rock with grass, a light and sea birds in a cold sea. */
export function drawBirdIsland({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, haze, far } = tones;
  const [rock, dark, grass] = [paint('#8a857f'), paint('#5d5b60'), paint('#8aa35a')];
  pen
    .fill(
      mixColors(far, haze, 0.4),
      'M-720 20L-560 90-470 80-380 130-290 20zM360 20L460 100 540 80 640 140 720 110V20z',
    )
    .rect(mixColors(water, haze, 0.3), -720, 6, 1440, 24)
    .rect(water, -720, -230, 1440, 240)
    .fill(rock, 'M-340-10L-310 60-270 90-250 170-190 200-120 190-40 230 60 240 120 200 190 130 240 120 290 50 350-10z')
    .fill(
      dark,
      'M60 240L40 160 90 90 60-10H350L290 50 240 120 190 130 120 200zM-190 200L-210 120-170 60-200-10H-120L-110 90-140 130-120 190z',
    )
    .fill(grass, 'M-256 168L-190 212-120 204-40 244 60 254 130 204 70 226-30 214-110 176-190 184z')
    .fill(mixColors(grass, '#2b2a48', 0.2), 'M60 254L130 204 190 138 140 150 70 226z');
  const white = withBuilding(tones, '#f4efe4', '#c4463c');
  drawBlock(pen, white, { x: -96, y: 200, width: 66, height: 36 }, 0.3).polygon(
    white.roof,
    [-102, 236],
    [-84, 260],
    [-42, 260],
    [-24, 236],
  );
  pen
    .fill(white.wall, 'M-8 226l6 120h28l6-120z')
    .fill(white.shade, 'M14 226l1 120h11l6-120z')
    .rect(white.roof, -4, 280, 32, 26)
    .rect(white.deep, -8, 344, 40, 5)
    .rect(tones.window, 0, 349, 24, 22)
    .dome(white.roof, 12, 371, 15, 14);
  pen
    .stroke(
      paint('#f6f6f2'),
      4,
      'M-260 250q10 14 20 2q10 12 20-2M-180 300q12 16 24 2q12 14 24-2M180 250q10 14 20 2q10 12 20-2M250 200q8 10 16 2q8 8 16-2M120 300q8 10 16 2q8 8 16-2M-330 180q8 10 16 2q8 8 16-2',
    )
    .rounds(
      paint('#f6f6f2'),
      6,
      'M-240 140h0M-226 120h0M-250 110h0M-150 150h0M-160 120h0M-136 100h0M-290 60h0M-270 50h0M160 90h0M180 70h0M210 90h0M240 60h0M-60 170h0M-40 150h0',
    )
    .fill(
      paint('#f6f6f2'),
      'M-360-10q40 16 90 6q60 14 130 2q80 14 160 0q80 14 160 2q60 10 190-10q-200-14-340-12q-260 0-390 12z',
      0.8,
    )
    .rounds(waterLight, 5, 'M-560-50h170M-280-90h200M60-70h220M340-110h190M-440-150h220M-60-180h260', 0.6);
  const chance = random.between(0, 1);
  if (chance < 0.6)
    pen
      .fill(paint('#c4463c'), 'M-300-110h130l-18-26h-96z')
      .rect(paint('#f4efe4'), -270, -110, 46, 26)
      .rect(tones.window, -264, -98, 14, 10)
      .rect(paint('#4a4a54'), -210, -110, 3, 60);
  pen
    .fill(
      dark,
      'M-720-110q60 20 110-16q60 0 80-50q40-10 60-54h-250zM720-130q-60 30-120 0q-60-4-80-46q-40-10-60-54h260z',
    )
    .fill(grass, 'M-720-110q60 20 100-12q40-2 54-30q-80 20-154 10z');
  for (const [x, y] of [
    [-600, -120],
    [-560, -136],
    [590, -122],
  ] as const)
    pen
      .ellipse(paint('#2c2f3a'), x, y + 18, 13, 21)
      .ellipse(paint('#f6f4ee'), x + 4, y + 14, 8, 15)
      .circle(paint('#f6f4ee'), x + 3, y + 40, 8)
      .fill(paint('#e0813a'), `M${x + 9} ${y + 42}l13-4-13-5z`);
}
