import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawEaves } from '../parts.js';
import { drawFerry, drawHarbor, drawTowerRow, inAir } from './towers.js';

/** Draws a tower of red and white girders. */
function drawRadioTower(pen: Pen, { wall, shade, lit, deep }: Tones, x: number): void {
  const at = (path: string) => path.replace(/[ML]-?\d+/g, (token) => `${token[0]}${Number(token.slice(1)) + x}`);
  pen
    .fill(wall, at('M-112 0L-80 0L-34 190L-16 420L-6 420L-22 190L-50 60z'))
    .fill(shade, at('M112 0L80 0L34 190L16 420L6 420L22 190L50 60z'))
    .fill(wall, at('M-20 190L-8 420L8 420L20 190z'))
    .stroke(
      deep,
      3,
      at(
        'M-92 30L70 70M92 30L-70 70M-66 90L52 130M66 90L-52 130M-44 150L36 186M44 150L-36 186M-26 220L24 260M26 220L-24 260M-20 270L20 310M20 270L-20 310M-16 330L14 370M16 330L-14 370',
      ),
      0.6,
    )
    .fill(lit, at('M-56 152L56 152L50 186L-50 186z'))
    .fill(deep, at('M-50 164L50 164L48 172L-48 172z'))
    .fill(lit, at('M-24 330L24 330L20 346L-20 346z'))
    .fill(lit, at('M-30 250L30 250L28 258L-28 258z'))
    .fill(wall, at('M-8 420L8 420L3 500L-3 500z'))
    .fill(lit, at('M-7 440L7 440L6 460L-6 460z'));
}

/** The red tower of Tokyo among towers, with the mountain far away and blossom in front. */
export function drawTokyo(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze } = tones;
  const cone = mixColors(paint('#7d8fb3'), haze, 0.4);
  pen
    .fill(cone, 'M-660 60Q-440 130-356 270q20 10 50 0Q-220 130 0 60z')
    .fill(mixColors(paint('#f6f4ee'), haze, 0.2), 'M-356 270q20 10 50 0l32-56-26 16-20-30-26 34-22-26-20 20z');
  drawTowerRow(input, { from: -720, to: 720, low: 50, high: 130, air: 0.58, walls: ['#b3bcc9'] });
  drawTowerRow(input, { from: -720, to: 40, low: 60, high: 150, air: 0.42, walls: ['#c4ccd4', '#a9b8c9', '#d2c9bd'] });
  drawTowerRow(input, { from: 260, to: 720, low: 80, high: 220, air: 0.42, walls: ['#c4ccd4', '#a9b8c9', '#d2c9bd'] });
  drawRadioTower(pen, withBuilding(tones, '#d9532f', '#f1e9dc'), 150);
  drawTowerRow(input, { from: -640, to: 0, low: 50, high: 140, air: 0.06, walls: ['#d9d4ca', '#97a9bd', '#b9aaa0'] });
  drawTowerRow(input, { from: 330, to: 700, low: 60, high: 150, air: 0.06, walls: ['#d9d4ca', '#8fa3b8', '#c9b8a6'] });
  pen.fill(
    tones.leafShade,
    'M-720-10q50 50 110 14q70 50 150 10q90 44 170 4q80 40 160 0q90 50 180 6q80 40 160 0q90 44 180 4q80 36 330-30v-220h-1440z',
  );
  const hall = withBuilding(tones, '#b5473a', '#4b5966');
  pen
    .rect(hall.wall, -330, -130, 240, 70)
    .rect(hall.deep, -290, -130, 40, 50)
    .rect(hall.deep, -170, -130, 40, 50)
    .rect(hall.lit, -330, -64, 240, 6);
  pen
    .fill(hall.roof, 'M-390-60q50 0 84 70h192q34-70 84-70q-60-16-180-16t-180 16z')
    .rect(hall.roofShade, -312, 8, 204, 9);
  const [petal, light, shade] = ['#eeb4c0', '#f9dbe0', '#cf8ba0'].map(paint) as [string, string, string];
  const puffs = Array.from(
    { length: 18 },
    () =>
      [
        Math.round(random.between(-640, 640)),
        Math.round(random.between(-200, -130)),
        Math.round(random.between(34, 60)),
      ] as const,
  );
  for (const [x, y, size] of puffs) pen.circle(shade, x + 8, y - 12, size);
  for (const [x, y, size] of puffs) pen.circle(petal, x, y - 30, size * 0.94);
  for (const [x, y, size] of puffs.slice(0, 14)) pen.ellipse(light, x - 8, y - 16, size * 0.42, size * 0.24);
}

/** Towers at the foot of green peaks, with a junk under red sails. */
export function drawHongKong(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze, leaf, leafShade } = tones;
  pen
    .fill(
      mixColors(leafShade, haze, 0.45),
      'M-720 130Q-560 260-430 220T-200 330T60 280T300 360T560 240T720 270V0H-720z',
    )
    .fill(mixColors(leaf, haze, 0.28), 'M-720 60Q-560 170-400 140T-120 230T160 180T420 240T720 150V0H-720z');
  drawTowerRow(input, { from: -720, to: 720, low: 80, high: 190, air: 0.42, walls: ['#d2ccc0', '#b9c3cc', '#c9b8a6'] });
  const glass = inAir(withBuilding(tones, '#a3bccc', '#7d97aa'), 0.08);
  pen
    .polygon(glass.wall, [-220, 0], [-220, 230], [-186, 300], [-152, 260], [-152, 0])
    .polygon(glass.shade, [-186, 0], [-186, 300], [-152, 260], [-152, 0])
    .stroke(glass.lit, 3, 'M-220 20l68 80-68 80 34 60 34-40M-152 20l-68 80 68 80')
    .rect(glass.deep, -196, 290, 3, 50)
    .rect(glass.deep, -180, 290, 3, 50);
  pen
    .polygon(glass.lit, [210, 0], [214, 330], [236, 372], [258, 330], [262, 0])
    .polygon(glass.shade, [240, 0], [238, 370], [258, 330], [262, 0])
    .dashes(glass.deep, 44, [3, 12], 'M236 14V320');
  drawTowerRow(input, {
    from: -660,
    to: -230,
    low: 70,
    high: 200,
    air: 0.06,
    walls: ['#d9d0c0', '#9fb3c4', '#c4aa96'],
  });
  drawTowerRow(input, { from: -140, to: 200, low: 80, high: 220, air: 0.06, walls: ['#d2c4ac', '#8fa8bb', '#b9a498'] });
  drawTowerRow(input, { from: 280, to: 660, low: 70, high: 200, air: 0.06, walls: ['#d9d0c0', '#9fb3c4', '#c4aa96'] });
  drawHarbor(input);
  const sail = paint('#c4453a');
  const dark = mixColors(sail, '#2b2a48', 0.26);
  pen
    .fill(paint('#6b4636'), 'M-180-110q20-34 60-36h170q50 4 80 50q-40-10-70-10h-180q-30 0-60-4z')
    .fill(sail, 'M-30-96q-30 110 10 210q70-20 100-60q-4-80-20-146zM-150-98q-10 70 10 130q50-10 70-40q0-50-8-90z')
    .fill(dark, 'M30-90q20 80 10 190q26-14 40-46q-4-80-20-146zM96-92q0 60 6 120q30-20 40-50q-10-40-22-66z')
    .stroke(
      paint('#8d3830'),
      3,
      'M-38-60q50 10 104-2M-44-20q60 10 118-2M-42 24q60 10 120-2M-34 66q50 8 102-6M-154-60q40 8 82-2M-152-20q40 8 84-2',
    )
    .rect(paint('#4a3430'), 24, -100, 5, 226)
    .rect(paint('#4a3430'), -112, -100, 4, 140);
  drawFerry(input, { x: 360, y: -56, size: 0.85, hull: '#3f7a5c' });
}

/** The towers of Pudong beyond the river and its promenade. */
export function drawShanghai(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint } = tones;
  drawTowerRow(input, { from: -720, to: 720, low: 60, high: 160, air: 0.56, walls: ['#b3bcc9', '#c4b8b0'] });
  const steel = inAir(withBuilding(tones, '#a9bccb', '#7d93a6'), 0.14);
  pen
    .fill(steel.wall, 'M250 0q-10 200 14 400q20 16 40 4q26-200 16-404z')
    .fill(steel.shade, 'M292 0q10 200-2 406q8 2 14-2q26-200 16-404z')
    .dashes(steel.deep, 64, [2, 14], 'M284 10V380')
    .rect(steel.lit, 262, 398, 40, 6);
  pen
    .polygon(steel.wall, [150, 0], [158, 320], [172, 346], [206, 346], [220, 320], [228, 0])
    .polygon(steel.shade, [194, 0], [192, 346], [206, 346], [220, 320], [228, 0])
    .fill(tones.sky[1], 'M174 316h32l4 22h-40z')
    .dashes(steel.deep, 64, [2, 14], 'M189 10V300');
  const jin = inAir(withBuilding(tones, '#c9bda8', '#93887a'), 0.14);
  for (const [half, from, to] of [
    [34, 0, 150],
    [28, 150, 220],
    [21, 220, 264],
    [13, 264, 290],
  ] as const)
    drawBlock(pen, jin, { x: 96 - half, y: from, width: 2 * half, height: to - from }, 0.4).rect(
      jin.lit,
      96 - half - 3,
      to - 5,
      2 * half + 6,
      6,
    );
  pen.dashes(jin.deep, 42, [3, 8], 'M96 8V250').rect(jin.lit, 94, 290, 4, 50);
  drawTowerRow(input, { from: -640, to: -260, low: 70, high: 170, air: 0.1, walls: ['#c9bda8', '#97aabd', '#b9a4a0'] });
  const rose = withBuilding(tones, '#b5506c', '#8d3f5c');
  const pillar = withBuilding(tones, '#d2ccc4', '#a39c98');
  pen
    .stroke(pillar.wall, 11, 'M-150 0L-122 130M-70 0L-98 130')
    .rect(pillar.wall, -122, 0, 24, 300)
    .rect(pillar.shade, -106, 0, 8, 300);
  for (const [y, radius] of [
    [100, 44],
    [262, 30],
    [330, 13],
  ] as const)
    pen
      .circle(rose.wall, -110, y, radius)
      .fill(rose.shade, `M-104 ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}q16-${radius} 0-${2 * radius}z`)
      .dashes(tones.isDusk ? tones.window : rose.lit, 6, [6, 5], `M${-110 - radius + 4} ${y}h${2 * radius - 8}`);
  pen.rect(pillar.wall, -116, 292, 12, 40).rect(pillar.lit, -112, 340, 4, 100);
  drawTowerRow(input, { from: -50, to: 60, low: 60, high: 130, air: 0.04, walls: ['#c4ccd4', '#93a6b8'] });
  drawTowerRow(input, { from: 330, to: 680, low: 70, high: 190, air: 0.08, walls: ['#c9bda8', '#97aabd', '#c4ccd4'] });
  pen.rounds(tones.leafShade, 26, 'M-620 4h120M-440 4h60M-260 4h90M-30 4h60M330 4h140M540 4h90');
  drawHarbor(input);
  drawFerry(input, { x: -60, y: -74, size: 1, hull: '#b5503f' });
  const stone = paint('#b9ad9a');
  pen
    .rect(stone, -720, -230, 1440, 74)
    .rect(mixColors(stone, '#2b2a48', 0.2), -720, -162, 1440, 8)
    .dashes(paint('#4a5058'), 34, [4, 22], 'M-720-140h1440')
    .rect(paint('#4a5058'), -720, -124, 1440, 5);
  for (const [x, color] of [
    [-430, '#c4463c'],
    [-400, '#2f5f80'],
    [-330, '#3c4250'],
    [300, '#d9a24b'],
    [420, '#5b4a63'],
    [450, '#c4463c'],
  ] as const)
    pen.fill(paint(color), `M${x - 10} -170l3 48q7 9 14 0l3-48z`).circle(paint('#3c322e'), x, -110, 9);
}

/** A tower on a wooded hill between the roofs of old halls and new blocks. */
export function drawSeoul(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(
    mixColors(tones.far, haze, 0.3),
    'M-720 110L-560 240-470 190-330 310-210 220-60 290 120 200 280 300 420 220 560 320 720 180V0H-720z',
  );
  drawTowerRow(input, { from: -720, to: 720, low: 50, high: 130, air: 0.5, walls: ['#c4ccd4', '#d2c9bd'] });
  pen
    .fill(mixColors(leaf, haze, 0.2), 'M-400 0Q-200 90-60 190Q30 230 130 170Q260 70 420 0z')
    .fill(mixColors(leafShade, haze, 0.14), 'M30 212Q80 204 130 170Q260 70 420 0H140Q120 120 30 212z');
  const white = withBuilding(tones, '#e9e6e0', '#b9bcc2');
  pen
    .rect(white.wall, 22, 190, 20, 110)
    .rect(white.shade, 34, 190, 8, 110)
    .fill(white.wall, 'M4 300h56l8 22h-72z')
    .rect(tones.window, 0, 322, 64, 12)
    .fill(white.lit, 'M-4 334h72l-14 16h-44z')
    .rect(white.wall, 26, 350, 12, 40)
    .rect(paint('#c4463c'), 30, 390, 4, 70);
  drawTowerRow(input, {
    from: -720,
    to: -240,
    low: 70,
    high: 190,
    air: 0.12,
    walls: ['#d9d4ca', '#a3b6c6', '#c9bcae'],
  });
  drawTowerRow(input, { from: 300, to: 720, low: 70, high: 210, air: 0.12, walls: ['#d9d4ca', '#a3b6c6', '#c9bcae'] });
  const tile = withBuilding(tones, '#efe4d0', '#525c66');
  pen.rect(mixColors(leafShade, haze, 0.1), -720, -230, 1440, 236);
  for (const [y, size, air] of [
    [-30, 0.8, 0.2],
    [-110, 1.15, 0.06],
    [-210, 1.7, 0],
  ] as const) {
    const row = inAir(tile, air);
    for (let x = -720 + Math.round(random.between(-60, 0)); x < 720; ) {
      const wide = Math.round(random.between(130, 190) * size);
      const middle = Math.round(x + wide / 2);
      pen.rect(row.wall, x + 14 * size, y - 46 * size, wide - 28 * size, 76 * size);
      pen.dashes(
        row.window,
        20 * size,
        [12 * size, 16 * size],
        `M${Math.round(x + 26 * size)} ${y}h${Math.round(wide - 52 * size)}`,
      );
      drawEaves(pen, row, {
        x: middle,
        y: y + 20 * size,
        half: wide / 2 + 8,
        height: 48 * size,
        ridge: Math.round(wide * 0.26),
      });
      x += wide + Math.round(20 * size);
    }
  }
}

/** A tower like stacked bowls before green hills. */
export function drawTaipei(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.46), 'M-720 130Q-560 250-400 190T-100 260T200 190T460 270T720 190V0H-720z')
    .fill(mixColors(leaf, haze, 0.28), 'M-720 60Q-520 150-330 100T40 130T360 100T720 120V0H-720z');
  drawTowerRow(input, { from: -720, to: 720, low: 50, high: 120, air: 0.4, walls: ['#d2ccc0', '#b9c3cc'] });
  const jade = withBuilding(tones, '#8fb3ac', '#5f8a88');
  pen
    .polygon(jade.wall, [-58, 0], [-40, 110], [40, 110], [58, 0])
    .polygon(jade.shade, [14, 0], [10, 110], [40, 110], [58, 0])
    .dashes(jade.deep, 84, [3, 9], 'M0 8V104');
  for (let tier = 0; tier < 8; tier++) {
    const y = 110 + tier * 33;
    pen
      .polygon(jade.wall, [-34, y], [-46, y + 29], [46, y + 29], [34, y])
      .polygon(jade.shade, [8, y], [12, y + 29], [46, y + 29], [34, y])
      .rect(jade.lit, -50, y + 27, 100, 6)
      .dashes(tones.isDusk ? tones.window : jade.deep, 16, [4, 6], `M-30 ${y + 13}h60`);
  }
  pen
    .rect(jade.wall, -28, 374, 56, 18)
    .rect(jade.wall, -16, 392, 32, 24)
    .polygon(jade.lit, [-6, 416], [0, 486], [6, 416]);
  drawTowerRow(input, { from: -640, to: -80, low: 60, high: 150, air: 0.08, walls: ['#d9d0c0', '#a9b8c4', '#c4aa96'] });
  drawTowerRow(input, { from: 80, to: 660, low: 60, high: 160, air: 0.08, walls: ['#d9d0c0', '#a9b8c4', '#c4aa96'] });
  pen
    .fill(
      leafShade,
      'M-720-10q60 50 130 10q80 44 160 0q90 40 180 4q90 40 180 0q90 44 180 4q80 36 160 0q90 30 450-20v-220h-1440z',
    )
    .fill(leaf, 'M-720-90q80 50 160 10q90 40 190 0q110 50 220 0q100 40 200 0q110 50 210 0q100 40 460-20v-140h-1440z');
  pen
    .fill(paint('#a39c90'), 'M-230-230l60-30 50 40 20 60 70 20 60-14 40 50 60 20 80-30 120 20 60 66 30 50v-252z')
    .fill(paint('#7d776e'), 'M40-230l-20 90 60-14 40 50 60 20-40-146z');
  for (const [x, y, color] of [
    [-20, -146, '#c4463c'],
    [14, -150, '#2f5f80'],
    [180, -84, '#d9a24b'],
  ] as const)
    pen.fill(paint(color), `M${x - 10} ${y}l3 46q7 9 14 0l3-46z`).circle(paint('#3c322e'), x, y + 58, 9);
  pen.rounds(leafLight, 12, 'M-560-110h50M-380-100h40M360-150h40M520-120h50');
}
