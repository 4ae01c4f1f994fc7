import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A temple with five doors on a pyramid of steps, against a wall of jungle. */
export function drawJungleSteps({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6cbb0', '#a89c80');
  const { wall, lit, shade, deep } = stone;
  pen
    .rounds(tones.leafShade, 130, 'M-340 70h120M-230 160h90M-110 250h80M80 250h90M180 160h80M250 70h110')
    .rounds(tones.leaf, 80, 'M-330 110h60M-210 200h50M-60 300h90M160 210h60M270 110h60')
    .rounds(tones.leafLight, 34, 'M-300 140h30M-170 240h30M20 330h30M200 250h24M300 140h24');
  for (let tier = 0; tier < 8; tier++) {
    const half = 250 - tier * 20;
    pen
      .rect(wall, -half, tier * 23, 2 * half, 23)
      .rect(shade, half * 0.4, tier * 23, half * 0.6, 23)
      .rect(lit, -half, tier * 23 + 18, 2 * half, 5);
  }
  pen.polygon(lit, [-30, 186], [30, 186], [54, 0], [-54, 0]);
  for (let y = 8; y < 184; y += 11) pen.rect(shade, -50 + y * 0.12, y, 100 - y * 0.24, 3);
  drawBlock(pen, stone, { x: -98, y: 184, width: 196, height: 62 }, 0.24);
  pen
    .dashes(deep, 48, [20, 18], 'M-86 208H90')
    .polygon(lit, [-108, 246], [-84, 288], [84, 288], [108, 246])
    .polygon(shade, [40, 246], [34, 288], [84, 288], [108, 246])
    .dashes(wall, 40, [10, 8], 'M-54 308H54')
    .rect(lit, -58, 326, 116, 6);
}

/** A round tower of ruins on two platforms, with windows of an observatory. */
export function drawSnailTower({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cdc0a2', '#a3977c');
  const { wall, lit, shade, deep } = stone;
  for (const [half, y, high] of [
    [330, 0, 46],
    [210, 46, 56],
  ] as const)
    pen
      .polygon(wall, [-half, y], [-half + 10, y + high], [half - 10, y + high], [half, y])
      .polygon(shade, [half * 0.4, y], [half * 0.4, y + high], [half - 10, y + high], [half, y])
      .rect(lit, -half + 4, y + high - 7, 2 * half - 8, 8);
  pen
    .polygon(lit, [-40, 102], [40, 102], [70, 0], [-70, 0])
    .dashes(shade, 4, [150, 8], 'M-66 10H66M-62 22H62M-58 34H58M-54 50H54M-50 64H50M-46 78H46M-42 92H42');
  pen
    .rect(wall, -100, 102, 200, 96)
    .rect(shade, 34, 102, 66, 96)
    .rect(deep, -20, 102, 40, 56)
    .rect(lit, -108, 176, 216, 10)
    .rect(lit, -106, 196, 212, 8)
    .rect(wall, -62, 204, 120, 40);
  pen
    .fill(wall, 'M-92 204Q-84 258-50 282L-20 276L0 292L34 270L52 276L58 244L84 226L92 204z')
    .fill(shade, 'M30 204L34 270L52 276L58 244L84 226L92 204z')
    .rect(deep, -52, 222, 18, 26)
    .rect(deep, 6, 228, 16, 22)
    .dashes(shade, 4, [30, 8], 'M-96 130H96M-96 156H96M-80 222H60');
  pen.rounds(tones.leaf, 40, 'M-340 4h50M280 6h60').rounds(tones.leafLight, 18, 'M-330 20h20M300 22h20');
}

/** An oval arena of two floors of arches that still stand all round. */
export function drawOldArena({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(
    tones,
    (['#dcc59c', '#d9a98a', '#cfc3ae'] as const)[Math.floor(random.between(0, 3))]!,
    '#a8906a',
  );
  const { wall, lit, shade, deep } = stone;
  const isTall = random.between(0, 1) < 0.4;
  const rows = isTall ? 3 : 2;
  const high = isTall ? 66 : 84;
  pen.fill(shade, `M-330 ${rows * high - 10}Q0 ${rows * high + 66} 330 ${rows * high - 10}z`);
  for (let row = 0; row < rows; row++) {
    const y = row * high;
    pen.fill(
      wall,
      `M-350 ${y + 26}Q-330 ${y} 0 ${y - (row ? 14 : 0)}Q330 ${y} 350 ${y + 26}V${y + high + 18}Q330 ${y + high} 0 ${y + high - 10}Q-330 ${y + high}-350 ${y + high + 18}z`,
    );
    for (let index = -7; index <= 7; index++) {
      const x = Math.round(340 * Math.sin(index * 0.2));
      const wide = Math.round(42 * Math.cos(index * 0.17) ** 1.4);
      const lift = Math.round(16 * (Math.abs(index) / 7) ** 2);
      pen.arch(
        index > 3 ? mixColors(deep, shade, 0.3) : deep,
        x - wide / 2,
        y + lift + 4,
        wide,
        Math.max(4, high * 0.72 - wide / 2),
      );
    }
    pen.fill(
      lit,
      `M-352 ${y + high + 20}Q-330 ${y + high} 0 ${y + high - 12}Q330 ${y + high} 352 ${y + high + 20}V${y + high + 10}Q330 ${y + high - 9} 0 ${y + high - 21}Q-330 ${y + high - 9}-352 ${y + high + 10}z`,
    );
  }
  pen.fill(shade, `M210 ${20}Q320 16 350 40V${rows * high + 18}Q330 ${rows * high + 4} 210 ${rows * high - 4}z`, 0.45);
}

/** Steep small pyramids of dark stone with gates, some without tops, among dunes. */
export function drawSteepPyramids({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#a8784f', '#7d5538');
  const { wall, lit, shade, deep } = stone;
  const pyramid = (x: number, half: number, high: number, cut: number, air: number) => {
    const mix = (color: string) => mixColors(color, tones.haze, air);
    const top = half * cut;
    pen
      .polygon(mix(wall), [x - half, 0], [x - top, high * (1 - cut)], [x + top, high * (1 - cut)], [x + half, 0])
      .polygon(
        mix(shade),
        [x + half * 0.24, 0],
        [x + top * 0.3, high * (1 - cut)],
        [x + top, high * (1 - cut)],
        [x + half, 0],
      );
    let seams = '';
    for (let y = 16; y < high * (1 - cut); y += 16)
      seams += `M${Math.round(x - half * (1 - y / high) + 3)} ${y}H${Math.round(x + half * (1 - y / high) - 3)}`;
    pen
      .stroke(mix(deep), 2, seams, 0.4)
      .polygon(
        mix(lit),
        [x - half * 0.34, 0],
        [x - half * 0.28, high * 0.26],
        [x + half * 0.28, high * 0.26],
        [x + half * 0.34, 0],
      )
      .rect(mix(deep), x - half * 0.1, 0, half * 0.2, high * 0.18);
  };
  pyramid(-330, 56, 120, 0.1, 0.3);
  pyramid(330, 60, 130, 0.3, 0.3);
  pyramid(-140, 70, 190, 0.06, 0.15);
  pyramid(170, 76, 200, 0.24, 0.15);
  pyramid(10, 96, 270, 0.05, 0);
  pyramid(-260, 84, 210, 0.3, 0);
  pen
    .fill(tones.ground, 'M-400 0Q-260 34-120 4T140 6T400 0V-10H-400z')
    .rounds(stone.shade, 14, 'M-70 8h0M80 6h0M110 10h0M-180 8h0');
}

/** A tower of brick in three steps, with three stairs that meet before a gate. */
export function drawZiggurat({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#c9986a', '#a0744c');
  const { wall, lit, shade, deep } = brick;
  for (const [half, y, high] of [
    [340, 0, 112],
    [220, 112, 66],
    [110, 178, 50],
  ] as const) {
    pen
      .polygon(wall, [-half, y], [-half + 26, y + high], [half - 26, y + high], [half, y])
      .polygon(shade, [half * 0.5, y], [half * 0.48, y + high], [half - 26, y + high], [half, y])
      .dashes(shade, high - 8, [8, 36], `M${-half + 40} ${y + high / 2}H${half - 40}`)
      .rect(lit, -half + 24, y + high - 5, 2 * half - 48, 6);
  }
  pen
    .polygon(lit, [-300, 0], [-46, 112], [-46, 84], [-236, 0])
    .polygon(shade, [300, 0], [46, 112], [46, 84], [236, 0])
    .polygon(lit, [-28, 178], [28, 178], [46, 0], [-46, 0])
    .dashes(shade, 4, [90, 6], 'M-44 16H44M-42 36H42M-40 56H40M-38 76H38M-36 96H36M-34 116H34M-32 136H32M-30 156H30')
    .rect(wall, -60, 84, 22, 50)
    .rect(wall, 38, 84, 22, 50)
    .arch(deep, -16, 178, 32, 24);
}

/** Wide platforms of stone or mud brick with broad stairs around a plaza. */
export function drawBroadSteps({ pen, tones, random }: MotifInput): void {
  const stone = withBuilding(tones, random.between(0, 1) < 0.5 ? '#c9b48c' : '#d2b083', '#a08a66');
  const { wall, lit, shade } = stone;
  for (const [x, size] of [
    [-280, 0.5],
    [270, 0.56],
    [0, 1],
  ] as const) {
    for (const [half, y] of [
      [210, 0],
      [176, 46],
      [140, 92],
    ] as const) {
      const [wide, low, high] = [half * size, y * size, 46 * size];
      pen
        .polygon(
          wall,
          [x - wide, low],
          [x - wide + 14 * size, low + high],
          [x + wide - 14 * size, low + high],
          [x + wide, low],
        )
        .polygon(
          shade,
          [x + wide * 0.5, low],
          [x + wide * 0.48, low + high],
          [x + wide - 14 * size, low + high],
          [x + wide, low],
        )
        .rect(lit, x - wide + 12 * size, low + high - 5, 2 * wide - 24 * size, 5);
    }
    pen
      .polygon(lit, [x - 84 * size, 0], [x - 66 * size, 138 * size], [x + 66 * size, 138 * size], [x + 84 * size, 0])
      .polygon(wall, [x - 66 * size, 0], [x - 52 * size, 138 * size], [x + 52 * size, 138 * size], [x + 66 * size, 0]);
    for (let step = 1; step < 9; step++) pen.rect(shade, x - 60 * size, step * 15 * size, 120 * size, 4 * size);
  }
  pen.rect(wall, -90, 138, 180, 26).rect(lit, -94, 160, 188, 6).dashes(shade, 30, [14, 18], 'M-78 180H84');
}
