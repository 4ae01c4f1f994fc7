import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWindows } from '../buildings/parts.js';

/** Sunlight through windows of many colors on carpets, between twisted pillars of stone. */
export function drawColoredMosque({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const [wall, pillar, dark, carpet] = ['#c9a090', '#b5a08a', '#5a4450', '#a04448'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(wall, -720, -240, 1440, 900)
    .fill(paint('#c98fa0'), 'M-720 400Q-480 620-240 400Q0 620 240 400Q480 620 720 400V660H-720z')
    .stroke(paint('#5f8aa8'), 10, 'M-720 400Q-480 620-240 400Q0 620 240 400Q480 620 720 400');
  pen.rect(carpet, -720, -240, 1440, 270);
  const panes = (
    isDusk
      ? ['#8d3f6a', '#3f5fa5', '#b58a3f', '#3f8a6a', '#b5503f']
      : ['#e0487a', '#3f7fd0', '#f0b840', '#3fae7a', '#e0603f']
  ).map(paint);
  for (const [index, x] of [-450, -270, -90, 90, 270, 450].entries()) {
    pen.pointedArch(dark, x - 72, 30, 144, 210);
    for (let column = 0; column < 5; column++)
      for (let row = 0; row < 3; row++)
        pen.rect(panes[(column + row * 2 + index) % 5]!, x - 60 + column * 24, 36 + row * 70, 22, 64);
    pen
      .pointedArch(panes[index % 5]!, x - 54, 246, 108, 6)
      .circle(panes[(index + 2) % 5]!, x, 272, 24)
      .circle(dark, x, 272, 9);
    for (let column = 0; column < 5; column++)
      pen.polygon(
        panes[(column * 2 + index) % 5]!,
        [x - 60 + column * 24, 8],
        [x - 40 + column * 24, 8],
        [x + 10 + column * 42, -150],
        [x - 34 + column * 42, -150],
      );
  }
  pen.dashes(paint('#7a3038'), 8, [16, 12], 'M-720-60H720M-720-120H720M-720-190H720');
  for (const x of [-360, 0, 360]) {
    pen.rect(pillar, x - 30, -100, 60, 470).rect(paint('#8f7a68'), x + 10, -100, 20, 470);
    let twist = '';
    for (let y = -80; y < 340; y += 36) twist += `M${x - 30} ${y}L${x + 30} ${y + 30}`;
    pen
      .stroke(paint('#d6c4ae'), 6, twist)
      .rect(paint('#d6c4ae'), x - 42, 356, 84, 26)
      .rect(paint('#d6c4ae'), x - 40, -116, 80, 20);
  }
}

/** A platform under ground with a train. Its vault is plain, or has chandeliers and stucco, or is a cave of painted rock. */
export function drawMetroHall(
  { pen, tones }: MotifInput,
  kind: 'plain' | 'palace' | 'cave' | 'blue' | 'statues',
): void {
  const { paint } = tones;
  const colors = {
    plain: ['#dfe3e2', '#b3bcc0', '#2f6d8a'],
    palace: ['#eccb6a', '#fdf6e4', '#7d4a3f'],
    cave: ['#eef0ee', '#2f5fae', '#2f5fae'],
    blue: ['#2f63b8', '#1f3f8a', '#e9d9a8'],
    statues: ['#efe6d6', '#9a4a40', '#8a6a3f'],
  }[kind].map(paint) as [string, string, string];
  const [wall, trim, accent] = colors;
  pen
    .rect(mixColors(wall, paint('#4a4f5a'), 0.3), -720, -240, 1440, 900)
    .fill(wall, 'M-720 0V330Q-400 520 0 540Q400 520 720 330V0z');
  const floor = paint('#b9b2a6');
  pen
    .polygon(floor, [-110, 40], [110, 40], [430, -240], [-430, -240])
    .polygon(paint('#34383f'), [-110, 40], [-430, -240], [-720, -240], [-720, 40])
    .polygon(paint('#34383f'), [110, 40], [430, -240], [720, -240], [720, 40]);
  const spans = [1, 1.5, 2.2, 3.3, 5];
  for (const scale of spans) {
    const half = 112 * scale;
    const arc = `M${-half} ${Math.round(40 - 14 * scale)}V${Math.round(110 + 20 * scale)}A${half} ${Math.round(70 * scale)} 0 0 0 ${half} ${Math.round(110 + 20 * scale)}V${Math.round(40 - 14 * scale)}`;
    if (kind === 'cave') pen.stroke(trim, 10 * scale, arc, 0.55);
    else pen.stroke(trim, (kind === 'palace' ? 9 : 6) * scale, arc);
  }
  pen.fill(
    kind === 'blue' ? paint('#16306f') : mixColors(wall, paint('#4a4f5a'), 0.4),
    'M-108 40V128A108 70 0 0 0 108 128V40z',
  );
  if (kind === 'palace')
    for (const [y, size] of [
      [240, 10],
      [330, 18],
      [450, 30],
    ] as const)
      pen
        .rect(paint('#c99a3f'), -2, y, 4, 120)
        .rounds(
          tones.isDusk ? tones.window : paint('#fff6dc'),
          size,
          `M${-size * 1.4} ${y}h0M0 ${y - size * 0.6}h0M${size * 1.4} ${y}h0M${-size * 0.7} ${y + size * 0.7}h0M${size * 0.7} ${y + size * 0.7}h0`,
        );
  if (kind === 'blue') {
    pen
      .ellipse(paint('#e9f3f6'), 0, 430, 150, 66)
      .ellipse(paint('#8fc3ea'), 0, 424, 110, 46)
      .ellipse(paint('#f6fbfb'), 0, 420, 60, 24);
    pen.rounds(
      paint('#7fb0ea'),
      7,
      'M-400 320h0M-330 380h0M-260 290h0M-240 440h0M260 430h0M300 330h0M360 390h0M420 300h0M-480 270h0M480 250h0M-200 340h0M210 350h0',
    );
  }
  if (kind === 'cave')
    pen
      .rounds(
        trim,
        14,
        'M-300 90q20 120 120 190t150 210M300 90q-30 140-110 200T20 500M-520 120q60 120 180 200M520 120q-50 130-190 210',
      )
      .rounds(trim, 30, 'M-220 230l30 20M-90 360l34 10M230 230l-30 20M110 340l-34 14M-400 250l30 10M400 250l-30 10');
  if (kind === 'statues')
    for (const side of [-1, 1])
      for (const [x, s] of [
        [175, 0.8],
        [300, 1.3],
        [480, 2],
      ] as const)
        pen
          .arch(trim, side * x - 34 * s, 10 - 30 * s, 68 * s, 70 * s)
          .rounds(accent, 26 * s, `M${side * x} ${Math.round(10 - 6 * s)}v${30 * s}`)
          .rounds(accent, 18 * s, `M${side * x + 4} ${Math.round(10 + 52 * s)}h0`);
  pen
    .polygon(accent, [130, 34], [130, 130], [720, 250], [720, -190], [560, -190])
    .polygon(tones.window, [150, 80], [150, 116], [720, 210], [720, 70])
    .polygon(paint('#e9e6df'), [130, 42], [130, 58], [720, -30], [720, -100]);
  for (const x of [230, 340, 500]) pen.rect(accent, x, 40, x / 24, 160);
  pen
    .stroke(paint('#f0d890'), 7, 'M-122 26L-470-240')
    .stroke(paint('#e9e4da'), 4, 'M0 40V-240M-56-20H56M-110-90H110M-190-160H190', 0.6);
  pen
    .rounds(paint('#2f3550'), 16, 'M-60-80v30M30-120v34M-20-30v20')
    .rounds(paint('#e3b98f'), 11, 'M-60-36h0M30-72h0M-20 0h0');
}

/** An alley of shops under signs and lanterns that lead to a busy corner. */
export function drawSignStreet({ pen, tones, random, palette }: MotifInput): void {
  const { paint, isDusk } = tones;
  const lively = ['#d9604a', '#e0a83f', '#4f8aa0', '#7a5a9a', '#4f9a70'];
  const glow = (color: string) => (isDusk ? mixColors(color, '#1a2145', 0.1) : paint(color));
  const walls = ['#e6d3b5', '#c9a58a', '#d6c9b0', '#b9b4a8', '#e0bfa0'];
  let index = Math.floor(random.between(0, 5));
  const { haze } = tones;
  pen
    .rect(mixColors(paint('#b9b4a8'), haze, 0.5), -130, -20, 260, 170)
    .rect(mixColors(paint('#c9a58a'), haze, 0.4), -40, -20, 90, 220);
  for (const side of [-1, 1])
    for (const [inner, outer, top] of [
      [120, 210, 190],
      [200, 350, 250],
      [340, 720, 340],
    ] as const) {
      const house = withBuilding(tones, walls[index++ % 5]!, '#8a5a48');
      const high = Math.round(top + random.between(-20, 30));
      const [x, width] = [side < 0 ? -outer : inner, outer - inner];
      pen
        .rect(side < 0 ? house.wall : house.shade, x, -60, width, high + 60)
        .rect(house.lit, x - 4, high, width + 8, 9);
      drawWindows(
        pen,
        tones.window,
        [x + width / 2, 70, width * 0.9, high - 76],
        [Math.max(2, Math.round(width / 60)), Math.max(1, Math.round(high / 90)), 20, 34],
      );
      const color = glow(lively[index % 5]!);
      pen
        .rect(tones.window, x + 8, -54, width - 16, 74)
        .polygon(color, [x, 62], [x + width, 62], [x + width + (side < 0 ? 22 : 0), 26], [x - (side < 0 ? 0 : 22), 26]);
      pen.dashes(paint('#f4ead6'), 34, [14, 16], `M${x + 6} 44h${width - 12}`);
      const edge = side * inner - (side < 0 ? 0 : 24);
      pen.rect(glow(lively[(index + 2) % 5]!), edge, 92, 24, Math.round(high * 0.36));
      pen.rounds(paint('#f4ead6'), 10, `M${edge + 12} 108h0M${edge + 12} 126h0M${edge + 12} 144h0`);
    }
  const lights = 'M-200 210Q0 150 200 210M-350 270Q0 180 350 270';
  pen.stroke(tones.deep, 2, lights).dashes(isDusk ? tones.window : glow('#e0a83f'), 12, [9, 30], lights);
  // Lanterns hang over the streets of Asia, and music has its signs elsewhere.
  if (palette === 'eastAsian' || palette === 'monsoon')
    pen
      .rounds(
        isDusk ? '#e0705a' : paint('#d9432f'),
        34,
        'M-300 150v8M-210 132v6M-150 118v4M150 118v4M210 132v6M300 150v8',
      )
      .rounds(paint('#f0c04a'), 7, 'M-318 134h36M-226 118h32M194 118h32M282 134h36');
  else
    for (const [side, color] of [
      [-1, '#e0603f'],
      [1, '#4f9ac0'],
    ] as const)
      pen
        .rounds(glow(color), 50, `M${side * 250} 130h0`)
        .rounds(glow(color), 38, `M${side * 250} 166h0`)
        .rounds(paint('#4a3a34'), 15, `M${side * 250} 140h0`)
        .stroke(paint('#4a3a34'), 9, `M${side * 250} 180V262`)
        .rounds(glow('#f0c04a'), 13, `M${side * 250} 262v14`);
  const road = mixColors(paint('#a8a094'), haze, 0.1);
  pen.polygon(road, [-130, -20], [130, -20], [720, -150], [720, -240], [-720, -240], [-720, -150]);
  pen
    .polygon(mixColors(road, tones.deep, 0.15), [-720, -60], [-130, -20], [-720, -160])
    .polygon(mixColors(road, tones.deep, 0.15), [720, -60], [130, -20], [720, -160]);
  const coats = ['#2f3550', '#a3195b', '#39506a', '#c98a3f'].map(paint);
  for (let person = 0; person < 18; person++) {
    const y = Math.round(random.between(-190, -50));
    const x = Math.round(random.between(-1, 1) * (60 - y * 1.9));
    const size = 0.7 - y / 260;
    pen
      .rounds(coats[person % 4]!, Math.round(13 * size), `M${x} ${y}v${Math.round(20 * size)}`)
      .rounds(paint('#e3b98f'), Math.round(9 * size), `M${x} ${y + Math.round(33 * size)}h0`);
  }
}
