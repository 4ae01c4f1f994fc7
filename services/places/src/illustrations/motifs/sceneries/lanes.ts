import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** An ornate house with a balcony under gilded tiles between plain tall houses and high peaks. */
export function drawGoldenOriel({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  drawHouseRow(pen, tones, random, {
    from: -390,
    to: -110,
    y: 0,
    low: 230,
    high: 290,
    narrow: 90,
    wide: 120,
    colors: ['#e9c9a0', '#c9d3c0', '#e3a98c', '#ecdcb8'],
    roof: '#8a6a58',
  });
  drawHouseRow(pen, tones, random, {
    from: 116,
    to: 330,
    y: 0,
    low: 220,
    high: 290,
    narrow: 90,
    wide: 120,
    colors: ['#d9b8a0', '#ecdcb8', '#b9cbd0'],
    roof: '#8a6a58',
  });
  const pale = withBuilding(tones, '#f1e8d6', '#7a5f52');
  drawBlock(pen, pale, { x: -120, y: 0, width: 240, height: 330 }, 0.12);
  pen.polygon(pale.roof, [-132, 330], [0, 420], [132, 330]);
  drawWindows(pen, pale.window, [0, 276, 200, 44], [4, 1, 20, 32]);
  for (const x of [-84, 84]) drawWindows(pen, pale.window, [x, 60, 40, 200], [1, 3, 22, 40]);
  drawBlock(pen, pale, { x: -58, y: 90, width: 116, height: 130 }, 0.24);
  pen
    .rect(paint('#b5634c'), -66, 90, 132, 26)
    .dashes(paint('#ecd9a8'), 18, [16, 5], 'M-64 103H64')
    .rect(pale.lit, -66, 116, 132, 6);
  pen
    .rect(pale.deep, -50, 126, 100, 34)
    .dashes(pale.lit, 34, [6, 26], 'M-50 143H52')
    .rect(paint('#c9a98a'), -66, 160, 132, 22)
    .rect(pale.deep, -50, 186, 100, 34)
    .dashes(pale.lit, 34, [6, 26], 'M-50 203H52');
  const gold = paint('#e3b23f');
  pen
    .polygon(gold, [-80, 216], [-60, 292], [60, 292], [80, 216])
    .polygon(paint('#b98a2f'), [36, 216], [30, 292], [60, 292], [80, 216])
    .dashes(paint('#f6d98a'), 3, [12, 6], 'M-74 232H74M-70 248H70M-66 264H66M-62 280H62');
  pen.arch(pale.deep, -40, 0, 34, 56).arch(pale.deep, 6, 0, 34, 56).rect(pale.lit, -60, 84, 120, 7);
}

/** White gabled houses around a lawn with tall thin trees and daffodils. */
export function drawWhiteCloister({ pen, tones, random }: MotifInput): void {
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: 350,
    y: 20,
    low: 96,
    high: 130,
    narrow: 90,
    wide: 130,
    colors: ['#f6f3ec', '#efe9dc', '#f8f5ef'],
    roof: '#b5654a',
  });
  const church = withBuilding(tones, '#d9b598', '#6a6f76');
  drawPointedTower(pen, church, [250, 20, 30, 190], 60);
  pen.fill(tones.leafLight, 'M-398 24Q0 40 398 24V-8H-398z');
  let [trunks, crowns, light] = ['', '', ''];
  for (const x of [-350, -260, -160, -70, 40, 140, 230, 330]) {
    const lean = Math.round(random.between(-14, 14));
    trunks += `M${x}-6q${lean} 120 ${lean} 230`;
    crowns += `M${x + lean} 230v60`;
    light += `M${x + lean - 14} 270v24`;
  }
  pen
    .stroke(tones.paint('#6f5f52'), 9, trunks)
    .rounds(tones.leaf, 74, crowns, 0.86)
    .rounds(tones.leafLight, 22, light, 0.8);
  pen.rounds(
    tones.paint('#f0c94f'),
    7,
    'M-300 4h1M-270-2h1M-230 6h1M-120 2h1M-90-4h1M-20 4h1M90 0h1M180 6h1M220-2h1M290 4h1',
  );
}

/** A small church with a steep roof of tiles that show two large coats of arms. */
export function drawShieldRoof({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#ece0cc', '#a8583f');
  const [red, white, blue] = [paint('#c9483c'), paint('#f3efe6'), paint('#3f6fae')];
  drawBlock(pen, stone, { x: -300, y: 0, width: 96, height: 250 }, 0.34);
  pen.rect(stone.lit, -308, 160, 112, 8).rect(stone.lit, -308, 244, 112, 9);
  drawWindows(pen, stone.window, [-252, 176, 80, 60], [2, 1, 16, 44], true);
  drawDome(pen, withBuilding(tones, '#ece0cc', '#6f9a86'), -252, 252, 46, 40);
  drawCone(pen, withBuilding(tones, '#ece0cc', '#6f9a86'), -252, 290, 14, 60);
  drawBlock(pen, stone, { x: -206, y: 0, width: 500, height: 120 }, 0.08);
  pen.polygon(paint('#b5604a'), [-214, 118], [-180, 290], [270, 290], [306, 118]);
  let marks = '';
  for (let y = 134; y < 286; y += 22) marks += `M${-204 + (y - 118) * 0.2} ${y}H${296 - (y - 118) * 0.2}`;
  pen.dashes(paint('#e3c9a8'), 9, [9, 13], marks);
  for (const x of [-90, 120]) {
    pen.fill(white, `M${x - 72} 268V196Q${x - 72} 148 ${x} 130Q${x + 72} 148 ${x + 72} 196V268z`);
    if (x < 0)
      pen
        .dashes(red, 18, [18, 18], `M${x - 64} 256h128M${x - 64} 220h128M${x - 58} 184h116`)
        .dashes(red, 18, [18, 18], `M${x - 46} 238h100M${x - 46} 202h100M${x - 30} 166h66`);
    else
      pen
        .fill(red, `M${x - 62} 260V204H${x + 62}V260z`)
        .fill(white, `M${x - 34} 250V210L${x} 232L${x + 34} 210V250z`)
        .fill(blue, `M${x - 62} 200Q${x - 58} 152 ${x} 138Q${x + 58} 152 ${x + 62} 200z`);
  }
  for (let x = -170; x < 280; x += 74)
    pen.pointedArch(stone.window, x, 26, 22, 46).rect(stone.wall, x + 40, 0, 14, 110);
  pen.pointedArch(stone.lit, 34, 0, 70, 66).pointedArch(stone.deep, 46, 0, 46, 62);
}

/** A tall dark tower of straight edges far above low roofs of zinc. */
export function drawDarkSlab({ pen, tones, random }: MotifInput): void {
  const glass = withBuilding(tones, '#4a4f5a', '#3a3f48');
  drawBlock(pen, glass, { x: -80, y: 0, width: 170, height: 540 }, 0.36);
  pen
    .dashes(glass.lit, 500, [2, 9], 'M-74 270H84')
    .rect(glass.roof, -84, 536, 178, 10)
    .rect(glass.deep, 20, 546, 4, 24);
  pen.dashes(glass.window, 6, [12, 20], 'M-70 120H80M-60 210H80M-74 320H80M-62 410H80M-70 470H80');
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: 340,
    y: 0,
    low: 80,
    high: 110,
    narrow: 90,
    wide: 130,
    colors: ['#e9dcc4', '#e3d3b8', '#efe4d0'],
    roof: '#7f8a96',
  });
}

/** A glass tower whose upper part leans toward the water. */
export function drawBentTower({ pen, tones }: MotifInput): void {
  const glass = withBuilding(tones, '#a9b8bf', '#7f8f98');
  const base = withBuilding(tones, '#d3d0c8', '#b5b2aa');
  drawBlock(pen, base, { x: -260, y: 0, width: 460, height: 70 }, 0.2);
  pen.dashes(base.window, 30, [26, 12], 'M-240 32H180');
  pen
    .polygon(glass.wall, [-90, 70], [-90, 300], [-10, 500], [110, 470], [60, 300], [60, 70])
    .polygon(glass.shade, [10, 70], [10, 300], [80, 478], [110, 470], [60, 300], [60, 70]);
  let bands = '';
  for (let y = 90; y < 300; y += 22) bands += `M-90 ${y}H60`;
  for (let step = 0; step < 9; step++)
    bands += `M${-88 + step * 9} ${Math.round(304 + step * 22)}L${64 + step * 5.4} ${Math.round(302 + step * 18.6)}`;
  pen.stroke(glass.lit, 5, bands, 0.7).stroke(glass.deep, 2, 'M-50 70V300L20 490M-10 70V300L56 482', 0.3);
  pen.rect(tones.paint('#5a6a70'), -300, -10, 560, 12);
}

/** A broad concrete-gray church with a broken spire beside a low octagon and a slim tower of blue glass. */
export function drawBrokenSpire({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b09c80', '#7d705e');
  const grid = withBuilding(tones, '#6f7f96', '#4f5f78');
  drawBlock(pen, stone, { x: -90, y: 0, width: 180, height: 250 }, 0.3);
  for (const y of [90, 170, 244]) pen.rect(stone.lit, -96, y, 192, 8);
  drawWindows(pen, stone.window, [0, 180, 160, 60], [3, 1, 26, 46], true);
  drawWindows(pen, stone.window, [0, 100, 150, 60], [2, 1, 30, 46], true);
  for (const x of [-90, 90]) pen.polygon(stone.wall, [x - 20, 250], [x, 310], [x + 20, 250]);
  pen
    .polygon(
      stone.wall,
      [-76, 250],
      [-46, 400],
      [-30, 380],
      [-16, 420],
      [2, 392],
      [14, 410],
      [30, 372],
      [44, 384],
      [76, 250],
    )
    .polygon(stone.shade, [16, 250], [14, 410], [30, 372], [44, 384], [76, 250])
    .polygon(stone.deep, [-18, 300], [-4, 350], [14, 300]);
  pen.arch(stone.lit, -46, 0, 92, 60).arch(stone.deep, -34, 0, 68, 56).circle(tones.paint('#f1e6cc'), 0, 206, 14);
  const lattice = (x: number, wide: number, high: number) => {
    drawBlock(pen, grid, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.34);
    pen.dashes(
      tones.isDusk ? tones.paint('#5f8fe0') : grid.lit,
      9,
      [9, 6],
      Array.from(
        { length: Math.floor((high - 12) / 15) },
        (_, row) => `M${x - wide / 2 + 6} ${12 + row * 15}h${wide - 10}`,
      ).join(''),
    );
    pen.rect(grid.deep, x - wide / 2 - 4, high, wide + 8, 8);
  };
  lattice(-230, 190, 116);
  lattice(200, 76, 300);
}
