import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawApartments } from '../southern/peru-kenya.js';

/** Towers of a coastal city on a brown cliff above surf, with wings of paragliders. */
export function drawCliffCity(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade, water, waterLight } = tones;
  const cliff = withBuilding(tones, '#b3946f', '#8f7352');
  drawApartments(input, 200, 1, 0.2);
  pen
    .rect(leaf, -720, 186, 1440, 24)
    .rounds(leafShade, 24, 'M-660 206h90M-460 206h60M-300 206h120M-60 206h90M160 206h70M330 206h120M560 206h100')
    .fill(cliff.wall, 'M-720 190H720V-30Q500 20 300-16T-120-20-460 0-720-40z')
    .fill(
      cliff.shade,
      'M-660 190l30-140 44 110 40-160 50 120 34-90 60 160zM-260 190l40-160 36 110 30-90 70 140zM60 190l34-150 50 120 40-90 44 120zM420 190l30-150 50 110 44-120 60 160z',
      0.5,
    )
    .rounds(leafShade, 20, 'M-560 20h80M-200 10h70M150 10h90M480 20h80')
    .rect(paint('#8a8a8c'), -720, -70, 1440, 40)
    .dashes(paint('#f0ead8'), 3, [24, 18], 'M-720-50H720')
    .rounds(paint('#c4463c'), 12, 'M-300-58h22M220-42h22')
    .rounds(paint('#f2efe6'), 12, 'M60-58h22M-120-42h22')
    .rect(paint('#cbbb9e'), -720, -96, 1440, 26)
    .rect(water, -720, -240, 1440, 146)
    .rounds(
      paint('#f4f6f4'),
      8,
      'M-700-102q180-14 340 0t360-4 360 2 340-2M-600-140q150-10 300 0M-60-150q150-10 320 0',
      0.85,
    )
    .rounds(waterLight, 5, 'M-480-190h200M-60-210h220M300-180h180', 0.6);
  for (const [x, y, color] of [
    [-150, 380, '#d9534c'],
    [150, 440, '#e3a52d'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 80} ${y}q80 50 160 0q-80 22-160 0z`)
      .stroke(paint('#4a4a54'), 2, `M${x - 70} ${y + 4}L${x} ${y - 76}L${x + 70} ${y + 4}`)
      .rounds(paint('#2f3a4a'), 11, `M${x} ${y - 90}v14`);
}

/** A bay with a steep rock at its mouth, islands and a city along beaches, seen from a hill. */
export function drawBayFromHill({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const rock = mixColors(paint('#8f8378'), haze, 0.2);
  const dark = mixColors(paint('#5f5a60'), haze, 0.16);
  pen
    .fill(
      mixColors(tones.far, haze, 0.3),
      'M-720 190Q-560 290-460 260T-200 270T60 250T300 290T560 260T720 280V150H-720z',
    )
    .rect(water, -720, -240, 1440, 432)
    .rounds(waterLight, 4, 'M-300 150h200M60 130h160M-60 60h180M240 40h160M-160 20h120', 0.6)
    .fill(rock, 'M170 84Q196 190 216 230Q236 300 276 306Q320 300 334 220Q352 150 390 84z')
    .fill(dark, 'M276 306Q320 300 334 220Q352 150 390 84H310Q330 170 306 230Q300 280 276 306z')
    .fill(rock, 'M30 84Q50 140 90 156Q140 160 176 84z')
    .fill(leafShade, 'M20 80q30 40 60 30q50 20 90-8q60 30 110 0q60 10 80-10q40 10 70-14v-10z')
    .fill(leafShade, 'M-160 110q40 40 90 0zM-60 140q24 24 60 0z');
  const sand = paint('#f0dfb2');
  pen
    .fill(sand, 'M-720 120Q-560 110-480 60T-260 20Q-120 0-90-60T30-110Q180-110 260-60T480-10Q620 0 720-60V-240H-720z')
    .fill(leaf, 'M-720 96Q-570 90-490 40T-270-2Q-140-20-110-80T30-134Q170-134 240-84T470-36Q620-30 720-86V-240H-720z');
  const walls = ['#f3ece0', '#e8d3b4', '#dfe3e4', '#f0dcc4'].map(paint);
  const towers = [
    [-690, 70, 30, 70],
    [-650, 66, 34, 90],
    [-600, 60, 30, 60],
    [-556, 40, 36, 100],
    [-508, 20, 30, 70],
    [-460, 0, 36, 90],
    [-410, -14, 30, 66],
    [-366, -20, 36, 84],
    [-320, -30, 30, 60],
    [-276, -40, 34, 90],
    [-230, -60, 30, 70],
    [-180, -100, 36, 90],
    [-130, -130, 34, 70],
    [100, -160, 34, 70],
    [160, -150, 30, 90],
    [220, -120, 36, 70],
    [280, -100, 30, 90],
    [330, -90, 34, 60],
    [400, -80, 36, 96],
    [460, -76, 30, 70],
    [520, -80, 36, 90],
    [580, -90, 30, 60],
    [640, -110, 36, 90],
  ] as const;
  let windows = '';
  for (const [index, [x, y, wide, high]] of towers.entries()) {
    pen.rect(walls[index % 4]!, x, y, wide, high);
    windows += `M${x + 7} ${y + 10}v${high - 20}M${x + wide - 8} ${y + 10}v${high - 20}`;
  }
  pen
    .dashes(tones.window, 6, [7, 8], windows)
    .fill(leafShade, 'M-720-240V-90Q-560-60-420-120T-120-200L-60-240zM720-240V-150Q560-130 420-180T200-240z')
    .rounds(leaf, 40, 'M-680-130h80M-520-150h70M-360-190h60M560-190h90M400-214h60')
    .stroke(paint('#4a4a54'), 2, 'M100 154Q180 220 268 300')
    .rect(paint('#c4463c'), 176, 216, 30, 18);
  for (const [x, y] of [
    [-60, 60],
    [100, 20],
    [200, 10],
    [-20, 100],
  ] as const)
    pen.polygon(paint('#f6f2e8'), [x - 16, y], [x, y + 40], [x + 4, y]).rect(paint('#f6f2e8'), x - 18, y - 6, 36, 6);
}

/** A beach of reddish sand at the foot of a steep rock, with a rope of cabins above. */
export function drawFootOfRock({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, water, waterLight } = tones;
  const rock = withBuilding(tones, '#8f8378', '#5f5a60');
  pen
    .fill(rock.wall, 'M20 40Q60 260 110 380Q170 520 260 520Q360 510 410 380Q470 240 560 40z')
    .fill(rock.roof, 'M260 520Q360 510 410 380Q470 240 560 40H330Q400 200 350 340Q330 460 260 520z')
    .stroke(rock.roof, 6, 'M130 120q20 160 90 330M90 60q20 120 50 220M210 90q0 180 40 340', 0.6)
    .fill(rock.wall, 'M-720 40V180Q-560 260-420 230Q-260 190-180 40z')
    .fill(rock.roof, 'M-420 230Q-260 190-180 40H-340Q-340 150-420 230z')
    .fill(
      leafShade,
      'M-720 40V110q70 50 130 20q60 40 130 0q70 30 120-20q90 20 160-70zM0 40q50 70 110 60q60 40 120 10q70 30 130-10q80 20 130-10q60 10 110-50z',
    )
    .fill(leaf, 'M-720 40V80q90 40 160 10q80 30 140 0q80 10 140-50zM40 40q60 50 120 30q70 30 140 0q80 20 150-30z')
    .rect(water, -720, -70, 1440, 116)
    .rounds(waterLight, 5, 'M-500 10h200M-160-10h240M180 16h200M-360-30h180', 0.6)
    .fill(paint('#e0b48f'), 'M-720-40Q-400-90 0-84T720-30V-240H-720z')
    .stroke(paint('#f4f2ea'), 9, 'M-720-36Q-400-86 0-80T720-26', 0.9)
    .stroke(paint('#4a4a54'), 3, 'M-400 236Q-60 330 250 524')
    .rect(paint('#c4463c'), -70, 300, 62, 34)
    .rect(tones.window, -62, 312, 46, 14)
    .rect(paint('#4a4a54'), -40, 334, 4, 16);
  for (const [x, y, color] of [
    [-460, -140, '#d9486f'],
    [-280, -180, '#e3a52d'],
    [-60, -150, '#3f8fb0'],
    [160, -190, '#5f9a58'],
    [400, -150, '#d9703a'],
  ] as const)
    pen
      .rect(paint('#7a5b44'), x - 2, y, 5, 74)
      .dome(paint(color), x, y + 66, 58, 34)
      .rounds(paint('#f4ead6'), 12, `M${x + 36} ${y - 12}h50`);
  for (const [x, s] of [
    [-620, 1.5],
    [600, 1.7],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.rect(paint('#7a5b40'), x - n(6), -200, n(12), n(150));
    const top = -200 + n(150);
    pen.rounds(
      leaf,
      n(11),
      `M${x} ${top}q${n(-40)} ${n(18)} ${n(-60)} ${n(-18)}M${x} ${top}q${n(40)} ${n(18)} ${n(60)} ${n(-18)}M${x} ${top}q${n(-14)} ${n(40)} ${n(-46)} ${n(28)}M${x} ${top}q${n(14)} ${n(40)} ${n(46)} ${n(28)}`,
    );
  }
}

/** A round cabin on its rope before the cliffs of a flat-topped mountain. */
export function drawCabinAtCliff({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  const rock = withBuilding(tones, '#9a919c', '#6f6b7c');
  pen
    .fill(rock.wall, 'M-720-40V210Q-520 260-440 330L-400 500H720V-40z')
    .fill(
      rock.roof,
      'M-400 500L-440 330Q-380 300-330 360Q-270 280-210 340Q-150 270-80 330Q-20 260 60 320Q130 250 200 320Q270 260 340 330Q420 270 500 330Q580 280 720 340V500z',
      0.75,
    )
    .stroke(
      rock.shade,
      8,
      'M-300 480l-30-160M-160 490l20-190M0 490l-20-200M150 490l20-210M320 490l-30-190M480 490l20-190M-380 250H720M-260 190H720',
      0.6,
    )
    .rect(paint('#ede6d8'), 380, 500, 130, 36)
    .rect(paint('#8a8178'), 380, 534, 130, 9)
    .fill(leafShade, 'M-720-240V120Q-400 180-100 120T400 130T720 90V-240z')
    .fill(leaf, 'M-720-240V40Q-360 110 0 40T720 20V-240z')
    .stroke(paint('#3f3f48'), 5, 'M-720 60L450 540M-720 30L450 520');
  const cabin = withBuilding(tones, '#e9e4da', '#c4463c');
  pen
    .polygon(paint('#3f3f48'), [-110, 300], [-90, 306], [-70, 330], [-110, 330])
    .ellipse(cabin.wall, -100, 190, 150, 92)
    .fill(cabin.shade, 'M-60 278Q60 270 50 180Q40 110-60 100Q20 140 20 190T-60 278z')
    .rect(tones.window, -226, 168, 252, 60)
    .dashes(cabin.lit, 60, [9, 44], 'M-200 198H20')
    .rect(cabin.roof, -240, 146, 280, 18)
    .polygon(cabin.wall, [-150, 276], [-120, 312], [-80, 312], [-50, 276])
    .rounds(paint('#2f3a4a'), 18, 'M-180 176v16M-130 176v20M-70 176v14M-20 176v18');
}

/** An avenue of old oaks to a flat-topped mountain, with squirrels on the lawn. */
export function drawMountainAvenue({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, haze } = tones;
  const rock = mixColors(paint('#8f8a94'), haze, 0.2);
  pen
    .fill(rock, 'M-720 20V180Q-520 230-440 300L-400 430H380L420 320Q500 240 720 210V20z')
    .fill(
      mixColors(paint('#6f6b7c'), haze, 0.2),
      'M-400 430H380L410 340Q350 300 300 340Q240 280 180 340Q110 280 50 330Q-20 280-80 340Q-150 290-210 340Q-280 290-330 350z',
    )
    .rect(leaf, -720, -240, 1440, 280)
    .polygon(paint('#d9c8a4'), [-40, 40], [40, 40], [260, -240], [-260, -240])
    .polygon(paint('#f3eee2'), [-60, 40], [-60, 96], [60, 96], [60, 40])
    .polygon(paint('#a8604a'), [-70, 94], [-44, 124], [44, 124], [70, 94])
    .dashes(tones.window, 26, [14, 12], 'M-48 68H52');
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [130, 20, 0.8],
      [240, -40, 1.2],
      [420, -110, 1.9],
    ] as const) {
      const n = (value: number) => Math.round(value * s);
      const at = side * x;
      pen
        .rect(paint('#6f523c'), at - n(11), y, n(22), n(110))
        .circle(leafShade, at, y + n(170), n(88))
        .circle(leaf, at - n(14), y + n(184), n(70))
        .rounds(leafLight, n(22), `M${at - n(44)} ${y + n(204)}h${n(34)}`);
    }
  pen
    .rounds(paint('#d9534c'), 14, 'M-620-30h150M480-30h150')
    .rounds(paint('#f0c04c'), 12, 'M-640-54h190M460-54h190')
    .rect(paint('#7a5b44'), -200, -130, 110, 12)
    .rect(paint('#7a5b44'), -200, -100, 110, 9);
  for (const x of [130, 190])
    pen
      .ellipse(paint('#8f7a68'), x, -150, 17, 22)
      .circle(paint('#8f7a68'), x - 8, -122, 12)
      .rounds(paint('#a8917c'), 13, `M${x + 18} -166q22 30 0 60`);
}

/** A city's square with a very large flag before a long palace. */
export function drawFlagSquare({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const wall = withBuilding(tones, '#b5765a', '#8f5a45');
  const pale = withBuilding(tones, '#e6d8bd', '#c9b894');
  drawBlock(pen, wall, { x: -560, y: 0, width: 1120, height: 130 }, 0.1);
  for (const y of [46, 92]) pen.dashes(wall.deep, 26, [18, 26], `M-540 ${y}H550`);
  pen
    .dashes(pale.lit, 16, [16, 12], 'M-556 138H556')
    .rect(pale.lit, -564, 126, 1128, 8)
    .dashes(pale.shade, 26, [24, 20], 'M-543 14H550');
  drawBlock(pen, pale, { x: -64, y: 0, width: 128, height: 176 }, 0.2);
  for (const x of [-560, 500]) drawBlock(pen, wall, { x, y: 0, width: 60, height: 168 }, 0.3);
  pen
    .arch(pale.deep, -20, 0, 40, 50)
    .circle(pale.lit, 0, 150, 18)
    .circle(paint('#4a4a54'), 0, 150, 12)
    .rect(pale.wall, -26, 176, 52, 30)
    .arch(pale.deep, -11, 178, 22, 12);
  pen
    .rect(paint('#e9e4da'), -5, -60, 11, 560)
    .ellipse(paint('#cbbfa8'), 0, -64, 70, 14)
    .circle(paint('#d9b54a'), 0, 506, 9)
    .fill(paint('#2f7a52'), 'M6 490q50 30 110 6v-190q-60 24-110-6z')
    .fill(paint('#f6f3ea'), 'M116 496q50-20 110 6v-190q-60-26-110-6z')
    .fill(paint('#c4463c'), 'M226 502q50 22 110-6v-190q-60 30-110 6z')
    .ellipse(paint('#8a6a3c'), 170, 402, 26, 30)
    .ellipse(paint('#5f8a58'), 170, 382, 24, 11);
}
