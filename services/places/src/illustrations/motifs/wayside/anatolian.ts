import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Anglers along the rail of a low bridge, with restaurants under it and a mosque behind. */
export function drawAnglersBridge({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight } = tones;
  const lead = withBuilding(tones, '#e3dccd', '#8a95a3');
  const far = { ...lead, roof: mixColors(lead.roof, haze, 0.16), roofShade: mixColors(lead.roofShade, haze, 0.16) };
  pen
    .fill(mixColors(paint('#c98a6a'), haze, 0.3), 'M-720 60V150Q-400 190-200 170T240 190T720 140V60z')
    .dashes(mixColors(paint('#f1e6d2'), haze, 0.25), 40, [30, 12], 'M-716 110H716');
  drawBlock(pen, lead, { x: -210, y: 130, width: 420, height: 90 }, 0.16);
  pen.dashes(lead.deep, 30, [12, 18], 'M-196 176H200');
  drawDome(pen, far, 0, 236, 110, 110);
  for (const [x, y, r] of [
    [-126, 220, 52],
    [126, 220, 52],
    [-190, 200, 30],
    [190, 200, 30],
  ] as const)
    drawDome(pen, far, x, y, r, r);
  for (const x of [-250, 250])
    pen
      .rect(lead.wall, x - 10, 130, 20, 300)
      .rect(lead.shade, x + 3, 130, 7, 300)
      .rect(lead.lit, x - 16, 330, 32, 8)
      .rect(lead.lit, x - 15, 400, 30, 8)
      .polygon(far.roof, [x - 12, 430], [x, 500], [x + 12, 430]);
  pen
    .rect(water, -720, -240, 1440, 310)
    .rounds(waterLight, 5, 'M-640-160h200M-300-200h220M80-180h260M420-210h180M-560-110h140M300-120h180', 0.6);
  const steel = withBuilding(tones, '#9fa8ac', '#6f7a80');
  drawBlock(pen, steel, { x: -720, y: -60, width: 1440, height: 70 }, 0.04);
  pen
    .rect(steel.deep, -720, -56, 1440, 44)
    .dashes(paint('#d9534c'), 14, [70, 50], 'M-700-18H700')
    .dashes(tones.window, 18, [26, 34], 'M-700-40H700')
    .rect(steel.roof, -720, 6, 1440, 20)
    .rect(steel.lit, -720, 22, 1440, 7)
    .dashes(steel.lit, 44, [4, 20], 'M-720 50H720')
    .rect(steel.lit, -720, 68, 1440, 6);
  for (const x of [-560, -240, 200, 520]) pen.rect(steel.roof, x, -130, 50, 72);
  for (const [index, x] of [-620, -540, -430, -350, -250, -110, -20, 90, 200, 310, 390, 500, 600].entries()) {
    const coat = paint(['#2f3f5a', '#a8423c', '#5f6a4a', '#c9a24a', '#4a4a54'][index % 5]!);
    pen
      .rounds(coat, 26, `M${x} 34v40`)
      .circle(paint('#b5805f'), x, 104, 11)
      .stroke(paint('#5a4636'), 3, `M${x + 8} 66L${x + 60} ${150 + (index % 3) * 20}`)
      .stroke(paint('#f1ece0'), 1.5, `M${x + 60} ${150 + (index % 3) * 20}L${x + 66}-170`, 0.7);
  }
  pen
    .fill(paint('#f6f2e8'), 'M330-200h220l-30-32h-170z')
    .rect(paint('#f6f2e8'), 370, -200, 140, 26)
    .dashes(tones.window, 12, [14, 8], 'M378-188H504')
    .rect(paint('#d9534c'), 430, -174, 26, 22);
}

/** Vaults cut into pale rock, painted with figures on deep blue. */
export function drawBlueVault({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const rock = withBuilding(tones, '#cdb08a', '#a88a66');
  const blue = paint('#2f5590');
  pen
    .rect(rock.roof, -720, -240, 1440, 860)
    .fill(blue, 'M-460-60V240A460 340 0 0 0 460 240V-60z')
    .fill(paint('#3a66a6'), 'M-460 240A460 340 0 0 0 460 240L380 240A380 270 0 0 1-380 240z')
    .stroke(rock.wall, 34, 'M-460-60V240A460 340 0 0 0 460 240V-60')
    .dashes(paint('#c9803f'), 12, [20, 14], 'M-430-40V240A430 312 0 0 0 430 240V-40');
  for (const x of [-300, -100, 100, 300]) {
    pen
      .arch(rock.wall, x - 86, -130, 172, 210)
      .arch(rock.deep, x - 64, -130, 128, 200)
      .arch(paint('#24406f'), x - 50, -110, 100, 186)
      .rect(rock.lit, x - 96, 66, 26, 20);
  }
  for (const [index, [x, y, s]] of (
    [
      [-240, 270, 1],
      [-150, 340, 1],
      [-50, 380, 1.1],
      [60, 382, 1.1],
      [160, 340, 1],
      [250, 268, 1],
      [-300, 0, 0.9],
      [-100, 0, 0.9],
      [100, 0, 0.9],
      [300, 0, 0.9],
    ] as const
  ).entries()) {
    const robe = paint(['#c9803f', '#e6d3ae', '#a8483a', '#dcb46a', '#8a5f7a'][index % 5]!);
    const n = (value: number) => Math.round(value * s);
    pen
      .circle(paint('#e0b44a'), x, y + n(58), n(21))
      .circle(paint('#b5805f'), x, y + n(56), n(12))
      .polygon(robe, [x - n(26), y - n(34)], [x - n(15), y + n(44)], [x + n(15), y + n(44)], [x + n(26), y - n(34)])
      .rounds(paint('#f1e6d2'), n(5), `M${x - n(8)} ${y + n(30)}L${x + n(6)} ${y - n(20)}`);
  }
  pen
    .rect(rock.wall, -720, -240, 1440, 120)
    .rect(rock.lit, -720, -130, 1440, 12)
    .rounds(paint('#f0dcae'), 7, 'M-190-90v40M190-90v40')
    .circle(paint('#f6d58a'), -190, -40, 9)
    .circle(paint('#f6d58a'), 190, -40, 9);
}

/** Dancers in white in an eight-sided hall of painted wood with galleries. */
export function drawDervishHall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wood = withBuilding(tones, '#d8bf94', '#8a5f3c');
  const green = paint('#5f8a72');
  pen
    .rect(wood.shade, -720, -240, 1440, 860)
    .polygon(wood.wall, [-720, 560], [-400, 460], [400, 460], [720, 560], [720, 620], [-720, 620])
    .rect(wood.wall, -400, 40, 800, 420)
    .polygon(wood.lit, [-720, 560], [-400, 460], [-400, 40], [-720, -60])
    .ellipse(green, 0, 470, 300, 60)
    .ellipse(paint('#e3cfa4'), 0, 476, 230, 44)
    .rect(paint('#d9b54a'), -3, 330, 6, 130)
    .ellipse(paint('#d9b54a'), 0, 326, 110, 17)
    .rounds(paint('#f8e6b0'), 13, 'M-90 340v6M-45 346v6M0 348v6M45 346v6M90 340v6');
  for (const x of [-400, -200, 0, 200, 400])
    pen.rect(wood.roof, x - 11, 40, 22, 400).rect(paint('#d9b54a'), x - 15, 400, 30, 9);
  for (const x of [-300, -100, 100, 300])
    pen
      .arch(wood.deep, x - 62, 270, 124, 70)
      .arch(wood.deep, x - 62, 60, 124, 80)
      .rect(tones.window, x - 24, 290, 48, 60);
  pen
    .rect(green, -400, 236, 800, 40)
    .dashes(wood.lit, 28, [6, 14], 'M-396 256H396')
    .rect(paint('#d9b54a'), -404, 272, 808, 7)
    .polygon(wood.roof, [-400, 40], [400, 40], [720, -240], [-720, -240])
    .polygon(paint('#c98f5c'), [-360, 34], [360, 34], [620, -240], [-620, -240])
    .stroke(wood.roof, 4, 'M-440-30H440M-500-110H500M-120 34L-210-240M120 34L210-240', 0.5);
  for (const [x, y, s] of [
    [-200, 20, 1],
    [190, 10, 1],
    [0, -40, 1.3],
    [-330, -110, 1.6],
    [310, -130, 1.7],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#f8f6ef'),
        `M${x - n(70)} ${y}Q${x} ${y - n(22)} ${x + n(70)} ${y}Q${x + n(26)} ${y + n(30)} ${x + n(14)} ${y + n(70)}H${x - n(14)}Q${x - n(26)} ${y + n(30)} ${x - n(70)} ${y}z`,
      )
      .fill(
        paint('#d9d5c8'),
        `M${x + n(10)} ${y - n(8)}Q${x + n(50)} ${y - n(8)} ${x + n(70)} ${y}Q${x + n(26)} ${y + n(30)} ${x + n(14)} ${y + n(70)}z`,
      )
      .rounds(
        paint('#f8f6ef'),
        n(13),
        `M${x - n(12)} ${y + n(80)}L${x - n(52)} ${y + n(116)}M${x + n(12)} ${y + n(80)}L${x + n(52)} ${y + n(96)}`,
      )
      .rect(paint('#f8f6ef'), x - n(14), y + n(64), n(28), n(34))
      .circle(paint('#b5805f'), x, y + n(110), n(11))
      .rect(paint('#8a6248'), x - n(9), y + n(116), n(18), n(26));
  }
}
