import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHouseRow, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';
import { drawGround, drawPeak } from '../sceneries/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A round church like a tent of concrete with a tall glass lantern and a crown of pinnacles. */
export function drawCrownTent({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const stone = withBuilding(tones, '#d9d5cc', '#b5b2aa');
  drawBlock(pen, stone, { x: -290, y: 0, width: 580, height: 60 }, 0.2);
  pen.dashes(stone.window, 30, [26, 34], 'M-270 30H280');
  pen
    .polygon(stone.roof, [-290, 60], [-80, 230], [80, 230], [290, 60])
    .polygon(stone.roofShade, [110, 60], [40, 230], [80, 230], [290, 60]);
  pen.stroke(stone.lit, 12, 'M-330 0L-86 236M330 0L86 236M-190 0L-50 236M190 0L50 236M-60 60L-16 236M60 60L16 236');
  pen.rect(paint('#5f7fb0'), -76, 230, 152, 130).rect(paint('#4a5f94'), 30, 230, 46, 130);
  pen
    .dashes(paint('#c9607a'), 110, [10, 28], 'M-66 296H70')
    .dashes(paint('#e3c45f'), 60, [8, 30], 'M-46 290H66')
    .stroke(stone.lit, 6, 'M-76 230V360M-38 230V360M0 230V360M38 230V360M76 230V360');
  pen.rect(stone.lit, -84, 356, 168, 10);
  for (const x of [-76, -50, -24, 0, 24, 50, 76])
    pen.polygon(stone.lit, [x - 6, 366], [x, x % 50 ? 470 : 440], [x + 6, 366]);
  pen
    .polygon(stone.lit, [-50, 0], [-34, 130], [34, 130], [50, 0])
    .rect(stone.deep, -20, 0, 40, 50)
    .stroke(stone.deep, 4, 'M0 70v44M-16 98h32');
}

/** Low buildings like leaves and upturned boats with bamboo bars on their windows, before green crags. */
export function drawLeafParliament({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  pen
    .fill(fade(haze, 0.25)(paint('#7f9a62')), 'M-390 0Q-300 150-170 210L-60 190L60 250L170 170Q320 120 390 0z')
    .fill(fade(haze, 0.2)(paint('#8f7f6a')), 'M-170 210L-60 190L-100 130L-190 140zM60 250L170 170L120 130L50 180z');
  const stone = withBuilding(tones, '#cfc9bc', '#8f979c');
  for (const [x, wide, high] of [
    [-240, 220, 120],
    [-30, 190, 150],
    [180, 220, 110],
  ] as const) {
    drawBlock(pen, stone, { x: x - wide / 2, y: 0, width: wide, height: high }, 0.26);
    pen
      .fill(stone.roof, `M${x - wide / 2 - 16} ${high}Q${x} ${high + 84} ${x + wide / 2 + 16} ${high}z`)
      .fill(
        stone.roofShade,
        `M${x + 10} ${high + 41}Q${x + wide * 0.4} ${high + 30} ${x + wide / 2 + 16} ${high}H${x + 30}z`,
      );
    pen.ellipse(tones.window, x - 10, high + 22, 30, 9);
    for (let at = x - wide / 2 + 22; at < x + wide / 2 - 40; at += 54) {
      pen
        .rect(tones.window, at, high * 0.36, 34, 44)
        .stroke(
          paint('#b58a5a'),
          4,
          `M${at + 2} ${high * 0.3}l6 56M${at + 14} ${high * 0.3}l-2 58M${at + 24} ${high * 0.3}l4 56`,
        );
      pen.polygon(
        paint('#4f545a'),
        [at - 6, high * 0.36 + 44],
        [at + 22, high * 0.36 + 58],
        [at + 40, high * 0.36 + 44],
      );
    }
  }
  pen.ellipse(tones.water, 0, -4, 340, 14).stroke(stone.lit, 6, 'M-360 10H360');
}

/** A small square of painters: easels, red awnings and chestnut trees between low houses, a white dome above. */
export function drawPainterSquare({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const white = fade(haze, 0.25)(paint('#f4f0e6'));
  pen
    .fill(white, 'M-60 240v70q0 90 60 150q60-60 60-150v-70z')
    .fill(white, 'M-130 240v30q0 50 34 80q34-30 34-80v-30zM62 240v30q0 50 34 80q34-30 34-80v-30z')
    .rect(white, -140, 170, 280, 80);
  drawHouseRow(pen, tones, random, {
    from: -640,
    to: 620,
    y: 40,
    low: 130,
    high: 190,
    narrow: 110,
    wide: 150,
    colors: ['#f1e6d0', '#e3cfae', '#ecdcc4', '#d9c4a8'],
    roof: '#7a6a66',
  });
  for (const [x, color] of [
    [-480, '#b5323a'],
    [-220, '#3f6f5a'],
    [90, '#b5323a'],
    [360, '#c9843f'],
  ] as const)
    pen
      .polygon(paint(color), [x - 80, 84], [x - 66, 118], [x + 66, 118], [x + 80, 84])
      .dashes(paint('#f4efe2'), 8, [9, 9], `M${x - 78} 84h156`)
      .rect(tones.window, x - 60, 40, 44, 44)
      .rect(tones.window, x + 6, 40, 50, 44);
  drawGround(pen, paint('#b5a998'), 34);
  pen.stroke(paint('#9a8f80'), 4, 'M-720-30H720M-720-100H720M-720-180H720M-120 30L-300-240M120 30L300-240', 0.5);
  for (const x of [-360, 300])
    pen
      .rect(paint('#6b5442'), x - 10, -60, 20, 200)
      .rounds(leafShade, 150, `M${x - 40} 210h80M${x} 260h0`)
      .rounds(leaf, 110, `M${x - 50} 226h60M${x - 10} 270h0`);
  const art = ['#d9503f', '#3f7fb0', '#e3b03f', '#4f9a6a', '#8a5fa0'];
  for (const [index, [x, y, size]] of (
    [
      [-220, -60, 1.2],
      [-60, -90, 1.4],
      [130, -70, 1.3],
      [-420, -130, 1.6],
      [400, -140, 1.6],
    ] as const
  ).entries()) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(
        paint('#7a5a3f'),
        5 * size,
        `M${x - n(30)} ${y}L${x} ${y + n(120)}L${x + n(30)} ${y}M${x} ${y + n(110)}v-${n(100)}`,
      )
      .rect(paint('#f6f1e4'), x - n(36), y + n(40), n(72), n(56));
    pen
      .rect(paint(art[index]!), x - n(30), y + n(46), n(60), n(20))
      .rect(paint(art[(index + 2) % 5]!), x - n(30), y + n(66), n(36), n(24));
  }
  drawWalkers(
    pen,
    tones,
    [
      [-150, -80],
      [40, -60],
      [220, -100],
      [-300, -110],
      [-10, -170],
    ],
    1.7,
  );
}

/** A thin iron footbridge across a gorge with a waterfall between firs, snowy peaks behind. */
export function drawGorgeFootbridge({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  drawPeak(pen, tones, [-60, 420], 620, { snow: 0.5 });
  drawPeak(pen, tones, [340, 360], 480, { snow: 0.5 });
  const rock = withBuilding(tones, '#a39a8e', '#7f776c');
  pen.rect(mixColors(rock.shade, haze, 0.3), -720, -240, 1440, 380);
  pen.polygon(
    mixColors(rock.shade, haze, 0.2),
    [-260, 180],
    [-140, -60],
    [-60, -240],
    [120, -240],
    [160, -40],
    [260, 180],
  );
  pen
    .stroke(paint('#eef4f6'), 34, 'M10 140Q0 20 20-60T10-240')
    .stroke(paint('#c9dbe3'), 9, 'M16 130Q6 20 28-60T20-240');
  pen
    .polygon(rock.wall, [-720, 240], [-330, 210], [-220, 120], [-180, -20], [-120, -240], [-720, -240])
    .polygon(rock.shade, [720, 250], [330, 210], [220, 120], [170, -30], [110, -240], [720, -240]);
  let firs = '';
  for (const x of [-690, -630, -570, -510, -450, -390, -340, 340, 390, 450, 510, 570, 630, 690])
    firs += `M${x - 30} ${196 + (x % 4) * 6}l30 ${120 + (Math.abs(x) % 50)}l30-${120 + (Math.abs(x) % 50)}z`;
  for (const [x, y] of [
    [-520, 60],
    [-420, 20],
    [-300, -60],
    [440, 40],
    [540, 80],
    [330, -80],
    [-620, -80],
    [620, -100],
  ] as const)
    firs += `M${x - 40} ${y}l40 140l40-140z`;
  pen.fill(leafShade, firs);
  const iron = paint('#6f767c');
  let bars = '';
  for (let x = -310; x < 320; x += 24) bars += `M${x} 214v34`;
  pen
    .stroke(iron, 4, `${bars}M-330 248H330`)
    .rect(paint('#8a6f55'), -340, 204, 680, 10)
    .stroke(iron, 7, 'M-330 170H330')
    .stroke(iron, 4, `M-330 170${'l30 34l30-34'.repeat(11)}`);
  drawWalkers(
    pen,
    tones,
    [
      [-90, 214],
      [-50, 214],
      [20, 214],
      [110, 214],
    ],
    1,
  );
}

/** One huge arch of stone between smaller ones across a wooded valley, old town and spires above. */
export function drawBigArch({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(fade(haze, 0.35)(leafShade), 'M-720 180Q-300 220 0 196T720 190V-240H-720z');
  drawHouseRow(pen, tones, random, {
    from: 150,
    to: 640,
    y: 190,
    low: 60,
    high: 100,
    narrow: 100,
    wide: 140,
    colors: ['#e3d3b4', '#ecdcc0', '#d9c4a0'],
    roof: '#5f666e',
    air: 0.12,
  });
  const spire = withBuilding(tones, '#d3c4a4', '#4f5a66');
  for (const x of [330, 400, 470]) {
    drawBlock(pen, spire, { x: x - 16, y: 260, width: 32, height: 60 }, 0.3);
    drawCone(pen, spire, x, 320, 18, 110);
  }
  const stone = withBuilding(tones, '#d9bf94', '#b59a70');
  pen.fill(mixColors(stone.shade, haze, 0.1), 'M-720 150H720V196H-720z');
  pen
    .fill(stone.wall, 'M-300-240V184H300V-240H250Q230 110 0 120Q-230 110-250-240z')
    .stroke(stone.lit, 14, 'M-256-240Q-236 118 0 128Q236 118 256-240')
    .fill(stone.shade, 'M250-240Q230 110 0 120Q210 80 222-240z');
  for (const x of [-720, 290])
    pen.fill(stone.wall, traceArcade({ x, y: 20, height: 164 }, { count: 4, span: 76, pier: 31, sides: 84 }));
  for (const x of [-230, -170, 140, 200]) pen.arch(stone.deep, x, 110, 34, 24);
  pen
    .rect(stone.lit, -720, 184, 1440, 14)
    .dashes(stone.wall, 16, [10, 12], 'M-720 206H720')
    .rect(paint('#c9503f'), -190, 198, 150, 38)
    .dashes(tones.window, 15, [18, 8], 'M-182 220h136');
  pen
    .fill(leaf, 'M-720-40Q-420-20-260-120L-220-240H-720zM720-30Q420-20 270-120L230-240H720z')
    .rounds(leafShade, 70, 'M-640-80h80M-480-120h60M-360-180h30M640-80h-80M480-120h-60M370-180h20')
    .fill(tones.leafLight, 'M-220-240Q0-180 220-240z');
}

/** Two red brick fronts with steep stepped gables, gilding and statues. */
export function drawSteppedFronts({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const brick = withBuilding(tones, '#b5503f', '#4f5a5f');
  for (const [x, half, high, steps] of [
    [-110, 130, 170, 5],
    [150, 100, 140, 4],
  ] as const) {
    drawBlock(pen, brick, { x: x - half, y: 0, width: 2 * half, height: high }, 0.14);
    for (let step = 0; step < steps; step++) {
      const wide = half * (1 - (step + 0.6) / (steps + 0.6)) + 14;
      pen
        .rect(brick.wall, x - wide, high + step * 44, 2 * wide, 46)
        .rect(brick.shade, x + wide * 0.6, high + step * 44, wide * 0.4, 46);
      pen.rect(paint('#f1e9da'), x - wide - 6, high + step * 44 + 40, 2 * wide + 12, 7);
      for (const side of [-1, 1])
        pen.polygon(
          paint('#f1e9da'),
          [x + side * wide - 7, high + step * 44 + 46],
          [x + side * wide, high + step * 44 + 76],
          [x + side * wide + 7, high + step * 44 + 46],
        );
    }
    pen
      .circle(paint('#dcae3e'), x, high + 76, 26)
      .circle(paint('#3f5f8a'), x, high + 76, 19)
      .stroke(paint('#f1e6c8'), 3, `M${x} ${high + 76}v14M${x} ${high + 76}h10`);
    pen
      .line(paint('#dcae3e'), 5, [x, high + steps * 44 + 46], [x, high + steps * 44 + 96])
      .circle(paint('#dcae3e'), x, high + steps * 44 + 90, 8);
    drawWindows(pen, paint('#f1e9da'), [x, 76, 2 * half - 20, high - 80], [half > 110 ? 5 : 4, 1, 32, high - 90], true);
    drawWindows(pen, tones.window, [x, 76, 2 * half - 20, high - 80], [half > 110 ? 5 : 4, 1, 22, high - 100], true);
  }
  pen
    .rect(paint('#f1e9da'), -244, 64, 496, 8)
    .arch(paint('#f1e9da'), -140, 0, 60, 34)
    .arch(brick.deep, -130, 0, 40, 30)
    .arch(paint('#f1e9da'), 124, 0, 52, 30)
    .arch(brick.deep, 132, 0, 36, 26);
  for (const x of [-214, -60, 60, 230])
    pen.rect(paint('#d9cdb8'), x - 7, 20, 14, 44).circle(paint('#d9cdb8'), x, 70, 8);
}
