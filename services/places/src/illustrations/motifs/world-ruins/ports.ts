import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawMist, drawPalm, fade } from '../wonders/parts.js';
import { drawHotels } from '../world-shores/parts.js';

/** A bay with palms and tall towers behind the domes of an old walled town. */
export function drawTropicBayCity({ pen, tones }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  drawHotels(
    pen,
    tones,
    60,
    [
      [-640, 100, 280],
      [-530, 90, 380],
      [-430, 90, 300],
      [-330, 80, 420],
      [-240, 90, 330],
      [240, 90, 360],
      [330, 80, 290],
      [430, 100, 430],
      [540, 90, 320],
      [640, 100, 380],
    ],
    0.34,
  );
  const stone = withBuilding(tones, '#c4b59a', '#5f8a7a');
  drawBlock(pen, stone, { x: -150, y: 60, width: 300, height: 120 }, 0.14);
  pen
    .polygon(stone.wall, [-90, 180], [0, 240], [90, 180])
    .circle(stone.deep, 0, 176, 26)
    .arch(stone.deep, -24, 60, 48, 50)
    .dome(stone.roof, 90, 180, 54, 60)
    .rect(stone.lit, 86, 236, 8, 30);
  drawBlock(pen, stone, { x: -200, y: 60, width: 70, height: 210 }, 0.3);
  pen.dome(stone.roof, -165, 270, 34, 34).rect(stone.deep, -180, 220, 30, 34);
  pen
    .rect(paint('#8f8474'), -400, 40, 800, 50)
    .dashes(paint('#8f8474'), 16, [18, 14], 'M-400 98H400')
    .dashes(paint('#746a5c'), 4, [30, 12], 'M-396 64H396')
    .rect(leafShade, -720, 40, 320, 40)
    .rect(leafShade, 400, 40, 320, 40)
    .rounds(leaf, 40, 'M-680 84h100M-520 80h90M440 80h100M600 84h100');
  for (const [x, s] of [
    [-450, 1.7],
    [-350, 1.4],
    [360, 1.4],
    [470, 1.7],
    [-580, 1.5],
    [590, 1.6],
  ] as const)
    drawPalm(pen, tones, x, 40, s, x < 0 ? 0.1 : -0.1);
  pen
    .rect(paint('#a89f92'), -720, 24, 1440, 18)
    .rect(tones.water, -720, -230, 1440, 256)
    .rounds(tones.waterLight, 4, 'M-560-30h180M-160-60h220M220-30h200M-420-140h200M120-150h220');
  pen
    .fill(paint('#f6f2e8'), 'M-300-60h150l-24-26h-100zM-270-60v26h90v-26z')
    .fill(paint('#7a4f38'), 'M190-110h170l-26-24h-120z')
    .stroke(paint('#7a4f38'), 5, 'M160-130h240M210-112v-20M340-112v-20');
}

/** A walled port: ocher bastions on the sea, with domes and towers over painted houses. */
export function drawRampartPort({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  drawHotels(
    pen,
    tones,
    80,
    [
      [480, 50, 190],
      [540, 50, 250],
      [600, 50, 210],
      [660, 50, 280],
    ],
    0.45,
  );
  const hues = ['#e8a06a', '#f2cf7a', '#d9705a', '#f4e6cc', '#e0b08a', '#8fbfc4'];
  for (const [row, y] of [130, 96, 64].entries())
    for (let x = -700 + row * 24; x < 460; x += 78) {
      const wall = fade(haze, 0.2 - row * 0.08)(paint(hues[Math.floor(random.between(0, 6))]!));
      const high = Math.round(random.between(60, 96));
      pen
        .rect(wall, x, y, 76, high)
        .polygon(
          paint('#b5563f'),
          [x - 4, y + high],
          [x + 14, y + high + 20],
          [x + 62, y + high + 20],
          [x + 80, y + high],
        )
        .dashes(tones.window, 22, [14, 14], `M${x + 10} ${y + high - 30}h56`);
    }
  const church = withBuilding(tones, '#f0d9a0', '#c4653f');
  drawBlock(pen, church, { x: -130, y: 150, width: 70, height: 190 }, 0.3);
  pen.dome(church.roof, -95, 340, 36, 50).rect(church.lit, -99, 388, 8, 24).arch(church.deep, -108, 280, 26, 30);
  drawBlock(pen, church, { x: 120, y: 150, width: 130, height: 80 }, 0.2);
  pen.dome(church.roof, 185, 230, 64, 76).rect(church.lit, 180, 304, 10, 24);
  const rampart = withBuilding(tones, '#c9a878', '#9a7a50');
  pen
    .polygon(
      rampart.wall,
      [-720, 80],
      [-420, 80],
      [-380, 100],
      [-240, 100],
      [-210, 74],
      [180, 74],
      [220, 104],
      [380, 104],
      [430, 70],
      [720, 70],
      [720, -40],
      [-720, -40],
    )
    .polygon(rampart.shade, [-240, 100], [-210, 74], [-210, -40], [-260, -40])
    .polygon(rampart.shade, [380, 104], [430, 70], [430, -40], [370, -40])
    .dashes(rampart.wall, 22, [40, 22], 'M-720 90H-430M-200 84H170M440 80H720')
    .dashes(rampart.shade, 4, [46, 10], 'M-716 40H716M-690 6H716M-716-24H716');
  for (const x of [-310, 300]) {
    drawBlock(pen, rampart, { x: x - 24, y: 100, width: 48, height: 60 }, 0.34);
    pen.dome(rampart.lit, x, 160, 28, 26).rect(rampart.deep, x - 6, 120, 12, 24);
  }
  pen
    .rect(paint('#7a6a58'), -720, -60, 1440, 24)
    .rect(tones.water, -720, -230, 1440, 172)
    .stroke(
      paint('#f7fbf8'),
      7,
      'M-720-62q60 14 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0',
      0.8,
    )
    .rounds(tones.waterLight, 4, 'M-560-120h180M-120-140h220M260-120h180');
  drawPalm(pen, tones, -470, 76, 1.6, 0.1);
  drawPalm(pen, tones, 100, 70, 1.5, -0.1);
  drawPalm(pen, tones, 560, 66, 1.7, -0.1);
}

/** A hotel of copper roofs on a cliff above the old lower town and a wide river. */
export function drawCliffCrown({ pen, tones }: Pick<MotifInput, 'pen' | 'tones'>): void {
  const { paint, leaf } = tones;
  const rock = paint('#8a857c');
  pen
    .fill(rock, 'M-720 10H-420L-390 20H390L430 0 720-30V-130H-720z')
    .fill(
      paint('#6a655e'),
      'M-390 20L-370-130H-280L-330 20zM-120 20L-90-130H-20L-60 20zM190 20L200-130H280L260 20z',
      0.6,
    )
    .rounds(leaf, 26, 'M-660 10h90M-540 14h60M470-10h80M600-24h80M-480-60h60M330-40h60')
    .rect(paint('#b59a74'), -420, 10, 840, 14)
    .dashes(paint('#5f7a6a'), 18, [5, 12], 'M-420 32H420');
  const hues = ['#b9ada0', '#d9c7a8', '#a8604a', '#c9bfae', '#8f8a84'];
  for (const [index, x] of [
    -660, -570, -480, -390, -300, -210, -120, -30, 60, 150, 240, 330, 420, 510, 600,
  ].entries()) {
    const high = 60 + (index % 3) * 16;
    const y = -150;
    pen
      .rect(paint(hues[index % 5]!), x - 42, y, 84, high)
      .polygon(
        paint(index % 2 ? '#8a4a3a' : '#5f6a72'),
        [x - 48, y + high],
        [x - 24, y + high + 40],
        [x + 24, y + high + 40],
        [x + 48, y + high],
      )
      .dashes(tones.window, 18, [12, 12], `M${x - 30} ${y + high - 26}h64`);
  }
  mixWater(pen, tones);
}

function mixWater(pen: MotifInput['pen'], tones: MotifInput['tones']): void {
  pen
    .rect(tones.paint('#a39a8c'), -720, -160, 1440, 14)
    .rect(tones.water, -720, -230, 1440, 72)
    .rounds(tones.waterLight, 4, 'M-560-186h160M-180-196h200M200-186h200');
  drawMist(pen, tones, -228, 20, 0.2);
}
