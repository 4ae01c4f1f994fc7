import type { Motif, MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm } from '../wonders/parts.js';
import { drawFarTowers, drawHillEnd } from './lane-ends.js';
import { drawLane, type LaneSpec } from './lanes.js';

const CROWD = [
  [-60, 14],
  [30, 10],
  [-100, -40],
  [50, -50],
  [120, -80],
  [-170, -120],
  [0, -140],
] as const;

const portray = (spec: LaneSpec, extra: Partial<Motif> = {}): Motif => ({
  draw: (input: MotifInput) => drawLane(input, spec),
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  evening: 'night',
  ...extra,
});

/** Draws a roof of colored panes over a lane. */
function drawPaneRoof(pen: Pen, { paint }: Tones): void {
  const colors = ['#c4332a', '#3f8a5c', '#e3b23a', '#c4332a', '#3f8a5c'];
  for (const [index, color] of colors.entries()) {
    const [near, far] = [640 - index * 110, 530 - index * 110];
    const rise = (half: number) => Math.round(60 + half * 0.9);
    pen.fill(
      paint(color),
      `M${-near} ${rise(near)}Q0 ${rise(near) + near * 0.4} ${near} ${rise(near)}L${far} ${rise(far)}Q0 ${rise(far) + far * 0.4} ${-far} ${rise(far)}z`,
      0.85,
    );
  }
}

/** Draws steel arches over a crossing with stools at food stalls. */
function drawFoodCrossing(pen: Pen, tones: Tones): void {
  const { paint } = tones;
  for (const [half, y] of [
    [560, 420],
    [400, 320],
    [270, 240],
  ] as const)
    pen.stroke(paint('#5f7a8a'), half / 34, `M${-half} ${y - 120}Q0 ${y + 120} ${half} ${y - 120}`);
  pen.stroke(paint('#e3c44a'), 4, 'M0 470V60');
  for (const [x, y, s] of [
    [-150, -60, 1],
    [140, -70, 1],
    [-60, -150, 1.4],
    [230, -160, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#8a6a4c'), x - n(60), y, n(120), n(44))
      .rect(paint('#d9dde0'), x - n(64), y + n(40), n(128), n(10))
      .rounds(paint('#e3b24a'), n(16), `M${x - n(40)} ${y + n(56)}h${n(20)}`)
      .rounds(paint('#c9503f'), n(16), `M${x} ${y + n(56)}h${n(10)}`)
      .rounds(paint('#5f9a6a'), n(16), `M${x + n(30)} ${y + n(56)}h${n(14)}`)
      .fill(
        paint('#f4f1ea'),
        `M${x - n(10)} ${y + n(66)}q-${n(16)} ${n(40)} ${n(4)} ${n(66)}q${n(12)}-${n(30)} 0-${n(66)}z`,
        0.6,
      )
      .rounds(paint('#c4332a'), n(14), `M${x - n(44)} ${y - n(6)}h0M${x} ${y - n(10)}h0M${x + n(44)} ${y - n(6)}h0`);
  }
}

/** Draws arches of stone across a lane. */
function drawStoneArches(pen: Pen, { paint }: Tones): void {
  const [stone, shade] = [paint('#e0cfae'), paint('#bda67f')];
  for (const [half, wide] of [
    [440, 70],
    [250, 40],
  ] as const) {
    const top = Math.round(half * 0.9);
    pen
      .fill(
        stone,
        `M${-half} 20V${top}Q0 ${top + half * 0.6} ${half} ${top}V20h-${wide}V${top - wide}Q0 ${Math.round(top + half * 0.42)} ${-half + wide} ${top - wide}V20z`,
      )
      .stroke(
        shade,
        3,
        `M${-half + wide} ${top - wide}Q0 ${Math.round(top + half * 0.42)} ${half - wide} ${top - wide}`,
      );
  }
}

/** Draws cones of colored powder on trays. */
function drawPowderCones(pen: Pen, { paint }: Tones): void {
  const colors = ['#d9263a', '#f2b21f', '#3f6fc4', '#d94fa0', '#4fa05a', '#f27a1f', '#8f4fb0'];
  for (const [index, [x, y, s]] of (
    [
      [-330, -60, 1],
      [-240, -70, 1],
      [-300, -150, 1.5],
      [-160, -160, 1.5],
      [240, -70, 1],
      [330, -60, 1],
      [170, -160, 1.5],
      [310, -150, 1.5],
      [430, -120, 1.3],
      [-440, -120, 1.3],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * s);
    const color = paint(colors[index % 7]!);
    pen
      .ellipse(paint('#b9b2a4'), x, y, n(44), n(12))
      .polygon(color, [x - n(36), y + n(2)], [x, y + n(62)], [x + n(36), y + n(2)])
      .polygon(paint('#3a2a2a'), [x + n(6), y + n(2)], [x + n(2), y + n(58)], [x + n(6), y + n(50)]);
  }
}

/** Draws a split gate of carved stone between palms. */
function drawSplitGateEnd(pen: Pen, tones: Tones): void {
  const brick = withBuilding(tones, '#b5654a', '#8a7a5a');
  drawHillEnd(pen, tones);
  for (const side of [-1, 1])
    for (let level = 0; level < 5; level++) {
      const width = 80 - level * 13;
      drawBlock(pen, brick, { x: side < 0 ? -26 - width : 26, y: level * 50, width, height: 46 }, 0.24);
      pen.rect(brick.lit, side < 0 ? -30 - width : 22, level * 50 + 42, width + 8, 7);
    }
  drawPalm(pen, tones, -190, 10, 2.6, 0.1);
  drawPalm(pen, tones, 190, 10, 2.6, -0.1);
}

/** Draws a citadel of mud brick across a valley of palms. */
function drawMudCitadelEnd(pen: Pen, tones: Tones): void {
  const mud = withBuilding(tones, '#c99a68', '#a87f50');
  pen.rounds(tones.leafShade, 60, 'M-200 30h400').rounds(tones.leaf, 34, 'M-180 56h70M-30 50h80M110 56h70');
  drawBlock(pen, mud, { x: -190, y: 60, width: 380, height: 80 }, 0.1);
  for (const [x, w, h] of [
    [-160, 54, 150],
    [-60, 70, 190],
    [60, 60, 160],
    [150, 54, 130],
  ] as const) {
    drawBlock(pen, mud, { x: x - w / 2, y: 60, width: w, height: h }, 0.3);
    pen
      .dashes(mud.wall, 14, [12, 9], `M${x - w / 2} ${60 + h + 7}h${w}`)
      .polygon(mud.deep, [x - 8, 60 + h - 40], [x, 60 + h - 24], [x + 8, 60 + h - 40]);
  }
}

/** Draws white trusses of a roof over a clean aisle. */
function drawTrusses(pen: Pen, { paint }: Tones): void {
  for (const [half, y, wide] of [
    [620, 430, 12],
    [430, 320, 9],
    [290, 240, 6],
  ] as const)
    pen.stroke(
      paint('#eef0ec'),
      wide,
      `M${-half} ${y}L0 ${y + half * 0.3}L${half} ${y}zM${-half * 0.5} ${y}V${y + half * 0.15}M0 ${y}V${y + half * 0.3}M${half * 0.5} ${y}V${y + half * 0.15}`,
    );
}

/** Draws smoke over grills, and strings of sausages. */
function drawGrillSmoke(pen: Pen, { paint }: Tones): void {
  for (const [x, y, s] of [
    [-170, -40, 1],
    [170, -50, 1],
    [-290, -130, 1.5],
    [290, -140, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#7a4a36'), x - n(50), y, n(100), n(40))
      .rounds(paint('#e8643a'), n(12), `M${x - n(38)} ${y + n(44)}h${n(76)}`)
      .rounds(paint('#8f2f24'), n(13), `M${x - n(30)} ${y + n(52)}h${n(22)}M${x + n(6)} ${y + n(52)}h${n(22)}`)
      .stroke(
        paint('#a8382a'),
        n(7),
        `M${x - n(46)} ${y + n(150)}q${n(12)}-${n(30)} ${n(22)} 0t${n(24)} 0t${n(24)} 0t${n(22)} 0`,
      )
      .fill(
        paint('#f1ece0'),
        `M${x - n(14)} ${y + n(60)}q-${n(40)} ${n(90)} ${n(10)} ${n(160)}t-${n(10)} ${n(140)}q${n(80)}-${n(70)} ${n(30)}-${n(150)}t${n(10)}-${n(150)}z`,
        0.4,
      );
  }
}

/** Markets by their roofs and their goods. */
export const WORLD_MARKET_MOTIFS = {
  paneRoofMarket: portray({
    walls: ['#d9cbb0', '#c9b89a', '#e3d6bc', '#b9a78a'],
    rise: 0.72,
    width: 120,
    ground: '#a8a096',
    doors: ['#7a5a42', '#5f4a3a'],
    awnings: ['#2f5f7a', '#f1eadb', '#7a3a32'],
    goods: ['#c9503f', '#e8e0d0', '#5f9f6a', '#e3b24a'],
    boards: ['#f1eadb', '#2f5f7a'],
    drawEnd: drawHillEnd,
    drawFront: drawPaneRoof,
    walkers: CROWD,
  }),
  foodCrossing: portray({
    walls: ['#c9c0b4', '#b5aca0', '#d6cec2'],
    rise: 0.7,
    width: 150,
    ground: '#9a938a',
    doors: ['#6f7a82', '#8a6a5a'],
    awnings: ['#d9563f', '#3f7fa5', '#e3b24a'],
    goods: ['#d9a0c0', '#3f6fa5', '#e8dcc0', '#c4453a'],
    boards: ['#3f7fa5', '#d9563f', '#e3a23a'],
    drawEnd: drawFarTowers,
    drawFront: drawFoodCrossing,
  }),
  stoneArchMarket: portray({
    walls: ['#e6d6b8', '#d9c6a2', '#ecdfc4'],
    rise: 0.62,
    width: 150,
    ground: '#c9b99c',
    doors: ['#5f7a86', '#7a5a42'],
    awnings: ['#f1eadb', '#b5442f', '#5f8a6a'],
    goods: ['#e3a23a', '#c4332a', '#6f9a4a', '#8f5a3a'],
    drawEnd: drawHillEnd,
    drawFront: drawStoneArches,
    walkers: CROWD,
  }),
  powderMarket: portray({
    walls: ['#d9b98a', '#c9a06f', '#e3cfa8'],
    rise: 0.6,
    width: 160,
    ground: '#b5a288',
    eaves: ['#a8563f', 0.1],
    doors: ['#3f7a6a', '#7a5238'],
    awnings: ['#3f6fa5', '#e0a03a', '#d9508a'],
    goods: ['#f2a01f', '#f6e27a', '#e8709a', '#6fa04a'],
    drawEnd: drawHillEnd,
    drawFront: drawPowderCones,
    walkers: [
      [-40, 0],
      [40, -30],
      [-20, -110],
    ],
  }),
  craftMarket: portray({
    walls: ['#c98f6a', '#d9b58a', '#b5785a'],
    rise: 0.6,
    width: 160,
    ground: '#b9a58c',
    eaves: ['#8a6a42', 0.14],
    doors: ['#5f4030', '#7a5238'],
    awnings: ['#c9a85f', '#3f8f8a', '#d9703f'],
    goods: ['#e3b24a', '#3f9fb5', '#c4453a', '#e8dcc0'],
    drawEnd: drawSplitGateEnd,
    walkers: CROWD,
  }),
  fruitAisles: portray({
    walls: ['#eef0ea', '#dfe3dc', '#f4f4ee'],
    rise: 0.5,
    width: 170,
    ground: '#c9ccc6',
    doors: ['#8fa59a', '#a8b5ac'],
    awnings: ['#4f9a5c', '#e0a03a', '#4f9a5c'],
    goods: ['#e8c93a', '#d9402f', '#f2a01f', '#7fb04a'],
    drawEnd: drawHillEnd,
    drawFront: drawTrusses,
    walkers: CROWD,
  }),
  smokeAisle: portray({
    walls: ['#d9a878', '#c9c2a8', '#e3b98a'],
    rise: 0.55,
    width: 150,
    ground: '#a8988a',
    doors: ['#3f7a6a', '#8a4a36'],
    awnings: ['#c4453a', '#f1eadb', '#3f8a5c'],
    goods: ['#b5322a', '#e3b24a', '#8f2f24', '#6f9a4a'],
    drawEnd: drawHillEnd,
    drawFront: drawGrillSmoke,
  }),
  mudTerraces: portray({
    walls: ['#cfa070', '#c2925f', '#d9ae80'],
    rise: 0.6,
    width: 180,
    ground: '#d3b58a',
    doors: ['#6f4a30', '#8a5f3a'],
    awnings: ['#f1e6d0', '#e3d0ac'],
    goods: ['#6f8a5a', '#e8dcc0', '#6f8a5a', '#b5784f'],
    drawEnd: drawMudCitadelEnd,
    drawFront: (pen, tones) => {
      drawPalm(pen, tones, -300, -60, 2.8, 0.1);
      drawPalm(pen, tones, 300, -60, 2.8, -0.1);
    },
  }),
} satisfies Record<string, Motif>;
