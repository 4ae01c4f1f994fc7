import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawTowers } from '../straits/harbors.js';

/** A long bay with a promenade and towers that curve round it. */
export function drawCurvedBay({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.fill(tones.middle, 'M-720 150Q-420 240-120 180T420 220T720 190V60H-720z');
  drawTowers(pen, tones, 90, [
    [-650, 34, 120, '#cdc8bc'],
    [-570, 30, 180, '#b9c4c8'],
    [-490, 34, 140, '#d6cfc0'],
    [-410, 30, 220, '#a9bac2'],
    [-330, 34, 160, '#e3d3b4'],
    [-250, 30, 130, '#c9c4b8'],
    [-170, 34, 190, '#b3c1c8'],
    [-90, 34, 120, '#dcc8a8'],
    [0, 40, 150, '#e6d8bc'],
    [100, 44, 120, '#d3bfa0'],
    [210, 50, 170, '#ead9b8'],
    [330, 56, 130, '#d8c4a4'],
    [460, 62, 190, '#e3d0ac'],
    [610, 76, 150, '#d0bc9c'],
  ]);
  pen.rect(tones.leafShade, -720, 74, 1440, 30);
  drawSheet(pen, tones, 84);
  pen
    .fill(paint('#c9b48f'), 'M-720 84H-100Q200 80 380 10T470-240H720V100H-720z')
    .fill(paint('#9a8f80'), 'M-720 76H-100Q220 70 420 0T540-240H640V100Q400 96-100 92H-720z')
    .fill(paint('#d8cbb0'), 'M-100 84Q200 80 380 10T470-240H430Q420-60 340 0T-100 76z');
  for (const [x, y, size] of [
    [430, 20, 1],
    [520, -60, 1.4],
    [590, -190, 1.8],
  ] as const) {
    pen.stroke(paint('#8f7a60'), 9 * size, `M${x} ${y}q8 ${Math.round(60 * size)}-4 ${Math.round(120 * size)}`);
    for (const [dx, dy] of [
      [-50, -10],
      [-34, 26],
      [34, 26],
      [50, -10],
    ] as const)
      pen.stroke(
        tones.leaf,
        9 * size,
        `M${x - 4} ${Math.round(y + 118 * size)}q${Math.round(dx * 0.4 * size)} ${Math.round((dy * 0.5 + 16) * size)} ${Math.round(dx * size)} ${Math.round(dy * size)}`,
      );
  }
  pen
    .rounds(paint('#2b2a2e'), 15, 'M470-20h20M510-120h24')
    .rounds(paint('#e3b84a'), 12, 'M474-10h14M514-108h16')
    .rounds(
      tones.isDusk ? tones.window : paint('#f3e2b0'),
      8,
      'M300 60h0M350 30h0M390-10h0M420-60h0M440-120h0M456-190h0M220 74h0M130 80h0',
    );
  for (let index = 0; index < 9; index++)
    pen.rounds(paint('#8f887c'), 26, `M${440 - index * 8} ${-220 + index * 26}h0`);
  drawFigures(
    pen,
    tones,
    [
      [452, -160],
      [436, -90],
      [400, -40],
    ],
    1.2,
  );
}

/** Yachts with tall masts along floating walks, apartments and a lifting bridge behind. */
export function drawYachtBasin({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const [x, half, high, color] of [
    [-560, 150, 190, '#e6e2d8'],
    [-270, 110, 150, '#d3ccbe'],
    [270, 120, 170, '#dfe3e2'],
    [560, 150, 210, '#cfc9bc'],
  ] as const) {
    const block = withBuilding(tones, color, '#8f989c');
    drawBlock(pen, block, { x: x - half, y: 60, width: 2 * half, height: high }, 0.2);
    drawWindows(pen, block.window, [x, 70, 2 * half - 16, high - 14], [7, Math.round(high / 44), 22, 20]);
    pen.rect(block.lit, x - half - 8, 54 + high, 2 * half + 16, 10).rect(paint('#b5523f'), x - half, 60, 2 * half, 26);
  }
  pen
    .polygon(paint('#8f989c'), [-70, 80], [-50, 320], [-30, 320], [-20, 80])
    .line(paint('#8f989c'), 9, [-40, 310], [150, 110])
    .rect(paint('#8f989c'), -120, 70, 280, 17);
  drawSheet(pen, tones, 64);
  pen.rect(paint('#b5a68c'), -720, 44, 1440, 22);
  for (const y of [-40, -150])
    pen.rect(paint('#a89878'), -720, y, 1440, 14).rect(paint('#8a7a60'), -720, y - 5, 1440, 6);
  for (const [x, y, size, hull] of [
    [-520, -30, 1, '#f3f0e8'],
    [-330, -26, 1.2, '#2f4a6a'],
    [-120, -30, 1, '#f3f0e8'],
    [120, -28, 1.3, '#f3f0e8'],
    [360, -30, 1, '#8f3a30'],
    [560, -26, 1.2, '#f3f0e8'],
    [-430, -150, 1.5, '#f3f0e8'],
    [20, -146, 1.7, '#2f4a6a'],
    [470, -150, 1.5, '#f3f0e8'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(paint(hull), `M${x - n(74)} ${y + n(14)}h${n(150)}l-${n(26)}-${n(34)}h-${n(104)}z`)
      .rect(paint('#d8d2c4'), x - n(30), y + n(14), n(60), n(13))
      .rect(paint('#c9cdcc'), x - 2, y + n(14), 5, n(230))
      .stroke(
        paint('#8f989c'),
        2,
        `M${x} ${y + n(244)}L${x - n(70)} ${y + n(16)}M${x} ${y + n(244)}L${x + n(72)} ${y + n(16)}`,
      )
      .rounds(paint('#3f6c8a'), n(11), `M${x + 6} ${y + n(46)}h${n(52)}`);
  }
}

/** A red car on a steep track between ferns, towers and a harbor below. */
export function drawHillTram({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  pen.fill(tones.far, 'M-720 330Q-400 430-60 360T720 380V200H-720z');
  pen.rect(tones.water, -720, 60, 1440, 240).rounds(tones.waterLight, 5, 'M-420 250h160M60 230h190M300 270h120', 0.6);
  drawTowers(pen, tones, 60, [
    [-600, 44, 130, '#c9c4b8'],
    [-500, 40, 180, '#b3c1c8'],
    [-400, 44, 120, '#d6cfc0'],
    [380, 44, 150, '#a9bac2'],
    [480, 40, 200, '#c3cacb'],
    [590, 44, 130, '#cdc8bc'],
  ]);
  pen
    .rect(tones.leafShade, -720, -240, 1440, 330)
    .rounds(
      tones.leaf,
      90,
      'M-640 60h130M-440 30h110M360 50h120M560 20h120M-600-70h160M480-80h180M-620-190h160M520-200h160',
    )
    .rounds(tones.leafLight, 24, 'M-600 80h60M-410 50h40M400 70h50M-560-40h60M530-50h60');
  pen
    .polygon(paint('#8f887c'), [-70, 100], [-230, -240], [230, -240], [70, 100])
    .stroke(paint('#5d5048'), 15, 'M-70 70H70M-90 20H90M-110-30H110M-136-90H136M-160-150H160M-190-215H190')
    .stroke(paint('#c9c4bc'), 8, 'M-44 100L-140-240M44 100L140-240')
    .stroke(paint('#4a4a4e'), 4, 'M0 100V-240');
  pen
    .rect(paint('#b5332a'), -130, -120, 260, 230)
    .polygon(paint('#8f2620'), [-130, 110], [-106, 140], [106, 140], [130, 110])
    .rect(tones.window, -112, 0, 104, 84)
    .rect(tones.window, 8, 0, 104, 84)
    .rect(paint('#e6e0d2'), -130, -20, 260, 12)
    .rect(paint('#8f2620'), -130, -120, 260, 20)
    .circle(tones.isDusk ? tones.window : paint('#f6ecc8'), -84, -66, 17)
    .circle(tones.isDusk ? tones.window : paint('#f6ecc8'), 84, -66, 17);
  drawFigures(
    pen,
    tones,
    [
      [-70, 10],
      [-40, 12],
      [50, 10],
    ],
    1.3,
  );
}

/** A row of warehouses of warm sandstone behind market stalls under plane trees. */
export function drawStallWarehouses({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const colors = ['#d3ae7c', '#c79f6e', '#dcba8a', '#cba678', '#d8b484'];
  for (const [index, color] of colors.entries()) {
    const stone = withBuilding(tones, color, '#7d6a5c');
    const x = -312 + index * 156;
    drawBlock(pen, stone, { x: x - 78, y: 0, width: 156, height: 230 }, 0.12);
    pen.polygon(stone.roof, [x - 82, 230], [x - 46, 276], [x + 46, 276], [x + 82, 230]);
    drawWindows(pen, stone.window, [x, 84, 140, 140], [3, 2, 22, 38]);
    pen.arch(stone.deep, x - 30, 0, 60, 46).rect(stone.lit, x - 80, 224, 160, 8);
  }
  for (const [index, x] of [-330, -200, -70, 70, 200, 330].entries())
    pen
      .rect(paint('#5d5f62'), x - 50, 0, 4, 80)
      .rect(paint('#5d5f62'), x + 46, 0, 4, 80)
      .polygon(paint(['#f3efe4', '#3f7a8a', '#c9473a'][index % 3]!), [x - 64, 74], [x, 116], [x + 64, 74])
      .rect(paint('#8a6a4c'), x - 46, 0, 92, 30)
      .rounds(paint(['#e3a23c', '#7f9a4c', '#d9503f'][index % 3]!), 15, `M${x - 34} 38h68`);
  for (const x of [-265, 0, 265]) drawTree(pen, tones, x, 0, 70);
}
