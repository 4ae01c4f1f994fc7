import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawEaves } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A slim white tower on a wooded hill above a city, with a lookout in the form of the top of a pagoda. */
export function drawPagodaMast({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, window } = tones;
  const white = withBuilding(tones, '#f3f3ee', '#4f7f86');
  const blocks = ['#cfd3d6', '#e3dccf', '#bcc6cc'].map((color) => fade(haze, 0.3)(paint(color)));
  for (let index = 0; index < 14; index++) {
    const high = 90 + ((index * 53) % 110);
    const x = -700 + index * 100;
    pen
      .rect(blocks[index % 3]!, x, -60, 88, high + 60)
      .dashes(fade(haze, 0.5)(window), 66, [6, 14], `M${x + 44} ${high - 8}V0`);
  }
  pen
    .polygon(white.wall, [-26, 60], [-17, 370], [17, 370], [26, 60])
    .polygon(white.shade, [6, 60], [5, 370], [17, 370], [26, 60])
    .stroke(white.lit, 4, 'M-20 80L-13 366');
  pen.polygon(white.shade, [-17, 356], [-46, 384], [46, 384], [17, 356]);
  drawEaves(pen, white, { y: 376, half: 66, height: 28, ridge: 40 });
  pen.rect(white.wall, -42, 404, 84, 26).dashes(window, 14, [9, 5], 'M-38 417H40');
  drawEaves(pen, white, { y: 428, half: 60, height: 38, ridge: 8 });
  pen.rect(white.lit, -3, 462, 6, 44).circle(white.lit, 0, 476, 8);
  pen
    .fill(leafShade, 'M-720-60Q-420-30-260 50T0 106T260 50T720-60V-240H-720z')
    .rounds(leaf, 58, 'M-300 10h40M-200 50h50M-90 80h60M40 84h60M150 56h50M250 10h60M-420-40h70M380-40h80')
    .rounds(leafLight, 34, 'M-250 40h20M-130 76h30M10 100h20M120 80h20M220 40h26M-350-10h20M340-10h20')
    .rounds(
      mixColors(leafShade, leaf, 0.5),
      70,
      'M-560-100h90M-360-110h100M-160-60h90M60-50h100M280-90h110M500-110h100',
    );
  pen.polygon(paint('#d8cdb8'), [-30, -240], [50, -240], [26, -60], [6, -60]);
  pen.dashes(paint('#b3a78f'), 60, [4, 12], 'M12-236V-66');
  drawWalkers(pen, tones, [
    [6, -150],
    [28, -200],
  ]);
}

/** A fish hall with roofs like the wings of gulls at a quay, with boats and basins before it. */
export function drawGullHall({ pen, tones }: MotifInput): void {
  const { paint, haze, window, water, waterLight } = tones;
  const hall = withBuilding(tones, '#e9edee', '#9fb6c0');
  const hill = fade(haze, 0.4)(tones.leafShade);
  pen.fill(hill, 'M-720 60Q-560 220-380 150T-40 170T300 140T720 90V0H-720z');
  for (let index = 0; index < 12; index++) {
    const high = 90 + ((index * 47) % 90);
    pen.rect(fade(haze, 0.3)(paint(index % 2 ? '#d3cabd' : '#b9c3c9')), -710 + index * 120, 0, 92, high);
  }
  pen
    .rect(hall.shade, -300, 0, 600, 176)
    .rect(mixColors(paint('#5f95a8'), tones.sky[1], 0.25), -290, 44, 580, 120)
    .dashes(hall.wall, 124, [5, 43], 'M-296 104H300')
    .stroke(hall.wall, 6, 'M-296 84H296M-296 126H296');
  pen.rect(hall.deep, -290, 0, 580, 40).dashes(window, 26, [36, 12], 'M-280 18H284');
  for (const [x, s] of [
    [-150, 0.92],
    [150, 0.92],
    [0, 1.2],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        hall.wall,
        `M${x - n(190)} ${n(222)}Q${x - n(90)} ${n(252)} ${x} ${n(176)}Q${x + n(90)} ${n(252)} ${x + n(190)} ${n(222)}Q${x + n(80)} ${n(206)} ${x} ${n(146)}Q${x - n(80)} ${n(206)} ${x - n(190)} ${n(222)}z`,
      )
      .fill(
        hall.roof,
        `M${x} ${n(176)}Q${x + n(90)} ${n(252)} ${x + n(190)} ${n(222)}Q${x + n(80)} ${n(206)} ${x} ${n(146)}z`,
      );
  }
  pen.rect(paint('#b9b2a6'), -720, -70, 1440, 74).rect(paint('#8f887c'), -720, -84, 1440, 18);
  const umbrellas = ['#d9503f', '#3f7fb5', '#e6b43f', '#d9503f', '#3f9a7a', '#e6b43f'];
  for (const [index, color] of umbrellas.entries()) {
    const x = -370 + index * 148;
    pen
      .rect(hall.deep, x - 2, -40, 4, 60)
      .polygon(paint(color), [x - 54, 12], [x, 44], [x + 54, 12])
      .ellipse(paint('#c2453a'), x - 24, -46, 26, 10)
      .ellipse(paint('#3f7fa8'), x + 30, -46, 26, 10)
      .rounds(paint('#dfe8ee'), 6, `M${x - 36} -46h8M${x - 18} -46h8M${x + 18} -46h8M${x + 34} -46h8`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-300, -50],
      [-150, -58],
      [40, -56],
      [150, -50],
      [300, -58],
    ],
    1.3,
  );
  pen.rect(water, -720, -240, 1440, 156).rounds(waterLight, 4, 'M-600-110h130M-60-112h140M420-108h140M-20-220h150');
  for (const [x, y, color] of [
    [-300, -170, '#3f6f9a'],
    [240, -180, '#c9503f'],
  ] as const)
    pen
      .fill(paint('#f1ede2'), `M${x - 140} ${y + 34}h270l24 22q-24 4-40-10h-254z`)
      .fill(paint(color), `M${x - 140} ${y + 36}q10-36 40-40h180q36 4 54 50q-20-10-44-10z`)
      .rect(paint('#f6f3ea'), x - 90, y + 36, 80, 50)
      .rect(window, x - 80, y + 56, 60, 16)
      .rect(paint('#6f675c'), x + 40, y + 36, 5, 90)
      .stroke(
        paint('#6f675c'),
        3,
        `M${x + 42} ${y + 124}L${x + 130} ${y + 52}M${x + 42} ${y + 124}L${x - 40} ${y + 86}`,
      );
}

/** Painted halls of a temple on dark rocks with surf below, and a tiered pagoda. */
export function drawSurfTemple({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight, leafShade, leaf, window } = tones;
  const [rock, dark, foam] = [paint('#8a8078'), paint('#5f5854'), paint('#f0f5f4')];
  const hall = withBuilding(tones, '#a8452f', '#59646a');
  pen
    .rect(water, -720, -240, 1440, 350)
    .rect(mixColors(water, haze, 0.4), -720, 70, 1440, 40)
    .rounds(waterLight, 4, 'M-660 60h160M-560 20h200M-640-40h140M-470-70h120M-640-150h180');
  pen
    .fill(leafShade, 'M720 320Q560 330 440 270T160 230T-120 150L-160 80H720z')
    .rounds(leaf, 60, 'M-80 150h80M60 210h100M240 250h110M420 270h120M580 320h120');
  for (const [x, y, half, wide] of [
    [250, 150, 130, 190],
    [40, 96, 150, 230],
    [330, 60, 120, 180],
  ] as const) {
    pen
      .rect(paint('#cfc8bb'), x - wide / 2 - 20, y - 18, wide + 40, 20)
      .rect(hall.wall, x - wide / 2, y, wide, 58)
      .rect(paint('#3f8a7a'), x - wide / 2, y + 46, wide, 14)
      .dashes(window, 36, [24, 18], `M${x - wide / 2 + 12} ${y + 22}H${x + wide / 2 - 8}`);
    drawEaves(pen, hall, { x, y: y + 54, half, height: 62, ridge: half * 0.5 });
  }
  const stone = withBuilding(tones, '#d6d0c4', '#c3bcae');
  for (const [y, half] of [
    [70, 40],
    [112, 34],
    [154, 28],
    [196, 22],
  ] as const) {
    pen.rect(stone.wall, -134 - half * 0.6, y, half * 1.2, 34).rect(stone.shade, -134 + half * 0.2, y, half * 0.4, 34);
    pen.polygon(
      stone.lit,
      [-134 - half, y + 32],
      [-134 - half * 0.6, y + 44],
      [-134 + half * 0.6, y + 44],
      [-134 + half, y + 32],
    );
  }
  pen.rect(stone.wall, -136, 238, 5, 36);
  pen
    .fill(
      rock,
      'M-330-150L-300-40-250-20-230 50-190 76-150 80-90 66-40 90 60 80 160 96 260 70 380 60 480 40 720 60V-240H-300z',
    )
    .fill(
      dark,
      'M-330-150L-300-40-270-90-240-170zM-190 76L-150 80-130-20-170-120-200-40zM-40 90L60 80 20-40-30-100-60 0zM160 96L260 70 240-70 170-130 150 0zM380 60L480 40 500-90 400-120z',
    )
    .stroke(paint('#cfc8bb'), 9, 'M-170 96H-60L40 70H460');
  pen
    .fill(foam, 'M-390-150q40 30 80 6t80-8t80 6t90-10t90 8t90-8t90 10t110-8t110 6t110-4t110 4v-34H-400z')
    .fill(water, 'M-720-176Q-300-166 0-178T720-176V-240H-720z')
    .fill(dark, 'M-480-190l30 60 50 10 50-66zM-600-130l24 36 40 0 30-40zM-230-214l30 40 60 4 40-40z')
    .rounds(foam, 9, 'M-500-186h160M-616-134h130M-250-210h170M100-204h150M380-214h180');
}

/** A long double-deck bridge on two towers before a city beach. */
export function drawBridgeBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, water, waterLight, window } = tones;
  const steel = mixColors(paint('#eef1f1'), haze, 0.1);
  const shade = mixColors(paint('#9fb0ba'), haze, 0.1);
  pen
    .fill(fade(haze, 0.55)(paint('#6f8a7a')), 'M-720 150Q-560 230-400 160T-60 120T280 150T720 110V60H-720z')
    .rect(water, -720, -240, 1440, 330)
    .rect(mixColors(water, haze, 0.35), -720, 60, 1440, 30)
    .rounds(waterLight, 4, 'M-600 30h160M-240 10h200M120 36h180M430 0h160M-460-30h150M60-40h190');
  for (const x of [-640, -520, -400, 400, 520, 640]) pen.rect(shade, x - 9, 40, 18, 80);
  for (const x of [-200, 200])
    pen
      .rect(shade, x - 40, 34, 80, 26)
      .polygon(steel, [x - 28, 56], [x - 20, 340], [x - 6, 340], [x - 8, 56])
      .polygon(shade, [x + 8, 56], [x + 6, 340], [x + 20, 340], [x + 28, 56])
      .rect(steel, x - 22, 300, 44, 14)
      .rect(steel, x - 24, 220, 48, 12);
  pen
    .stroke(steel, 6, 'M-720 150Q-420 150-200 338Q0 10 200 338Q420 150 720 150')
    .stroke(
      steel,
      2,
      'M-420 200V140M-360 226V140M-300 262V140M-250 300V140M-150 268V140M-100 220V140M-50 190V140M0 176V140M50 190V140M100 220V140M150 268V140M250 300V140M300 262V140M360 226V140M420 200V140',
      0.8,
    )
    .rect(steel, -720, 132, 1440, 12)
    .rect(shade, -720, 104, 1440, 9)
    .stroke(
      shade,
      3,
      'M-720 110L-690 134L-660 110L-630 134L-600 110L-570 134L-540 110L-510 134L-480 110L-450 134L-420 110L-390 134L-360 110L-330 134L-300 110L-270 134L-240 110L-210 134L-180 110L-150 134L-120 110L-90 134L-60 110L-30 134L0 110L30 134L60 110L90 134L120 110L150 134L180 110L210 134L240 110L270 134L300 110L330 134L360 110L390 134L420 110L450 134L480 110L510 134L540 110L570 134L600 110L630 134L660 110L690 134L720 110',
    );
  if (tones.isDusk)
    pen.dashes(window, 4, [5, 16], 'M-720 148H720M-720 154Q-420 154-200 342Q0 14 200 342Q420 154 720 154');
  pen
    .fill(paint('#f2f5f2'), 'M-720-70Q-300-40 60-86T720-150V-240H-720z')
    .fill(paint('#ecd9ac'), 'M-720-84Q-300-54 60-100T720-166V-240H-720z')
    .fill(paint('#dcc592'), 'M-720-180Q-300-160 60-190T720-230V-240H-720z');
  for (const [x, y, color] of [
    [-420, -120, '#d9503f'],
    [-240, -130, '#3f7fb5'],
    [200, -170, '#e6b43f'],
  ] as const)
    pen.rect(paint('#a89878'), x - 2, y, 4, 50).fill(paint(color), `M${x - 50} ${y + 42}q50 50 100 0z`);
  drawWalkers(
    pen,
    tones,
    [
      [-330, -130],
      [-120, -150],
      [-90, -152],
      [60, -160],
      [110, -166],
    ],
    1.1,
  );
}
