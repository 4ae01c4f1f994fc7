import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';

/** Draws towers of glass. @param towers middle, width and height of each */
function drawTowers(
  pen: Pen,
  tones: Tones,
  base: number,
  air: number,
  towers: readonly (readonly [x: number, wide: number, high: number])[],
): void {
  for (const [index, [x, wide, high]] of towers.entries()) {
    const glass = fade(tones.haze, air)(tones.paint(['#7f9fb3', '#a9b5bb', '#6f8a9f', '#b9b0a4'][index % 4]!));
    pen
      .rect(glass, x - wide / 2, base, wide, high)
      .rect(mixColors(glass, tones.paint('#3f4f5f'), 0.3), x + wide * 0.18, base, wide * 0.32, high)
      .dashes(
        tones.isDusk ? tones.window : mixColors(glass, tones.paint('#ffffff'), 0.35),
        Math.round(wide * 0.5),
        [5, 15],
        `M${Math.round(x - wide * 0.12)} ${base + 14}V${base + high - 8}`,
      );
  }
}

/** Draws water from a bank to the lower edge. */
function drawRiver(pen: Pen, tones: Tones, top: number): void {
  pen
    .rect(tones.water, -720, -240, 1440, top + 240)
    .rounds(
      tones.waterLight,
      4,
      `M-600 ${top - 40}h180M-240 ${top - 60}h220M160 ${top - 36}h240M-460 ${top - 120}h200M60 ${top - 140}h180M380 ${top - 120}h220`,
      0.6,
    );
}

/** A station with a green dome and towers behind a bridge of arches, with rowers on the river. */
export function drawStationRiver({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const ochre = withBuilding(tones, '#d9a650', '#5f8a78');
  drawTowers(pen, tones, 60, 0.3, [
    [-640, 90, 250],
    [-540, 70, 330],
    [-440, 90, 280],
    [-330, 70, 400],
    [330, 80, 300],
    [420, 90, 380],
    [520, 80, 260],
    [630, 100, 330],
  ]);
  drawTowers(pen, tones, 60, 0.05, [
    [-220, 80, 440],
    [240, 90, 340],
  ]);
  pen.rect(paint('#e3b23f'), -258, 470, 76, 30).rect(paint('#c4453f'), -246, 420, 52, 6);
  drawBlock(pen, ochre, { x: -150, y: 40, width: 330, height: 120 }, 0.1);
  drawBlock(pen, ochre, { x: -60, y: 40, width: 130, height: 170 }, 0.16);
  pen
    .rect(paint('#f1e3c0'), -156, 156, 342, 8)
    .arch(paint('#f1e3c0'), -40, 60, 90, 80)
    .arch(tones.window, -30, 60, 70, 78)
    .dashes(tones.window, 34, [16, 14], 'M-142 110H-66M76 110H172')
    .rect(ochre.lit, -46, 210, 102, 22)
    .dome(ochre.roof, 5, 232, 46, 60)
    .fill(ochre.roofShade, 'M20 232H51A46 60 0 0 1 8 292Q26 270 20 232z')
    .rect(ochre.lit, -4, 288, 18, 24)
    .rect(ochre.roof, 3, 310, 4, 26);
  for (const x of [-130, 150]) pen.rect(ochre.wall, x - 16, 160, 32, 30).dome(ochre.roof, x, 190, 18, 24);
  pen
    .rect(tones.leafShade, -720, 30, 1440, 34)
    .rounds(tones.leaf, 50, 'M-690 70h100M-540 66h80M-400 70h80M260 70h80M420 66h90M580 70h110');
  drawRiver(pen, tones, 30);
  const stone = withBuilding(tones, '#b8a98f', '#8f8270');
  pen
    .fill(
      stone.wall,
      'M-720 30V-10H-660a110 70 0 0 0 220 0h40a120 76 0 0 0 240 0h40a120 76 0 0 0 240 0h40a120 76 0 0 0 240 0h40a110 70 0 0 0 220 0h60V30z',
    )
    .rect(stone.lit, -720, 28, 1440, 12)
    .dashes(stone.shade, 6, [10, 8], 'M-720 20H720');
  for (const [x, y, color] of [
    [-250, -120, '#c4453f'],
    [260, -170, '#e3b23f'],
  ] as const) {
    pen.fill(paint(color), `M${x - 190} ${y}H${x + 190}L${x + 150} ${y - 12}H${x - 150}z`);
    for (let dx = -110; dx < 120; dx += 44) pen.stroke(paint('#8a6a4c'), 3, `M${x + dx} ${y + 8}l-26-26`);
    drawWalkers(
      pen,
      tones,
      [
        [x - 100, y - 4],
        [x - 56, y - 4],
        [x - 12, y - 4],
        [x + 32, y - 4],
        [x + 76, y - 4],
      ],
      0.7,
    );
  }
}

/** A tower like a lotus bud with a deck on its side, above a river with ferries and palms. */
export function drawLotusBudCity({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const glass = fade(haze, 0.04)(paint('#5f8fa8'));
  drawTowers(pen, tones, 60, 0.35, [
    [-650, 80, 200],
    [-560, 70, 260],
    [-470, 80, 180],
    [-370, 90, 240],
    [-270, 70, 300],
    [-180, 80, 210],
    [190, 80, 250],
    [280, 70, 200],
    [370, 80, 290],
    [470, 90, 220],
    [570, 70, 260],
    [650, 80, 190],
  ]);
  pen
    .fill(glass, 'M-70 60Q-84 260-40 420Q-20 480 6 520Q40 440 60 340Q80 200 66 60z')
    .fill(mixColors(glass, paint('#2f4f66'), 0.4), 'M6 520Q40 440 60 340Q80 200 66 60H16Q34 260 6 520z')
    .stroke(
      mixColors(glass, paint('#ffffff'), 0.35),
      3,
      'M-60 120H60M-62 180H64M-60 240H66M-56 300H62M-46 360H54M-34 420H38',
    )
    .fill(paint('#e6e4de'), 'M40 350Q120 372 140 356Q120 336 46 334z')
    .rect(paint('#8f979b'), 4, 512, 3, 40);
  drawTowers(pen, tones, 60, 0.12, [
    [-140, 70, 160],
    [120, 70, 140],
  ]);
  const cream = withBuilding(tones, '#f0dcae', '#b5603f');
  drawBlock(pen, cream, { x: -420, y: 40, width: 230, height: 80 }, 0.1);
  pen
    .polygon(cream.roof, [-430, 120], [-410, 146], [-200, 146], [-180, 120])
    .dashes(tones.window, 40, [16, 14], 'M-406 80H-200')
    .rect(cream.wall, -330, 120, 50, 70)
    .polygon(cream.roof, [-338, 190], [-305, 226], [-272, 190]);
  pen.rect(tones.leafShade, -720, 30, 1440, 26);
  drawPalm(pen, tones, -480, 40, 1, 0.1);
  drawPalm(pen, tones, 220, 40, 1.1, -0.1);
  drawPalm(pen, tones, 330, 40, 0.9, 0.1);
  drawPalm(pen, tones, 470, 40, 1.1, 0);
  pen.rect(paint('#cfc4b2'), -720, 24, 1440, 18);
  drawRiver(pen, tones, 26);
  for (const [x, y, s, color] of [
    [-260, -60, 1, '#3f7fa8'],
    [260, -130, 1.4, '#b8483c'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(paint(color), `M${x - n(130)} ${y + n(26)}H${x + n(140)}L${x + n(110)} ${y}H${x - n(110)}z`)
      .rect(paint('#f6f1e6'), x - n(90), y + n(26), n(170), n(34))
      .dashes(tones.window, n(16), [n(14), n(10)], `M${x - n(80)} ${y + n(44)}h${n(150)}`)
      .rect(paint(color), x - n(100), y + n(60), n(190), n(8));
  }
}

/** A slim tower with a bud of petals on top above a lake with swan boats. */
export function drawLotusTowerLake({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const [stem, petal, pink] = [paint('#7fa67a'), paint('#a05fa0'), paint('#d99ac0')];
  drawTowers(pen, tones, 60, 0.3, [
    [-600, 80, 180],
    [-500, 70, 240],
    [-400, 80, 150],
    [-290, 70, 210],
    [240, 80, 250],
    [340, 80, 190],
    [440, 70, 260],
    [560, 90, 170],
  ]);
  pen
    .polygon(stem, [-34, 60], [-13, 110], [-10, 380], [10, 380], [13, 110], [34, 60])
    .fill(petal, 'M-12 376Q-60 400-66 450Q-40 440-20 420Q-26 450 0 470Q26 450 20 420Q40 440 66 450Q60 400 12 376z')
    .fill(pink, 'M-12 376Q-40 400-42 440Q-20 430 0 400Q20 430 42 440Q40 400 12 376z')
    .rect(paint('#e6e4de'), -30, 448, 60, 10)
    .rect(paint('#b9bec2'), -3, 458, 6, 90);
  pen
    .rect(leafShade, -720, 30, 1440, 50)
    .rounds(leaf, 60, 'M-690 80h120M-520 76h80M-380 84h90M-230 76h60M130 80h80M280 84h90M440 76h70M580 80h110');
  const white = withBuilding(tones, '#f4efe2', '#b5603f');
  drawBlock(pen, white, { x: -200, y: 30, width: 130, height: 60 }, 0.1);
  pen
    .polygon(white.roof, [-212, 90], [-180, 126], [-90, 126], [-58, 90])
    .dashes(tones.window, 24, [14, 12], 'M-190 62H-80');
  drawPalm(pen, tones, -330, 30, 1.2, 0.1);
  drawPalm(pen, tones, 110, 30, 1.1, -0.1);
  drawPalm(pen, tones, 520, 30, 1.3, 0.1);
  drawRiver(pen, tones, 30);
  for (const [x, y, s] of [
    [-300, -70, 1],
    [160, -60, 0.9],
    [360, -150, 1.3],
    [-100, -170, 1.4],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#f6f3ea'),
        `M${x - n(60)} ${y + n(16)}q${n(20)}-${n(26)} ${n(60)}-${n(26)}t${n(60)} ${n(26)}q-${n(10)} ${n(20)}-${n(40)} ${n(16)}t-${n(50)} ${n(4)}q-${n(20)} 0-${n(30)}-${n(20)}z`,
      )
      .stroke(
        paint('#f6f3ea'),
        n(11),
        `M${x - n(48)} ${y + n(14)}q-${n(16)} ${n(40)} ${n(6)} ${n(54)}t-${n(12)} ${n(22)}`,
      )
      .fill(paint('#e08a3f'), `M${x - n(58)} ${y + n(92)}l-${n(18)}-${n(4)} ${n(16)}-${n(8)}z`);
    drawWalkers(pen, tones, [[x + n(6), y + n(14)]], s * 0.8);
  }
}

/** A sea of towers with a wavy block in front, and a bridge whose cables hang from an X. */
export function drawCrossPylonCity({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  drawTowers(pen, tones, 60, 0.5, [
    [-690, 70, 260],
    [-610, 60, 320],
    [-540, 70, 280],
    [-470, 60, 350],
    [-400, 70, 290],
    [-330, 60, 340],
    [-260, 70, 300],
    [-190, 60, 360],
    [-120, 70, 310],
    [-50, 60, 350],
    [20, 70, 300],
    [90, 60, 370],
    [160, 70, 320],
    [230, 60, 290],
    [300, 70, 350],
    [370, 60, 310],
    [440, 70, 340],
    [510, 60, 280],
    [580, 70, 330],
    [650, 60, 300],
  ]);
  drawTowers(pen, tones, 60, 0.22, [
    [-640, 80, 200],
    [-540, 80, 250],
    [540, 90, 240],
    [650, 80, 210],
  ]);
  const pale = fade(haze, 0.06)(paint('#e3dccd'));
  pen.fill(pale, 'M-480 60V250Q-420 270-360 250T-240 250V60z');
  let floors = '';
  for (let y = 80; y < 250; y += 16) floors += `M-480 ${y}Q-420 ${y + 18}-360 ${y}T-240 ${y}`;
  pen.stroke(mixColors(pale, paint('#4f5a66'), 0.45), 6, floors);
  const steel = paint('#e9e6dc');
  let cables = '';
  for (let index = 0; index < 9; index++)
    cables += `M78 ${420 - index * 26}L${180 + index * 62} 46M202 ${420 - index * 26}L${100 - index * 62} 46`;
  pen
    .stroke(paint('#e6c65a'), 3, cables, 0.9)
    .polygon(steel, [40, -20], [66, -20], [216, 460], [190, 460])
    .polygon(mixColors(steel, paint('#6f7a84'), 0.3), [240, -20], [214, -20], [64, 460], [90, 460])
    .rect(steel, 96, 220, 88, 12)
    .rect(paint('#a9a69e'), -720, 30, 1440, 20)
    .rect(paint('#c9c5ba'), -720, 48, 1440, 6);
  pen
    .rect(tones.leafShade, -720, -10, 1440, 42)
    .rounds(tones.leaf, 44, 'M-690 20h90M-540 24h80M-400 20h90M-240 24h80M-100 20h60M290 20h90M450 24h80M590 20h110');
  pen
    .rect(paint('#a9a69e'), -720, 34, 1440, 18)
    .rounds(paint('#c4453f'), 16, 'M-500 62h20M-200 62h22M420 62h20')
    .rounds(paint('#f6f1e6'), 16, 'M-340 62h20M0 62h20M560 62h20');
  drawRiver(pen, tones, -8);
}
