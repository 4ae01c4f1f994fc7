import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawEaves, drawSteps } from '../parts.js';
import { drawPalm, drawWalkers } from '../wonders/parts.js';
import { drawCrowns, drawFarSea, drawGround, drawSurf } from './parts.js';

/** A plain two-storey pavilion of wood by a pond, and a flat-topped cone of raked sand. */
export function drawSilverPavilion({ pen, tones, random }: MotifInput): void {
  const wood = withBuilding(tones, '#8a6f56', '#5f5f62');
  const white = withBuilding(tones, '#ece4d2', '#5f5f62');
  drawCrowns(pen, tones, random, [-390, 390], 60, 120);
  drawCrowns(pen, tones, random, [-380, -200], 30, 70);
  drawBlock(pen, wood, { x: -130, y: 0, width: 230, height: 84 }, 0.26);
  pen.dashes(white.wall, 50, [30, 16], 'M-118 44H96').rect(wood.deep, -140, 10, 250, 6);
  drawEaves(pen, wood, { x: -15, y: 80, half: 168, height: 52, ridge: 96 });
  drawBlock(pen, wood, { x: -84, y: 124, width: 138, height: 56 }, 0.28);
  for (const x of [-62, -15, 32]) pen.arch(white.lit, x - 13, 130, 26, 26);
  pen.rect(wood.deep, -98, 124, 166, 5);
  drawEaves(pen, wood, { x: -15, y: 176, half: 132, height: 76, ridge: 10 });
  pen.rect(tones.paint('#8a7a58'), -17, 250, 4, 22);
  const sand = tones.paint('#e3ddd0');
  pen
    .fill(sand, 'M150-10L200 66H264L320-10z')
    .fill(tones.paint('#b9b2a6'), 'M240-10L248 66H264L320-10z')
    .ellipse(tones.paint('#f1ece0'), 232, 66, 32, 7)
    .fill(sand, 'M130-14H398V0H130z');
  pen.rounds(tones.leaf, 30, 'M-330 8h40M-230 2h30M118 6h10');
}

/** A path between mossy gravestones and stone lanterns under huge cedars. */
export function drawCedarGraves({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, paint } = tones;
  const stone = withBuilding(tones, '#9a9c90', '#7d8074');
  pen.rect(leafShade, -740, -240, 1480, 900).fill(mixColors(tones.haze, leaf, 0.4), 'M-60-40V660H70V-40z');
  const [bark, shade] = [paint('#7f6552'), paint('#5f4a40')];
  for (const [x, wide] of [
    [-640, 90],
    [-470, 70],
    [-330, 54],
    [-200, 40],
    [180, 40],
    [300, 56],
    [450, 74],
    [620, 94],
  ] as const)
    pen.rect(bark, x - wide / 2, -160, wide, 820).rect(shade, x + wide * 0.1, -160, wide * 0.4, 820);
  pen.rounds(leaf, 110, 'M-700 610h200M-380 640h180M220 640h200M480 600h240', 0.8);
  pen
    .fill(paint('#6f7f52'), 'M-740-80Q-300-30-60-40H70Q300-30 740-80V-260H-740z')
    .polygon(paint('#b9b0a0'), [-40, -40], [50, -40], [220, -260], [-220, -260]);
  pen.stroke(paint('#8f877a'), 4, 'M-60-70H70M-100-110H116M-150-160H166M-200-220H210');
  for (const side of [-1, 1])
    for (const [d, size] of [
      [90, 0.6],
      [150, 0.9],
      [250, 1.3],
      [400, 1.8],
    ] as const) {
      const n = (value: number) => Math.round(value * size);
      const [x, y] = [side * d + 5, Math.round(-30 - d * 0.34)];
      pen
        .rect(stone.shade, x - n(18), y, n(36), n(12))
        .rect(stone.wall, x - n(7), y + n(12), n(14), n(36))
        .rect(stone.lit, x - n(14), y + n(48), n(28), n(7))
        .rect(tones.window, x - n(9), y + n(55), n(18), n(16))
        .polygon(stone.roof, [x - n(24), y + n(70)], [x, y + n(92)], [x + n(24), y + n(70)]);
      const grave = x + side * n(62) + Math.round(random.between(-4, 4));
      pen
        .rect(stone.wall, grave - n(22), y, n(44), n(18))
        .rect(stone.wall, grave - n(15), y + n(18), n(30), n(54))
        .rect(stone.shade, grave + n(5), y + n(18), n(10), n(54))
        .rounds(leaf, n(12), `M${grave - n(12)} ${y + n(72)}h${n(14)}`);
    }
  drawWalkers(
    pen,
    tones,
    [
      [-8, -70],
      [20, -76],
    ],
    1,
  );
}

/** Old teak houses on posts with steep curved gables among palms by a canal. */
export function drawTeakHouses({ pen, tones, random }: MotifInput): void {
  const teak = withBuilding(tones, '#8f4a36', '#6f4436');
  drawCrowns(pen, tones, random, [-390, 390], 70, 130);
  const house = (x: number, half: number, base: number) => {
    for (const dx of [-half * 0.8, -half * 0.3, half * 0.3, half * 0.8]) pen.rect(teak.deep, x + dx - 5, 0, 10, base);
    drawBlock(pen, teak, { x: x - half, y: base, width: 2 * half, height: 84 }, 0.26);
    drawWindows(pen, teak.window, [x, base + 10, 1.8 * half, 66], [4, 1, 18, 42]);
    pen.stroke(teak.deep, 2, `M${x - half} ${base + 28}h${2 * half}M${x - half} ${base + 56}h${2 * half}`, 0.4);
    pen
      .fill(
        teak.roof,
        `M${x - half - 26} ${base + 78}Q${x - half * 0.7} ${base + 110} ${x - half * 0.5} ${base + 190}H${x + half * 0.5}Q${x + half * 0.7} ${base + 110} ${x + half + 26} ${base + 78}z`,
      )
      .fill(
        teak.roofShade,
        `M${x + half * 0.4} ${base + 78}Q${x + half * 0.34} ${base + 130} ${x + half * 0.3} ${base + 190}H${x + half * 0.5}Q${x + half * 0.7} ${base + 110} ${x + half + 26} ${base + 78}z`,
      );
    pen.stroke(
      teak.lit,
      5,
      `M${x - half * 0.5 - 8} ${base + 204}L${x - half * 0.5} ${base + 190}H${x + half * 0.5}L${x + half * 0.5 + 8} ${base + 204}`,
    );
  };
  house(-220, 120, 60);
  house(230, 110, 50);
  house(0, 150, 70);
  for (const [x, size] of [
    [-350, 2.2],
    [128, 1.9],
    [360, 2.1],
  ] as const)
    drawPalm(pen, tones, x, 0, size, 0.1);
  pen.rect(tones.paint('#a89a84'), -398, -12, 796, 14);
}

/** A rock passage with a round stone door rolled aside, lit by lamps. */
export function drawRockPassage({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [rock, shade, dark] = [paint('#d3b58a'), paint('#a98a66'), paint('#3a2f33')];
  pen
    .rect(rock, -740, -260, 1480, 920)
    .fill(shade, 'M-420-260Q-470 120-360 330Q-200 520 0 520T360 330Q470 120 420-260z');
  pen
    .fill(paint('#8a6f54'), 'M-250-200Q-290 120-210 260Q-110 370 0 370T210 260Q290 120 250-200z')
    .fill(dark, 'M-120-120Q-140 80-100 160Q-50 220 0 220T100 160Q140 80 120-120z')
    .fill(paint('#6a4f40'), 'M-56-90Q-66 40-40 80Q-20 104 0 104T40 80Q66 40 56-90z');
  pen.polygon(paint('#b99a72'), [-120, -120], [120, -120], [430, -260], [-430, -260]);
  pen.stroke(
    paint('#9a7d5c'),
    5,
    'M-660 560Q-560 300-600 40M-500 640Q-460 480-500 340M560 620Q500 420 560 160M660 400Q600 200 660-40M-640-60Q-560-120-580-220',
    0.5,
  );
  pen
    .circle(paint('#8f8578'), 250, 10, 150)
    .circle(paint('#a89e90'), 240, 16, 140)
    .circle(paint('#7a7066'), 240, 16, 34)
    .circle(dark, 240, 16, 20)
    .stroke(paint('#8f8578'), 6, 'M150 100Q200 150 280 140M140-40Q170-110 250-118');
  pen.rect(dark, -520, 60, 90, 110).rect(dark, -560, 240, 70, 60).fill(dark, 'M480 150h90v120q-44 40-90 0z');
  pen.rounds(paint('#ffdf9a'), 26, 'M-300 250v1M300 280v1').rounds(paint('#f2c069'), 70, 'M-300 250v1M300 280v1', 0.3);
  pen
    .polygon(paint('#8a6f54'), [-60, -120], [60, -120], [70, -134], [-70, -134])
    .polygon(paint('#9a7d5c'), [-80, -150], [80, -150], [94, -168], [-94, -168]);
  drawWalkers(
    pen,
    tones,
    [
      [-150, -190],
      [-110, -180],
    ],
    1.8,
  );
}

/** A low fort with long green ramparts, a slim white lighthouse and palms above the reef. */
export function drawRampartLight(input: MotifInput): void {
  const { pen, tones } = input;
  drawFarSea(pen, tones, 80, '#2f9aa8');
  const wall = withBuilding(tones, '#8f887a', '#6f695e');
  drawSlope(pen, tones, wall);
  const white = withBuilding(tones, '#f6f3ec', '#f0ede4');
  pen
    .polygon(white.wall, [-140, 130], [-126, 380], [-90, 380], [-76, 130])
    .polygon(white.shade, [-100, 130], [-102, 380], [-90, 380], [-76, 130]);
  pen
    .rect(white.deep, -136, 378, 56, 8)
    .rect(tones.window, -122, 386, 28, 28)
    .dome(white.wall, -108, 414, 18, 18)
    .rect(white.deep, -112, 200, 9, 16)
    .rect(white.deep, -112, 280, 9, 16);
  for (const [x, size] of [
    [-250, 1.7],
    [20, 1.5],
    [150, 1.8],
    [260, 1.4],
  ] as const)
    drawPalm(pen, tones, x, 130, size, 0.16);
  drawSurf(pen, tones, 'M-420-110q60 22 130 2t140 6t150-4t160 6t170-6t160 6');
}

function drawSlope(pen: Pen, tones: Tones, wall: Tones): void {
  pen
    .polygon(
      wall.wall,
      [-720, -40],
      [-720, 110],
      [-380, 130],
      [340, 130],
      [420, 70],
      [470, -80],
      [300, -100],
      [-420, -100],
    )
    .polygon(wall.shade, [240, -100], [270, 130], [340, 130], [420, 70], [470, -80], [300, -100])
    .stroke(
      wall.deep,
      3,
      'M-720 70H400M-720 20H440M-700-30H450M-600 110V70M-440 70V20M-300 120V70M-160 70V20M0 120V70M130 70V20',
      0.3,
    )
    .fill(tones.paint('#7fae5a'), 'M-720 110L-380 130L340 130L320 146Q0 160-380 150T-720 140z');
  drawGround(pen, mixColors(tones.water, tones.paint('#2f9aa8'), 0.6), -230);
}

/** A gate of white and gold carvings under a curved roof, at the top of stairs among tall cedars. */
export function drawCarvedGate({ pen, tones, random }: MotifInput): void {
  const white = withBuilding(tones, '#efe6d2', '#4a4f58');
  const [gold, red] = [tones.paint('#dcae3e'), tones.paint('#b5483c')];
  let [trunks, tops] = ['', ''];
  for (let x = -390; x <= 390; x += 64) {
    const left = x + Math.round(random.between(-12, 12));
    if (Math.abs(left) < 190) continue;
    trunks += `M${left - 9} 0h18v260h-18z`;
    tops += `M${left - 50} 150L${left} ${Math.round(random.between(400, 480))}L${left + 50} 150z`;
  }
  pen.fill(tones.paint('#7a5a46'), trunks).fill(tones.leafShade, tops);
  pen
    .rect(red, -398, 40, 260, 70)
    .rect(red, 138, 40, 260, 70)
    .dashes(gold, 30, [34, 18], 'M-390 80H-140M144 80H398')
    .polygon(white.roof, [-398, 110], [-398, 132], [-130, 132], [-120, 110])
    .polygon(white.roof, [398, 110], [398, 132], [130, 132], [120, 110]);
  const base = drawSteps(pen, withBuilding(tones, '#b9b2a4', '#8f887a'), 220, 5, 10, 16);
  for (const x of [-120, -66, 66, 120])
    pen
      .rect(white.wall, x - 11, base, 22, 120)
      .rect(white.shade, x + 3, base, 8, 120)
      .rect(gold, x - 13, base + 104, 26, 8);
  pen
    .rect(white.deep, -54, base, 108, 110)
    .rect(gold, -146, base + 112, 292, 26)
    .dashes(white.lit, 12, [10, 7], `M-140 ${base + 125}H144`);
  pen
    .rect(white.wall, -130, base + 138, 260, 44)
    .dashes(white.window, 26, [26, 14], `M-122 ${base + 160}H126`)
    .dashes(gold, 8, [14, 6], `M-150 ${base + 186}H152`)
    .rect(red, -146, base + 134, 292, 7);
  drawEaves(pen, white, { y: base + 186, half: 226, height: 76, ridge: 100 });
  pen
    .fill(white.lit, `M-84 ${base + 190}q84 96 168 0q-44 36-84 36t-84-36z`)
    .fill(gold, `M-52 ${base + 204}q52 44 104 0q-30 14-52 14t-52-14z`)
    .rect(gold, -104, base + 258, 208, 8);
  drawHipRoof(pen, white, [0, base + 264, 190, 10], 6);
}

/** A long slab of concrete and glass on slender posts behind a lawn. */
export function drawSlabOnPosts({ pen, tones }: MotifInput): void {
  const concrete = withBuilding(tones, '#cfcbc2', '#a8a49c');
  pen
    .rect(mixColors(concrete.deep, tones.haze, 0.4), -380, 0, 760, 84)
    .dashes(concrete.wall, 84, [12, 50], 'M-366 42H380')
    .dashes(concrete.shade, 84, [4, 58], 'M-358 42H380');
  drawBlock(pen, concrete, { x: -390, y: 84, width: 780, height: 96 }, 0.08);
  pen
    .rect(tones.window, -380, 98, 760, 66)
    .dashes(concrete.lit, 66, [6, 13], 'M-380 131H380')
    .rect(concrete.lit, -396, 176, 792, 9)
    .rect(concrete.lit, -396, 84, 792, 8);
  pen.rect(concrete.shade, -50, 0, 100, 84).rect(concrete.deep, -34, 0, 68, 62);
}
