import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree, drawWoods } from '../asian/parts.js';
import { drawWindows } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawHall } from './halls.js';

/** A small pavilion on posts over a square lotus pond below a wooded slope. */
export function drawSecretGarden({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  pen
    .fill(tones.leafShade, 'M-720 250Q-300 330 0 300T720 240V-20H-720z')
    .rounds(leaf, 80, 'M-600 190h120M-330 230h130M-60 200h120M220 220h140M500 180h140')
    .rounds(paint('#c9663f'), 54, 'M-460 140h60M320 130h70')
    .rounds(paint('#d9a84a'), 44, 'M-220 150h60M540 120h60');
  drawHall(
    { pen, tones },
    {
      x: 170,
      wood: '#8f4a3a',
      tiles: '#565e66',
      plaster: '#e6dcc4',
      beams: '#5f8a72',
      base: [250, 22, '#b9b0a0'],
      tiers: [
        [210, 70, 40, 150],
        [180, 40, 80, 90],
      ],
      posts: 7,
    },
    40,
  );
  pen
    .rect(paint('#b3a998'), -720, -10, 1440, 56)
    .rect(paint('#d3c9b8'), -720, 40, 1440, 8)
    .dashes(paint('#8f8676'), 3, [40, 8], 'M-720 16H720');
  drawSheet(pen, tones, -8);
  drawHall(
    { pen, tones },
    {
      x: -190,
      wood: '#a8503a',
      tiles: '#565e66',
      plaster: '#e9dfc8',
      beams: '#4f8a72',
      tiers: [[150, 74, 78, 30]],
      posts: 5,
    },
    -50,
  );
  for (const x of [-280, -216, -152, -96]) pen.rect(paint('#b9b0a0'), x, -96, 15, 50);
  pen
    .circle(paint('#a39a8a'), 180, -110, 0)
    .ellipse(tones.leafShade, 240, -110, 100, 22)
    .ellipse(leaf, 240, -102, 94, 18);
  drawTree(pen, tones, 240, -104, 60);
  pen
    .rounds(leaf, 20, 'M-520-110h60M-400-170h70M420-160h70M-80-190h60M520-90h50')
    .rounds(paint('#ec92b2'), 13, 'M-480-100h0M-360-160h0M460-150h0M-40-180h0');
}

/** A stair like a bridge up to a terrace of fitted stone, with painted halls and a pagoda behind. */
export function drawStoneTerrace({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b8b0a2', '#8d867a');
  drawWoods(pen, tones, 150);
  for (const [x, half] of [
    [-330, 150],
    [330, 150],
    [0, 170],
  ] as const)
    drawHall(
      { pen, tones },
      {
        x,
        wood: '#8f4a3a',
        tiles: '#565e66',
        plaster: '#d8c79a',
        beams: '#4f8a72',
        tiers: [[half, 78, 66, half * 0.66]],
        posts: 6,
      },
      126,
    );
  for (const [x, tiers] of [
    [-158, 3],
    [162, 4],
  ] as const)
    for (let tier = 0; tier < tiers; tier++)
      pen
        .rect(stone.wall, x - 22 + tier * 4, 126 + tier * 40, 44 - tier * 8, 30)
        .rect(stone.lit, x - 34 + tier * 5, 154 + tier * 40, 68 - tier * 10, 10);
  pen.rect(stone.wall, -720, -30, 1440, 160).rect(stone.lit, -720, 124, 1440, 10);
  for (const y of [4, 44, 84]) pen.dashes(stone.shade, 3, [70, 9], `M${-720 + y} ${y}H720`);
  for (let x = -680; x < 700; x += 90) pen.rect(stone.lit, x, -30, 10, 156);
  for (const side of [-1, 1]) pen.arch(stone.deep, side * 250 - 34, -30, 68, 44);
  pen
    .polygon(stone.lit, [-96, -90], [-62, 132], [62, 132], [96, -90])
    .dashes(stone.shade, 150, [5, 12], 'M0-88V130')
    .polygon(stone.wall, [-116, -90], [-74, 138], [-62, 132], [-96, -90])
    .polygon(stone.wall, [116, -90], [74, 138], [62, 132], [96, -90]);
  pen
    .rect(tones.paint('#d3c4a4'), -720, -240, 1440, 212)
    .polygon(stone.lit, [-96, -96], [-66, 110], [66, 110], [96, -96])
    .dashes(stone.shade, 140, [5, 12], 'M0-94V110');
  for (const x of [-520, 540]) drawTree(pen, tones, x, -60, 120);
  drawFigures(
    pen,
    tones,
    [
      [-200, -110],
      [-160, -124],
      [230, -100],
    ],
    1.3,
  );
}

/** A gate of two roofs on a stone arch, with a half-round wall before it. */
export function drawOutworkGate({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b5ac9e', '#857d70');
  drawHall(
    { pen, tones },
    {
      x: -30,
      wood: '#8f4434',
      tiles: '#565e66',
      plaster: '#b5644a',
      beams: '#4f8a72',
      masonry: [280, 96, 1, '#aaa194'],
      tiers: [
        [260, 56, 38, 200],
        [240, 48, 84, 150],
      ],
      posts: 10,
    },
  );
  pen
    .fill(stone.wall, 'M60 0Q80 96 210 110T392 80V0z')
    .fill(stone.shade, 'M250 0v108q90-4 142-28V0z')
    .dashes(stone.deep, 3, [24, 7], 'M74 30H392M90 58H392');
  drawBattlement(pen, stone.wall, 130, 102, 256, 12);
  pen.fill(stone.lit, 'M-392 0V60Q-340 96-240 92L-300 0z');
}

/** A tower on a wooded hill in a city, with a gondola on its rope. */
export function drawHillMast({ pen, tones }: MotifInput): void {
  const mast = withBuilding(tones, '#e6e2da', '#c9473f');
  for (const [x, half, high] of [
    [-640, 60, 150],
    [-520, 50, 210],
    [-410, 56, 130],
    [420, 60, 170],
    [530, 50, 230],
    [640, 64, 150],
  ] as const) {
    const tower = withBuilding(tones, high > 180 ? '#b3bfc6' : '#d3cdc0', '#a39a8a');
    drawBlock(pen, tower, { x: x - half, y: 0, width: 2 * half, height: high }, 0.3);
    drawWindows(pen, tower.window, [x, 10, 2 * half - 14, high - 20], [4, Math.round(high / 30), 12, 13]);
  }
  pen
    .fill(tones.leafShade, 'M-720-20Q-320 20-190 160T0 236T220 150T720-20V-240H-720z')
    .rounds(
      tones.leaf,
      80,
      'M-330 20h120M-140 100h110M60 110h120M240 30h130M-70 10h120M-480-90h140M-180-120h160M120-110h150M420-110h140',
    )
    .rounds(tones.leafLight, 26, 'M-300 56h50M-100 140h50M110 150h50M280 66h50M-440-60h60M170-76h60');
  pen
    .polygon(mast.wall, [-20, 220], [-12, 400], [12, 400], [20, 220])
    .polygon(mast.shade, [6, 220], [4, 400], [12, 400], [20, 220]);
  pen
    .polygon(mast.wall, [-34, 350], [-58, 392], [58, 392], [34, 350])
    .rect(mast.window, -60, 392, 120, 18)
    .rect(mast.lit, -62, 410, 124, 14)
    .rect(mast.window, -52, 424, 104, 15)
    .rect(mast.lit, -50, 439, 100, 10)
    .rect(mast.roof, -8, 449, 16, 50)
    .polygon(mast.lit, [-6, 499], [0, 590], [6, 499]);
  pen.rect(mast.lit, -70, 214, 140, 20);
  pen.stroke(mast.deep, 3, 'M-720-120L-60 226').rect(mast.roof, -420, -4, 56, 36).rect(tones.window, -412, 8, 40, 16);
  pen.dashes(tones.paint('#c2b8a4'), 10, [22, 8], 'M-80 190Q-260 140-330 10T-560-150');
}

/** A round house of glass on a wooded headland with pines and a small lighthouse. */
export function drawRoundGlassPoint({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const glass = withBuilding(tones, '#c9d8dc', '#dfe6e6');
  drawSheet(pen, tones, 60);
  pen
    .rect(tones.far, -720, 58, 420, 26)
    .fill(tones.leafShade, 'M-260 0Q-140 150 80 170T720 210V-120H-260z')
    .rounds(tones.leaf, 70, 'M-40 110h110M190 150h130M450 160h160')
    .rounds(tones.leafLight, 20, 'M-10 140h40M230 180h50M500 190h50');
  drawBlock(pen, glass, { x: -150, y: 10, width: 330, height: 84 }, 0.3);
  pen
    .dashes(paint('#7fa3b0'), 70, [26, 7], 'M-146 50H180')
    .ellipse(glass.roof, 15, 100, 190, 34)
    .ellipse(glass.roofShade, 15, 94, 190, 12)
    .ellipse(glass.lit, 15, 110, 90, 16);
  pen
    .rect(paint('#f3efe6'), -330, 0, 32, 110)
    .dome(paint('#c9473f'), -314, 110, 18, 18)
    .rect(paint('#f3efe6'), -338, 0, 48, 10);
  pen
    .fill(paint('#9c9286'), 'M-440-60Q-380 20-280 6T-100 14T300-10T720-30V-150H-440z')
    .fill(paint('#847a70'), 'M-440-60Q-300-40-100-70T340-80T720-90V-240H-470z');
  for (const [x, y] of [
    [300, 0],
    [430, -20],
    [560, 0],
  ] as const)
    pen
      .stroke(paint('#7a5a48'), 12, `M${x} ${y}q-14 70 10 130`)
      .rounds(tones.leaf, 34, `M${x - 46} ${y + 120}h100M${x - 24} ${y + 150}h70M${x - 60} ${y + 86}h60`);
  pen.rounds(tones.waterLight, 8, 'M-520-120h90M-480-180h70M-600-60h90', 0.7);
}

/** A city beach with rows of parasols before glass towers. */
export function drawTowerBeach({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const [x, half, high, color] of [
    [-640, 70, 210, '#c9c3b6'],
    [-480, 60, 260, '#b7c3c8'],
    [-330, 72, 190, '#d3ccbe'],
    [-150, 60, 240, '#c2c9c8'],
    [30, 74, 200, '#d8d0c0'],
    [330, 46, 520, '#8fb0c2'],
    [420, 50, 560, '#9dbccb'],
    [520, 46, 470, '#86a8bc'],
    [640, 70, 220, '#c9c3b6'],
  ] as const) {
    const tower = withBuilding(tones, color, color);
    if (high > 400)
      pen
        .fill(tower.wall, `M${x - half} 30V${high - 80}Q${x - half} ${high} ${x + half} ${high}V30z`)
        .fill(tower.shade, `M${x + half * 0.3} 30V${high - 10}q30 8 ${half * 0.7} 10V30z`);
    else drawBlock(pen, tower, { x: x - half, y: 30, width: 2 * half, height: high }, 0.3);
    drawWindows(pen, tower.window, [x, 44, 2 * half - 16, high - 40], [4, Math.round(high / 32), 15, 12]);
  }
  pen.rect(tones.leaf, -720, 16, 1440, 30).rect(paint('#ecdcb4'), -720, -110, 1440, 130);
  const parasols = ['#d9503f', '#f3ead2', '#3f8fb0', '#e3b04a'];
  for (let index = 0; index < 22; index++) {
    const x = -690 + index * 64;
    const y = -20 - (index % 3) * 30;
    pen.rect(paint('#8a7a64'), x - 1, y, 3, 26).dome(paint(parasols[index % 4]!), x, y + 24, 27, 14);
  }
  pen
    .fill(tones.waterLight, 'M-720-110q180 26 360 0t360 0t360 0t360 0v-30H-720z')
    .rect(tones.water, -720, -240, 1440, 110)
    .rounds(tones.waterLight, 5, 'M-500-160h160M60-180h180M360-150h140M-260-200h150');
  drawFigures(
    pen,
    tones,
    [
      [-420, -96],
      [-200, -90],
      [110, -98],
      [300, -88],
    ],
    1,
  );
}
