import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** Azimuth and level of the corners of a cube that stands on one of them. */
const SPHERES = [
  [0, 0, 0],
  [1, 105, 1],
  [1, 225, 1],
  [1, 345, 1],
  [1, 45, 2],
  [1, 165, 2],
  [1, 285, 2],
  [0, 0, 3],
  [0, 0, 1.5],
].map(([far, azimuth, level]) => ({
  x: Math.round(Math.cos((azimuth! * Math.PI) / 180) * 172 * far!),
  y: Math.round(70 + level! * 112 - Math.sin((azimuth! * Math.PI) / 180) * 20 * far!),
  depth: Math.sin((azimuth! * Math.PI) / 180) * far!,
}));
const TUBES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [7, 4],
  [7, 5],
  [7, 6],
  [1, 4],
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 6],
  [3, 4],
  [8, 0],
  [8, 1],
  [8, 2],
  [8, 3],
  [8, 4],
  [8, 5],
  [8, 6],
  [8, 7],
] as const;

/** Nine spheres of steel on tubes, as the crystal of iron. */
export function drawAtomium({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const [steel, light, shade, deep] = ['#b9c6cf', '#f1f6f7', '#7f909e', '#566674'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  for (const { x, y } of SPHERES.slice(1, 4))
    pen
      .line(shade, 9, [x - 12, y], [x * 1.18 - 10, 0])
      .line(deep, 9, [x + 12, y], [x * 1.18 + 14, 0])
      .rect(deep, x * 1.18 - 34, -8, 70, 12);
  const traceTubes = (shift: number) =>
    TUBES.map(([from, to]) => {
      const [a, b] = [SPHERES[from]!, SPHERES[to]!];
      return `M${a.x - shift} ${a.y + shift}L${b.x - shift} ${b.y + shift}`;
    }).join('');
  pen.stroke(shade, 15, traceTubes(0)).stroke(steel, 7, traceTubes(2));
  for (const { x, y, depth } of [...SPHERES].sort((a, b) => b.depth - a.depth)) {
    const radius = Math.round(43 - depth * 4);
    const ball = depth > 0.3 ? mixColors(steel, shade, 0.35) : steel;
    pen
      .circle(shade, x, y, radius)
      .ellipse(ball, x - 4, y + 4, radius - 6, radius - 6)
      .ellipse(light, x - radius * 0.34, y + radius * 0.38, radius * 0.3, radius * 0.22)
      .stroke(
        mixColors(ball, shade, 0.5),
        2,
        `M${x - radius + 2} ${y}q${radius}-16 ${2 * radius - 4} 0M${x - 4} ${y + radius - 2}q-14-${radius} 0-${2 * radius - 6}`,
      )
      .dashes(window, 6, [6, 6], `M${x - radius + 8} ${y - 4}q${radius - 8}-14 ${2 * radius - 16} 0`);
  }
  const top = SPHERES[7]!;
  pen
    .rect(deep, -2, top.y + 40, 5, 56)
    .polygon(deep, [-94, -6], [-76, 28], [76, 28], [94, -6])
    .polygon(steel, [-94, -6], [-76, 28], [-10, 28], [-14, -6])
    .dashes(window, 12, [14, 10], 'M-76 10H80')
    .rect(light, -84, 26, 168, 6);
}

/** Nine white letters on the slope of a dry hill. */
export function drawSignOnHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const [hill, dry, bare] = [paint('#8f9560'), paint('#b5a56c'), paint('#6f7848')];
  const [white, edge] = [paint('#fbfaf4'), paint('#b9b4a8')];
  pen
    .fill(mixColors(hill, haze, 0.5), 'M-720 0v210q130 50 260 20t240 60t260-10t280 40t200-50t200-10v-260z')
    .fill(hill, 'M-720-120v190q160 100 330 190q120 110 250 120q100 20 190-40q140-20 260-100t410-140v-220z')
    .fill(
      mixColors(hill, bare, 0.75),
      'M-140 380q100 20 190-40q140-20 260-100t410-140v-160q-200 80-380 80t-300 90q-60-10-180 170z',
    )
    .fill(dry, 'M-390 260q120 110 250 120q-20-90-110-130t-140 10zM50 340q70-10 130-40q-60-40-140-20t10 60z')
    .stroke(
      bare,
      6,
      'M-140 376q-20-90-120-150t-170-180M60 330q20-90 130-150t200-150M-60 370q20-120-20-190M-520 180q40-90 150-160',
      0.7,
    );
  pen
    .rect(bare, -96, 376, 5, 90)
    .line(bare, 3, [-108, 376], [-93, 440], [-78, 376])
    .rounds(paint('#d9503f'), 9, 'M-94 468h0');
  const letters = [
    'M0 0V40M26 0V40M0 20H26',
    O,
    L,
    L,
    'M0 40L13 18 26 40M13 18V0',
    'M0 40L7 0 13 28 19 0 26 40',
    O,
    O,
    'M0 2H8Q24 2 24 20T8 38H0z',
  ];
  for (const [index, letter] of letters.entries()) {
    const x = -342 + index * 78;
    const y = 118 + ([0, 12, 6, 14, 20, 14, 24, 16, 8][index] ?? 0);
    const path = place(letter, x, y, 1.9);
    pen
      .stroke(bare, 5, `M${x + 10} ${y - 4}v-24M${x + 42} ${y - 4}v-24`)
      .stroke(edge, 15, place(letter, x + 5, y - 3, 1.9))
      .stroke(white, 13, path);
  }
  const bushes = (color: string, from: number, low: number, size: number) => {
    for (let x = from; x < 720; x += 96 + random.between(-20, 30)) {
      const y = Math.round(low + random.between(-16, 20));
      pen.ellipse(color, Math.round(x), y, size * random.between(0.8, 1.3), size * 0.7);
    }
  };
  bushes(mixColors(leaf, hill, 0.3), -700, 70, 24);
  bushes(mixColors(leafShade, hill, 0.2), -660, 20, 30);
  pen.fill(mixColors(bare, leafShade, 0.3), 'M-720-230V-10q200-50 420-20t400-40t340 30t280 10v-210z');
  bushes(leafShade, -710, -44, 46);
  bushes(leaf, -690, -86, 50);
  for (const [x, y] of [
    [-250, -60],
    [-90, -80],
    [130, -84],
    [330, -50],
  ] as const)
    pen
      .rect(paint('#f0e4cf'), x, y, 84, 40)
      .polygon(paint('#b5694a'), [x - 10, y + 40], [x + 8, y + 62], [x + 76, y + 62], [x + 94, y + 40])
      .dashes(tones.window, 18, [13, 12], `M${x + 10} ${y + 20}h70`);
  pen.fill(
    leafShade,
    'M-720-230v86q60 40 120 4q60 36 130 0q70 40 140-4q60 40 140 0q70 40 140 0q70 36 140 0q70 44 140 4q60 40 130 0q60 40 120 0q60 30 120 0q60 40 130 0v-90z',
  );
  for (const x of [-520, -440, 470, 580])
    pen
      .rect(paint('#7d6248'), x, -160, 7, 210)
      .fill(
        leaf,
        `M${x + 3} 46q30 30 60-10q-24 14-60 0q40-10 44-50q-26 36-44 42q-20-10-44-46q6 40 40 50q-34 10-58-4q28 44 62 18z`,
      );
}
const O = 'M13 0Q0 0 0 20T13 40 26 20 13 0z';
const L = 'M0 40V3H24';

/** Moves path data of absolute commands. */
function place(data: string, x: number, y: number, scale: number): string {
  let isAcross = false;
  return data
    .replace(/[MLQTHV]|\d+/g, (part) => {
      if (/[A-Z]/.test(part)) {
        isAcross = part !== 'V';
        return part;
      }
      const value = Math.round(Number(part) * scale + (isAcross ? x : y));
      isAcross = !isAcross;
      return String(value);
    })
    .replace(/ -/g, '-');
}
