import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { traceArcade } from '../parts.js';
import { drawHouseRow, drawWindows } from './parts.js';

/** Half-timbered houses with steep gables and flowers, beside each other. */
export function drawTimberHouses({ pen, tones, random }: MotifInput): void {
  const { paint, window, deep } = tones;
  const plasters = ['#f3e8d2', '#e9c99a', '#e3a98a', '#d9dcc0', '#c9d3da', '#f0d9b0'];
  const start = Math.floor(random.between(0, 6));
  const beam = paint('#6b4a38');
  const beams: string[] = [];
  const openings: [number, number, number][] = [];
  for (let x = -340, index = 0; x < 310; index++) {
    const width = Math.round(random.between(108, 136));
    const height = Math.round(random.between(118, 156));
    const house = withBuilding(tones, plasters[(start + index) % 6]!, '#a5553c');
    const [middle, top] = [x + width / 2, height + Math.round(width * 0.72)];
    pen
      .polygon(house.roof, [x - 8, height - 4], [middle, top + 12], [x + width + 8, height - 4])
      .polygon(house.wall, [x + 5, height - 2], [middle, top - 4], [x + width - 5, height - 2]);
    pen.rect(house.wall, x, 0, width, height).rect(house.shade, x + width * 0.9, 0, width * 0.1, height);
    const levels = [50, Math.round((50 + height) / 2), height];
    beams.push(
      `M${x} 50h${width}M${x} ${levels[1]}h${width}M${x - 2} ${height}h${width + 4}M${x + 3} 0V${height}M${x + width - 3} 0V${height}M${middle} ${levels[1]}V${height}`,
    );
    beams.push(
      `M${x + 4} 50l${Math.round(width * 0.22)} ${levels[1]! - 50}M${x + width - 4} 50l${-Math.round(width * 0.22)} ${levels[1]! - 50}`,
    );
    beams.push(
      `M${x + width * 0.2} ${height + width * 0.27}H${x + width * 0.8}M${middle} ${height + width * 0.27}V${top - 8}M${middle - 4} ${height}l${-Math.round(width * 0.2)} ${Math.round(width * 0.27)}M${middle + 4} ${height}l${Math.round(width * 0.2)} ${Math.round(width * 0.27)}`,
    );
    openings.push([middle, width, height]);
    x += width;
  }
  pen.stroke(beam, 5, beams.join(''));
  for (const [middle, width, height] of openings) {
    const half = (height - 50) / 2;
    drawWindows(pen, window, [middle, 50, width * 0.76, half], [2, 1, 15, 22]);
    drawWindows(pen, window, [middle, 50 + half, width * 0.86, half], [2, 1, 17, 22]);
    pen
      .rect(window, middle - 7, height + width * 0.1, 14, 15)
      .rect(deep, middle - 11, 0, 22, 40)
      .rect(window, middle - width * 0.36, 8, width * 0.2, 24);
  }
  pen.dashes(
    paint('#d0505a'),
    7,
    [9, 9],
    openings.map(([middle, width]) => `M${Math.round(middle - width * 0.36)} 57h${Math.round(width * 0.7)}`).join(''),
  );
}

/** An arcade of shops under a vault of glass, seen along its floor to a dome. */
export function drawGlassArcade({ pen, tones }: MotifInput): void {
  const { paint, window, lit, isDusk, sky } = tones;
  const stone = withBuilding(tones, '#e9d6b4', '#c9a97a');
  const glass = isDusk ? mixColors(paint('#7d9fb5'), sky[1], 0.5) : paint('#bcd8e2');
  const iron = paint('#6f8078');
  pen.rect(glass, -720, -240, 1440, 900).rect(stone.wall, -90, -60, 180, 300);
  pen
    .dome(mixColors(glass, lit, 0.4), 0, 200, 130, 120)
    .stroke(
      iron,
      4,
      'M-130 200a130 120 0 0 0 260 0M-80 200q0 90 80 120q80-30 80-120M-30 200q0 100 30 120q30-20 30-120M-122 244h244M-96 284h192',
    );
  pen
    .rect(stone.lit, -130, 190, 260, 14)
    .arch(stone.deep, -50, -60, 100, 120)
    .arch(mixColors(lit, window, 0.3), -40, -60, 80, 116);
  pen.polygon(paint('#d9c6a4'), [-90, -60], [90, -60], [720, -240], [-720, -240]);
  pen
    .polygon(paint('#b98d6a'), [-20, -60], [20, -60], [170, -240], [-170, -240])
    .polygon(paint('#efe4cc'), [-6, -60], [6, -60], [56, -240], [-56, -240]);
  pen.stroke(paint('#b98d6a'), 5, 'M-130-72H130M-200-92H200M-330-128H330M-560-192H560', 0.7);
  let ribs = '';
  for (const d of [104, 136, 184, 256, 364, 520, 760])
    ribs += `M${-d} ${Math.round(190 + (d - 90) * 0.5)}Q${Math.round(-d * 0.7)} ${Math.round(190 + d * 1.3)} 0 ${Math.round(190 + d * 1.42)}Q${Math.round(d * 0.7)} ${Math.round(190 + d * 1.3)} ${d} ${Math.round(190 + (d - 90) * 0.5)}`;
  pen
    .stroke(iron, 5, ribs)
    .stroke(iron, 3, 'M0 320L0 660M-60 316L-230 660M60 316L230 660M-110 280L-480 660M110 280L480 660');
  for (const side of [-1, 1]) {
    const at = (d: number, up: number): [number, number] => [side * d, Math.round(-60 + (d - 90) * -0.285 + up * d)];
    const wall = side < 0 ? stone.wall : mixColors(stone.wall, stone.shade, 0.7);
    pen.polygon(wall, at(90, 0), at(90, 2.78), at(720, 1.2), at(720, 0));
    pen
      .stroke(stone.lit, 9, `M${at(90, 1.1).join(' ')}L${at(720, 0.8).join(' ')}`)
      .stroke(
        stone.lit,
        6,
        `M${at(90, 1.9).join(' ')}L${at(720, 1.04).join(' ')}M${at(90, 2.7).join(' ')}L${at(720, 1.18).join(' ')}`,
      );
    let near = 700;
    for (const far of [450, 300, 206, 146, 104]) {
      const [a, b] = [far + (near - far) * 0.16, far + (near - far) * 0.84];
      pen.polygon(
        isDusk ? mixColors(window, stone.deep, 0.4) : window,
        at(a, 0),
        at(a, 0.62),
        at((a + b) / 2, 0.72),
        at(b, 0.56),
        at(b, 0),
      );
      pen.polygon(stone.deep, at(a, 0.98), at(a, 1.3), at((a + b) / 2, 1.28), at(b, 1.04), at(b, 0.86));
      pen.polygon(
        stone.lit,
        at(near, 0),
        at(near, 1.0),
        at(near - (near - far) * 0.1, 1.04),
        at(near - (near - far) * 0.1, 0),
      );
      near = far;
    }
  }
  for (const [x, y, size, color] of [
    [-30, -86, 0.7, '#39435a'],
    [40, -92, 0.8, '#a3195b'],
    [-120, -140, 1.2, '#2f6d8a'],
    [150, -160, 1.4, '#6b4a38'],
  ] as const)
    pen
      .fill(
        paint(color),
        `M${x - 12 * size} ${y}q-4 ${34 * size} ${9 * size} ${44 * size}h${6 * size}q${13 * size}-${10 * size} ${9 * size}-${44 * size}z`,
      )
      .rounds(paint('#d9a882'), 13 * size, `M${x} ${y + 53 * size}h0`);
}

/** A steep street of hairpin bends between hydrangeas and hedges. */
export function drawWindingStreet({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  pen.rect(leaf, -720, -240, 1440, 320);
  for (const row of [
    { from: -720, to: -240 },
    { from: 240, to: 720 },
  ])
    drawHouseRow(pen, tones, random, {
      ...row,
      y: 150,
      low: 110,
      high: 170,
      colors: ['#efe0c8', '#e2c9b4', '#cdd6d8', '#f3ead8'],
      roof: '#8d8480',
      narrow: 90,
      wide: 120,
    });
  drawHouseRow(pen, tones, random, {
    from: -240,
    to: 240,
    y: 250,
    low: 50,
    high: 90,
    colors: ['#efe0c8', '#d9c9b4', '#e9dcc8'],
    roof: '#8d8480',
    air: 0.2,
  });
  pen
    .fill(leafShade, 'M-260 262H260Q420 100 560-240H-560Q-420 100-260 262z')
    .fill(leafLight, 'M-230 256H230Q370 100 470-240H-470Q-370 100-230 256z');
  const road = 'M20 250Q150 244 150 222T0 196T-170 164T0 128T210 88T0 40T-260-14T0-74T320-140T0-204T-100-240';
  pen.stroke(paint('#e9e0d2'), 56, road).stroke(paint('#b5674c'), 44, road).dashes(paint('#a0553e'), 44, [3, 9], road);
  const flowers = ['#7f8fd0', '#d977a0', '#b08fd0'].map(paint);
  for (let index = 0; index < 42; index++) {
    const y = 236 - index * 10.6;
    const half = 190 + (250 - y) * 0.5;
    const x = random.between(-half, half);
    pen.rounds(flowers[index % 3]!, 12 + (250 - y) * 0.03, `M${Math.round(x)} ${Math.round(y)}h0`);
  }
  pen.stroke(paint('#b5674c'), 40, road).dashes(paint('#a0553e'), 40, [3, 9], road);
  for (const [x, y, size, color] of [
    [-110, 148, 0.6, '#c8434a'],
    [120, 70, 0.8, '#f1eadb'],
    [-160, -40, 1.2, '#2f6d8a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(color),
        `M${x - n(40)} ${y}v${n(18)}q${n(14)} ${n(4)} ${n(20)} ${n(18)}h${n(40)}q${n(6)}-${n(14)} ${n(20)}-${n(18)}v-${n(18)}z`,
      )
      .fill(tones.window, `M${x - n(16)} ${y + n(20)}l${n(6)} ${n(12)}h${n(20)}l${n(6)}-${n(12)}z`)
      .rounds(tones.deep, n(13), `M${x - n(24)} ${y}h0M${x + n(24)} ${y}h0`);
  }
}

/** Flat boats with painted arches of flowers on a canal between trees. */
export function drawFlowerBoats({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight, lit, haze } = tones;
  pen
    .rounds(mixColors(leafShade, haze, 0.3), 130, 'M-700 60h1400')
    .rounds(leafShade, 90, 'M-720 70h300M-300 50h160M160 54h140M380 70h340')
    .rounds(leaf, 70, 'M-680 110h120M-420 90h60M420 100h60M600 110h100')
    .rounds(leafLight, 26, 'M-660 130h40M440 120h20M-400 108h20');
  pen
    .rect(leaf, -720, -10, 1440, 50)
    .rect(water, -720, -240, 1440, 234)
    .rounds(waterLight, 5, 'M-560-60h200M-100-40h160M260-60h200M-300-180h220M160-190h260', 0.5);
  for (const [x, y, size, roof, arch] of [
    [-230, -44, 0.8, '#d9534a', '#f0c24a'],
    [210, -56, 0.86, '#3f8fb5', '#e870a0'],
    [-20, -140, 1.3, '#f0c24a', '#d9534a'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .polygon(
        paint('#7a5a44'),
        [x - n(170), y - n(6)],
        [x - n(190), y + n(20)],
        [x + n(190), y + n(20)],
        [x + n(170), y - n(6)],
      )
      .rect(paint(roof), x - n(184), y + n(14), n(368), n(10));
    for (const at of [-120, -40, 40, 120]) pen.rect(paint(roof), x + n(at) - 2, y + n(20), n(5), n(70));
    pen
      .fill(
        paint(roof),
        `M${x - n(150)} ${y + n(86)}q${n(150)} ${n(60)} ${n(300)} 0v${n(12)}q-${n(150)} ${n(60)}-${n(300)} 0z`,
      )
      .fill(lit, `M${x - n(150)} ${y + n(98)}q${n(150)} ${n(60)} ${n(300)} 0v${n(6)}q-${n(150)} ${n(60)}-${n(300)} 0z`);
    pen.fill(
      paint(arch),
      `M${x - n(150)} ${y + n(88)}q${n(10)} ${n(96)} ${n(150)} ${n(100)}q${n(140)}-${n(4)} ${n(150)}-${n(100)}q-${n(60)} ${n(66)}-${n(150)} ${n(66)}t-${n(150)}-${n(66)}z`,
    );
    let petals = '';
    for (let at = -110; at <= 110; at += 44) petals += `M${x + n(at)} ${y + n(166 - (at * at) / 260)}h0`;
    pen.rounds(lit, n(22), petals).rounds(paint(roof), n(11), petals);
    for (const [at, color] of [
      [-90, '#f4efe4'],
      [-14, '#5aa56a'],
      [76, '#c76aa0'],
    ] as const)
      pen
        .fill(
          paint(color),
          `M${x + n(at) - n(12)} ${y + n(20)}q0 ${n(28)} ${n(12)} ${n(30)}q${n(12)}-${n(2)} ${n(12)}-${n(30)}z`,
        )
        .rounds(paint('#8a5a42'), n(14), `M${x + n(at)} ${y + n(58)}h0`);
  }
}

/** A viaduct of nine high arches in a green valley, with a train on it. */
export function drawRailViaduct({ pen, tones }: MotifInput): void {
  const { paint, window, leaf, leafShade, lit } = tones;
  const stone = withBuilding(tones, '#b9a88c', '#8d7d66');
  pen.fill(stone.shade, traceArcade({ x: -398, y: -10, height: 186 }, { count: 9, span: 68, pier: 20, sides: 122 }));
  pen.fill(stone.wall, traceArcade({ x: -408, y: -10, height: 186 }, { count: 9, span: 68, pier: 20, sides: 122 }));
  pen
    .rect(stone.wall, -720, 164, 1440, 22)
    .rect(stone.lit, -720, 182, 1440, 6)
    .dashes(stone.lit, 3, [16, 12], 'M-400 154H400');
  for (let car = 0; car < 4; car++) {
    const x = -300 + car * 118;
    pen
      .rect(paint(car === 3 ? '#39435a' : '#a8413c'), x, 194, 112, 44)
      .rect(lit, x, 212, 112, 4)
      .rounds(paint('#2b2f3a'), 11, `M${x + 20} 192h0M${x + 92} 192h0`);
    if (car < 3) pen.dashes(window, 15, [14, 8], `M${x + 8} 225h100`).rect(paint('#6f3a36'), x, 236, 112, 5);
    else
      pen
        .rect(paint('#39435a'), x + 78, 236, 18, 26)
        .rect(window, x + 10, 218, 26, 16)
        .circle(lit, x + 70, 292, 16, 0.9)
        .circle(lit, x + 44, 314, 22, 0.8)
        .circle(lit, x + 4, 330, 28, 0.6);
  }
  for (const side of [-1, 1])
    pen
      .fill(leafShade, `M${side * 720} -20V190Q${side * 500} 186 ${side * 430} 100T${side * 300} -20z`)
      .fill(leaf, `M${side * 720} -20V120Q${side * 560} 130 ${side * 470} 50T${side * 330} -20z`);
  pen.rounds(leaf, 44, 'M-240 4h0M-120 0h30M60 2h20M190 4h40').rounds(leafShade, 30, 'M-180 0h20M0-4h30M140-2h0');
}
