import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawFigures, drawSheet, drawTree } from '../asian/parts.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock, drawOnion } from '../parts.js';

/** Draws a gate tower of many floors, tapering, under a barrel roof. */
function drawGateTower(
  pen: Pen,
  tones: Tones,
  box: { x: number; y: number; half: number; floors: number; floor: number },
  colors: readonly string[],
): void {
  const { x, y, half, floors, floor } = box;
  const stone = withBuilding(tones, colors[0]!, '#b5905f');
  drawBlock(pen, stone, { x: x - half, y, width: 2 * half, height: floor * 1.8 }, 0.3);
  pen
    .rect(stone.deep, x - half * 0.22, y, half * 0.44, floor * 1.4)
    .rect(stone.lit, x - half - 6, y + floor * 1.7, 2 * half + 12, 9);
  for (let level = 0; level < floors; level++) {
    const wide = half * (0.86 - (level / floors) * 0.42);
    const foot = y + floor * 1.8 + level * floor;
    pen
      .polygon(
        stone.wall,
        [x - wide, foot],
        [x - wide + 7, foot + floor],
        [x + wide - 7, foot + floor],
        [x + wide, foot],
      )
      .polygon(
        stone.shade,
        [x + wide * 0.44, foot],
        [x + wide * 0.42, foot + floor],
        [x + wide - 7, foot + floor],
        [x + wide, foot],
      );
    pen
      .rect(stone.deep, x - wide * 0.12, foot + 4, wide * 0.24, floor * 0.66)
      .rect(stone.lit, x - wide - 4, foot - 3, 2 * wide + 8, 6);
    pen.dashes(
      tones.paint(colors[1 + (level % (colors.length - 1))]!),
      floor * 0.5,
      [floor * 0.34, floor * 0.3],
      `M${x - wide + 10} ${Math.round(foot + floor * 0.44)}H${x + wide - 10}`,
    );
  }
  const top = y + floor * (1.8 + floors);
  pen.fill(
    stone.wall,
    `M${x - half * 0.42} ${top}q0 ${Math.round(floor * 1.3)} ${half * 0.42} ${Math.round(floor * 1.4)}q${half * 0.42}-${Math.round(floor * 0.1)} ${half * 0.42}-${Math.round(floor * 1.4)}z`,
  );
  for (const share of [-0.3, -0.1, 0.1, 0.3])
    pen.rect(tones.paint('#d9b04c'), x + half * share - 3, top + floor * 1.1, 6, 30);
}

/** A pale gate tower above a colonnaded street, between hills of boulders and a river. */
export function drawBoulderGate({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const rock = withBuilding(tones, '#c99a72', '#9a7254');
  for (const [x, y, r] of [
    [-600, 120, 130],
    [-440, 90, 100],
    [-520, 220, 80],
    [470, 110, 130],
    [620, 150, 140],
    [560, 260, 76],
    [350, 70, 70],
    [-320, 60, 60],
  ] as const)
    pen
      .ellipse(rock.wall, x, y, r, r * 0.8)
      .ellipse(rock.shade, x + r * 0.24, y - r * 0.2, r * 0.7, r * 0.56)
      .ellipse(rock.lit, x - r * 0.3, y + r * 0.3, r * 0.4, r * 0.26);
  drawGateTower(pen, tones, { x: 0, y: 30, half: 150, floors: 9, floor: 34 }, ['#e0cba0', '#efdcb4', '#cdb384']);
  const stone = withBuilding(tones, '#cdb08a', '#9a7f62');
  for (const side of [-1, 1])
    pen
      .rect(stone.deep, side * 300 - 140, 10, 280, 80)
      .dashes(stone.wall, 80, [13, 25], `M${side * 300 - 140} 50h280`)
      .rect(stone.lit, side * 300 - 148, 88, 296, 14);
  pen.rect(paint('#d8bf96'), -720, -60, 1440, 84);
  drawSheet(pen, tones, -50);
  for (const [x, y, r] of [
    [-430, -80, 70],
    [-300, -130, 50],
    [350, -90, 80],
    [530, -150, 60],
    [60, -190, 50],
  ] as const)
    pen.ellipse(rock.wall, x, y, r, r * 0.5).ellipse(rock.shade, x + r * 0.2, y - r * 0.14, r * 0.7, r * 0.3);
  drawTree(pen, tones, 250, 10, 70);
  pen.ellipse(paint('#8a6444'), -80, -110, 50, 15).ellipse(paint('#d3a878'), -80, -104, 46, 11);
}

/** A painted gate tower behind the steps of a square tank with lotus. */
export function drawTankGate({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  for (const x of [-560, -430, 430, 570]) {
    pen.stroke(paint('#a08a6c'), 13, `M${x} 60q10 110-6 200`);
    for (const [dx, dy] of [
      [-76, -10],
      [-56, 44],
      [56, 44],
      [76, -10],
    ] as const)
      pen.stroke(tones.leaf, 15, `M${x - 6} 256q${dx * 0.4} ${dy * 0.5 + 24} ${dx} ${dy}`);
  }
  drawGateTower(pen, tones, { x: 120, y: 50, half: 140, floors: 7, floor: 40 }, [
    '#dfc79a',
    '#4f8fb0',
    '#d9685a',
    '#e3b84a',
    '#5f9a6a',
  ]);
  const wall = withBuilding(tones, '#efe6d2', '#c98a5a');
  drawBlock(pen, wall, { x: -430, y: 50, width: 430, height: 90 }, 0.14);
  for (let x = -420; x < 0; x += 48) pen.rect(paint('#b5473a'), x, 50, 24, 70);
  pen.rect(wall.lit, -436, 136, 440, 10);
  drawGateTower(pen, tones, { x: -260, y: 130, half: 60, floors: 2, floor: 26 }, ['#dfc79a', '#d9685a', '#4f8fb0']);
  for (let step = 0; step < 6; step++)
    pen.rect(paint(step % 2 ? '#c2b196' : '#ab9a80'), -720, 30 - step * 18, 1440, 22);
  drawSheet(pen, tones, -72);
  pen
    .rect(paint('#b9a98e'), -60, -150, 160, 26)
    .rect(paint('#efe6d2'), -34, -124, 14, 66)
    .rect(paint('#efe6d2'), 60, -124, 14, 66)
    .rect(paint('#cdb894'), -50, -62, 140, 16)
    .polygon(paint('#d9c49a'), [-40, -46], [20, 10], [80, -46]);
  pen
    .rounds(tones.leaf, 18, 'M-520-110h50M-320-170h60M300-120h60M460-180h50')
    .rounds(paint('#e58fae'), 12, 'M-490-100h0M-280-160h0M340-110h0');
  drawFigures(
    pen,
    tones,
    [
      [-400, -40],
      [-340, -10],
      [300, -30],
      [480, -50],
    ],
    1.1,
  );
}

/** A vast face in three parts carved from the dark rock of a cave, between round columns. */
export function drawThreeFaces({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#a3887a', '#6d5a52');
  const { wall, lit, shade, deep } = rock;
  pen.rect(deep, -720, -240, 1440, 860).rect(shade, -340, -60, 680, 560).rect(rock.roofShade, -300, -40, 600, 500);
  pen
    .fill(wall, 'M-80 20Q-250 40-270 150Q-300 165-316 190Q-296 196-292 214Q-306 250-282 290Q-250 350-150 356H-80z')
    .fill(shade, 'M80 20Q250 40 270 150Q300 165 316 190Q296 196 292 214Q306 250 282 290Q250 350 150 356H80z')
    .stroke(
      deep,
      5,
      'M-262 226Q-240 214-214 226M-268 140Q-246 132-224 142M262 226Q240 214 214 226M268 140Q246 132 224 142',
    )
    .fill(lit, 'M-284 296H-100V400Q-240 396-284 296z')
    .fill(rock.roofShade, 'M284 296H100V400Q240 396 284 296z');
  pen
    .fill(wall, 'M-150-60q10 60 46 80q-30 60-24 160q4 70 34 110h188q30-40 34-110q6-100-24-160q36-20 46-80z')
    .fill(lit, 'M-104 60q-14 120 4 220h60q-20-100-4-240z')
    .fill(shade, 'M60 20q40 120 10 270h24q30-40 34-110q6-100-24-160q-20 10-44 0z');
  pen
    .stroke(deep, 6, 'M-76 200q28-16 54 0M22 200q26-16 54 0M-44 84q44-16 88 0M-80 226q30-14 60-2M20 224q30-12 60 2')
    .fill(shade, 'M-10 200l-20-80q30-18 56 0l-16 80z')
    .stroke(deep, 4, 'M-30 66q30-10 60 0');
  pen
    .fill(wall, 'M-130 280h260q0 50-30 70q-6 90-100 120q-94-30-100-120q-30-20-30-70z')
    .fill(lit, 'M-110 300h110v140q-70-20-80-90q-26-16-30-50z')
    .dashes(deep, 7, [16, 12], 'M-116 310H120M-96 350H100')
    .circle(lit, 0, 390, 27)
    .circle(shade, 0, 390, 17);
  for (const x of [-530, 530]) {
    pen
      .rect(wall, x - 86, -240, 172, 250)
      .rect(shade, x + 30, -240, 56, 250)
      .fill(wall, `M${x - 62} 10h124l-14 260h-96z`)
      .fill(shade, `M${x + 20} 10h42l-14 260h-30z`)
      .stroke(deep, 3, `M${x - 30} 20l4 240M${x} 20v240M${x + 30} 20l-4 240`, 0.5)
      .ellipse(lit, x, 290, 96, 36)
      .ellipse(shade, x + 26, 284, 60, 26)
      .rect(wall, x - 70, 320, 140, 300);
  }
  pen.rect(wall, -720, 500, 1440, 140).rect(shade, -720, 492, 1440, 12).rect(shade, -720, -240, 1440, 120);
  drawFigures(
    pen,
    tones,
    [
      [-190, -180],
      [-150, -190],
      [220, -186],
    ],
    1.6,
  );
}

/** A white palace that covers its island, low above the water. */
export function drawFloatingPalace({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4efe4', '#e3dccb');
  for (const [x, half, high] of [
    [0, 380, 92],
    [-180, 150, 140],
    [200, 130, 134],
    [10, 90, 170],
  ] as const) {
    drawBlock(pen, white, { x: x - half, y: 0, width: 2 * half, height: high }, 0.14);
    pen
      .rect(white.lit, x - half - 4, high - 6, 2 * half + 8, 9)
      .dashes(white.shade, 12, [8, 8], `M${x - half} ${high + 8}h${2 * half}`);
    drawWindows(
      pen,
      white.window,
      [x, high * 0.36, 2 * half - 20, high * 0.56],
      [Math.round(half / 17), 1, 14, high * 0.3],
      true,
    );
  }
  for (const [x, y, half] of [
    [-330, 92, 26],
    [-180, 140, 32],
    [-70, 92, 22],
    [10, 170, 36],
    [110, 134, 24],
    [290, 134, 28],
    [350, 92, 22],
  ] as const) {
    pen
      .rect(white.deep, x - half * 0.7, y, half * 1.4, half * 1.3)
      .dashes(white.wall, half * 1.3, [6, half * 0.6], `M${x - half * 0.8} ${y + half * 0.65}h${half * 1.8}`)
      .rect(white.lit, x - half - 4, y + half * 1.3, 2 * half + 8, 7);
    drawDome(pen, white, x, Math.round(y + half * 1.3 + 7), half, half * 0.9);
    pen.rect(tones.paint('#d9b04c'), x - 1, y + half * 2.3, 3, 18);
  }
  pen.rounds(tones.leaf, 36, 'M-300 104h24M246 146h20').rect(white.shade, -384, -6, 768, 12);
}

/** A landing with stone elephants before a domed tower on an island. */
export function drawElephantLanding({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e6d3ac', '#d9c08f');
  pen.rounds(tones.leafShade, 90, 'M-330 60h200M160 66h180').rounds(tones.leaf, 50, 'M-320 100h120M190 106h110');
  drawBlock(pen, stone, { x: -120, y: 20, width: 240, height: 200 }, 0.24);
  drawWindows(pen, stone.window, [0, 30, 220, 180], [5, 3, 20, 36], true);
  pen.rect(stone.lit, -128, 214, 256, 10);
  drawDome(pen, stone, 0, 224, 84, 84);
  for (const x of [-104, 104]) drawOnion(pen, stone.roof, stone.roofShade, x, 224, 22, 50);
  pen.rect(tones.paint('#d9b04c'), -2, 306, 4, 30).rect(stone.wall, -396, 0, 792, 26).rect(stone.lit, -398, 20, 796, 8);
  for (const x of [-350, -250, -150, 150, 250, 350]) {
    const face = x < 0 ? 1 : -1;
    pen
      .fill(stone.lit, `M${x - 34} 28h14v24h36v-24h14v54q${face * 4} 26-30 30q-34 0-36-30z`)
      .circle(stone.wall, x + face * 30, 92, 22)
      .stroke(stone.wall, 11, `M${x + face * 46} 90q${face * 14}-30 ${face * 6}-52`)
      .circle(stone.deep, x + face * 34, 96, 3);
  }
}
