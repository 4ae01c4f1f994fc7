import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';

/** A cabaret under a red windmill with lit sails, between houses of Paris. */
export function drawRedWindmill({ pen, tones }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const [red, dark, cream, shade] = ['#c8383a', '#8d2a34', '#efe2cb', '#cdbba2'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const [roof, glow] = [paint('#6b7686'), isDusk ? '#f6c766' : paint('#f6dfa4')];
  const grid = { columns: 3, rows: 4, width: 20, height: 38 };
  for (const [x, width, height, wall] of [
    [-392, 130, 300, cream],
    [250, 142, 322, mixColors(cream, shade, 0.5)],
  ] as const) {
    pen
      .rect(wall, x, 0, width, height)
      .rect(shade, x + width - 26, 0, 26, height)
      .polygon(roof, [x - 6, height], [x + 12, height + 52], [x + width - 12, height + 52], [x + width + 6, height])
      .rect(shade, x - 6, height - 4, width + 12, 8);
    drawOpenings(pen, window, { x: x + 6, y: 84, width: width - 30, height: height - 96 }, grid);
    pen.dashes(window, 20, [18, 24], `M${x + 20} ${height + 24}h${width - 40}`).rect(dark, x + 8, 8, width - 36, 52);
  }
  pen
    .rect(cream, -262, 0, 512, 150)
    .rect(shade, 120, 0, 130, 150)
    .rect(dark, -270, 100, 528, 58)
    .rect(red, -270, 106, 528, 46)
    .dashes(glow, 20, [16, 12], 'M-236 129h140M96 129h136')
    .stroke(glow, 4, 'M-266 104H254M-266 154H254')
    .rect(dark, -236, 0, 120, 78)
    .rect(dark, 100, 0, 120, 78);
  drawOpenings(pen, window, { x: -230, y: 4, width: 108, height: 70 }, { columns: 3, rows: 1, width: 26, height: 54 });
  drawOpenings(pen, window, { x: 106, y: 4, width: 108, height: 70 }, { columns: 3, rows: 1, width: 26, height: 54 });
  pen
    .rect(red, -84, 0, 168, 84)
    .arch(glow, -62, 0, 124, 20)
    .rect(dark, -3, 0, 6, 80)
    .stroke(dark, 3, 'M-62 30h124M-34 0v70M34 0v70')
    .polygon(red, [-88, 152], [-62, 330], [62, 330], [88, 152])
    .polygon(dark, [30, 152], [22, 330], [62, 330], [88, 152])
    .stroke(dark, 4, 'M-82 196h164M-76 240h152M-70 284h140')
    .rect(dark, -72, 322, 144, 12)
    .fill(red, 'M-66 334Q-60 420 0 424T66 334z')
    .fill(dark, 'M20 334Q26 400 0 424 60 420 66 334z')
    .arch(window, -50, 250, 26, 26)
    .arch(window, 0, 176, 24, 24);
  const [hub, long, wide] = [348, 186, 46];
  let [frames, bars, lamps] = ['', '', ''];
  for (const degrees of [28, 118, 208, 298]) {
    const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = (out: number, side: number) =>
      `${Math.round(out * across - side * up - 10)} ${Math.round(hub + out * up + side * across)}`;
    frames += `M${at(0, 0)}L${at(long, 0)}L${at(long, wide)}L${at(40, wide)}L${at(40, 0)}`;
    for (let out = 66; out < long; out += 30) bars += `M${at(out, 0)}L${at(out, wide)}`;
    bars += `M${at(40, wide / 2)}L${at(long, wide / 2)}`;
    for (let out = 44; out <= long; out += 28) lamps += `M${at(out, 0)}h0M${at(out, wide)}h0`;
  }
  pen
    .stroke(mixColors(red, dark, 0.4), 3, bars)
    .stroke(red, 9, frames)
    .rounds(glow, 7, lamps)
    .circle(dark, -10, hub, 16)
    .circle(glow, -10, hub, 7);
}

/** A hall of red brick with white trim, under a white steeple with a clock. */
export function drawBelfryHall({ pen, tones }: MotifInput): void {
  const hall = withBuilding(tones, '#b3604a', '#6f7480');
  const { paint, window, roof, roofShade, wall } = hall;
  const white = { ...withBuilding(tones, '#efe9dd', '#8d949c'), window };
  const trim = white.lit;
  for (const side of [-1, 1]) {
    drawBlock(pen, hall, { x: side * 316 - 64, y: 0, width: 128, height: 112 }, 0.26);
    pen
      .polygon(roof, [side * 316 - 74, 110], [side * 316 - 40, 158], [side * 316 + 40, 158], [side * 316 + 74, 110])
      .polygon(
        roofShade,
        [side * 316 + 20, 110],
        [side * 316 + 14, 158],
        [side * 316 + 40, 158],
        [side * 316 + 74, 110],
      )
      .rect(trim, side * 316 - 74, 106, 148, 8)
      .rect(white.wall, side * 316 - 9, 158, 18, 24)
      .polygon(roof, [side * 316 - 15, 182], [side * 316, 206], [side * 316 + 15, 182]);
    drawOpenings(
      pen,
      window,
      { x: side * 316 - 58, y: 16, width: 112, height: 84 },
      { columns: 3, rows: 1, width: 20, height: 52 },
    );
    drawBlock(pen, hall, { x: side * 224 - 30, y: 0, width: 60, height: 84 }, 0.3);
    pen.rect(trim, side * 224 - 32, 80, 64, 7).arch(window, side * 224 - 16, 0, 32, 42);
  }
  drawBlock(pen, hall, { x: -196, y: 0, width: 392, height: 174 }, 0.2);
  pen
    .polygon(roof, [-208, 172], [-160, 228], [160, 228], [208, 172])
    .polygon(roofShade, [90, 172], [84, 228], [160, 228], [208, 172])
    .rect(trim, -208, 168, 416, 10)
    .dashes(trim, 14, [5, 9], 'M-156 235H158')
    .rect(trim, -160, 240, 320, 4)
    .rect(trim, -198, 92, 396, 7)
    .rect(paint('#d9d2c4'), -196, 0, 392, 14);
  drawBlock(pen, hall, { x: -74, y: 150, width: 148, height: 140 }, 0.34);
  pen
    .rect(trim, -80, 284, 160, 10)
    .rect(trim, -78, 214, 156, 6)
    .arch(trim, -28, 222, 56, 16)
    .arch(window, -21, 222, 42, 16);
  for (const y of [26, 108])
    pen
      .dashes(trim, 56, [30, 18], `M-178 ${y + 22}H-60M66 ${y + 22}H190`)
      .dashes(window, 46, [22, 26], `M-174 ${y + 22}H-60M70 ${y + 22}H190`);
  pen
    .rect(trim, -44, 14, 88, 84)
    .polygon(trim, [-54, 94], [0, 124], [54, 94])
    .polygon(white.shade, [-34, 97], [0, 116], [34, 97])
    .arch(wall, -26, 14, 52, 38)
    .rect(white.roof, -20, 14, 40, 46)
    .rect(trim, -22, 108, 44, 44)
    .rect(window, -16, 112, 32, 36);
  drawBlock(pen, white, { x: -60, y: 294, width: 120, height: 52 }, 0.32);
  pen
    .rect(trim, -66, 342, 132, 8)
    .circle(white.deep, 0, 320, 22)
    .circle(trim, 0, 320, 18)
    .stroke(white.deep, 3, 'M0 334v-14l9-6');
  drawBlock(pen, white, { x: -46, y: 350, width: 92, height: 62 }, 0.32);
  pen
    .rect(trim, -52, 406, 104, 8)
    .arch(window, -32, 354, 20, 30)
    .arch(window, -10, 354, 20, 30)
    .arch(window, 13, 354, 20, 30);
  drawBlock(pen, white, { x: -32, y: 414, width: 64, height: 22 }, 0.32);
  pen
    .dome(white.wall, 0, 436, 34, 30)
    .fill(white.shade, 'M8 436h26a34 30 0 0 1-34 30q10-10 8-30z')
    .rect(white.wall, -14, 462, 28, 26)
    .rect(window, -7, 464, 14, 20)
    .polygon(white.wall, [-17, 488], [0, 570], [17, 488])
    .polygon(white.shade, [3, 488], [0, 570], [17, 488])
    .rect(paint('#d9a840'), -1, 566, 3, 24);
}
