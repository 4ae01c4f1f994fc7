import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawWalkers } from '../wonders/parts.js';

/** An iron market hall with a round sign of colored glass over stalls of fruit and hanging hams. */
export function drawGlassSignMarket({ pen, tones }: MotifInput): void {
  const { paint, haze, isDusk } = tones;
  pen
    .rect(mixColors(paint('#4a4f58'), haze, 0.1), -720, -240, 1440, 1000)
    .polygon(paint('#6f767e'), [-720, 520], [0, 330], [720, 520], [720, 470], [0, 280], [-720, 470]);
  pen.stroke(
    paint('#8f979e'),
    5,
    'M-600 484V300M-450 450V280M-300 410V270M-150 370V260M150 370V260M300 410V270M450 450V280M600 484V300',
  );
  for (const x of [-330, 330])
    pen.rect(paint('#8f979e'), x - 16, -200, 32, 600).rect(paint('#b5bcc0'), x - 24, 270, 48, 16);
  pen.stroke(paint('#b5bcc0'), 12, 'M-320 270Q0 500 320 270');
  const colors = ['#d9503f', '#e3b03f', '#3f7fb0', '#4f9a6a', '#c9708a', '#e3cf5a'];
  for (let index = 0; index < 12; index++) {
    const [a, b] = [(index * Math.PI) / 6, ((index + 1) * Math.PI) / 6];
    pen.polygon(
      paint(colors[index % 6]!),
      [0, 340],
      [Math.round(86 * Math.cos(a)), 340 + Math.round(86 * Math.sin(a))],
      [Math.round(86 * Math.cos(b)), 340 + Math.round(86 * Math.sin(b))],
    );
  }
  pen
    .stroke(
      paint('#f1e6cc'),
      5,
      'M-86 340a86 86 0 1 0 172 0a86 86 0 1 0-172 0M-52 340a52 52 0 1 0 104 0a52 52 0 1 0-104 0',
    )
    .circle(isDusk ? tones.window : paint('#f6eecb'), 0, 340, 24);
  pen.polygon(paint('#b9b0a2'), [-150, 60], [150, 60], [520, -240], [-520, -240]);
  const fruit = ['#d9503f', '#e8a83a', '#7fa548', '#c9707f', '#e3cf5a', '#8a4f7a', '#d98f3f'];
  for (const side of [-1, 1])
    for (const [near, far, low, high] of [
      [170, 260, 40, 110],
      [270, 420, 0, 96],
      [430, 680, -80, 70],
    ] as const) {
      pen.polygon(
        paint('#6f4f3a'),
        [side * near, low + 30],
        [side * far, low - 20],
        [side * far, high - 20],
        [side * near, high],
      );
      for (let row = 0; row < 3; row++)
        pen.rounds(
          paint(fruit[(row * 2 + near) % 7]!),
          (far - near) * 0.16,
          `M${side * (near + 12)} ${high + 8 - row * 22}L${side * (far - 10)} ${high - 12 - row * 22}`,
        );
      pen.polygon(
        paint(near % 4 ? '#f1eadb' : '#c9483f'),
        [side * near, high + 90],
        [side * far, high + 130],
        [side * far, high + 170],
        [side * near, high + 120],
      );
    }
  pen.rounds(paint('#8a4438'), 22, 'M-230 240v-30M-270 246v-34M240 244v-30M280 250v-34');
  drawWalkers(
    pen,
    tones,
    [
      [-70, 0],
      [-20, 20],
      [60, -10],
      [100, -60],
      [-120, -90],
    ],
    1.7,
  );
}

/** Vaults of deep blue with golden stars over alabaster windows and arches of mosaic. */
export function drawStarVault({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const [blue, gold] = [paint('#2f3f7f'), paint('#dcae4a')];
  pen.rect(paint('#c9b48c'), -720, -240, 1440, 1000).fill(blue, 'M-520 60V260Q-520 640 0 640Q520 640 520 260V60z');
  let stars = '';
  for (let row = 0; row < 7; row++)
    for (let index = -6; index <= 6; index++) {
      const [x, y] = [index * 74 + (row % 2) * 36, 250 + row * 54];
      if (Math.hypot(x / 500, (y - 250) / 380) < 0.94) stars += `M${x} ${y}h.1`;
    }
  pen
    .rounds(gold, 15, stars)
    .rounds(paint('#f3e3b0'), 6, stars)
    .stroke(gold, 14, 'M-520 60V260Q-520 640 0 640Q520 640 520 260V60');
  pen.rect(gold, -34, 420, 14, 100).rect(gold, -60, 466, 66, 14);
  pen
    .fill(paint('#3f5f8a'), 'M-280 20V200Q-280 380 0 380Q280 380 280 200V20z')
    .stroke(paint('#b5503f'), 10, 'M-280 20V200Q-280 380 0 380Q280 380 280 200V20')
    .fill(paint('#4f8a5f'), 'M-260 40H260V110Q0 140-260 110z');
  pen
    .rounds(paint('#f1ece0'), 30, 'M-150 150h40M-60 150h30M90 150h40M170 146h20')
    .rect(paint('#8a5a3f'), 10, 120, 8, 120)
    .fill(paint('#d9b04a'), 'M-6 200h40v60q-20 20-40 0z')
    .circle(paint('#e3c9a0'), 14, 276, 17)
    .stroke(gold, 4, 'M-10 280a24 24 0 1 0 48 0a24 24 0 1 0-48 0');
  for (const x of [-420, 420])
    pen
      .rect(paint('#b59a6c'), x - 66, 40, 132, 210)
      .rect(isDusk ? tones.window : paint('#e9b85f'), x - 50, 56, 100, 178)
      .stroke(paint('#b57f3f'), 5, `M${x - 40} 90q40 30 80 10M${x - 40} 150q40 24 80 0M${x - 40} 200q30 20 80-6`, 0.6);
  pen
    .rect(paint('#d9cdb4'), -720, -240, 1440, 270)
    .stroke(
      paint('#b5a88c'),
      4,
      'M-200 30L-420-240M200 30L420-240M-60 30L-120-240M60 30L120-240M-720-60H720M-720-150H720',
    )
    .rect(paint('#b9ac94'), -120, -30, 240, 90)
    .rect(paint('#cfc4ae'), -132, 56, 264, 16);
}

/** Brick houses of two storeys with frescoed columns along a sunken street, below a modern town. */
export function drawSunkenTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen
    .fill(mixColors(paint('#7a7484'), haze, 0.4), 'M-300 200L-80 400L0 380L40 392L120 330Q240 250 340 200z')
    .rect(mixColors(paint('#b5a878'), haze, 0.2), -720, 130, 1440, 90);
  for (let x = -700; x < 700; x += 110)
    pen
      .rect(mixColors(paint(random.between(0, 1) > 0.5 ? '#ecd9b4' : '#e3b98f'), haze, 0.25), x, 190, 90, 60)
      .dashes(mixColors(tones.window, haze, 0.4), 14, [10, 14], `M${x + 10} 222h74`);
  pen
    .rect(paint('#a8926a'), -720, -20, 1440, 210)
    .rounds(leafShade, 30, 'M-600 186h60M-300 190h40M100 188h60M420 190h50');
  drawGround(pen, paint('#c9b48c'), 10);
  const brick = withBuilding(tones, '#b5785a', '#8f5a44');
  for (const side of [-1, 1])
    for (const [near, far, low, high] of [
      [150, 260, 10, 130],
      [270, 430, -30, 190],
      [440, 720, -90, 300],
    ] as const) {
      pen.polygon(
        side < 0 ? brick.wall : brick.shade,
        [side * near, low + 10],
        [side * far, low - 40],
        [side * far, high + 40],
        [side * near, high],
      );
      pen.polygon(
        paint('#b5483c'),
        [side * near, low + 10],
        [side * far, low - 40],
        [side * far, low + 30],
        [side * near, low + 50],
      );
      const mid = (near + far) / 2;
      pen
        .rect(brick.deep, side * mid - 16, low - 10, 32, 76)
        .rect(paint('#6b4a34'), side * mid - 26, low + (high - low) * 0.62, 52, 34);
      pen.polygon(
        paint('#8a5a3f'),
        [side * near, high + 8],
        [side * far, high + 50],
        [side * far, high + 62],
        [side * near, high + 18],
      );
    }
  const stone = withBuilding(tones, '#e3cda4', '#c9b48c');
  for (const x of [-90, -40, 10, 60])
    pen
      .rect(stone.wall, x, 20, 20, 110)
      .rect(paint('#b5483c'), x, 20, 20, 40)
      .rect(stone.lit, x - 4, 126, 28, 10);
  pen
    .rect(stone.lit, -104, 136, 200, 16)
    .polygon(paint('#9a8f80'), [-140, -20], [140, -20], [420, -240], [-420, -240])
    .stroke(paint('#7f766a'), 4, 'M-200-60H200M-260-110H260M-340-170H340M-40-20L-120-240M40-20L120-240');
  drawWalkers(
    pen,
    tones,
    [
      [-60, -70],
      [-10, -60],
      [80, -110],
    ],
    1.4,
  );
}

/** A harbor square with a round castle tower, tall narrow houses and a church on the rocks. */
export function drawCoveHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  pen
    .fill(mixColors(leafShade, haze, 0.3), 'M-720 120Q-480 380-260 400T160 330T520 300T720 180V0H-720z')
    .stroke(
      mixColors(paint('#c9b98a'), haze, 0.3),
      4,
      'M-600 200Q-300 330 0 300M-560 150Q-260 260 60 230M300 260Q480 250 640 170',
      0.7,
    );
  pen.polygon(paint('#7f766c'), [-720, -100], [-720, 160], [-560, 230], [-430, 160], [-330, -60]);
  const tower = withBuilding(tones, '#b5a48a', '#8f8068');
  drawBlock(pen, tower, { x: -580, y: 210, width: 90, height: 170 }, 0.4);
  pen
    .rect(tower.lit, -590, 376, 110, 10)
    .dashes(tower.wall, 14, [12, 9], 'M-586 392H-484')
    .rect(tower.deep, -548, 300, 12, 24);
  const colors = ['#e3a05f', '#d9705a', '#ecc98f', '#e38f8a', '#f0dcae', '#d98f6a'];
  let x = -340;
  for (let index = 0; x < 300; index++) {
    const [wide, high] = [Math.round(random.between(56, 80)), Math.round(random.between(150, 240))];
    const house = withBuilding(tones, colors[index % 6]!, '#a8604a');
    drawBlock(pen, house, { x, y: 10, width: wide, height: high }, 0.2);
    pen.polygon(
      house.roof,
      [x - 4, 10 + high],
      [x + 10, 26 + high],
      [x + wide - 10, 26 + high],
      [x + wide + 4, 10 + high],
    );
    drawWindows(pen, paint('#3f6f5a'), [x + wide / 2, 60, wide - 10, high - 54], [2, Math.round(high / 52), 13, 24]);
    x += wide;
  }
  const church = withBuilding(tones, '#d9c9a8', '#8f7f6a');
  pen.polygon(paint('#6f675e'), [260, -60], [300, 40], [520, 30], [620, -60]);
  drawBlock(pen, church, { x: 330, y: 30, width: 150, height: 100 }, 0.3);
  drawBlock(pen, church, { x: 450, y: 30, width: 60, height: 220 }, 0.36);
  drawDome(pen, church, 480, 250, 30, 34);
  pen
    .rect(paint('#cfc2a8'), -430, -72, 760, 84)
    .polygon(paint('#dccba0'), [-300, -20], [200, -20], [120, -70], [-220, -70])
    .rect(water, -720, -240, 1440, 172)
    .rounds(waterLight, 5, 'M-420-120h160M-60-160h240M260-110h180', 0.6);
  for (const [at, y, color] of [
    [-160, -60, '#3f6fa5'],
    [-60, -50, '#d9503f'],
    [50, -62, '#4f9a7a'],
    [-260, -140, '#f1eadb'],
    [190, -150, '#e3b03f'],
  ] as const)
    pen.fill(paint(color), `M${at - 44} ${y + 14}h88l-16-26h-56z`).rect(tones.lit, at - 42, y + 11, 84, 5);
  for (const [at, color] of [
    [-120, '#e3b03f'],
    [-30, '#d9503f'],
    [60, '#3f7fb0'],
  ] as const)
    pen.polygon(paint(color), [at - 34, 44], [at, 66], [at + 34, 44]).rect(paint('#6b5a4a'), at - 2, -10, 4, 58);
}
