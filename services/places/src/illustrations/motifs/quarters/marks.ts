import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** The skeleton of a ship of steel at the shore. */
export function drawSteelShip({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#c3cfd6', '#8fa0ac');
  pen
    .fill(tones.paint('#a8a29a'), 'M-300-14Q-280 16-200 18H200Q290 14 300-14z')
    .rect(tones.paint('#c9c4ba'), -190, 12, 380, 12);
  pen
    .stroke(steel.shade, 12, 'M-250 190Q-180 60 0 52T250 210')
    .stroke(steel.lit, 11, 'M-280 210Q-210 84-10 72T290 250')
    .stroke(steel.wall, 7, 'M-220 150Q-140 90 0 88T220 160');
  let ribs = '';
  for (let index = -3; index <= 3; index++)
    ribs += `M${index * 44} ${Math.round(70 + index * index * 3)}Q${index * 44 - 30} ${130 + index * index * 3} ${index * 50 - 6} ${170 + index * index * 4}`;
  pen
    .stroke(steel.wall, 7, ribs)
    .stroke(steel.lit, 8, 'M-10 72V240M40 76V220M-66 80V210')
    .stroke(steel.shade, 8, 'M-190 24L-110 84M-60 24L-40 72M90 24L60 78M190 24L120 92');
}

/** A dying lion carved into a niche of a cliff above a pond. */
export function drawRockLion({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, water, waterLight } = tones;
  const rock = withBuilding(tones, '#b0a292', '#8a7d70');
  pen
    .fill(rock.wall, 'M-720 20V400Q-400 440 0 430T720 400V20z')
    .fill(rock.shade, 'M-430 430Q-410 260-450 60L-370 40-380 434zM400 424Q420 240 380 40L470 60 480 416z')
    .stroke(
      rock.shade,
      4,
      'M-720 140Q-560 150-440 130M440 150Q580 160 720 140M-720 260Q-560 270-440 250M440 270Q600 280 720 260',
      0.6,
    );
  pen
    .fill(rock.deep, 'M-300 90V230Q-200 310 20 306T290 220V90z')
    .fill(mixColors(rock.deep, rock.wall, 0.3), 'M-300 90V120H290V90z');
  const stone = withBuilding(tones, '#d9ccb8', '#b09f8a');
  pen
    .fill(stone.wall, 'M-60 112Q-70 210 10 226Q110 240 190 214Q250 190 250 112z')
    .fill(stone.shade, 'M110 112Q90 190 180 208Q250 190 250 112z')
    .stroke(stone.wall, 13, 'M244 130Q290 150 262 196')
    .circle(stone.shade, 258, 206, 14)
    .fill(stone.shade, 'M-210 130Q-216 240-120 262Q-20 256-6 180Q0 130-30 112H-180z')
    .fill(stone.lit, 'M-236 122H-60V150Q-140 168-236 148z')
    .fill(stone.wall, 'M-206 144Q-214 214-150 232Q-88 232-78 180Q-84 150-112 146Q-130 132-160 134z')
    .fill(stone.lit, 'M-208 146Q-206 176-170 178Q-140 168-142 140Q-170 126-208 146z')
    .stroke(
      stone.roofShade,
      5,
      'M-100 250Q-64 220-62 160M-66 240Q-36 204-34 140M-190 236Q-206 200-202 176M-140 256Q-100 244-84 216',
    )
    .stroke(stone.deep, 5, 'M-186 196q14-10 26 0M-124 200q12-10 24-2M-192 158q12-8 24 2')
    .fill(stone.deep, 'M-212 160q8 14 24 10q-6-14-24-10z')
    .circle(stone.wall, -92, 236, 14)
    .line(paint('#6f5a48'), 7, [60, 226], [110, 296])
    .stroke(stone.lit, 4, 'M-226 128v10M-206 126v10M-186 126v10');
  pen
    .rect(water, -720, -240, 1440, 270)
    .rounds(waterLight, 5, 'M-500-20h200M-160-60h260M220-10h220M-360-130h300M100-170h320', 0.5)
    .rect(mixColors(rock.deep, water, 0.5), -300, -50, 590, 70)
    .rounds(leafShade, 80, 'M-700 400h160M-420 440h120M-100 446h80M220 440h140M540 410h160')
    .rounds(leaf, 60, 'M-640 430h90M-320 460h70M60 460h80M400 450h100')
    .rounds(leaf, 44, 'M-680 26h140M560 26h140');
}

/** A monument like the bow of a ship with figures on its ramps, at a river. */
export function drawProwMonument({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ece3d2', '#c9bda8');
  const { wall, lit, shade, deep } = stone;
  pen.rect(tones.paint('#b9ab95'), -260, -14, 520, 18);
  pen
    .polygon(wall, [-230, 4], [-150, 4], [40, 380], [104, 380], [104, 4], [-230, 4])
    .polygon(shade, [104, 4], [104, 380], [150, 360], [150, 4])
    .fill(lit, 'M-250 4L-200 4Q-140 60-110 130L40 380H16L-120 150Q-170 60-250 30z')
    .fill(wall, 'M-20 360Q-30 240-84 168Q10 220 30 350zM30 350Q30 240 0 170Q80 230 84 350z')
    .stroke(shade, 4, 'M-20 360Q-30 240-84 168M30 350Q30 240 0 170');
  let people = '';
  let heads = '';
  for (let index = 0; index < 11; index++) {
    const [x, y] = [-214 + index * 24, 44 + index * 25];
    if (y > 300) break;
    people += `M${x - 8} ${y - 20}q-4 34 4 46q4 6 8 0q8-12 4-46z`;
    heads += `M${x} ${y + 34}h0`;
  }
  pen
    .fill(shade, people)
    .rounds(shade, 12, heads)
    .rounds(lit, 6, heads)
    .rect(lit, 66, 60, 8, 260)
    .rect(lit, 46, 250, 48, 8)
    .rect(deep, 112, 8, 26, 50);
}

/** A tower like a tree of white steel that holds a golden egg. */
export function drawEggTower({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f1efe8', '#c9cdd0');
  const gold = withBuilding(tones, '#e0b040', '#c9963f');
  pen
    .rect(white.shade, -190, 0, 380, 20)
    .rect(white.lit, -196, 16, 392, 7)
    .polygon(white.wall, [-26, 20], [-18, 300], [18, 300], [26, 20])
    .polygon(white.shade, [8, 20], [6, 300], [18, 300], [26, 20]);
  let branches = '';
  for (const x of [-104, -70, -34, 34, 70, 104])
    branches += `M${Math.round(x * 0.24)} 20Q${Math.round(x * 0.2)} 280 ${x} 400`;
  pen.stroke(white.lit, 6, branches).stroke(white.shade, 4, 'M-40 340H40M-64 372H64');
  pen
    .circle(gold.wall, 0, 392, 72)
    .fill(gold.shade, 'M22 460a72 72 0 0 0 0-136q40 68 0 136z')
    .stroke(gold.lit, 2.5, 'M-72 392H72M-64 424H64M-64 360H64M-30 328Q-44 392-30 456M30 328Q44 392 30 456M0 320V464')
    .stroke(white.lit, 6, 'M-104 400Q-90 340-40 322M104 400Q90 340 40 322');
}

/** Towers that carry blue balls with mosaics of sparkling disks. */
export function drawBallTowers({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe9dc', '#cfc8ba');
  const blue = withBuilding(tones, '#3f97a8', '#2f7d92');
  const ball = (x: number, y: number, radius: number) => {
    pen
      .circle(blue.wall, x, y, radius)
      .fill(
        blue.shade,
        `M${x + radius * 0.3} ${y + radius * 0.95}A${radius} ${radius} 0 0 0 ${x + radius * 0.3} ${y - radius * 0.95}Q${x + radius * 0.9} ${y} ${x + radius * 0.3} ${y + radius * 0.95}z`,
      );
    let dots = '';
    for (const up of [-0.6, -0.2, 0.2, 0.6])
      for (const at of [-0.6, -0.2, 0.2, 0.55])
        if (up * up + at * at < 0.7) dots += `M${Math.round(x + at * radius)} ${Math.round(y + up * radius)}h0`;
    pen.rounds(blue.lit, radius * 0.17, dots);
  };
  for (const [x, high, half] of [
    [-150, 470, 20],
    [60, 380, 17],
    [210, 320, 11],
  ] as const)
    pen
      .polygon(white.wall, [x - half, 0], [x - 3, high], [x + 3, high], [x + half, 0])
      .polygon(white.shade, [x + half * 0.3, 0], [x + 1, high], [x + 3, high], [x + half, 0]);
  ball(-150, 200, 74);
  ball(-150, 350, 34);
  ball(60, 180, 66);
  pen
    .rect(white.lit, -180, 0, 60, 24)
    .rect(white.lit, 30, 0, 60, 24)
    .rect(white.shade, -260, -8, 540, 10)
    .rounds(tones.leaf, 20, 'M-250 6h50M120 6h60');
}

/** A very large leaning tent of translucent cloth. */
export function drawGiantTent({ pen, tones }: MotifInput): void {
  const cloth = withBuilding(tones, '#dfe3e0', '#b9c3c4');
  const glow = tones.isDusk ? mixColors(cloth.wall, tones.window, 0.4) : cloth.wall;
  pen
    .fill(glow, 'M-330 10Q-120 60-10 330L44 420Q70 160 330 10z')
    .fill(cloth.shade, 'M44 420Q70 160 330 10H150Q70 140 44 420z')
    .fill(cloth.lit, 'M-330 10Q-120 60-10 330L44 420Q-40 240-200 10z');
  pen
    .stroke(
      cloth.roofShade,
      2.5,
      'M-240 10Q-80 80 44 420M-120 10Q-10 120 44 420M0 10Q30 160 44 420M110 10Q70 160 44 420M220 10Q90 150 44 420M-250 40Q20 70 270 40M-170 80Q30 110 200 84M-90 150Q40 180 130 150M-30 240Q50 262 86 240',
    )
    .line(cloth.lit, 6, [44, 410], [66, 520]);
  pen
    .ellipse(cloth.shade, 0, 6, 350, 18)
    .fill(cloth.lit, 'M-350 8Q0 40 350 8V0Q0 28-350 0z')
    .rect(tones.deep, -50, 0, 100, 30)
    .rect(tones.window, -42, 0, 84, 24);
}

/** Pavement with stars of brass between palms and a theater with a red roof. */
export function drawStarStreet({ pen, tones }: MotifInput): void {
  const { paint, window, leaf, lit, deep } = tones;
  for (const side of [-1, 1]) {
    let near = 720;
    for (const [index, far] of [460, 300, 200, 140].entries()) {
      const at = (d: number, up: number): [number, number] => [side * d, Math.round(40 + d * up)];
      const wall = paint(['#c9b49a', '#a98f80', '#d9c4a4', '#b5a08c'][(index + (side > 0 ? 1 : 0)) % 4]!);
      pen.polygon(
        side < 0 ? wall : mixColors(wall, '#2b2a48', 0.16),
        at(far, -0.1),
        at(far, 0.6 + (index % 2) * 0.16),
        at(near, 0.6 + (index % 2) * 0.16),
        at(near, -0.1),
      );
      for (const up of [0.16, 0.38])
        pen.polygon(
          window,
          at(far * 1.08, up),
          at(far * 1.08, up + 0.12),
          at(near * 0.92, up + 0.12),
          at(near * 0.92, up),
        );
      near = far;
    }
  }
  const red = withBuilding(tones, '#c8553f', '#3f8f7a');
  pen
    .polygon(red.roof, [-120, 150], [-40, 250], [40, 250], [120, 150])
    .polygon(red.wall, [-90, 40], [-90, 156], [90, 156], [90, 40])
    .rect(red.shade, 50, 40, 40, 116)
    .rect(red.lit, -96, 146, 192, 10)
    .rect(deep, -40, 40, 80, 86);
  for (const x of [-66, 66]) pen.rect(paint('#d9ab43'), x - 8, 40, 16, 108);
  pen
    .polygon(paint('#3b3a44'), [-140, 40], [140, 40], [720, -240], [-720, -240])
    .polygon(paint('#6f6a70'), [-720, 20], [-140, 40], [-720, -240])
    .polygon(paint('#6f6a70'), [720, 20], [140, 40], [720, -240]);
  const star = (x: number, y: number, size: number, color: string) => {
    const corners = Array.from({ length: 10 }, (_, index) => {
      const radius = index % 2 ? size * 0.42 : size;
      const angle = Math.PI / 2 + (index * Math.PI) / 5;
      return [x + Math.cos(angle) * radius * 1.3, y + Math.sin(angle) * radius * 0.62] as const;
    });
    pen.polygon(color, ...corners);
  };
  for (const [x, y, size] of [
    [0, 14, 18],
    [-60, -14, 26],
    [70, -26, 30],
    [-20, -70, 44],
    [170, -100, 60],
    [-200, -92, 56],
    [20, -172, 84],
    [-380, -180, 88],
    [380, -190, 90],
  ] as const) {
    star(x, y, size * 1.12, paint('#d9ab43'));
    star(x, y, size, paint('#d98a8f'));
  }
  for (const [x, high] of [
    [-250, 330],
    [250, 320],
    [-420, 420],
    [430, 430],
  ] as const)
    pen
      .line(paint('#8d7258'), 9, [x, 20], [x + 8, high])
      .fill(
        leaf,
        `M${x + 8} ${high}q-50 14-70-24q36 10 70 16q34-6 70-16q-20 38-70 24zM${x + 8} ${high}q-30 50-62 34q34-10 62-40q28 30 62 40q-32 16-62-34z`,
      );
  pen.rounds(lit, 5, 'M-100 170h0M100 170h0');
}
