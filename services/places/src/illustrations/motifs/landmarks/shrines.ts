import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves, drawSteps } from '../parts.js';

/** A red temple of southern China with lanterns and smoke of incense. */
export function drawSouthernTemple({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  const red = withBuilding(tones, '#b4453c', '#3f6d5c');
  const stone = withBuilding(tones, '#c9bfae', '#8d8478');
  const gold = paint('#dcae4a');
  pen
    .fill(
      paint('#8f8478'),
      'M-390 0q-6 90 50 120q30 60 100 50q40 30 80 0l40-170zM390 0q10 100-40 130q-20 40-80 30l-60-160z',
    )
    .fill(paint('#6a5348'), 'M-300 120q20 60-6 130l-14 4q10-70-14-130z')
    .circle(leafShade, -330, 270, 60)
    .circle(leafShade, -240, 290, 64)
    .circle(leaf, -290, 300, 66)
    .circle(leaf, -360, 250, 40)
    .ellipse(leafLight, -310, 334, 32, 14);
  const base = drawSteps(pen, stone, 300, 4, 10, 10);
  drawBlock(pen, red, { x: -260, y: base, width: 520, height: 96 }, 0.2);
  for (const x of [-206, 206]) pen.circle(stone.lit, x, base + 46, 40).circle(red.deep, x, base + 46, 33);
  drawEaves(pen, red, { x: -205, y: base + 88, half: 96, height: 40, ridge: 48 });
  drawEaves(pen, red, { x: 205, y: base + 88, half: 96, height: 40, ridge: 48 });
  drawBlock(pen, red, { x: -140, y: base, width: 280, height: 128 }, 0.2);
  pen
    .rect(red.deep, -112, base, 224, 96)
    .rect(paint('#2f5f80'), -140, base + 104, 280, 14)
    .dashes(gold, 8, [14, 12], `M-134 ${base + 111}h270`);
  for (const x of [-120, -46, 46, 120])
    pen
      .rect(red.wall, x - 9, base, 18, 108)
      .rect(red.lit, x - 9, base, 5, 108)
      .rect(stone.lit, x - 13, base, 26, 9);
  pen.rect(tones.window, -30, base, 60, 82).rect(gold, -26, base + 84, 52, 12);
  drawEaves(pen, red, { y: base + 120, half: 200, height: 46, ridge: 128 });
  drawBlock(pen, red, { x: -104, y: base + 158, width: 208, height: 34 }, 0.2);
  drawEaves(pen, red, { y: base + 186, half: 166, height: 66, ridge: 92 });
  pen
    .stroke(red.roof, 9, `M-128 ${base + 272}q20-22 60-20h136q40-2 60 20`)
    .stroke(gold, 4, `M-120 ${base + 274}q20-18 56-16h128q36-2 56 16`)
    .circle(gold, 0, base + 268, 10)
    .fill(gold, `M-52 ${base + 258}q-4 20-24 22q20 10 30-6zM52 ${base + 258}q4 20 24 22q-20 10-30-6z`);
  for (const x of [-164, -84, 84, 164])
    pen
      .rect(red.deep, x - 1, base + 96, 2, 24)
      .ellipse(paint('#d9503f'), x, base + 88, 13, 15)
      .rect(gold, x - 6, base + 72, 12, 4);
  const bronze = paint('#7d6a44');
  pen
    .fill(bronze, 'M-54 44h108q-4-34-24-40l6-20h-12l-6 16h-36l-6-16h-12l6 20q-20 6-24 40z')
    .rect(gold, -60, 40, 120, 8)
    .stroke(paint('#c4463c'), 3, 'M-26 48v26M-10 48v34M8 48v30M24 48v24');
  for (const [x, y, size] of [
    [-14, 100, 20],
    [4, 132, 28],
    [-16, 170, 34],
    [10, 214, 42],
  ] as const)
    pen.ellipse(paint('#f1ece4'), x, y, size, size * 0.62, 0.34);
}

/** A gate of plain cedar over a gravel path in a forest. */
export const drawForestTorii = (input: MotifInput): void => drawForestGate(input, '#8a684c', '#5d6a5c');

/** A red gate over a gravel path in a forest. */
export const drawShrineTorii = (input: MotifInput): void => drawForestGate(input, '#cf4b32', '#35414f');

function drawForestGate({ pen, tones, random }: MotifInput, wall: string, roof: string): void {
  const { paint, leaf, leafShade, leafLight, haze } = tones;
  const bright = mixColors(leafLight, haze, 0.55);
  pen
    .rect(mixColors(leaf, haze, 0.4), -720, -20, 1440, 740)
    .fill(bright, 'M-150 0Q-120 260 0 420Q120 260 150 0z')
    .fill(
      mixColors(leafShade, haze, 0.22),
      'M-720 720H720V330q-60 40-110 6q-60 40-130-10q-60 60-130 20q-60 70-130 50q-40 60-110 40q-70 20-120-40q-70 20-130-50q-60 30-130-24q-70 50-140-6q-50 30-100-6z',
    );
  const trunk = paint('#5d4a40');
  let [far, near] = ['', ''];
  for (let index = 0; index < 9; index++) {
    const x = 130 + index * 46 + Math.round(random.between(-10, 10));
    far += `M${-x} -10v360M${x} -10v360`;
  }
  pen.stroke(mixColors(trunk, mixColors(leafShade, haze, 0.4), 0.55), 14, far);
  for (const x of [270, 400, 540, 690])
    near += `M${-x - 16} -60l12 700h${20 + x / 22}l10-700zM${x + 16} -60l-12 700h${-20 - x / 22}l-10-700z`;
  pen
    .fill(
      mixColors(leafShade, haze, 0.08),
      'M-720-40q60 50 120 20q60 40 120 6q70 34 130 0q60 30 110-16l90-30h-770zM720-40q-60 50-120 20q-60 40-120 6q-70 34-130 0q-60 30-110-16l-90-30h770z',
    )
    .rect(mixColors(leafShade, paint('#8a7a58'), 0.35), -720, -230, 1440, 222)
    .fill(paint('#cfc4ae'), 'M-84-10H84L330-230H-330z')
    .fill(paint('#b3a68c'), 'M-84-10h30L-200-230H-330zM84-10H54L200-230H330z')
    .fill(trunk, near)
    .fill(
      leafShade,
      'M-720 720H720V470q-60 50-140 10q-80 50-150-10q-60 60-150 30q-40 40-120 20q-60 30-150 0q-70 30-140-30q-80 50-150 4q-80 40-140-20z',
    )
    .fill(
      leaf,
      'M-720 720H720V530q-70 30-130-4q-80 40-160 6q-90 40-170 10q-120 30-250 0q-80 30-170-10q-80 30-150-6q-50 24-90 0z',
    );
  const wood = withBuilding(tones, wall, roof);
  for (const side of [-1, 1])
    pen
      .fill(
        side < 0 ? wood.wall : wood.shade,
        `M${side * 168 - 18} -64L${side * 154 - 15} 260h30L${side * 168 + 18} -64z`,
      )
      .rect(wood.deep, side * 168 - 23, -70, 46, 26);
  pen
    .rect(wood.wall, -216, 176, 432, 26)
    .rect(wood.shade, -216, 176, 432, 8)
    .rect(wood.wall, -16, 202, 32, 56)
    .fill(wood.wall, 'M-246 256q246-14 492 0l6 28q-252-16-504 0z')
    .fill(wood.roof, 'M-262 282q262-18 524 0l8 18q-270-20-540 0z');
  const gold = paint('#dcae4a');
  for (const x of [-120, 0, 120]) pen.circle(gold, x, 268, 11).circle(wood.deep, x, 268, 5);
  for (const x of [-262, 262])
    pen
      .rect(paint('#a9a294'), x - 14, -70, 28, 50)
      .rect(paint('#8d877c'), x - 26, -20, 52, 10)
      .rect(tones.window, x - 16, -10, 32, 28)
      .fill(paint('#8d877c'), `M${x - 34} 18l24 24h20l24-24z`);
  for (const [x, y, color] of [
    [-40, -40, '#4a5a78'],
    [-8, -36, '#b5503f'],
    [60, -90, '#efe4cc'],
    [96, -96, '#3d5a6b'],
  ] as const) {
    const s = y < -60 ? 1.5 : 1;
    pen
      .fill(paint(color), `M${x - 9 * s} ${y}l3 ${36 * s}q${6 * s} ${8 * s} ${12 * s} 0l3-${36 * s}z`)
      .circle(paint('#3c322e'), x, y + 45 * s, 7 * s);
  }
}

/** A tunnel of red gates up a wooded hill, with stone foxes. */
export function drawToriiPath({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, haze } = tones;
  const red = withBuilding(tones, '#d4502f', '#35414f');
  pen
    .fill(
      mixColors(leafShade, haze, 0.2),
      'M-720 430q80 70 170 20q90 70 190 10q110 80 230 10q120 80 250 0q110 60 210-10q90 60 190 0q100 40 200-20V-40H-720z',
    )
    .fill(
      mixColors(leaf, haze, 0.1),
      'M-720 330q60 60 130 10q80 60 150 0q60 50 110-10l60-360H-720zM720 330q-60 60-130 10q-80 60-150 0q-60 50-110-10l-60-360H720z',
    )
    .fill(mixColors(leafLight, haze, 0.3), 'M-60 20h120v150h-120z');
  let bamboo = '';
  for (const x of [-660, -620, -570, -530, -470, 480, 540, 590, 630, 680])
    bamboo += `M${x} -40q6 260 ${x > 0 ? -14 : 14} 500`;
  pen.stroke(mixColors(leafLight, leafShade, 0.4), 9, bamboo);
  pen.rect(mixColors(leafShade, paint('#8a7a58'), 0.35), -720, -230, 1440, 230);
  pen
    .fill(paint('#b3aa9a'), 'M-52 10H52L420-230H-420z')
    .stroke(paint('#8d8578'), 4, 'M-66 0H66M-90-16H90M-126-38H126M-176-70H176M-236-110H236M-320-166H320');
  for (let index = 0; index < 8; index++) {
    const size = 0.24 * 1.29 ** index;
    const n = (value: number) => Math.round(value * size);
    const y = Math.round(20 - 150 * size * 0.62);
    const air = Math.max(0, 0.34 - index * 0.07);
    const [wall, shade, black] = [red.wall, red.shade, red.roof].map((color) => mixColors(color, haze, air)) as [
      string,
      string,
      string,
    ];
    pen
      .fill(wall, `M${-n(196)} ${y}h${n(36)}l-${n(4)} ${n(300)}h-${n(28)}z`)
      .fill(shade, `M${n(160)} ${y}h${n(36)}l-${n(4)} ${n(300)}h-${n(28)}z`)
      .rect(black, -n(202), y, n(48), n(24))
      .rect(black, n(154), y, n(48), n(24))
      .rect(wall, -n(214), y + n(232), n(428), n(26))
      .rect(shade, -n(214), y + n(232), n(428), n(7))
      .fill(
        wall,
        `M${-n(232)} ${y + n(292)}q${n(232)}-${n(14)} ${n(464)} 0l${n(5)} ${n(30)}q-${n(237)}-${n(16)}-${n(474)} 0z`,
      )
      .fill(
        black,
        `M${-n(246)} ${y + n(318)}q${n(246)}-${n(16)} ${n(492)} 0l${n(7)} ${n(18)}q-${n(253)}-${n(18)}-${n(506)} 0z`,
      );
  }
  const stone = paint('#b9b1a2');
  const dark = paint('#8a8378');
  for (const side of [-1, 1])
    pen
      .rect(dark, side * 400 - 46, -180, 92, 56)
      .rect(stone, side * 400 - 54, -128, 108, 14)
      .fill(stone, `M${side * 400 - 34} -114q-4 60 14 76l-4 50 14-18h20l14 18-4-50q18-16 14-76z`)
      .fill(paint('#c4463c'), `M${side * 400 - 24} -40q24-14 48 0l-4-18h-40z`);
}
