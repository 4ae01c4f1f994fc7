import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawWallOpenings, placeOnWall } from './parts.js';

/** A low passage between walls of stacked bones and skulls. */
export function drawBoneTunnel({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const [rock, bone, dark] = [paint('#6f5f4c'), paint('#b99f78'), paint('#2f2730')];
  pen.rect(dark, -740, -260, 1480, 920).polygon(rock, [-90, 190], [90, 190], [740, 660], [-740, 660]);
  pen.polygon(paint('#8a7758'), [-90, -60], [90, -60], [740, -260], [-740, -260]);
  pen
    .rect(paint('#1d1a26'), -90, -60, 180, 250)
    .rect(mixColors(paint('#e0a95a'), paint('#2f2730'), 0.4), -40, -60, 80, 150);
  pen.stroke(paint('#54483c'), 5, 'M-90 190L-740 660M90 190L740 660M-40 190L-330 660M40 190L330 660', 0.7);
  for (const side of [-1, 1]) {
    const at = placeOnWall(side, 90, 20);
    pen.polygon(side < 0 ? bone : paint('#97815f'), at(90, -60), at(90, 120), at(740, 84), at(740, -60));
    for (const row of [-40, -10, 20, 50, 80]) {
      let skulls = '';
      for (let d = 110; d < 700; d *= 1.17) {
        const [x, y] = at(d, row + 8);
        skulls += `M${Math.round(x)} ${Math.round(y)}v${Math.round(d / 30)}`;
        const size = d / 9;
        pen.rounds(row % 60 === 20 ? paint('#e9d6b0') : paint('#d3bd94'), Math.round(size / 4) * 4, skulls);
        skulls = '';
        if (row % 60 === 20)
          pen.rounds(
            dark,
            Math.max(4, Math.round(size / 16) * 4),
            `M${Math.round(x - size * 0.2)} ${Math.round(y)}v1M${Math.round(x + size * 0.2)} ${Math.round(y)}v1`,
          );
      }
    }
  }
  const flicker = Math.round(random.between(0, 6));
  pen.rounds(paint('#f2c069'), 16, `M-60 ${150 + flicker}v4M60 ${150 + flicker}v4`);
  drawWalkers(
    pen,
    tones,
    [
      [-14, -70],
      [24, -76],
    ],
    1.4,
  );
}

/** Three storeys of cell doors and iron galleries around a hall under a glass roof. */
export function drawPrisonHall({ pen, tones }: MotifInput): void {
  const { paint, sky, isDusk, window } = tones;
  const wall = withBuilding(tones, '#e3d9c4', '#7d8a92');
  const glass = isDusk ? mixColors(paint('#7d9fb5'), sky[1], 0.5) : paint('#c9dfe6');
  const iron = paint('#5a6a74');
  pen.rect(wall.wall, -740, -260, 1480, 920).rect(glass, -240, 380, 480, 280);
  pen.stroke(wall.lit, 8, 'M-240 380V660M-120 390V660M0 390V660M120 390V660M240 380V660M-240 470H240M-240 560H240');
  pen.fill(wall.shade, 'M-240 380A240 150 0 0 0 240 380V-60H-240z').rect(wall.wall, -240, -60, 480, 440);
  pen.fill(wall.lit, 'M-110 90v150a110 110 0 0 0 220 0V90z').fill(window, 'M-96 96v142a96 96 0 0 0 192 0V96z');
  pen.stroke(wall.lit, 6, 'M-48 96v220M0 96v240M48 96v220M-96 170H96M-96 240H96');
  pen.polygon(paint('#a8a096'), [-240, -60], [240, -60], [740, -260], [-740, -260]);
  for (const side of [-1, 1]) {
    const at = placeOnWall(side, 240, 140);
    pen.polygon(
      side < 0 ? wall.wall : mixColors(wall.wall, wall.shade, 0.6),
      at(240, -60),
      at(240, 400),
      at(760, 400),
      at(760, -60),
    );
    for (const y of [-50, 90, 230]) {
      drawWallOpenings(pen, wall.lit, at, [y, y + 84], { from: 252, ratio: 1.28, share: 0.5 });
      drawWallOpenings(pen, wall.deep, at, [y, y + 76], { from: 260, ratio: 1.28, share: 0.38 });
    }
    for (const y of [76, 216]) {
      pen.polygon(iron, at(240, y), at(240, y + 8), at(760, y + 8), at(760, y));
      const [a, b] = [at(240, y + 40), at(760, y + 40)];
      pen.line(iron, 5, a, b);
      let bars = '';
      for (let d = 246; d < 740; d *= 1.08)
        bars += `M${at(d, y).map(Math.round).join(' ')}L${at(d, y + 40)
          .map(Math.round)
          .join(' ')}`;
      pen.stroke(iron, 3, bars);
    }
  }
  pen.polygon(iron, [-40, -70], [-40, 40], [-30, 40], [90, -120], [80, -130], [-36, 20], [-36, -70]);
  pen.stroke(iron, 5, 'M-70-120L-70 90H60V-120M-70-70L60-90M-70-20L50-40M-70 30L60 20');
  drawWalkers(
    pen,
    tones,
    [
      [150, -130],
      [180, -126],
      [-170, -140],
    ],
    1.5,
  );
}

/** The roots of a huge tree over the roof and the door of a stone temple. */
export function drawRootTemple({ pen, tones, random }: MotifInput): void {
  const { leaf, leafShade, leafLight, paint } = tones;
  const stone = withBuilding(tones, '#a09a86', '#7f7a68');
  const [bark, barkShade] = [paint('#d9ccb4'), paint('#a8987f')];
  pen
    .rect(leafShade, -740, -80, 1480, 740)
    .rounds(leaf, 130, 'M-640 380v60M-420 470h80M380 440h90M640 360v90M-200 540h80M220 560h60');
  pen.rounds(leafLight, 40, 'M-600 520h40M420 560h60M-340 590h40', 0.6);
  pen.rect(stone.wall, -420, -40, 840, 220).rect(stone.shade, 190, -40, 230, 220);
  pen.stroke(
    stone.deep,
    3,
    'M-420 20H420M-420 76H420M-420 130H420M-340-40V20M-240 20V76M-320 76V130M-180-40V20M200 20V76M300-40V20M260 76V130M360 20V76',
    0.35,
  );
  pen
    .polygon(stone.lit, [-450, 180], [-420, 206], [420, 206], [450, 180])
    .polygon(stone.roof, [-400, 206], [-330, 252], [330, 252], [400, 206]);
  pen.rect(stone.lit, -92, -40, 184, 200).rect(stone.wall, -74, -40, 148, 178).rect(stone.deep, -46, -40, 92, 150);
  pen.fill(
    bark,
    'M-70 660Q-60 420-90 300Q-180 250-210 120Q-220 40-260-40h34Q-190 30-180 100Q-160 190-110 230Q-110 90-130-40h30Q-84 80-72 236L-20 250L20 244Q70 200 110 90Q120 20 116-40h34Q150 40 140 110Q180 90 240 70Q300 40 330-40h30Q330 60 260 104Q170 150 110 270Q70 400 80 660z',
  );
  pen.fill(
    barkShade,
    'M20 660Q30 400 20 244Q70 200 110 90Q120 20 116-40h34Q150 40 140 110Q180 90 240 70Q300 40 330-40h30Q330 60 260 104Q170 150 110 270Q70 400 80 660z',
  );
  pen.stroke(barkShade, 5, 'M-40 640Q-36 420-60 290M0 640Q4 440-8 270', 0.6);
  pen
    .fill(paint('#b5a684'), 'M-740-30Q-300-60 0-44T740-30V-260H-740z')
    .polygon(paint('#cabb98'), [-50, -44], [50, -44], [150, -260], [-150, -260]);
  let blocks = '';
  for (let x = -660; x < 680; x += 90)
    if (Math.abs(x) > 120) blocks += `M${x} ${Math.round(random.between(-150, -60))}h60v34h-60z`;
  pen.fill(stone.shade, blocks).rounds(leaf, 30, 'M-600-90h60M-420-150h70M300-100h60M520-140h80');
  drawWalkers(
    pen,
    tones,
    [
      [-20, -90],
      [14, -96],
    ],
    1.3,
  );
}

/** The stone head of a Buddha held by the roots of a fig tree. */
export function drawRootBuddha({ pen, tones }: MotifInput): void {
  const { leaf, leafShade, paint } = tones;
  const brick = withBuilding(tones, '#b5714f', '#8a5540');
  const stone = withBuilding(tones, '#c9bda8', '#8f8676');
  const [bark, barkShade] = [paint('#a8977c'), paint('#7a6a58')];
  pen
    .rect(leafShade, -740, -100, 1480, 760)
    .rounds(leaf, 150, 'M-620 400v80M-360 520h60M340 520h80M620 380v90M0 600h60');
  pen
    .rect(brick.wall, -740, -60, 420, 250)
    .rect(brick.shade, 360, -60, 380, 200)
    .polygon(brick.wall, [-560, 190], [-520, 420], [-480, 500], [-440, 420], [-400, 190]);
  pen.stroke(brick.deep, 3, 'M-740 0H-320M-740 60H-320M-740 120H-320M360 20H740M360 80H740', 0.3);
  pen.fill(bark, 'M-300-90Q-250 120-220 300T-230 660H250Q220 460 240 300T310-90z');
  pen.stroke(
    barkShade,
    22,
    'M-250-90Q-190 100-180 280T-190 660M260-90Q200 120 190 290T200 660M-150-90Q-170 60-130 240T-90 660M160-90Q180 80 130 240T90 660M-40 660Q-20 480-80 360M40 660Q20 480 80 360',
  );
  pen.stroke(
    bark,
    12,
    'M-210-90Q-160 90-150 280T-140 660M214-90Q160 100 156 280T150 660M-100 420Q0 380 100 430M-120 500Q10 450 130 510',
  );
  pen.fill(stone.deep, 'M-104 130Q-120 300 0 320Q120 300 104 130Q80 20 0 6Q-80 20-104 130z');
  pen
    .fill(stone.wall, 'M-88 130Q-100 290 0 306Q100 290 88 130Q66 34 0 22Q-66 34-88 130z')
    .fill(stone.shade, 'M26 26Q60 60 60 150T30 300Q100 280 88 130Q66 40 26 26z');
  pen
    .fill(stone.shade, 'M-88 210Q-60 330 0 336T88 210Q40 262 0 262T-88 210z')
    .rounds(
      stone.deep,
      10,
      'M-70 240v1M-44 260v1M-16 268v1M14 268v1M42 260v1M68 240v1M-50 286v1M-22 296v1M8 298v1M38 290v1',
      0.5,
    );
  pen.stroke(
    stone.deep,
    6,
    'M-62 168q24-16 44 0M18 168q20-16 44 0M-66 194q26 18 50 2M16 196q24 16 50-2M-6 180Q-14 130-18 116q18-10 36 0M-32 84q32-14 64 0',
  );
  pen.stroke(
    bark,
    16,
    'M-120 330Q-60 350 0 340T120 330M-130 20Q-60-10 0 0T130 20M-104 60Q-130 160-100 290M104 60Q130 160 100 290',
  );
  pen
    .fill(paint('#8f8a5f'), 'M-740-60Q-200-90 0-84T740-60V-260H-740z')
    .fill(paint('#6f7a4c'), 'M-740-150Q-200-130 100-160T740-150V-260H-740z');
}
