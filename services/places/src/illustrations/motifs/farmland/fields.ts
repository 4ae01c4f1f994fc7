import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Rows of vines toward a wine village with a church, in the colors of its season. */
export function drawVineRows({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, wall, shade, roof, roofShade, window } = tones;
  const isAutumn = random.between(0, 1) < 0.45;
  const vine = isAutumn ? paint('#c98a3a') : mixColors(leaf, paint('#9aba4f'), 0.5);
  const dark = isAutumn ? paint('#a35a30') : leafShade;
  const earth = paint(palette === 'atlantic' ? '#b59a72' : '#cfae7c');
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 170Q-560 260-380 220T-40 230T320 220T720 250V40H-720z')
    .fill(fade(haze, 0.25)(mixColors(leaf, vine, 0.4)), 'M-720 110Q-480 170-240 120T240 130T720 140V0H-720z')
    .stroke(
      fade(haze, 0.25)(dark),
      4,
      'M-660 130L-560 60M-580 140L-500 60M-500 144L-430 60M400 130L360 60M480 136L420 60M560 140L480 60M640 142L560 60',
      0.6,
    );
  for (const [x, y, wide, high] of [
    [-240, 60, 70, 40],
    [-160, 64, 60, 44],
    [-90, 58, 80, 48],
    [90, 60, 70, 44],
    [170, 58, 80, 40],
    [20, 56, 70, 40],
  ] as const)
    pen
      .rect(wall, x, y, wide, high)
      .rect(shade, x + wide * 0.7, y, wide * 0.3, high)
      .fill(roof, `M${x - 6} ${y + high}l16 26h${wide - 20}l16-26z`)
      .dashes(window, 10, [8, 12], `M${x + 10} ${y + high - 16}h${Math.round(wide * 0.56)}`);
  pen
    .rect(wall, -20, 60, 44, 130)
    .rect(shade, 8, 60, 16, 130)
    .fill(roof, 'M-28 188L2 262L32 188z')
    .fill(roofShade, 'M10 188L2 262L32 188z')
    .arch(window, -6, 150, 14, 16)
    .rounds(leafShade, 44, 'M-300 70h20M-260 66h10M270 70h20M310 66h10')
    .fill(earth, 'M-720 64Q-300 80 0 60T720 64V-230H-720z');
  for (let index = -9; index <= 9; index++) {
    const [top, bottom] = [index * 62, index * 190];
    pen.stroke(dark, 30, `M${top} 58L${bottom} -230`).stroke(vine, 16, `M${top - 3} 58L${bottom - 8} -230`);
  }
  pen.fill(fade(haze, 0.1)(vine), 'M-720 66Q-300 84 0 62T720 66V48Q300 40 0 46T-720 48z');
  drawWalkers(pen, tones, [
    [-94, -120],
    [120, -60],
  ]);
}

/** A hill town with towers above fields of sunflowers. */
export function drawHillTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [stone, shade, roof] = [paint('#dcb98c'), paint('#a88a70'), paint('#b8694a')];
  const isPoppies = random.between(0, 1) < 0.4;
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 160Q-520 240-300 200T140 210T520 200T720 230V40H-720z')
    .fill(
      fade(haze, 0.18)(mixColors(leaf, paint('#c4b870'), 0.5)),
      'M-720 90Q-420 130-260 170Q-120 240 0 244T240 180Q380 120 720 100V-230H-720z',
    )
    .rounds(fade(haze, 0.12)(leafShade), 34, 'M-360 130h20M-260 160h20M300 150h20M380 124h20M-440 110h20M460 110h20');
  for (const [y, half] of [
    [236, 110],
    [196, 190],
    [156, 260],
  ] as const)
    for (let x = -half; x < half - 10; ) {
      const [wide, high] = [Math.round(random.between(36, 60)), Math.round(random.between(34, 56))];
      pen
        .rect(stone, x, y, wide, high)
        .rect(shade, x + wide * 0.7, y, wide * 0.3, high)
        .fill(roof, `M${x - 3} ${y + high}l9 12h${wide - 12}l9-12z`)
        .rect(window, x + 10, y + 14, 8, 11);
      x += wide + 2;
    }
  for (const [x, y, wide, high] of [
    [-70, 230, 30, 150],
    [40, 230, 34, 190],
    [120, 190, 28, 130],
    [-150, 190, 28, 120],
  ] as const)
    pen
      .rect(stone, x, y, wide, high)
      .rect(shade, x + wide * 0.66, y, wide * 0.34, high)
      .dashes(stone, 8, [7, 5], `M${x - 2} ${y + high + 3}h${wide + 4}`)
      .rect(window, x + 9, y + high - 34, 7, 14);
  pen
    .fill(mixColors(leaf, paint('#b8c46a'), 0.6), 'M-720 40Q-300 70 100 36T720 40V-230H-720z')
    .fill(mixColors(leaf, paint('#7f9a4c'), 0.5), 'M-720-40Q-300-16 100-50T720-44V-230H-720z');
  for (let row = 0; row < 5; row++) {
    let heads = '';
    const step = 44 + row * 12;
    for (let x = -720 + (row % 2) * 20; x < 720; x += step)
      heads += `M${Math.round(x + random.between(-6, 6))} ${-40 - row * 42}h0`;
    pen.rounds(paint(isPoppies ? '#d04a36' : '#eabf3f'), 18 + row * 6, heads);
    if (!isPoppies) pen.rounds(paint('#7d5230'), 8 + row * 3, heads);
  }
  for (const [x, y, high] of [
    [-480, 30, 170],
    [-430, 36, 130],
    [440, 30, 180],
    [500, 26, 140],
  ] as const)
    pen
      .fill(
        leafShade,
        `M${x - 18} ${y}Q${x - 22} ${y + high * 0.6} ${x} ${y + high}Q${x + 22} ${y + high * 0.6} ${x + 18} ${y}z`,
      )
      .fill(
        leaf,
        `M${x - 18} ${y}Q${x - 22} ${y + high * 0.6} ${x} ${y + high}Q${x - 4} ${y + high * 0.6} ${x - 2} ${y}z`,
      );
}

/** A valley with walls of stone, a bridge over a beck and a barn. */
export function drawStoneDale({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const [stone, dark] = [paint('#b3a994'), paint('#857c70')];
  const [grass, light] = [mixColors(leaf, paint('#9fbb60'), 0.6), mixColors(leaf, paint('#b3c66f'), 0.7)];
  pen
    .fill(
      fade(haze, 0.5)(mixColors(leafShade, paint('#8a7a8f'), 0.4)),
      'M-720 220Q-540 330-340 290T0 220T340 300T720 260V40H-720z',
    )
    .fill(fade(haze, 0.25)(grass), 'M-720 200Q-520 230-340 150T-40 70T300 150T720 220V-60H-720z')
    .fill(
      fade(haze, 0.16)(light),
      'M-560 176Q-460 170-380 130L-340 80-520 110zM380 140Q460 180 560 190L600 130 440 100z',
    )
    .stroke(
      fade(haze, 0.12)(stone),
      5,
      'M-720 150Q-520 170-300 90T0 50M-560 190L-480 90M-380 130L-320 70M720 170Q520 180 320 110T40 50M540 190L480 90M400 150L360 80M640 200L600 100',
      0.9,
    )
    .fill(grass, 'M-720 60Q-360 90-60 50T400 50T720 60V-230H-720z')
    .fill(water, 'M40 60Q-40 20 20-30T160-90T60-160T-80-230H220Q300-170 280-110T140-20T100 60z')
    .rounds(waterLight, 5, 'M40 20h50M40-40h70M140-90h70M110-140h90M40-190h110', 0.8)
    .fill(stone, 'M-110-60Q-40 40 90 50Q220 40 300-60H230Q200-6 90-6T-40-60z')
    .stroke(dark, 6, 'M-96-44Q-30 50 90 60Q220 50 288-44', 0.8)
    .fill(mixColors(stone, dark, 0.4), 'M-40-60Q-20-6 90-6T230-60H216Q190-20 90-20T-26-60z')
    .rect(stone, -430, 10, 150, 76)
    .rect(dark, -330, 10, 50, 76)
    .fill(paint('#6f6c70'), 'M-446 80L-406 130H-300L-264 80z')
    .arch(paint('#4a4644'), -390, 10, 40, 30)
    .rect(window, -320, 46, 16, 18)
    .rounds(leafShade, 60, 'M-500 40h20M-230 40h10M420 50h30M500 40h20')
    .rounds(leaf, 40, 'M-500 56h10M420 68h20M496 56h10')
    .fill(light, 'M-720-50Q-500-30-300-70T-60-140L-40-230H-720zM720-40Q560-30 420-80T320-160L340-230H720z')
    .stroke(stone, 9, 'M-720-10Q-500 10-290-36T-110-60M300-56Q440-30 720-10')
    .dashes(dark, 9, [3, 14], 'M-720-10Q-500 10-290-36T-110-60M300-56Q440-30 720-10');
  const sheep = [
    [-560, -90],
    [-470, -120],
    [-380, -150],
    [-620, -160],
    [460, -110],
    [560, -140],
    [620, -90],
  ] as const;
  for (const [x, y] of sheep)
    pen
      .rounds(paint('#f4f1e6'), 22, `M${x} ${y}h18`)
      .rounds(paint('#3f3a3c'), 9, `M${x + 28} ${y + 6}h3`)
      .rect(paint('#3f3a3c'), x - 2, y - 18, 4, 10)
      .rect(paint('#3f3a3c'), x + 16, y - 18, 4, 10);
  drawWalkers(pen, tones, [[60 + Math.round(random.between(-20, 20)), 58]], 0.9);
}

/** A red barn and a silo among rolling fields and woods. */
export function drawBarnHills({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const isAutumn = random.between(0, 1) < 0.5;
  const [red, dark, white] = [paint('#b5483a'), paint('#7f3630'), paint('#f1eadb')];
  const grass = mixColors(leaf, paint('#a3ba5f'), 0.6);
  const crowns = isAutumn
    ? [paint('#c9762f'), paint('#d9a23f'), paint('#a84a34')]
    : [leafShade, leaf, mixColors(leaf, leafShade, 0.5)];
  pen
    .fill(fade(haze, 0.55)(leafShade), 'M-720 210Q-540 300-340 250T20 260T380 250T720 280V40H-720z')
    .fill(fade(haze, 0.35)(leafShade), 'M-720 150Q-500 230-260 170T200 190T720 200V0H-720z');
  for (const [index, color] of crowns.entries()) {
    let dots = '';
    for (let x = -720 + index * 36; x < 720; x += 108)
      dots += `M${Math.round(x + random.between(-14, 14))} ${Math.round(100 + Math.abs(x) * 0.08 - index * 14 + random.between(-12, 16))}h0`;
    pen.rounds(fade(haze, 0.2)(color), 74, dots);
  }
  pen
    .fill(grass, 'M-720 80Q-360 110-60 60T420 60T720 80V-230H-720z')
    .fill(
      mixColors(grass, paint('#e0c86a'), 0.6),
      'M-720 20Q-460 60-220 20L-120-50Q-420-30-720-60zM720 10Q520 40 330 10L260-60Q500-50 720-80z',
    )
    .rect(white, 170, 40, 56, 170)
    .rect(paint('#c9c4c0'), 208, 40, 18, 170)
    .dome(paint('#9aa4ac'), 198, 208, 30, 26)
    .rect(red, -110, 40, 250, 100)
    .rect(dark, 80, 40, 60, 100)
    .fill(red, 'M-110 138L-92 180-20 214 60 180 80 138z')
    .fill(paint('#6a6a72'), 'M-122 134L-98 184-20 222 130 222 170 184 152 134H80L62 184-20 216-90 184z')
    .fill(paint('#86868c'), 'M-20 222H130L170 184H66z')
    .stroke(white, 6, 'M-66 42V106H20V42M-66 42L20 106M20 42L-66 106M-34 150h26v24h-26z')
    .fill(mixColors(grass, leafShade, 0.25), 'M-720-70Q-300-30 80-80T720-80V-230H-720z')
    .stroke(paint('#d9c9a4'), 20, 'M-40 40Q-60-20 40-60T120-230')
    .stroke(white, 6, 'M-720-96Q-400-66-80-90M180-100Q460-110 720-104M-720-116Q-400-86-80-110M180-120Q460-130 720-124')
    .stroke(
      white,
      7,
      'M-680-130v50M-580-118v50M-480-112v50M-380-108v50M-280-108v50M-180-112v50M260-136v50M360-142v50M460-146v50M560-146v50M660-146v50',
    );
  for (const [x, y] of [
    [-420, -30],
    [-300, -40],
    [430, -40],
    [540, -30],
  ] as const)
    pen
      .rounds(paint('#d9b765'), 34, `M${x} ${y}h12`)
      .stroke(paint('#b58f48'), 4, `M${x - 4} ${y - 10}a12 12 0 1 0 18 4`);
}
