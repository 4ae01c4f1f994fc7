import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawWindows } from '../buildings/parts.js';
import { drawToppedTower } from '../facades/towers.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawDrumTower, drawFarSea, drawGround, drawPeak, drawSurf } from './parts.js';

/** A white lighthouse on a headland. */
export interface HeadlandLight {
  lantern: string;
  /** Roof of the keeper's house. */
  house: string;
  ground: string;
  rock: string;
  /** Half widths at the foot and at the top, and height. */
  shaft: readonly [foot: number, top: number, height: number];
}

export function drawHeadlandLight(
  { pen, tones }: MotifInput,
  { lantern, house, ground, rock: stone, shaft }: HeadlandLight,
): void {
  const { paint, window, isDusk } = tones;
  drawFarSea(pen, tones, 90, '#2f7fa8');
  const rock = withBuilding(tones, stone, stone);
  pen
    .polygon(
      rock.wall,
      [-720, -20],
      [-400, 30],
      [-180, 60],
      [230, 66],
      [290, 20],
      [330, -60],
      [380, -130],
      [470, -240],
      [-720, -240],
    )
    .polygon(rock.shade, [120, 60], [230, 66], [290, 20], [330, -60], [380, -130], [470, -240], [240, -240], [170, -60])
    .stroke(rock.deep, 4, 'M-520-20L-560-200M-340 10L-360-180M-140 20L-130-200M40 30L20-220M220 40L250-120', 0.26)
    .fill(paint(ground), 'M-720 10Q-420 50-180 76T230 78L262 46Q60 40-100 20T-500-70T-720-90z');
  const white = withBuilding(tones, '#f6f3ec', house);
  const [foot, top, high] = shaft;
  const y = 70;
  drawBlock(pen, white, { x: -250, y, width: 140, height: 62 }, 0.2);
  drawHipRoof(pen, white, [-180, y + 62, 156, 44], 30);
  drawWindows(pen, window, [-184, y + 8, 130, 46], [4, 1, 14, 24]);
  drawBlock(pen, white, { x: -116, y, width: 70, height: 44 }, 0.3);
  drawHipRoof(pen, white, [-81, y + 44, 80, 26], 16);
  pen
    .polygon(white.wall, [-foot, y], [-top, y + high], [top, y + high], [foot, y])
    .polygon(white.shade, [foot * 0.25, y], [top * 0.25, y + high], [top, y + high], [foot, y]);
  pen
    .arch(white.deep, -10, y, 20, 30)
    .rect(window, -6, y + high * 0.45, 12, 18)
    .rect(window, -6, y + high * 0.74, 12, 16);
  const deck = y + high;
  pen
    .rect(white.deep, -top - 14, deck, 2 * top + 28, 8)
    .stroke(white.deep, 3, `M${-top - 12} ${deck + 8}v18h${2 * top + 24}v-18M0 ${deck + 8}v18`);
  pen
    .rect(isDusk ? '#ffe2a0' : paint('#dcebf0'), -20, deck + 8, 40, 40)
    .stroke(white.deep, 3, `M-20 ${deck + 8}v40M0 ${deck + 8}v40M20 ${deck + 8}v40`);
  drawCone(pen, withBuilding(tones, lantern, lantern), 0, deck + 48, 28, 30);
  drawSurf(pen, tones, 'M380-150q60 26 120 4t130 6t150-4M450-220q70 24 140 2t160 6');
  pen.rounds(mixColors(paint('#ffffff'), tones.haze, 0.2), 5, 'M520 44h70M600 20h60M-700 66h0', 0.6);
}

/** A tower in steps of stone at the water, each narrower than the one below. */
export function drawQuayTower(
  { pen, tones }: MotifInput,
  { stone, tiers, cap }: { stone: string; tiers: readonly (readonly [half: number, height: number])[]; cap: string },
): void {
  const wall = withBuilding(tones, stone, cap);
  let y = 0;
  for (const [half, height] of tiers) {
    drawBlock(pen, wall, { x: -half, y, width: 2 * half, height }, 0.36);
    pen.rect(wall.lit, -half, y, half * 0.4, height);
    drawWindows(
      pen,
      wall.window,
      [0, y + height * 0.2, half * 1.5, height * 0.7],
      [3, Math.max(1, Math.round(height / 80)), 9, 24],
      true,
    );
    pen.rect(wall.lit, -half - 5, y + height - 6, 2 * half + 10, 8);
    drawBattlement(pen, wall.wall, -half - 5, y + height + 2, 2 * half + 10, 10);
    y += height;
  }
  pen.dome(wall.roof, 0, y + 10, tiers.at(-1)![0] * 0.6, 18).rect(wall.deep, -1, y + 26, 3, 24);
}

/** A small stone church without a tower on the shore of a turquoise lake before white mountains. */
export function drawLakeChapel({ pen, tones }: MotifInput): void {
  drawPeak(pen, tones, [-420, 330], 360, { color: '#8290a8', air: 0.34, snow: 0.6, base: 60 });
  drawPeak(pen, tones, [60, 380], 400, { color: '#8290a8', air: 0.34, snow: 0.62, base: 60 });
  drawPeak(pen, tones, [520, 310], 340, { color: '#8290a8', air: 0.34, snow: 0.56, base: 60 });
  pen.rect(mixColors(tones.water, tones.paint('#4fc0cf'), 0.7), -720, -60, 1440, 130);
  drawGround(pen, tones.paint('#b5a878'), -20);
  const stone = withBuilding(tones, '#a89c8c', '#6a655f');
  drawBlock(pen, stone, { x: -130, y: -10, width: 230, height: 90 }, 0.16);
  pen
    .polygon(stone.roof, [-150, 76], [-120, 170], [110, 170], [124, 76])
    .polygon(stone.roofShade, [-150, 76], [-120, 170], [-104, 170], [-96, 76]);
  pen
    .polygon(stone.wall, [96, -10], [96, 80], [150, 150], [206, 80], [206, -10])
    .polygon(stone.shade, [170, -10], [170, 126], [206, 80], [206, -10])
    .line(stone.roof, 9, [88, 74], [150, 156], [214, 74]);
  pen
    .pointedArch(stone.deep, 136, -10, 30, 40)
    .rect(stone.lit, 142, 150, 20, 26)
    .polygon(stone.roof, [138, 176], [152, 192], [166, 176]);
  for (const x of [-100, -50, 0, 50]) pen.pointedArch(stone.window, x, 20, 14, 24);
  pen.stroke(stone.deep, 2, 'M-130 20H96M-130 50H96', 0.3);
  pen
    .rounds(stone.shade, 30, 'M-240-20h20M-180-26h10M240-22h30M300-30h20')
    .rounds(
      tones.paint('#a98ac0'),
      16,
      'M-420-90v30M-390-96v36M-360-100v30M360-100v30M400-94v36M440-104v30M-500-120v30M500-130v36',
    );
  drawGround(pen, tones.paint('#8f8a5f'), -170);
}

/** A small banded church with a drum on a cliff above a lake. */
export function drawLakeDrumChurch({ pen, tones }: MotifInput): void {
  drawPeak(pen, tones, [-460, 230], 400, { color: '#7f94a8', air: 0.5, snow: 0, base: 30 });
  drawPeak(pen, tones, [420, 250], 460, { color: '#7f94a8', air: 0.5, snow: 0, base: 30 });
  drawFarSea(pen, tones, 40, '#3f86b0');
  const rock = withBuilding(tones, '#b5a58c', '#8a7c68');
  pen
    .polygon(
      rock.wall,
      [-320, -240],
      [-280, -60],
      [-240, 70],
      [-160, 104],
      [180, 104],
      [260, 60],
      [330, -60],
      [420, -240],
    )
    .polygon(rock.shade, [60, -240], [90, 60], [180, 104], [260, 60], [330, -60], [420, -240])
    .stroke(rock.deep, 4, 'M-230 60L-250-100M-120 90L-140-100M0 96L-10-110M110 96L130-80M220 70L260-80', 0.3)
    .rounds(tones.leafShade, 44, 'M-250 76h30M210 80h40M-60-180h70M180-150h60');
  const stone = withBuilding(tones, '#c99f7f', '#a8583f');
  drawDrumTower(pen, stone, { x: -10, y: 100, size: 1.15 });
  pen.stroke(stone.lit, 4, 'M-120 124H100M-120 148H100M-120 170H100', 0.5);
  for (const x of [-200, -170, 160, 190]) pen.polygon(tones.leafShade, [x - 12, 96], [x, 210], [x + 12, 96]);
}

/** A plain cross-shaped church on a bare hill above two rivers that join. */
export function drawBareHillChurch({ pen, tones }: MotifInput): void {
  drawPeak(pen, tones, [-420, 240], 460, { color: '#8f9a8a', air: 0.46, snow: 0, base: 0 });
  drawPeak(pen, tones, [440, 270], 480, { color: '#8f9a8a', air: 0.46, snow: 0, base: 0 });
  pen.rect(tones.paint('#a9a878'), -720, -240, 1440, 270);
  pen
    .fill(tones.water, 'M-720 20Q-500-10-420-60T-480-240H-560Q-520-90-560-50T-720-20z')
    .fill(mixColors(tones.water, tones.paint('#8a7f62'), 0.4), 'M-460 28Q-430-20-420-60L-380-50Q-390 0-400 28z');
  pen
    .fill(tones.paint('#b39a6c'), 'M-420-240Q-300 60-140 140H180Q380 80 720-60V-240z')
    .fill(tones.paint('#8f7a54'), 'M120-240Q160 40 110 140H180Q380 80 720-60V-240z');
  pen.rounds(tones.leafShade, 26, 'M-240-60h30M-180 20h20M240-20h40M340-80h40M20-120h40');
  const stone = withBuilding(tones, '#c9ad84', '#a8906f');
  drawDrumTower(pen, stone, { x: 10, y: 134, size: 1.3 });
  pen.polygon(
    stone.shade,
    [-190, 134],
    [-180, 170],
    [-120, 164],
    [-110, 134],
    [150, 134],
    [160, 176],
    [210, 160],
    [216, 134],
  );
}

/** A dark drum church and chapels against cliffs at the head of a gorge. */
export function drawGorgeMonastery({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#a8937c', '#7f6d5c');
  pen
    .polygon(
      mixColors(rock.wall, tones.haze, 0.2),
      [-720, 240],
      [-520, 420],
      [-330, 380],
      [-160, 480],
      [60, 430],
      [240, 500],
      [420, 380],
      [720, 460],
      [720, -40],
      [-720, -40],
    )
    .stroke(
      mixColors(rock.deep, tones.haze, 0.3),
      6,
      'M-500 400L-540 120M-340 370L-320 100M-170 460L-200 120M60 420L40 150M230 480L260 140M420 370L400 100',
      0.35,
    );
  pen
    .polygon(rock.wall, [-720, 60], [-420, 260], [-300, 200], [-240, 60], [-240, -240], [-720, -240])
    .polygon(rock.shade, [240, 60], [330, 240], [520, 300], [720, 160], [720, -240], [240, -240]);
  drawGround(pen, tones.paint('#8a9060'), 30);
  const stone = withBuilding(tones, '#9a8672', '#8a786a');
  drawBlock(pen, stone, { x: -250, y: 20, width: 500, height: 46 }, 0.14);
  drawDrumTower(pen, stone, { x: 20, y: 60, size: 1.1 });
  drawBlock(pen, stone, { x: -190, y: 60, width: 90, height: 70 }, 0.3);
  drawHipRoof(pen, stone, [-145, 130, 100, 30], 30);
  drawToppedTower(pen, stone, [190, 60, 44, 90], 'cone', 50);
  for (const x of [-370, -420, 330, 390]) pen.arch(rock.deep, x - 12, 90, 24, 30);
}

/** Ruined walls on two headlands of slate with a thin footbridge between them above the surf. */
export function drawChasmCastle({ pen, tones }: MotifInput): void {
  drawFarSea(pen, tones, 60, '#2f7f9a');
  const rock = withBuilding(tones, '#7f7a74', '#5f5a58');
  const grass = tones.paint('#7f9a58');
  for (const side of [-1, 1]) {
    const at = (x: number) => side * x;
    pen
      .polygon(
        side < 0 ? rock.wall : rock.shade,
        [at(90), -240],
        [at(70), 60],
        [at(100), 190],
        [at(260), 230],
        [at(520), 250],
        [at(720), 200],
        [at(720), -240],
      )
      .polygon(
        grass,
        [at(100), 190],
        [at(260), 230],
        [at(520), 250],
        [at(720), 200],
        [at(720), 150],
        [at(420), 200],
        [at(180), 160],
      );
    pen.stroke(
      rock.deep,
      4,
      `M${at(160)} 180L${at(140)}-100M${at(280)} 210L${at(300)}-120M${at(430)} 220L${at(420)}-140M${at(580)} 200L${at(600)}-160`,
      0.35,
    );
  }
  const stone = withBuilding(tones, '#a39c90', '#837c72');
  for (const [x, y, wide, high] of [
    [-420, 226, 90, 60],
    [-300, 222, 50, 90],
    [-220, 206, 60, 40],
    [250, 216, 70, 66],
    [350, 230, 44, 100],
    [430, 236, 90, 46],
  ] as const)
    pen
      .polygon(
        stone.wall,
        [x - wide / 2, y],
        [x - wide / 2, y + high],
        [x - wide * 0.2, y + high * 0.8],
        [x, y + high * 0.94],
        [x + wide / 2, y + high * 0.5],
        [x + wide / 2, y],
      )
      .polygon(
        stone.shade,
        [x + wide * 0.2, y],
        [x + wide * 0.2, y + high * 0.78],
        [x + wide / 2, y + high * 0.5],
        [x + wide / 2, y],
      );
  pen.arch(stone.deep, -430, 228, 22, 20).arch(stone.deep, 340, 232, 18, 30);
  pen
    .stroke(tones.paint('#5a4a44'), 9, 'M-102 182H102')
    .stroke(
      tones.paint('#8a6a58'),
      4,
      'M-102 176Q-60 120 0 118M102 176Q60 120 0 118M-102 200H102M-70 182V150M-36 182V128M36 182V128M70 182V150',
    );
  drawSurf(pen, tones, 'M-90-60q30 20 60 2t60 4t60-4M-80-130q30 20 60 2t60 4t50-4');
}
