import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawFronts } from './fronts.js';
import { traceCrowns } from './parts.js';

/** White houses with red roofs that fall from a hill to a broad river, with a white dome and twin towers. */
export function drawRiverRoofs({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  pen
    .rect(mixColors(water, haze, 0.2), -720, 60, 1440, 200)
    .fill(mixColors(leafShade, haze, 0.6), 'M-720 250Q-400 280-100 262T720 270V240H-720z')
    .rounds(waterLight, 5, 'M-420 200h160M-100 180h200M220 210h180M60 140h200', 0.6);
  const white = withBuilding(tones, '#f6f0e2', '#c9583f');
  drawBlock(pen, white, { x: -250, y: 120, width: 110, height: 90 }, 0.3);
  drawDome(pen, { ...white, roof: white.lit, roofShade: white.shade }, -195, 210, 52, 70);
  pen.rect(white.lit, -201, 276, 12, 30);
  for (const x of [170, 270]) {
    drawBlock(pen, white, { x: x - 24, y: 100, width: 48, height: 190 }, 0.36);
    pen.arch(tones.window, x - 10, 236, 18, 22).rect(white.lit, x - 28, 286, 56, 7);
    drawDome(pen, { ...white, roof: white.lit, roofShade: white.shade }, x, 293, 20, 28);
  }
  pen.rect(white.wall, 190, 100, 60, 130);
  for (const [y, from, to] of [
    [80, -330, 520],
    [20, -480, 600],
    [-40, -600, 640],
  ] as const)
    drawHouseRow(pen, tones, random, {
      from,
      to,
      y,
      low: 44,
      high: 84,
      narrow: 84,
      wide: 132,
      colors: ['#f8f2e4', '#f3e3c0', '#f6ead2', '#eec9a0', '#f4f0e6', '#cfdde0'],
      roof: '#cc5f40',
    });
  const rail = withBuilding(tones, '#efe6d2', '#c9583f');
  pen
    .rect(rail.wall, -720, -230, 1440, 140)
    .rect(rail.lit, -720, -92, 1440, 10)
    .fill(paint('#3f78b5'), 'M-700-130h1400v-50h-1400z')
    .dashes(rail.lit, 50, [6, 44], 'M-700-155H700')
    .rounds(
      rail.lit,
      20,
      traceCrowns(random, -676, 690, 50, () => -155),
    );
  pen
    .rect(paint('#6b5a48'), -520, -90, 11, 240)
    .rounds(
      leaf,
      40,
      traceCrowns(random, -620, -360, 44, () => 140),
    )
    .rounds(
      leafShade,
      30,
      traceCrowns(random, -600, -380, 60, () => 116),
    )
    .rounds(
      paint('#c23f86'),
      24,
      traceCrowns(random, -620, -370, 40, () => 154),
    );
  drawWalkers(
    pen,
    tones,
    [
      [60, -92],
      [94, -92],
      [330, -92],
    ],
    1.8,
  );
}

/** A narrow lane of timber fronts whose upper floors lean out until they almost touch. */
export function drawJettyLane({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const beam = paint('#4f372c');
  pen
    .rect(mixColors(paint('#d9c9ae'), haze, 0.3), -110, -20, 220, 190)
    .polygon(mixColors(paint('#8f5a48'), haze, 0.3), [-120, 170], [0, 270], [120, 170])
    .rect(mixColors(tones.window, haze, 0.3), -30, 90, 60, 44);
  const plaster = ['#f1e6cf', '#e3d0a8', '#f6efe0', '#dcc59a'];
  let index = 0;
  for (const side of [-1, 1])
    for (const [near, far, shift] of [
      [190, 96, 0],
      [330, 180, 0.2],
      [720, 310, 0.6],
    ] as const) {
      const house = withBuilding(tones, plaster[index++ % 4]!, '#8a4f3c');
      const brick = withBuilding(tones, '#a8604c', '#7a4638');
      for (const [floor, [bottom, top, lean]] of (
        [
          [0, 0.3, 0],
          [0.3, 0.62, 22],
          [0.62, 1, 46],
        ] as const
      ).entries()) {
        const out = lean * (1 + shift);
        const height = (x: number, level: number) =>
          Math.round(level * (160 + x * 0.82) - (level === 0 ? x * 0.32 : 0));
        const [a, b] = [side * (far - out), side * (near - out)];
        const drop = 26 * floor;
        const own = floor ? house : brick;
        pen.polygon(
          side < 0 ? own.wall : own.shade,
          [a, height(far, bottom) - drop],
          [a, height(far, top)],
          [b, height(near, top)],
          [b, height(near, bottom) - drop],
        );
        pen.stroke(beam, 9, `M${a} ${height(far, top)}L${b} ${height(near, top)}`);
        if (floor) {
          let posts = '';
          for (const at of [0, 0.33, 0.66, 1]) {
            const place = far + (near - far) * at;
            posts += `M${Math.round(a + (b - a) * at)} ${height(place, bottom)}V${height(place, top)}`;
          }
          pen.stroke(beam, 6, posts);
        }
        const middle = (bottom + top) / 2;
        pen.dashes(
          tones.window,
          Math.round(24 + near * 0.09),
          [Math.round(14 + near * 0.05), Math.round(12 + near * 0.05)],
          `M${a + side * 12} ${height(far, middle)}L${b - side * 10} ${height(near, middle)}`,
        );
      }
    }
  pen
    .polygon(paint('#a39a8f'), [-100, -30], [100, -30], [720, -230], [-720, -230])
    .dashes(paint('#8f867c'), 6, [34, 16], 'M-240-90H240M-340-130H340M-460-180H460')
    .rect(beam, -190, 130, 60, 5)
    .rect(paint('#2f6d5a'), -176, 92, 40, 36)
    .rect(beam, 130, 160, 60, 5)
    .rect(paint('#b5403a'), 140, 118, 42, 38)
    .rounds(paint('#d9486a'), 14, 'M-230 60h0M-210 70h0M220 50h0M242 56h0');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -60],
      [-34, -62],
      [50, -80],
      [90, -120],
      [-120, -130],
    ],
    1.4,
  );
}

/** Old stone houses with red roofs along a narrow street at the foot of a cliff with a copper-roofed castle hotel. */
export function drawCliffStreet({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const hotel = withBuilding(tones, '#b58a6a', '#5f9a84');
  pen
    .fill(mixColors(paint('#8a857c'), haze, 0.2), 'M-400 40L-300 250 340 262 420 40z')
    .stroke(
      mixColors(paint('#6f6a64'), haze, 0.2),
      6,
      'M-240 230l20-60M-120 240l-10-70M10 236l16-60M150 240l-14-64M260 240l20-60',
      0.6,
    )
    .fill(mixColors(leafShade, haze, 0.1), 'M-400 60Q-330 170-280 160T-160 120T-40 160T120 120T260 160T400 60z')
    .rect(mixColors(paint('#cfc3ae'), haze, 0.15), -240, -10, 480, 90)
    .polygon(mixColors(paint('#a8453a'), haze, 0.15), [-250, 78], [-200, 120], [200, 120], [250, 78]);
  drawWindows(pen, tones.window, [0, 6, 440, 66], [9, 2, 14, 20]);
  pen
    .rect(hotel.wall, -240, 246, 460, 90)
    .polygon(hotel.roof, [-250, 336], [-220, 384], [200, 384], [230, 336])
    .rect(hotel.wall, -70, 246, 120, 170)
    .polygon(hotel.roof, [-80, 416], [-44, 500], [24, 500], [60, 416]);
  for (const x of [-230, 210])
    pen.rect(hotel.wall, x - 30, 246, 60, 110).polygon(hotel.roof, [x - 38, 356], [x, 430], [x + 38, 356]);
  drawWindows(pen, tones.window, [-10, 256, 440, 76], [18, 2, 9, 18]);
  drawWindows(pen, tones.window, [-10, 340, 100, 70], [4, 2, 9, 18]);
  drawFronts(pen, tones, {
    colors: ['#c9bda8', '#e3d6bc', '#b0a594', '#d9c7a4', '#bdb2a0', '#e9dfca'],
    roof: '#a8453a',
    spans: [
      [720, 350, 300],
      [370, 220, 210],
      [235, 130, 150],
    ],
    shutters: '#3f6a8a',
  });
  pen
    .rect(paint('#a89e90'), -720, -230, 1440, 222)
    .polygon(paint('#bdb2a2'), [-120, -10], [120, -10], [460, -230], [-460, -230])
    .stroke(paint('#5f554c'), 3, 'M-300 210Q0 150 300 210M-260 160Q0 110 260 160');
  const colors = ['#c9403a', '#f4efe2', '#3f7fb5', '#e8b93f'];
  for (let flag = 0; flag < 9; flag++) {
    const y = 178 + (flag - 4) ** 2 * 1.6;
    pen.polygon(paint(colors[flag % 4]!), [-220 + flag * 52, y], [-190 + flag * 52, y], [-205 + flag * 52, y - 32]);
  }
  pen
    .rounds(paint('#d9486a'), 17, 'M-260 20h0M-230 10h0M260 16h0M230 8h0M-420-60h0M430-64h0')
    .rounds(tones.leaf, 17, 'M-245 6h0M245 2h0M-400-70h0M410-76h0');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -60],
      [-30, -64],
      [50, -90],
      [84, -94],
      [-130, -130],
    ],
    1.4,
  );
}
