import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawElephant, drawGiraffe, drawGrazer } from './animals.js';

/** Draws an acacia with a flat crown. */
function drawAcacia(pen: Pen, { paint, leaf, leafShade, leafLight }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .fill(
      paint('#5d4433'),
      `M${x - n(10)} ${y}q${n(10)} ${n(80)}-${n(2)} ${n(120)}l-${n(60)} ${n(60)} ${n(7)} ${n(6)} ${n(62)}-${n(48)} ${n(60)} ${n(52)} ${n(7)}-${n(6)}-${n(54)}-${n(64)}q-${n(4)}-${n(60)} ${n(8)}-${n(120)}z`,
    )
    .fill(
      leafShade,
      `M${x - n(150)} ${y + n(178)}q${n(30)}-${n(20)} ${n(150)}-${n(18)}t${n(160)} ${n(20)}q-${n(40)} ${n(20)}-${n(160)} ${n(20)}t-${n(150)}-${n(22)}z`,
    )
    .fill(
      leaf,
      `M${x - n(146)} ${y + n(184)}q${n(40)} ${n(34)} ${n(110)} ${n(30)}q${n(60)} ${n(26)} ${n(120)} ${n(2)}q${n(50)} 0 ${n(70)}-${n(32)}q-${n(110)}-${n(18)}-${n(300)} 0z`,
    )
    .fill(
      leafLight,
      `M${x - n(100)} ${y + n(204)}q${n(80)} ${n(20)} ${n(180)} ${n(2)}q-${n(80)} ${n(24)}-${n(180)}-${n(2)}z`,
    );
}

/** Draws tufts of grass along the lower edge. */
function drawGrass(
  pen: Pen,
  color: string,
  random: MotifInput['random'],
  from: number,
  to: number,
  count: number,
): void {
  let data = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = [Math.round(random.between(-640, 640)), Math.round(random.between(from, to))];
    data += `M${x} ${y}q-2 18-12 32M${x + 7} ${y}q0 22 3 42M${x + 14} ${y}q4 18 14 30`;
  }
  pen.rounds(color, 4, data);
}

function drawPlain(pen: Pen, { far, haze, middle, ground }: Tones): void {
  pen
    .fill(mixColors(far, haze, 0.4), 'M-720 0v40q160 60 300 20q120 30 260 0q160 40 340 4q120 24 260-10t280 4v-58z')
    .rect(mixColors(middle, haze, 0.35), -720, -30, 1440, 40)
    .fill(ground, 'M-720-20Q-300 4 60-16T720-12V-230H-720z')
    .fill(mixColors(ground, middle, 0.5), 'M-720-90Q-300-60 100-96T720-80V-230H-720z');
}

/** A plain with acacias, giraffes and a herd that spreads to the horizon. */
export function drawSafari({ pen, tones, random }: MotifInput): void {
  drawPlain(pen, tones);
  const herd: string[] = [];
  for (let index = 0; index < 40; index++) {
    const x = Math.round(random.between(-620, 620));
    herd.push(`M${x} ${Math.round(random.between(-34, 0))}h${Math.round(random.between(5, 10))}`);
  }
  pen.rounds(mixColors(tones.paint('#5f5550'), tones.haze, 0.4), 6, herd.join(''));
  drawAcacia(pen, tones, 250, -40, 1.15);
  drawAcacia(pen, tones, -430, -16, 0.55);
  drawAcacia(pen, tones, -560, -14, 0.38);
  drawGiraffe(pen, tones, { x: 60, y: -76, size: 1.35 });
  drawGiraffe(pen, tones, { x: -30, y: -60, size: 1.05 });
  for (const [x, y, size] of [
    [-330, -96, 0.9],
    [-240, -108, 1],
    [-400, -80, 0.75],
    [-160, -84, 0.8],
  ] as const)
    drawGrazer(pen, tones, { x, y, size }, x % 80 === 0);
  drawGrass(pen, tones.near, random, -200, -130, 26);
  drawGrass(pen, mixColors(tones.near, tones.ground, 0.4), random, -120, -50, 18);
}

/** Elephants at a waterhole, close by. */
export function drawElephants({ pen, tones, random }: MotifInput): void {
  drawPlain(pen, tones);
  drawAcacia(pen, tones, -500, -20, 0.8);
  drawAcacia(pen, tones, 520, -16, 0.5);
  pen
    .ellipse(mixColors(tones.ground, '#6b4b3a', 0.3), 80, -138, 470, 42)
    .ellipse(tones.water, 80, -142, 440, 34)
    .rounds(tones.waterLight, 4, 'M-180-140h120M40-152h160M180-130h120', 0.7);
  drawElephant(pen, tones, { x: -130, y: -112, size: 1.9 });
  drawElephant(pen, tones, { x: 40, y: -110, size: 0.95 });
  drawElephant(pen, tones, { x: 200, y: -100, size: 1.6 });
  drawElephant(pen, tones, { x: -330, y: -76, size: 1.1 });
  drawGrazer(pen, tones, { x: 420, y: -96, size: 0.8 }, true);
  pen.stroke(tones.paint('#f4f1ea'), 5, 'M-24 92l-14 14M60 60l16 12');
  drawGrass(pen, tones.near, random, -205, -176, 24);
}

/** A herd that crosses a river between steep banks. */
export function drawRiverHerd({ pen, tones, random }: MotifInput): void {
  const { paint, water, waterLight, ground, middle, near, haze } = tones;
  drawPlain(pen, tones);
  drawAcacia(pen, tones, -300, 6, 0.6);
  drawAcacia(pen, tones, 470, 4, 0.9);
  const bank = paint('#b5875a');
  pen
    .fill(bank, 'M-720 0Q-300 24 0 6T720 10V-60H-720z')
    .fill(paint('#8d6647'), 'M-720-30Q-400-10-160-34T300-26T720-30V-80H-720z')
    .fill(water, 'M-720-56Q-200-40 120-60T720-56V-180Q300-160-40-178T-720-170z')
    .rounds(waterLight, 5, 'M-560-90h130M-120-140h150M300-90h160M-300-158h160M430-150h130', 0.7);
  for (let index = 0; index < 9; index++) {
    const t = index / 8;
    drawGrazer(
      pen,
      tones,
      { x: Math.round(-330 + t * 640), y: Math.round(26 - t * 8 + (index % 2) * 10), size: 0.62 },
      index % 4 === 1,
    );
  }
  for (let index = 0; index < 7; index++) {
    const [x, y] = [Math.round(-250 + index * 78), Math.round(-96 - (index % 3) * 22)];
    drawGrazer(pen, tones, { x, y: y - 14, size: 0.95 }, index % 3 === 2);
    pen
      .fill(water, `M${x - 50} ${y + 6}q50 12 110 0v-34h-110z`)
      .ellipse(mixColors(waterLight, '#ffffff', 0.3), x + 2, y + 4, 46, 6, 0.8);
  }
  pen
    .fill(paint('#5b6a4a'), 'M250-150q40 16 110 10q40 10 90-2q-30-14-90-12q-50-6-110 4z')
    .fill(bank, 'M-720-150Q-420-130-160-176T340-186T720-160V-230H-720z')
    .fill(mixColors(ground, middle, 0.4), 'M-720-172Q-420-150-160-196T340-204T720-180V-230H-720z');
  drawGrass(pen, near, random, -220, -200, 26);
  pen.fill(mixColors(paint('#d9c08a'), haze, 0.5), 'M-420 30q80 40 180 30t260 10t240-20l-20-20h-660z', 0.4);
}

/** The floor of a crater between its walls, with a lake and its animals. */
export function drawCrater({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, near } = tones;
  const wall = paint('#8a9a66');
  pen
    .fill(mixColors(wall, haze, 0.55), 'M-720 150q200 40 420 26q340 24 640 0q200 10 380-34V0H-720z')
    .fill(
      mixColors(paint('#6f7f58'), haze, 0.4),
      'M-560 160l40-90 60 60 50-80 70 76 60-80 80 84 60-90 90 90 70-84 80 80 60-76 70 66 60-60 70 46V0H-600z',
      0.5,
    )
    .fill(mixColors(wall, haze, 0.25), 'M-720 210Q-520 190-420 60L-330 0H-720zM720 200Q540 180 440 70L340 0H720z')
    .fill(paint('#c9b46c'), 'M-720 20Q-200 40 100 24T720 20V-230H-720z')
    .fill(mixColors(paint('#cfe0e0'), haze, 0.2), 'M-420-6q200 24 480 6t330-10q-240-26-480-16t-330 20z')
    .rounds(paint('#e8a3b0'), 7, 'M-180-10h70M-60-14h90M90-12h80M-250-6h30M200-14h50');
  drawAcacia(pen, tones, 420, -60, 0.9);
  for (const [x, y, size, striped] of [
    [-330, -56, 0.7, 1],
    [-250, -66, 0.8, 1],
    [-160, -52, 0.6, 0],
    [-90, -60, 0.7, 0],
    [10, -50, 0.55, 0],
    [90, -62, 0.7, 1],
    [180, -52, 0.6, 0],
  ] as const)
    drawGrazer(pen, tones, { x, y, size }, striped === 1);
  drawElephant(pen, tones, { x: -150, y: -150, size: 1.3 });
  drawElephant(pen, tones, { x: 10, y: -140, size: 0.8 });
  drawGrass(pen, near, random, -205, -150, 22);
  pen
    .fill(leafShade, 'M-720-60q60 40 100-10q60 10 60-60q40-60 10-100h-170z')
    .fill(leaf, 'M-720-100q50 30 80-10q50 0 46-50t10-70h-136z');
}
