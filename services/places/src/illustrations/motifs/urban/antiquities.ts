import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawColumn } from '../parts.js';

/** A forest of giant columns with carved bands and capitals like open papyrus. */
export function drawPapyrusHall({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9b684', '#b08d5c');
  const { wall, lit, shade, deep } = stone;
  const { paint } = tones;
  pen
    .rect(tones.groundShade, -720, -240, 1440, 260)
    .polygon(tones.ground, [-60, 20], [60, 20], [320, -240], [-320, -240]);
  const column = (x: number, y: number, half: number, high: number, air: number) => {
    const mix = (color: string) => mixColors(color, tones.haze, air);
    pen
      .rect(mix(wall), x - half, y, 2 * half, high)
      .rect(mix(shade), x + half * 0.3, y, half * 0.7, high)
      .rect(mix(lit), x - half, y, half * 0.3, high);
    for (const [share, color] of [
      [0.2, '#b5653f'],
      [0.42, '#4f7f9a'],
      [0.64, '#b5653f'],
      [0.84, '#c9a04a'],
    ] as const) {
      pen.rect(mix(mixColors(paint(color), wall, 0.45)), x - half, y + high * share, 2 * half, half * 0.16);
      pen.dashes(
        mix(deep),
        half * 0.7,
        [half * 0.16, half * 0.3],
        `M${Math.round(x - half * 0.8)} ${Math.round(y + high * share + half * 0.62)}h${Math.round(half * 1.7)}`,
      );
    }
    pen
      .fill(
        mix(lit),
        `M${x - half} ${y + high}Q${x - half * 1.1} ${y + high + half * 0.8} ${x - half * 1.7} ${y + high + half}H${x + half * 1.7}Q${x + half * 1.1} ${y + high + half * 0.8} ${x + half} ${y + high}z`,
      )
      .rect(mix(shade), x - half * 0.9, y + high + half, half * 1.8, half * 0.4);
    pen.rect(mix(lit), x - half * 1.2, y, half * 2.4, half * 0.24);
  };
  for (const side of [-1, 1]) {
    column(side * 70, 20, 18, 200, 0.45);
    column(side * 118, 6, 27, 260, 0.34);
    pen.rect(mixColors(wall, tones.haze, 0.3), side < 0 ? -200 : 60, 310, 140, 24);
    column(side * 204, -20, 46, 350, 0.2);
    pen.polygon(
      mixColors(shade, tones.haze, 0.16),
      [side * 100, 410],
      [side * 110, 440],
      [side * 400, 540],
      [side * 400, 480],
    );
    column(side * 400, -90, 96, 500, 0);
    pen.rect(wall, side < 0 ? -720 : 230, 560, 490, 110);
  }
  pen.rounds(paint('#2f3550'), 12, 'M-14-10v16M26-30v18').rounds(paint('#e3b98f'), 9, 'M-14 16h0M26-2h0');
}

/** A pylon with colossi that sit before it, and one obelisk. */
export function drawObeliskPylon({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d6b07c', '#ac8552');
  const { wall, lit, shade, deep } = stone;
  for (const side of [-1, 1]) {
    pen
      .polygon(
        side < 0 ? wall : mixColors(wall, shade, 0.5),
        [side * 44, 0],
        [side * 52, 250],
        [side * 280, 250],
        [side * 320, 0],
      )
      .rect(lit, side < 0 ? -286 : 46, 246, 240, 12);
    pen.rect(deep, side * 130 - 6, 40, 12, 150).rect(deep, side * 220 - 6, 40, 12, 130);
    pen.fill(shade, `M${side * 90} 60h16v40l14 20v50h-30zM${side * 170} 70h20v50l18 10v40h-40z`, 0.5);
    for (const x of [84, 190]) {
      pen
        .polygon(lit, [side * x - 30, 0], [side * x - 30, 60], [side * x + 30, 60], [side * x + 30, 0])
        .fill(
          mixColors(lit, wall, 0.4),
          `M${side * x - 28} 56Q${side * x - 30} 118 ${side * x} 122Q${side * x + 30} 118 ${side * x + 28} 56z`,
        )
        .fill(lit, `M${side * x - 18} 118q-2 30 18 32q20-2 18-32z`)
        .fill(shade, `M${side * x + 4} 122q14-10 24-66h-24zM${side * x} 0h30v60h-30z`)
        .rect(mixColors(lit, wall, 0.3), side * x - 9, 148, 18, 26);
    }
  }
  pen
    .rect(wall, -52, 0, 20, 150)
    .rect(shade, 32, 0, 20, 150)
    .rect(wall, -52, 150, 104, 30)
    .rect(lit, -58, 178, 116, 9)
    .rect(deep, -32, 0, 64, 150)
    .rect(mixColors(tones.haze, wall, 0.3), -22, 0, 44, 110);
  pen
    .polygon(lit, [-176, 0], [-166, 330], [-154, 354], [-142, 330], [-132, 0])
    .polygon(shade, [-148, 0], [-150, 330], [-154, 354], [-142, 330], [-132, 0])
    .dashes(deep, 7, [10, 16], 'M-158 30V316')
    .rect(wall, -184, -6, 60, 14);
  for (const x of [-360, -320, 320, 360])
    pen.rect(wall, x - 20, -8, 40, 14).fill(lit, `M${x - 18} 6q0 20 16 20h4v18q8 10 14 0v-38z`);
}

/** A temple on an island: pylons, a colonnade and a kiosk without a roof, among palms. */
export function drawIslandTemple({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#d9bb88', '#b0905e');
  const { wall, lit, shade, deep } = stone;
  pen
    .fill(tones.groundShade, 'M-398 -16Q-330 10-250 14H260Q340 8 398 -16z')
    .fill(wall, 'M-300 -12h600v22h-600z')
    .dashes(shade, 4, [40, 4], 'M-300 4h600');
  for (const [x, half, high] of [
    [-170, 74, 170],
    [-10, 74, 170],
  ] as const) {
    pen
      .polygon(wall, [x - half, 8], [x - half + 14, high], [x + half - 14, high], [x + half, 8])
      .polygon(shade, [x + half * 0.4, 8], [x + half * 0.34, high], [x + half - 14, high], [x + half, 8])
      .rect(lit, x - half + 8, high - 2, 2 * half - 16, 10);
    pen.fill(mixColors(deep, wall, 0.4), `M${x - 40} 40h12v30l10 14v36h-22zM${x + 4} 40h12v30l10 14v36h-22z`, 0.7);
  }
  pen.rect(shade, -98, 8, 18, 96).rect(wall, -100, 96, 24, 16).rect(deep, -104, 8, 28, 72);
  pen.rect(deep, 92, 10, 150, 84);
  for (const x of [98, 134, 170, 206, 242]) drawColumn(pen, stone, x, 10, 17, 96);
  pen.rect(wall, 86, 10, 164, 32).rect(shade, 200, 10, 50, 32).rect(lit, 84, 104, 168, 14).rect(wall, 92, 118, 152, 14);
  drawBlock(pen, stone, { x: -350, y: 8, width: 110, height: 60 }, 0.3);
  for (const x of [-338, -312, -286, -260]) pen.rect(deep, x, 12, 12, 42);
  for (const [x, y] of [
    [-376, 0],
    [-216, 6],
    [290, 4],
    [340, -4],
  ] as const)
    pen
      .rounds(tones.paint('#8a6a4c'), 6, `M${x} ${y}q6 60 0 104`)
      .rounds(
        tones.leaf,
        9,
        `M${x} ${y + 106}q-28 12-42-12M${x} ${y + 106}q28 12 42-12M${x} ${y + 106}q-12 26-36 20M${x} ${y + 106}q12 26 36 20`,
      );
  const sail = tones.paint('#f4eddd');
  pen
    .fill(tones.paint('#7d5a40'), 'M300 -70Q350 -86 410 -66L400 -84H312z')
    .polygon(sail, [352, -64], [340, 60], [410, -58]);
}

/** A dry valley under a peak like a pyramid, with doors of tombs in its walls and a paved way. */
export function drawTombValley({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#d9b07a', '#b08350');
  const { wall, lit, shade, deep } = rock;
  pen
    .polygon(mixColors(wall, tones.haze, 0.3), [-430, -20], [20, 480], [450, -20])
    .polygon(mixColors(shade, tones.haze, 0.25), [60, -20], [20, 480], [450, -20])
    .stroke(
      mixColors(deep, tones.haze, 0.5),
      4,
      'M-120 300L-60 260M-40 380L0 330M90 360L130 300M-200 220L-150 190',
      0.5,
    );
  pen
    .fill(wall, 'M-720 -20V330L-600 350L-520 300L-430 320L-360 240L-280 250L-210 160L-150 150L-110 -20z')
    .fill(mixColors(wall, shade, 0.7), 'M720 -20V350L610 370L540 310L450 330L380 250L300 256L230 170L160 160L110 -20z');
  pen
    .stroke(
      deep,
      5,
      'M-640 340L-620 120L-650 0M-520 300L-490 140M-430 320L-410 170L-440 40M-280 250L-260 120M540 310L520 150M610 370L630 130M380 250L360 130M300 256L310 100',
      0.35,
    )
    .fill(lit, 'M-600 350L-520 300L-500 240L-560 280zM-360 240L-280 250L-290 200L-340 210z', 0.5);
  for (const [x, y, s] of [
    [-470, 0, 1.2],
    [-300, 10, 0.9],
    [-180, 14, 0.65],
    [250, 12, 0.8],
    [430, 2, 1.15],
  ] as const) {
    pen
      .polygon(lit, [x - 50 * s, y], [x - 42 * s, y + 74 * s], [x + 42 * s, y + 74 * s], [x + 50 * s, y])
      .rect(deep, x - 24 * s, y, 48 * s, 56 * s)
      .rect(shade, x - 50 * s, y + 72 * s, 100 * s, 9 * s)
      .polygon(shade, [x - 24 * s, y], [x + 24 * s, y], [x + 50 * s, y - 30 * s], [x - 50 * s, y - 30 * s]);
  }
  pen
    .polygon(tones.ground, [-130, -4], [130, -4], [720, -120], [720, -240], [-720, -240], [-720, -120])
    .polygon(lit, [-24, -4], [24, -4], [190, -240], [-110, -240])
    .stroke(shade, 6, 'M-34-4L-150-240M34-4L240-240');
  pen
    .rounds(tones.paint('#3f5a7a'), 13, 'M-8-80v22M40-110v24M-40-140v26')
    .rounds(tones.paint('#f0e6d0'), 14, 'M-8-46h0M40-74h0M-40-102h0')
    .rounds(shade, 30, 'M-560-150h60M480-170h80M330-120h30');
}
