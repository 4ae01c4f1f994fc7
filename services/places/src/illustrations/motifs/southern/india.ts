import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A plain pillar of dark iron before a ruined screen of pointed arches. */
export function drawIronPillar({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c98a62', '#a86c4a');
  const iron = withBuilding(tones, '#55545a', '#3c3b41');
  pen
    .fill(stone.wall, 'M-370 0V150l16 12 20-10 14 34h90v130l24 14h412l20-18V186h80l18-30 26 10 20-16V0z')
    .fill(stone.shade, 'M186 0V300l40 12 20-18V186h80l18-30 26 10 20-16V0z');
  const opening = mixColors(tones.haze, tones.leafLight, 0.3);
  for (const [x, wide, high] of [
    [-90, 180, 150],
    [-316, 84, 76],
    [232, 84, 76],
  ] as const)
    pen.pointedArch(stone.lit, x - 12, 0, wide + 24, high + 4).pointedArch(opening, x, 0, wide, high);
  pen.dashes(
    stone.shade,
    5,
    [18, 8],
    'M-216 130V310M-190 130V316M-132 60V316M132 60V320M-330 20V150M-226 20V170M226 20V170',
  );
  pen
    .rect(stone.lit, -64, 0, 128, 10)
    .rect(stone.shade, -46, 10, 92, 10)
    .polygon(iron.wall, [-17, 20], [-12, 250], [12, 250], [17, 20])
    .polygon(iron.lit, [-17, 20], [-12, 250], [-7, 250], [-10, 20])
    .polygon(iron.wall, [-12, 250], [-20, 268], [20, 268], [12, 250])
    .rect(iron.lit, -16, 268, 32, 6)
    .rect(iron.wall, -20, 276, 40, 8)
    .rect(iron.wall, -13, 284, 26, 14);
}

/** Five low monoliths in the sand: shrines carved of single rocks, one of them like a hut, with an elephant. */
export function drawFiveRathas({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#ab9c86', '#8f816d');
  const { wall, lit, shade, deep, paint } = rock;
  pen.ellipse(paint('#dfc79a'), 0, -6, 396, 30);
  const pillars = (x: number, half: number, high: number) => {
    drawBlock(pen, rock, { x: x - half, y: 0, width: 2 * half, height: high }, 0.3);
    pen.dashes(deep, high * 0.6, [13, 13], `M${x - half + 10} ${high * 0.42}H${x + half - 8}`);
    pen.rect(lit, x - half - 6, high - 4, 2 * half + 12, 9);
  };
  const tiers = (x: number, half: number, base: number, count: number) => {
    for (let tier = 0; tier < count; tier++) {
      const side = half * (1 - tier * 0.24);
      const y = base + tier * 36;
      pen.rect(wall, x - side, y, 2 * side, 30).rect(shade, x + side * 0.4, y, side * 0.6, 30);
      pen
        .dashes(deep, 14, [10, 12], `M${x - side + 8} ${y + 13}H${x + side - 6}`)
        .rect(lit, x - side - 5, y + 28, 2 * side + 10, 8);
    }
    const y = base + count * 36;
    pen.dome(wall, x, y, half * 0.34, half * 0.4).rect(shade, x - 3, y + half * 0.36, 6, 16);
  };
  pillars(262, 92, 96);
  tiers(262, 86, 100, 3);
  pillars(70, 104, 88);
  pen
    .fill(wall, 'M-44 92q10 84 60 92h108q50-8 60-92z')
    .fill(shade, 'M120 92v92h4q50-8 60-92z')
    .rounds(lit, 6, 'M20 186h104')
    .dashes(deep, 16, [12, 18], 'M-24 112H176');
  pillars(-134, 64, 88);
  tiers(-134, 58, 92, 2);
  drawBlock(pen, rock, { x: -334, y: 0, width: 104, height: 82 }, 0.3);
  pen
    .fill(wall, 'M-348 78q26 40 52 96h28q26-56 52-96z')
    .fill(shade, 'M-262 78q-4 50-12 96h6q26-56 52-96z')
    .rect(deep, -296, 0, 28, 54);
  pen
    .fill(shade, 'M-66-10v36q2 30 34 30h40q16 12 34 0 16-14 10-60h-9l-4 24-8 2v-32h-16v24h-44v-24h-18z')
    .circle(deep, 30, 38, 3);
}

/** One broad rock face with a cleft, rows of small carved figures that turn to it, and two large elephants. */
export function drawCarvedRock({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#bda389', '#9b846c');
  const { wall, lit, shade, deep } = rock;
  pen
    .fill(wall, 'M-388-8V200q30 64 120 70l130 14q80 10 126 0h50q100-6 180-24 140-10 170-90V-8z')
    .fill(shade, 'M-16-8q-14 120 0 200t-8 92h52q-24-60-8-110t-6-182z')
    .fill(deep, 'M-4-8q-8 130 0 190t-2 100h18q-12-60-4-110t-2-180z')
    .fill(shade, 'M300-8q40 130 10 240 60-20 78-62V-8z');
  const figures = (x: number, y: number, count: number, size: number) => {
    let [bodies, heads] = ['', ''];
    for (let index = 0; index < count; index++) {
      const at = x + index * 44;
      bodies += `M${at} ${y}l${index % 2 ? 5 : -5} ${size}`;
      heads += `M${at + (index % 2 ? 6 : -6)} ${y + size + 13}h0`;
    }
    pen.rounds(shade, 14, bodies).rounds(lit, 9, bodies).rounds(lit, 14, heads);
  };
  figures(-350, 186, 7, 26);
  figures(-356, 116, 7, 28);
  figures(-350, 40, 7, 30);
  figures(60, 206, 6, 24);
  figures(60, 150, 6, 22);
  const elephant = (x: number, s: number) => {
    const at = (dx: number, dy: number) => `${Math.round(x + dx * s)} ${Math.round(dy * s)}`;
    pen
      .fill(
        shade,
        `M${at(8, 0)}L${at(4, 66)}Q${at(14, 112)} ${at(70, 112)}Q${at(140, 114)} ${at(142, 60)}L${at(140, 0)}z`,
      )
      .fill(
        lit,
        `M${at(-6, 0)}L${at(-2, 30)}Q${at(-26, 90)} ${at(10, 108)}Q${at(70, 130)} ${at(122, 104)}Q${at(136, 90)} ${at(132, 0)}L${at(104, 0)}L${at(100, 40)}L${at(52, 40)}L${at(50, 0)}L${at(26, 0)}L${at(22, 40)}L${at(14, 34)}L${at(10, 0)}z`,
      )
      .circle(deep, x + 6 * s, 82 * s, 3)
      .fill(wall, `M${at(24, 100)}Q${at(52, 96)} ${at(44, 56)}Q${at(22, 60)} ${at(24, 100)}z`);
  };
  elephant(66, 1.14);
  elephant(222, 0.8);
}

/** A slim footbridge of iron that hangs over a green river between wooded hills, with shrines on its banks. */
export function drawHillFootbridge({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, waterLight } = tones;
  const iron = withBuilding(tones, '#b8afa0', '#8f8a80');
  pen
    .fill(mixColors(leafShade, haze, 0.6), 'M-720 60V300Q-420 420-160 260T200 300 720 380V60z')
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 40V230Q-500 330-260 190T-60 90H120Q300 150 420 260T720 260V40z')
    .fill(leafShade, 'M-720-20V150Q-520 230-330 90L-250 30zM720-20V170Q520 220 360 110L260 30z')
    .rounds(leaf, 60, 'M-640 110h60M-520 130h60M-420 80h40M480 120h60M600 130h60M410 80h20')
    .rounds(leafLight, 22, 'M-650 130h40M-530 150h40M490 140h40M610 150h40');
  pen
    .rect(mixColors(paint('#5f9f92'), tones.water, 0.35), -720, -230, 1440, 260)
    .rounds(waterLight, 5, 'M-380-20h150M40-40h190M-170-90h120M260-110h190M-460-140h180M-20-160h200', 0.55);
  for (const [x, high, color] of [
    [-352, 96, '#e8b86a'],
    [-420, 74, '#d9745a'],
    [352, 100, '#e79a5c'],
    [424, 76, '#f0e0c0'],
  ] as const) {
    const shrine = withBuilding(tones, color, color);
    drawBlock(pen, shrine, { x: x - 34, y: 12, width: 68, height: high * 0.6 }, 0.3);
    pen
      .fill(
        shrine.wall,
        `M${x - 24} ${12 + high * 0.6}q4 ${high * 0.5} 24 ${high * 0.8}q20-${high * 0.3} 24-${high * 0.8}z`,
      )
      .arch(shrine.deep, x - 8, 12, 16, 24);
  }
  pen
    .rect(paint('#cdbb9a'), -720, 6, 470, 20)
    .rect(paint('#cdbb9a'), 250, 6, 470, 20)
    .dashes(paint('#a8977a'), 5, [60, 8], 'M-720 8H-250M250 8H720');
  let hangers = '';
  const sag = (x: number) => Math.round(112 + 190 * (x / 250) ** 2);
  for (let x = -234; x < 250; x += 18) hangers += `M${x} 104V${sag(x)}`;
  pen
    .stroke(iron.wall, 3, hangers)
    .stroke(iron.shade, 6, 'M-560 40L-250 302Q0-78 250 302L560 40')
    .rect(iron.shade, -470, 92, 940, 13)
    .rect(iron.lit, -470, 102, 940, 4)
    .dashes(iron.wall, 18, [3, 11], 'M-470 114H470');
  for (const x of [-250, 250])
    pen
      .rect(iron.wall, x - 17, 10, 9, 298)
      .rect(iron.shade, x + 8, 10, 9, 298)
      .stroke(iron.shade, 5, `M${x - 12} 150l24 50M${x + 12} 150l-24 50M${x - 12} 220l24 50M${x + 12} 220l-24 50`)
      .rect(iron.lit, x - 20, 300, 40, 9);
  pen
    .rounds(paint('#c4543f'), 9, 'M-150 110v14M60 110v14M200 110v14')
    .rounds(paint('#e8a23c'), 9, 'M-126 110v14M-20 110v14M84 110v14');
}

/** Huts of round stones in the form of eggs, half hidden in the jungle. */
export function drawEggHuts({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b3a48c', '#8c7f6b');
  const { lit, shade, deep, wall } = stone;
  const { leaf, leafShade, leafLight, haze, paint } = tones;
  pen
    .rounds(mixColors(leafShade, haze, 0.3), 150, 'M-340 150h80M-150 210h60M40 230h80M240 190h90')
    .rounds(leafShade, 110, 'M-350 70h60M-90 120h70M150 120h60M330 70h20')
    .rounds(leaf, 54, 'M-370 130h40M-60 190h40M170 180h50M350 120h10');
  for (const [x, half, high] of [
    [-20, 66, 170],
    [-220, 92, 226],
    [170, 98, 244],
  ] as const) {
    pen
      .fill(
        wall,
        `M${x - half} 0V${high * 0.36}Q${x - half} ${high} ${x} ${high}Q${x + half} ${high} ${x + half} ${high * 0.36}V0z`,
      )
      .fill(
        shade,
        `M${x + half * 0.3} 0V${high * 0.5}Q${x + half * 0.3} ${high * 0.9} ${x} ${high}Q${x + half} ${high} ${x + half} ${high * 0.36}V0z`,
      );
    let stones = '';
    for (let row = 0; row < 5; row++)
      for (let column = -2; column <= 2; column++)
        if (row > 1 || column)
          stones += `M${Math.round(x + column * half * (0.34 - row * 0.03) + (row % 2 ? 7 : 0) - 6)} ${Math.round(high * (0.12 + row * 0.16))}h8`;
    pen.rounds(lit, 13, stones, 0.7);
    pen.arch(deep, x - 20, 0, 40, 50).rect(deep, x - 9, high * 0.66, 18, 18);
  }
  pen
    .rounds(paint('#d9795f'), 11, 'M158 112h24M-232 104h24')
    .rounds(paint('#5f9fc0'), 11, 'M160 128h20M-230 120h20')
    .rounds(leafShade, 40, 'M-370 14h50M-110 10h30M70 8h20M300 16h60')
    .rounds(leafLight, 18, 'M-360 28h20M-104 24h14M310 34h30');
}
