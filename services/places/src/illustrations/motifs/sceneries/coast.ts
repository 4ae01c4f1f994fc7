import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawFlag } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawCrowns, drawFarSea, drawPeak, drawSurf } from './parts.js';

/** A white lighthouse with a red lantern on wide slabs of granite by the sea. */
export function drawGraniteBeacon({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  drawFarSea(pen, tones, 90, '#3f6f92');
  const rock = withBuilding(tones, '#c9bdb0', '#9a8f86');
  pen
    .fill(
      rock.shade,
      'M-720 20Q-560 60-420 40Q-300 90-180 70Q-60 130 60 124Q200 130 300 70Q440 80 520 30Q640 40 720 10V-240H-720z',
    )
    .fill(
      rock.wall,
      'M-720-30Q-560 20-400 0Q-300 60-170 50Q-60 108 40 106Q120 60 260 20Q420 30 560-40Q640-30 720-50V-240H-720z',
    )
    .fill(
      rock.lit,
      'M-480-60Q-300 10-160 0Q-60 60 20 56Q-40-10-200-40T-480-60zM160-90Q300-30 460-80Q560-70 640-100Q420-120 160-90z',
      0.7,
    )
    .stroke(
      rock.deep,
      4,
      'M-600-20Q-400-60-330-140M-120 60Q-60-20 60-60M220 30Q300-60 480-100M-240-120Q0-90 160-180M-500-120Q-420-170-300-200',
      0.3,
    );
  const white = withBuilding(tones, '#f6f3ec', '#c9463c');
  pen
    .polygon(white.wall, [-62, 100], [-38, 360], [38, 360], [62, 100])
    .polygon(white.shade, [16, 100], [10, 360], [38, 360], [62, 100])
    .polygon(white.lit, [-62, 100], [-38, 360], [-22, 360], [-36, 100]);
  pen.rect(white.deep, -13, 104, 26, 46).rect(window, -8, 210, 16, 24).rect(window, -7, 292, 14, 22);
  pen.polygon(white.lit, [-38, 356], [-54, 376], [54, 376], [38, 356]).rect(white.roof, -56, 376, 112, 9);
  pen.stroke(white.roof, 4, 'M-54 385v22h108v-22M-27 385v22M0 385v22M27 385v22');
  pen.rect(window, -26, 385, 52, 48).stroke(white.roof, 5, 'M-26 385v48M-9 385v48M9 385v48M26 385v48');
  drawCone(pen, white, 0, 432, 38, 42);
  pen.rect(white.roof, -2, 474, 4, 22);
  drawWalkers(
    pen,
    tones,
    [
      [-190, 40],
      [-160, 44],
      [170, 60],
      [-330, -10],
      [340, 0],
    ],
    1,
  );
  pen.rounds(paint('#ffffff'), 5, 'M-700 30h60M560 24h70M430 54h50M-520 62h60', 0.7);
}

/** Temple towers of thatch on a rock in breaking waves. */
export function drawSeaRockTemple({ pen, tones }: MotifInput): void {
  drawFarSea(pen, tones, 100, '#3f7fa5');
  const rock = withBuilding(tones, '#6a5c54', '#4c4240');
  pen
    .fill(rock.wall, 'M-330-60Q-310 60-290 100Q-270 170-180 180Q0 210 140 190Q250 186 270 110Q300 40 330-60z')
    .fill(rock.shade, 'M60-60Q80 80 60 190L140 190Q250 186 270 110Q300 40 330-60z')
    .fill(rock.deep, 'M-90-60q4 80 60 84t66-84z', 0.7)
    .rounds(tones.leafShade, 64, 'M-220 176h60M120 190h70')
    .rounds(tones.leaf, 46, 'M-240 190h40M-120 196h60M60 206h60M190 170h20');
  drawMerus(pen, tones, [
    [-20, 190, 5, 60],
    [-130, 186, 3, 44],
    [90, 196, 3, 48],
  ]);
  drawSurf(pen, tones, 'M-420-56q60 26 120 4t130 6t140-4t130 6t160-6t90 2');
  pen
    .fill(tones.paint('#5f5450'), 'M-720-160Q-500-110-330-150T-40-190V-240H-720z')
    .rounds(tones.water, 8, 'M-600-170h80M-440-190h90', 0.6);
  drawWalkers(
    pen,
    tones,
    [
      [-520, -140],
      [-490, -136],
      [-380, -150],
      [-300, -164],
    ],
    1.2,
  );
}

/** A small temple at the edge of a high white cliff above the ocean. */
export function drawCliffTemple({ pen, tones }: MotifInput): void {
  drawFarSea(pen, tones, 40, '#2f7fa8');
  const rock = withBuilding(tones, '#d9cdb4', '#a89a84');
  pen
    .polygon(
      rock.wall,
      [-720, 250],
      [-300, 262],
      [60, 250],
      [150, 236],
      [170, 120],
      [150, 0],
      [190, -120],
      [-720, -240],
    )
    .polygon(rock.shade, [60, 250], [150, 236], [170, 120], [150, 0], [190, -120], [90, -150], [70, 40])
    .stroke(rock.deep, 4, 'M-560 230L-600-100M-400 240L-420-60M-250 240L-230-80M-90 236L-110-100M20 230L10-60', 0.26)
    .stroke(rock.lit, 6, 'M-700 150H-200M-560 80H60M-700 10H-120M-400-60H120', 0.5)
    .fill(tones.leafShade, 'M-720 240Q-500 300-340 280T20 262L60 250L-300 226z')
    .rounds(tones.leaf, 54, 'M-640 280h80M-480 296h60M-340 286h60M-240 280h30')
    .rounds(tones.leafLight, 18, 'M-620 302h40M-460 314h40');
  drawMerus(pen, tones, [
    [60, 246, 3, 60],
    [-60, 254, 2, 46],
  ]);
  pen.rect(tones.paint('#a8968a'), -150, 250, 290, 14);
  drawSurf(pen, tones, 'M160-110q60 30 130 0t150 10t160-10t130 10M230-170q60 24 130-4t150 12t180-8');
}

function drawMerus(
  pen: MotifInput['pen'],
  tones: MotifInput['tones'],
  towers: readonly (readonly [number, number, number, number])[],
): void {
  const thatch = withBuilding(tones, '#b5744c', '#4a4044');
  for (const [x, y, tiers, half] of towers) {
    pen.rect(thatch.wall, x - half * 0.5, y - 10, half, 44).rect(tones.window, x - half * 0.2, y - 4, half * 0.4, 34);
    let foot = y + 30;
    for (let tier = 0; tier < tiers; tier++) {
      const wide = Math.round(half * (1.15 - (tier / tiers) * 0.62));
      pen
        .polygon(
          thatch.roof,
          [x - wide, foot],
          [x - wide * 0.34, foot + 26],
          [x + wide * 0.34, foot + 26],
          [x + wide, foot],
        )
        .polygon(
          thatch.roofShade,
          [x + wide * 0.2, foot],
          [x + wide * 0.1, foot + 26],
          [x + wide * 0.34, foot + 26],
          [x + wide, foot],
        )
        .rect(thatch.wall, x - wide * 0.24, foot + 24, wide * 0.48, 10);
      foot += 32;
    }
    pen.polygon(thatch.roof, [x - 8, foot], [x, foot + 28], [x + 8, foot]);
  }
}

/** Marble columns of a temple on a bare cape high above the sea. */
export function drawCapeTemple({ pen, tones }: MotifInput): void {
  drawFarSea(pen, tones, 120, '#3f8fb5');
  drawPeak(pen, tones, [-520, 190], 240, { color: '#8a93a0', air: 0.5, snow: 0, base: 118 });
  drawPeak(pen, tones, [580, 200], 260, { color: '#8a93a0', air: 0.5, snow: 0, base: 118 });
  const rock = withBuilding(tones, '#b39a76', '#8a7558');
  pen
    .polygon(
      rock.wall,
      [-430, -110],
      [-390, 20],
      [-330, 130],
      [-220, 176],
      [260, 180],
      [330, 150],
      [400, 40],
      [470, -110],
    )
    .polygon(rock.shade, [120, -110], [160, 178], [260, 180], [330, 150], [400, 40], [470, -110])
    .stroke(rock.deep, 4, 'M-330 110L-350-20M-220 160L-240 20M-80 166L-90 30M60 170L50 40M250 170L270 30', 0.3)
    .fill(tones.paint('#9a9a5f'), 'M-330 130Q-220 190-220 176L260 180L330 150Q200 150 0 156T-330 130z');
  const marble = withBuilding(tones, '#f4eee0', '#cfc4b0');
  pen.rect(marble.shade, -230, 176, 470, 12).rect(marble.lit, -214, 188, 440, 10);
  pen
    .dashes(marble.wall, 150, [20, 25], 'M-190 273H190')
    .dashes(marble.lit, 150, [7, 38], 'M-190 273H190')
    .dashes(marble.shade, 150, [6, 39], 'M-176 273H196');
  pen
    .rect(marble.lit, -196, 348, 276, 12)
    .rect(marble.wall, -192, 360, 268, 10)
    .dashes(marble.wall, 150, [18, 60], 'M-170 273H190')
    .rect(marble.lit, 104, 346, 92, 10);
  drawWalkers(
    pen,
    tones,
    [
      [-260, 172],
      [276, 170],
      [250, 176],
    ],
    0.9,
  );
  drawSurf(pen, tones, 'M-560-106q60 22 130 2t140 6t140-4t150 6t160-6t150 4t160-4');
}

/** A small stone tower with a dark cap on a low islet in a strait, a city beyond. */
export function drawMaidensTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ecdfc6', '#6f7a82');
  pen
    .polygon(withBuilding(tones, '#8f867c', '#8f867c').wall, [-270, -6], [-240, 26], [240, 26], [280, -6])
    .rect(stone.shade, -230, 22, 460, 14);
  drawBlock(pen, stone, { x: -180, y: 34, width: 330, height: 66 }, 0.2);
  drawHipRoof(pen, stone, [-15, 100, 346, 26], 24);
  drawWindows(pen, stone.window, [-100, 40, 140, 54], [4, 1, 14, 26], true);
  drawWindows(pen, stone.window, [90, 40, 100, 54], [3, 1, 14, 26], true);
  drawBlock(pen, stone, { x: -46, y: 34, width: 92, height: 180 }, 0.34);
  drawWindows(pen, stone.window, [-4, 110, 70, 90], [2, 2, 14, 28], true);
  pen.rect(stone.lit, -58, 214, 116, 10).stroke(stone.deep, 3, 'M-56 224v20h112v-20M-30 224v20M0 224v20M30 224v20');
  drawBlock(pen, stone, { x: -32, y: 224, width: 64, height: 62 }, 0.34);
  drawWindows(pen, stone.window, [0, 232, 56, 46], [3, 1, 10, 32], true);
  pen
    .fill(stone.roof, 'M-44 286q10 34 34 40l10 50l10-50q24-6 34-40z')
    .fill(stone.roofShade, 'M8 286q4 30 2 40l-4 22l4-22q24-6 34-40z');
  drawFlag(pen, stone.deep, tones.paint('#c9313c'), 0, 370, 60);
}

/** Low star-shaped ramparts of granite on grassy islands in the sea. */
export function drawSeaBastions({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, '#a89f94', '#7d8a7a');
  const grass = tones.paint('#7f9a5c');
  for (const [x, half, y] of [
    [-250, 150, 0],
    [190, 210, -14],
  ] as const) {
    pen
      .polygon(stone.shade, [x - half, y], [x - half + 24, y + 66], [x + half - 24, y + 66], [x + half, y])
      .polygon(stone.wall, [x - half, y], [x - half + 24, y + 66], [x, y + 66], [x - 30, y])
      .stroke(stone.deep, 3, `M${x - half} ${y + 22}H${x + half}M${x - half + 12} ${y + 44}H${x + half - 12}`, 0.3)
      .fill(grass, `M${x - half + 20} ${y + 64}q${Math.round(half * 0.4)} 50 ${half - 20} 50t${half - 20}-50z`);
  }
  const yellow = withBuilding(tones, '#e3cf9a', '#8a5a48');
  for (const [x, y, wide] of [
    [-300, 90, 110],
    [60, 86, 130],
    [220, 90, 150],
  ] as const) {
    drawBlock(pen, yellow, { x: x - wide / 2, y, width: wide, height: 54 }, 0.2);
    drawHipRoof(pen, yellow, [x, y + 54, wide + 8, 26], 20);
    drawWindows(pen, yellow.window, [x, y + 6, wide - 10, 42], [Math.round(wide / 26), 1, 10, 18]);
  }
  const church = withBuilding(tones, '#efe6d2', '#6f9a86');
  drawBlock(pen, church, { x: 116, y: 90, width: 56, height: 130 }, 0.34);
  drawCone(pen, church, 144, 220, 34, 60);
  pen.rect(church.lit, 136, 276, 16, 14).arch(stone.deep, -262, 0, 36, 30).arch(stone.deep, 250, -10, 36, 28);
  drawCrowns(pen, tones, random, [-230, -150], 96, 46);
  drawCrowns(pen, tones, random, [310, 380], 70, 40);
  pen.rect(stone.deep, -30, 92, 30, 7).rect(stone.deep, 330, 60, 34, 7);
}
