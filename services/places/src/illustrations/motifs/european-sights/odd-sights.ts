import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A crimson wall with loaves in rows and giant eggs on its edge, and a dome of glass behind. */
export function drawEggWall({ pen, tones }: MotifInput): void {
  const { paint, sky } = tones;
  const red = withBuilding(tones, '#a8433f', '#8a3634');
  const glass = mixColors(paint('#e3eef0'), sky[1], 0.12);
  pen.rect(red.shade, 40, 200, 300, 60).dome(glass, 190, 256, 140, 130);
  let ribs = '';
  for (const share of [-0.66, -0.33, 0, 0.33, 0.66])
    ribs += `M${Math.round(190 + 140 * share)} 256Q${Math.round(190 + 110 * share)} 360 190 386`;
  pen
    .stroke(paint('#5f7a80'), 4, `${ribs}M62 308L120 256 190 316 260 256 318 308M100 352L150 306 230 306 280 352`, 0.9)
    .rect(paint('#e9dfc4'), 40, 250, 300, 12);
  drawBlock(pen, red, { x: -340, y: 0, width: 700, height: 220 }, 0.06);
  pen
    .rect(red.wall, -340, 220, 210, 90)
    .fill(red.shade, 'M-160 310h30V0h-30z')
    .rect(red.lit, -346, 304, 222, 10)
    .rect(red.lit, -130, 214, 496, 9);
  pen.rounds(paint('#e8c26a'), 13, rowsOfLoaves());
  for (const [x, y] of [
    [-330, 314],
    [-264, 314],
    [-198, 314],
    [-144, 314],
    [-84, 222],
    [0, 222],
    [84, 222],
    [168, 222],
    [252, 222],
    [340, 222],
  ] as const) {
    pen
      .rect(red.lit, x - 10, y, 20, 8)
      .fill(paint('#f6f1e6'), `M${x} ${y + 6}q26 0 26 30q0 34-26 38q-26-4-26-38q0-30 26-30z`)
      .fill(paint('#cfc6bc'), `M${x} ${y + 6}q26 0 26 30q0 34-26 38q18-10 18-38q0-24-18-30z`);
  }
  for (const x of [-300, -210, -60, 60, 180, 300])
    pen
      .arch(paint('#e9dfc4'), x - 18, 90, 36, 46)
      .arch(red.window, x - 12, 92, 24, 42)
      .rect(paint('#e9dfc4'), x - 24, 84, 48, 7);
  pen.arch(paint('#e9dfc4'), -10, 0, 52, 48).arch(red.deep, 0, 0, 32, 46);
}

function rowsOfLoaves(): string {
  let loaves = '';
  for (const [y, from, to] of [
    [24, -316, 350],
    [66, -294, 350],
    [160, -316, 350],
    [194, -294, 350],
    [240, -316, -150],
    [278, -294, -150],
  ] as const)
    for (let x = from; x < to; x += 58) if (y > 40 || x < -30 || x > 60) loaves += `M${x - 5} ${y}l10 5`;
  return loaves;
}

/** A Roman gate of blackened sandstone: two round towers of unequal height with rows of arches, two gateways between. */
export function drawBlackGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#74695e', '#5f564f');
  const tower = (x: number, floors: number) => {
    const high = floors * 84;
    pen
      .rect(stone.wall, x - 96, 0, 192, high)
      .rect(stone.shade, x + 40, 0, 56, high)
      .fill(stone.lit, `M${x - 86} 0h20v${high}h-20z`, 0.5);
    for (let floor = 0; floor < floors; floor++) {
      const y = floor * 84;
      pen.rect(stone.lit, x - 104, y + 74, 208, 7).rect(stone.deep, x - 104, y + 69, 208, 5);
      if (floor > 0)
        for (const [dx, wide] of [
          [-74, 20],
          [-38, 28],
          [4, 28],
          [46, 20],
        ] as const)
          pen.arch(stone.deep, x + dx, y + 10, wide, 30);
      else pen.arch(stone.deep, x - 54, 16, 16, 18).arch(stone.deep, x + 26, 16, 16, 18);
      for (const dx of [-90, -48, -4, 38, 76]) pen.rect(dx > 30 ? stone.wall : stone.lit, x + dx, y, 9, 70);
    }
  };
  drawBlock(pen, stone, { x: -130, y: 0, width: 260, height: 252 }, 0.1);
  for (const y of [84, 168])
    for (let x = -110; x < 100; x += 43) {
      pen.arch(stone.deep, x, y + 12, 28, 32).rect(stone.lit, x - 11, y, 8, 70);
    }
  pen
    .rect(stone.lit, -130, 158, 260, 7)
    .rect(stone.deep, -130, 153, 260, 5)
    .rect(stone.lit, -130, 242, 260, 8)
    .rect(stone.lit, -130, 80, 260, 6);
  pen.arch(stone.deep, -96, 0, 76, 30).arch(stone.deep, 20, 0, 76, 30);
  pen
    .arch(mixColors(tones.haze, stone.deep, 0.45), -84, 0, 52, 24)
    .arch(mixColors(tones.haze, stone.deep, 0.45), 32, 0, 52, 24);
  tower(-226, 3);
  tower(226, 4);
  pen
    .stroke(stone.shade, 3, 'M-300 30h140M-290 120h90M-180 200h50M160 40h130M150 290h100M-100 230h90M20 130h80', 0.7)
    .fill(stone.deep, 'M-322 252h50l-20 8zM-170 252h40l-10 10z');
}

/** A wooden church of dark tar: roofs in six tiers, dragon heads on the gables and a needle on top. */
export function drawStaveChurch({ pen, tones }: MotifInput): void {
  const wood = withBuilding(tones, '#6b4a33', '#4f3a2c');
  const roof = (y: number, half: number, high: number, top: number) => {
    const side = (share: number) => Math.round((half - (half - top) * Math.abs(share) - 8) * Math.sign(share));
    pen
      .polygon(wood.roof, [-half, y], [-top, y + high], [top, y + high], [half, y])
      .polygon(wood.roofShade, [half * 0.3, y], [top * 0.5, y + high], [top, y + high], [half, y])
      .stroke(
        mixColors(wood.roof, wood.lit, 0.28),
        3,
        [0.3, 0.62].map((share) => `M${side(-share)} ${Math.round(y + high * share)}H${side(share)}`).join(''),
        0.5,
      )
      .rect(wood.deep, -half - 4, y - 6, 2 * half + 8, 7);
  };
  const gable = (y: number, half: number, high: number) => {
    pen
      .polygon(wood.wall, [-half, y], [0, y + high], [half, y])
      .line(wood.roof, 12, [-half - 10, y - 4], [0, y + high + 6], [half + 10, y - 4])
      .stroke(wood.deep, 7, `M0 ${y + high}v34q2 14 20 10`);
  };
  drawBlock(pen, tones, { x: -270, y: 0, width: 540, height: 14 }, 0.2);
  drawBlock(pen, wood, { x: -246, y: 14, width: 492, height: 56 }, 0.3);
  pen.dashes(wood.deep, 30, [14, 16], 'M-234 48H234').dashes(wood.lit, 4, [10, 20], 'M-236 30H236');
  roof(72, 268, 66, 176);
  drawBlock(pen, wood, { x: -166, y: 136, width: 332, height: 44 }, 0.3);
  roof(180, 190, 78, 116);
  drawBlock(pen, wood, { x: -108, y: 256, width: 216, height: 40 }, 0.3);
  pen.dashes(wood.window, 12, [12, 26], 'M-92 276H100');
  roof(296, 136, 140, 34);
  for (const side of [-1, 1]) pen.stroke(wood.deep, 8, `M${side * 34} 432l${side * 26} 28l${side * 16}-4`);
  gable(72, 74, 84);
  pen.pointedArch(wood.deep, -24, 14, 48, 40).rect(wood.lit, -38, 14, 8, 62).rect(wood.lit, 30, 14, 8, 62);
  gable(196, 58, 66);
  gable(298, 62, 92);
  drawBlock(pen, wood, { x: -32, y: 432, width: 64, height: 24 }, 0.34);
  roof(456, 48, 30, 22);
  drawBlock(pen, wood, { x: -18, y: 484, width: 36, height: 18 }, 0.34);
  pen
    .polygon(wood.roof, [-30, 500], [0, 572], [30, 500])
    .polygon(wood.roofShade, [7, 500], [0, 572], [30, 500])
    .rect(wood.deep, -3, 562, 6, 34);
}

/** A chamber tomb of huge slabs in a mound of grass, and a mountain like a face behind. */
export function drawMoundPortal({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#c4ab86', '#a08a6c');
  const far = mixColors(paint('#8f8a86'), haze, 0.35);
  pen
    .fill(
      far,
      'M140 40Q200 60 240 110Q270 170 300 176L316 200 340 204 350 176 380 190 420 226 450 220 480 160 560 90Q620 60 640 40z',
    )
    .fill(mixColors(far, paint('#5f5a60'), 0.3), 'M420 226L450 220 480 160 560 90Q620 60 640 40H470Q440 130 420 226z')
    .fill(leafShade, 'M-400 0Q-340 200-60 226T400 0z')
    .fill(mixColors(leaf, paint('#b8b070'), 0.4), 'M-400 0Q-340 200-60 226Q140 220 240 120Q60 190-120 150T-330 0z')
    .fill(paint('#d8c49a'), 'M-190 0L-150 120H150L190 0z')
    .fill(stone.deep, 'M-118 0V150H118V0z')
    .fill(mixColors(stone.deep, paint('#2a2430'), 0.5), 'M-70 0V124H70V0z')
    .fill(stone.shade, 'M-14 0l2 128h24l4-128z')
    .fill(stone.wall, 'M-128 0Q-136 80-122 152H-78Q-72 70-76 0zM76 0Q72 80 80 152H124Q136 80 130 0z')
    .fill(stone.shade, 'M-92 0Q-84 80-90 152H-78Q-72 70-76 0zM112 0Q116 80 110 152H124Q136 80 130 0z')
    .fill(stone.lit, 'M-176 152Q-184 200-150 210Q0 226 156 206Q184 190 174 150Q0 140-176 152z')
    .fill(stone.wall, 'M-176 152Q-180 176-170 190Q0 180 178 176Q178 160 174 150Q0 140-176 152z')
    .fill(stone.wall, 'M-226 0Q-230 70-206 110L-150 116Q-140 60-146 0zM150 0Q146 60 156 116L210 108Q232 60 222 0z')
    .fill(stone.shade, 'M-170 0Q-160 70-166 114L-150 116Q-140 60-146 0zM196 0Q206 60 194 110L210 108Q232 60 222 0z')
    .fill(stone.wall, 'M-300 0Q-296 50-280 66L-240 70Q-228 40-232 0zM236 0Q232 40 244 70L290 60Q300 40 296 0z')
    .stroke(stone.shade, 4, 'M-120 180l60 6M20 196l80-6M-104 40v60M98 50v60', 0.7);
}
