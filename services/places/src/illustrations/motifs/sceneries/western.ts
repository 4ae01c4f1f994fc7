import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHipRoof, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag, traceArcade } from '../parts.js';

/** A white hall that sags in its middle across the water, above a sunken ship. */
export function drawWhiteSag({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f6f5f0', '#d9dcdc');
  const { paint } = tones;
  pen.fill(mixColors(paint('#3f5f6f'), tones.water, 0.5), 'M-360-40Q-200-16 0-14T360-40Q200-70 0-74T-360-40z', 0.6);
  pen.rounds(paint('#8a5f4a'), 22, 'M-250-10v12M236-12v10').rect(white.shade, -300, 10, 600, 12);
  for (const x of [-250, -130, 0, 130, 250]) pen.rect(white.shade, x - 9, -14, 18, 30);
  pen
    .fill(white.wall, 'M-310 20V130Q-160 116 0 70Q160 116 310 130V20z')
    .fill(white.shade, 'M150 20V108Q230 126 310 130V20z')
    .fill(white.lit, 'M-316 132Q-160 122 0 76Q160 122 316 132V118Q160 106 0 60Q-160 106-316 118z');
  pen.fill(
    tones.window,
    'M-210 40V92L-190 90V40zM-170 40V84L-150 80V40zM-130 40V74L-110 70V40zM-90 40V66L-70 62V40zM90 40V62L110 66V40zM130 40V70L150 74V40zM170 40V80L190 84V40zM-50 40V58L-30 54V40zM30 40V54L50 58V40z',
  );
  pen.rect(white.deep, -3, 60, 6, 210);
  drawFlag(pen, white.deep, paint('#c9413c'), 0, 190, 84);
  for (const x of [-372, 372]) pen.rect(white.lit, x - 22, -16, 44, 46).rect(white.shade, x + 6, -16, 16, 46);
  for (const x of [-620, 540]) pen.rect(paint('#9aa3a6'), x, 0, 60, 40);
}

/** Two tiers of slender granite arches high above the roofs of a town. */
export function drawTwoTierAqueduct({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#bfae98', '#9a8a78');
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: 370,
    y: 0,
    low: 60,
    high: 110,
    colors: ['#ecdcc0', '#e0c9a8', '#efe3cf'],
    roof: '#b5704f',
    air: 0.1,
  });
  const tier = (y: number, height: number, span: number, sides: number) => {
    const pier = 14;
    const count = Math.floor((796 - pier) / (span + pier));
    const data = traceArcade({ x: -398, y, height }, { count, span, pier, sides });
    pen.fill(stone.wall, data);
    let shades = '';
    for (let index = 0; index <= count; index++)
      shades += `M${Math.round(-398 + index * (span + pier) + pier * 0.5)} ${y}h7v${sides}h-7z`;
    pen.fill(stone.shade, shades);
  };
  tier(0, 250, 50, 196);
  pen.rect(stone.lit, -398, 244, 796, 8);
  tier(252, 100, 50, 44);
  pen.rect(stone.wall, -398, 350, 796, 16).rect(stone.lit, -398, 362, 796, 7);
}

/** A dark brick brewery with a tall chimney and a round bar of glass on its roof. */
export function drawBrewery({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#8a5548', '#5f6468');
  const red = withBuilding(tones, '#a8624f', '#5f6468');
  const glass = tones.isDusk ? mixColors(tones.window, tones.paint('#7f9aa6'), 0.3) : tones.paint('#b5d3de');
  drawBlock(pen, red, { x: 220, y: 0, width: 36, height: 330 }, 0.38);
  pen.rect(red.lit, 214, 322, 48, 10);
  drawBlock(pen, red, { x: -360, y: 0, width: 200, height: 150 }, 0.14);
  drawHipRoof(pen, red, [-260, 150, 212, 36], 30);
  drawWindows(pen, red.window, [-260, 12, 180, 130], [5, 3, 17, 28], true);
  drawBlock(pen, red, { x: 170, y: 0, width: 200, height: 130 }, 0.3);
  drawHipRoof(pen, red, [270, 130, 212, 36], 30);
  drawWindows(pen, red.window, [264, 12, 180, 110], [5, 2, 17, 30], true);
  drawBlock(pen, brick, { x: -170, y: 0, width: 350, height: 240 }, 0.2);
  for (const y of [80, 160, 234]) pen.rect(brick.lit, -174, y, 358, 7);
  drawWindows(pen, brick.window, [0, 6, 330, 228], [7, 3, 26, 50], true);
  drawBlock(pen, withBuilding(tones, '#8f979c', '#8f979c'), { x: -50, y: 240, width: 110, height: 34 }, 0.3);
  pen
    .rect(glass, -96, 274, 196, 44)
    .dashes(tones.paint('#5f6a70'), 44, [4, 20], 'M-96 296H100')
    .rect(brick.lit, -108, 316, 220, 12)
    .rect(brick.shade, -100, 268, 204, 8);
  pen.rect(tones.paint('#1f2a2c'), -46, 0, 92, 84).stroke(tones.paint('#dcae4a'), 5, 'M-46 0V84H46V0M0 0V84');
}

/** A vast hall of golden stone behind rows of thin buttresses, above a sea wall with palms. */
export function drawButtressWall({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcb882', '#c09a68');
  const base = 60;
  drawBlock(pen, stone, { x: -398, y: -10, width: 796, height: 74 }, 0.08);
  pen
    .fill(stone.deep, 'M-380-10h760v44h-760z', 0.5)
    .fill(stone.wall, traceArcade({ x: -398, y: -10, height: 60 }, { count: 13, span: 44, pier: 16, sides: 20 }));
  pen.rect(stone.lit, -398, 60, 796, 7);
  drawBlock(pen, stone, { x: -230, y: base, width: 440, height: 260 }, 0.06);
  pen.polygon(stone.shade, [-230, 320], [-216, 334], [206, 334], [210, 320]);
  drawBlock(pen, stone, { x: -300, y: base, width: 580, height: 150 }, 0.06);
  for (let x = -300; x <= 280; x += 29) {
    const high = x > -240 && x < 220;
    pen.rect(stone.lit, x - 6, base, 6, high ? 220 : 160).rect(stone.shade, x, base, 9, high ? 220 : 160);
    pen.polygon(
      stone.lit,
      [x - 7, base + (high ? 220 : 160)],
      [x, base + (high ? 250 : 184)],
      [x + 9, base + (high ? 220 : 160)],
    );
  }
  for (let x = -220; x < 210; x += 58) pen.pointedArch(stone.window, x + 8, base + 226, 14, 20);
  for (const [x, high] of [
    [-250, 330],
    [240, 300],
  ] as const) {
    drawBlock(pen, stone, { x: x - 22, y: base, width: 44, height: high }, 0.36);
    drawCone(pen, withBuilding(tones, '#dcb882', '#dcb882'), x, base + high, 26, 60);
    drawWindows(pen, stone.window, [x, base + high - 110, 30, 100], [1, 2, 13, 34], true);
  }
  for (const x of [-360, -320, 320, 356])
    pen
      .rect(tones.paint('#7d6248'), x - 3, 60, 6, 54)
      .stroke(tones.leaf, 8, `M${x} 114q-16 10-28-6M${x} 114q16 10 28-6M${x} 114q-8 18-22 16M${x} 114q8 18 22 16`);
}

/** A Gothic cathedral with zigzags of colored tiles on a steep roof and one very tall spire at its side. */
export function drawZigzagRoof({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#c4b59b', '#5f6468');
  const roof = paint('#4f5f5a');
  for (const x of [-236]) {
    drawBlock(pen, stone, { x: x - 30, y: 0, width: 60, height: 210 }, 0.36);
    drawCone(pen, { ...stone, roof: stone.wall, roofShade: stone.shade }, x, 210, 33, 96);
  }
  drawBlock(pen, stone, { x: -240, y: 0, width: 530, height: 120 }, 0.08);
  pen.polygon(roof, [-226, 120], [-196, 280], [256, 280], [290, 120]);
  const zigzag = (y: number) => `M-212 ${y}${'l32 22l32-22'.repeat(7)}`;
  pen
    .stroke(paint('#ecdfb5'), 9, `${zigzag(146)}${zigzag(196)}${zigzag(242)}`)
    .stroke(paint('#c9a53f'), 7, `${zigzag(164)}${zigzag(216)}`);
  pen.stroke(paint('#3f8a6a'), 5, `${zigzag(180)}${zigzag(230)}`).rect(stone.lit, -232, 114, 528, 9);
  for (let x = -200; x < 280; x += 66) {
    pen.pointedArch(stone.window, x, 20, 30, 44).rect(stone.wall, x + 40, 0, 14, 128);
    if (x > 40 || x < -90) pen.polygon(stone.wall, [x - 4, 122], [x + 15, 164], [x + 34, 122]);
  }
  drawBlock(pen, stone, { x: -30, y: 0, width: 96, height: 300 }, 0.36);
  for (const y of [90, 190, 294]) pen.rect(stone.lit, -36, y, 108, 7);
  pen
    .pointedArch(stone.deep, -12, 0, 56, 44)
    .pointedArch(stone.window, -2, 110, 40, 50)
    .pointedArch(stone.window, -2, 208, 40, 56);
  for (const x of [-32, 66]) pen.polygon(stone.lit, [x - 9, 290], [x, 370], [x + 9, 290]);
  pen.polygon(stone.wall, [-26, 300], [18, 560], [62, 300]).polygon(stone.shade, [24, 300], [18, 560], [62, 300]);
  for (const y of [330, 380, 430]) pen.rect(stone.deep, 12, y, 9, 20);
  pen.rect(paint('#dcae4a'), 16, 556, 4, 22);
}

/** A domed museum like the bow of a ship at the tip of an island in a river, between bridges. */
export function drawIslandBow({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cbbfa8', '#7fa294');
  const bridge = (from: number, to: number) => {
    pen
      .fill(
        stone.wall,
        `M${from} 30H${to}V-20h-20a${Math.abs(to - from) / 2 - 26} 44 0 0 1-${Math.abs(to - from) - 52} 0H${from}z`,
      )
      .rect(stone.lit, from, 26, to - from, 8);
  };
  bridge(-400, -190);
  bridge(190, 400);
  pen.polygon(stone.shade, [-200, -14], [-180, 24], [180, 24], [200, -14]);
  drawBlock(pen, stone, { x: -176, y: 20, width: 352, height: 130 }, 0.2);
  pen
    .fill(stone.wall, 'M-112 20v146h224v-146z')
    .fill(stone.lit, 'M-112 20v146h70v-146z')
    .fill(stone.shade, 'M56 20v146h56v-146z');
  drawWindows(pen, stone.window, [0, 36, 210, 62], [5, 1, 24, 50], true);
  drawWindows(pen, stone.window, [0, 104, 210, 46], [5, 1, 18, 28]);
  for (const x of [-146, 146]) drawWindows(pen, stone.window, [x, 30, 56, 110], [2, 2, 14, 32]);
  for (let x = -104; x <= 104; x += 42) pen.rect(stone.lit, x - 4, 40, 9, 110);
  pen.rect(stone.lit, -184, 146, 368, 9).rect(stone.lit, -120, 162, 240, 9);
  for (let x = -96; x <= 96; x += 48) pen.rect(stone.deep, x - 3, 171, 6, 22);
  drawBlock(pen, stone, { x: -70, y: 168, width: 140, height: 44 }, 0.3);
  drawWindows(pen, stone.window, [0, 172, 130, 36], [5, 1, 13, 26], true);
  drawDome(pen, stone, 0, 212, 74, 78);
  drawBlock(pen, stone, { x: -14, y: 286, width: 28, height: 30 }, 0.34);
  drawDome(pen, stone, 0, 316, 15, 16);
}
