import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { drawPalm, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** A white palace behind three tiers of iron verandas with a clock tower. */
export function drawVerandaPalace({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f4f1e6', '#a85a48');
  const { paint } = tones;
  drawBlock(pen, white, { x: -30, y: 270, width: 76, height: 150 }, 0.34);
  pen
    .rect(white.lit, -38, 334, 92, 8)
    .circle(white.shade, 4, 376, 24)
    .circle(paint('#f9f6ec'), 4, 376, 20)
    .stroke(white.deep, 3, 'M4 376V390M4 376H14')
    .polygon(white.roof, [-42, 420], [-14, 452], [22, 452], [58, 420])
    .rect(white.shade, 2, 450, 4, 40);
  pen.rect(white.deep, -320, 0, 640, 270).polygon(white.roof, [-352, 270], [-310, 300], [310, 300], [352, 270]);
  pen.dashes(tones.window, 50, [26, 38], 'M-306 40H310M-306 130H310M-306 220H310');
  for (const y of [0, 90, 180]) {
    pen
      .dashes(white.lit, 90, [7, 33], `M-340 ${y + 45}H344`)
      .rect(white.wall, -346, y + 80, 692, 12)
      .rect(white.shade, -346, y + 78, 692, 4)
      .dashes(white.lit, 10, [5, 5], `M-336 ${y + 72}H340`);
    if (y) pen.rect(white.lit, -342, y + 28, 684, 4).dashes(white.lit, 26, [3, 6], `M-340 ${y + 16}H340`);
  }
  pen.rect(white.lit, -356, 266, 712, 8).rect(paint('#8a5a3a'), -26, 0, 60, 66).rect(white.lit, -380, 0, 760, 6);
  drawPalm(pen, tones, -378, 0, 1.7, 0.1);
  drawPalm(pen, tones, 382, 0, 1.6, -0.1);
}

/** A castle of many roofs on a rock, reached by a long wooden bridge on tall piers over a gorge. */
export function drawGorgeCastle({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const stone = withBuilding(tones, '#b9a88e', '#a85a40');
  const [rock, dark, wood] = [paint('#8f8578'), paint('#5f5854'), paint('#6f4f38')];
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 180Q-480 270-220 210T260 220T720 190V0H-720z')
    .fill(fade(haze, 0.25)(leafShade), 'M-540 80Q-300 110-100 80V-230H-540z')
    .fill(leaf, 'M-720 110Q-600 120-480 100L-400-230H-720z')
    .fill(dark, 'M-480 100L-440 20-460-60-400-120-420-230H-200L-160-60-180 20-120 70H720V-230H-420z')
    .fill(rock, 'M-480 100L-440 20-460-60-400-120-420-230H-520L-500-60z')
    .fill(rock, 'M-140 90L-180 20-150-60-190-140-170-230H720V90z')
    .fill(
      dark,
      'M0 90L-30 0 10-90-20-230H60L70-60 50 90zM300 90L270-20 310-120 290-230H370L380-60 360 90zM560 90L540-40 570-230H630L620 90z',
      0.6,
    )
    .fill(mixColors(tones.water, dark, 0.3), 'M-420-180Q-300-160-180-180V-230H-420z');
  for (const [x, wide, high] of [
    [-130, 90, 150],
    [-40, 130, 190],
    [90, 170, 150],
    [260, 170, 190],
  ] as const) {
    drawBlock(pen, stone, { x, y: 80, width: wide, height: high }, 0.2);
    pen.polygon(
      stone.roof,
      [x - 8, 80 + high],
      [x + wide * 0.25, 150 + high],
      [x + wide * 0.75, 150 + high],
      [x + wide + 8, 80 + high],
    );
    pen.dashes(tones.window, 26, [14, 22], `M${x + 16} ${80 + high - 40}h${wide - 30}`);
  }
  for (const [x, wide, high, top] of [
    [-170, 60, 220, 120],
    [60, 52, 270, 140],
    [220, 62, 250, 130],
    [400, 70, 210, 120],
    [-60, 40, 280, 110],
  ] as const) {
    drawBlock(pen, stone, { x, y: 80, width: wide, height: high }, 0.36);
    pen
      .rect(stone.lit, x - 6, 80 + high - 20, wide + 12, 20)
      .polygon(stone.roof, [x - 10, 80 + high], [x + wide / 2, 80 + high + top], [x + wide + 10, 80 + high])
      .polygon(
        stone.roofShade,
        [x + wide * 0.6, 80 + high],
        [x + wide / 2, 80 + high + top],
        [x + wide + 10, 80 + high],
      )
      .rect(tones.window, x + wide / 2 - 6, 80 + high - 70, 12, 26);
  }
  for (let x = 110; x < 250; x += 34)
    pen.pointedArch(stone.lit, x - 3, 128, 26, 30).pointedArch(tones.window, x, 130, 20, 28);
  for (const x of [-440, -350, -260])
    pen
      .polygon(stone.wall, [x - 18, -230], [x - 12, 66], [x + 12, 66], [x + 18, -230])
      .polygon(stone.shade, [x + 4, -230], [x + 4, 66], [x + 12, 66], [x + 18, -230]);
  pen
    .polygon(wood, [-720, 100], [-720, 118], [-160, 96], [-160, 78])
    .stroke(wood, 5, 'M-720 156L-160 132')
    .stroke(
      wood,
      5,
      'M-700 118V154M-650 116V152M-600 114V150M-550 112V148M-500 110V146M-450 108V144M-400 106V142M-350 104V140M-300 102V138M-250 100V136M-200 98V134',
    )
    .arch(stone.deep, -158, 90, 36, 50);
  drawWalkers(
    pen,
    tones,
    [
      [-620, 116],
      [-420, 108],
      [-390, 106],
    ],
    1,
  );
  pen.fill(
    leafShade,
    traceFirs(random, [-720, -540], 70, () => -20),
  );
}

/** A white palace with two cones for chimneys in a town among wooded hills, with a walled ridge above. */
export function drawSintraHills({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const white = withBuilding(tones, '#f6f1e6', '#b5674a');
  const [wall, gray] = [paint('#a89f90'), paint('#7f786e')];
  pen
    .fill(fade(haze, 0.3)(leafShade), 'M-720 260Q-560 380-420 400T-180 340T60 260T360 340T560 420T720 380V60H-720z')
    .rounds(
      fade(haze, 0.15)(leaf),
      50,
      'M-660 240h60M-540 300h50M-420 330h40M-300 290h60M-160 250h60M300 270h60M420 310h50M540 340h50M650 310h40',
    )
    .stroke(wall, 14, 'M-560 390L-500 416-440 424-380 412-320 396-260 372')
    .dashes(wall, 10, [8, 8], 'M-560 402L-500 428-440 436-380 424-320 408-260 384')
    .fill(gray, 'M-456 420h34v44h-34zM-340 396h28v40h-28zM-560 384h26v38h-26z');
  pen
    .rect(paint('#e6b63f'), 490, 408, 50, 44)
    .rect(paint('#b8483c'), 540, 408, 34, 60)
    .dome(paint('#e6b63f'), 514, 452, 20, 22)
    .rect(paint('#b8483c'), 562, 460, 12, 40);
  pen
    .fill(leafShade, 'M-720 200Q-400 250-60 190T720 210V0H-720z')
    .rounds(leaf, 70, 'M-690 160h80M-540 170h60M380 160h60M520 170h80M660 160h40');
  for (const [index, x] of [-640, -540, -450, -360, 360, 450, 550, 650].entries()) {
    const [y, high] = [50 + (index % 2) * 34, 84];
    pen
      .rect(paint(['#f4ecda', '#efd2a8', '#f1e4c8', '#e8b8a0'][index % 4]!), x - 44, y - 30, 88, high + 30)
      .polygon(
        paint('#b5674a'),
        [x - 52, y + high],
        [x - 30, y + high + 28],
        [x + 30, y + high + 28],
        [x + 52, y + high],
      )
      .dashes(window, 22, [14, 14], `M${x - 32} ${y + high - 28}h66`);
  }
  for (const x of [-66, 66])
    pen
      .fill(white.lit, `M${x - 62} 190Q${x - 40} 250 ${x - 18} 400h36Q${x + 40} 250 ${x + 62} 190z`)
      .fill(white.shade, `M${x + 8} 400h10Q${x + 40} 250 ${x + 62} 190h-30Q${x + 20} 280 ${x + 8} 400z`)
      .rect(white.wall, x - 20, 398, 40, 14);
  drawBlock(pen, white, { x: -300, y: 30, width: 600, height: 150 }, 0.08);
  pen
    .polygon(white.roof, [-312, 180], [-280, 206], [280, 206], [312, 180])
    .rect(white.wall, -110, 30, 220, 190)
    .dashes(white.lit, 12, [12, 10], 'M-110 226H112');
  for (let x = -92; x < 80; x += 45)
    pen
      .arch(white.shade, x - 4, 140, 38, 34)
      .arch(window, x, 140, 30, 32)
      .rect(white.lit, x + 13, 140, 4, 44);
  for (let x = -96; x < 90; x += 52) pen.pointedArch(white.deep, x, 30, 36, 44);
  for (const x of [-270, -210, -150, 130, 190, 250])
    pen.arch(window, x - 14, 112, 30, 28).rect(window, x - 12, 50, 24, 30);
  pen
    .rect(paint('#d9cbb0'), -720, -230, 1440, 264)
    .fill(leaf, 'M-720 34Q-500 40-360 0T-240-230H-720zM720 34Q500 40 360 0T240-230H720z')
    .stroke(paint('#c0b094'), 4, 'M-300-20H300M-270-90H270M-250-160H250', 0.6);
  pen.rounds(leafShade, 60, 'M-660-60h80M-520-140h60M-640-190h60M600-60h70M500-140h60M620-190h50');
  drawWalkers(
    pen,
    tones,
    [
      [-120, -40],
      [-90, -44],
      [60, -20],
      [160, -110],
      [-40, -140],
    ],
    1.3,
  );
}

/** The basalt height of an island with a gun turret, baobabs and a fort below by the sea. */
export function drawTurretHeight({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [rock, dark, earth, steel, bark] = [
    paint('#7f6a5e'),
    paint('#54474a'),
    paint('#c99a6a'),
    paint('#6f7478'),
    paint('#8a705c'),
  ];
  drawOpenSea(pen, tones, 130, mixColors(tones.water, paint('#2f7fa0'), 0.4));
  pen
    .fill(fade(haze, 0.5)(paint('#9a8f86')), 'M-720 126Q-560 160-400 150T-160 126z')
    .dashes(fade(haze, 0.4)(paint('#d9cfc2')), 34, [16, 10], 'M-700 150H-260')
    .fill(rock, 'M720 240Q420 250 220 240T-120 220L-170 190-200 120-260 80-280 20-340-20Q-300-60-160-60H720z')
    .fill(
      dark,
      'M-120 220L-170 190-200 120-260 80-280 20-340-20H-220L-180 60-140 90zM60 234L30 140 60 60 20-40H70L110 70 90 236zM300 240L270 120 310 20 280-50H340L360 120 340 242zM540 244L520 130 550 0 520-50H590L600 130 580 244z',
    )
    .fill(earth, 'M-160 216Q-100 250 40 254T720 280V226Q300 230 60 222T-160 216z');
  for (const [x, y, size] of [
    [470, 250, 1.1],
    [610, 260, 0.9],
    [330, 246, 0.6],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        bark,
        `M${x - n(34)} ${y}q${n(10)} ${n(80)}-${n(6)} ${n(130)}h${n(80)}q-${n(20)}-${n(60)}-${n(6)}-${n(130)}z`,
      )
      .stroke(
        bark,
        12 * size,
        `M${x - n(30)} ${y + n(120)}L${x - n(90)} ${y + n(190)}M${x - n(10)} ${y + n(120)}L${x - n(30)} ${y + n(220)}M${x + n(14)} ${y + n(120)}L${x + n(40)} ${y + n(220)}M${x + n(30)} ${y + n(120)}L${x + n(90)} ${y + n(180)}`,
      )
      .rounds(
        leaf,
        28 * size,
        `M${x - n(110)} ${y + n(200)}h${n(40)}M${x - n(50)} ${y + n(230)}h${n(40)}M${x + n(20)} ${y + n(230)}h${n(44)}M${x + n(80)} ${y + n(190)}h${n(40)}`,
      );
  }
  pen
    .rect(steel, -20, 250, 180, 34)
    .fill(steel, 'M0 284Q10 340 70 344T140 284z')
    .fill(mixColors(steel, dark, 0.5), 'M90 342Q136 330 140 284H100Q108 320 90 342z')
    .line(steel, 15, [20, 312], [-170, 352])
    .line(steel, 15, [30, 300], [-164, 330])
    .rect(mixColors(steel, dark, 0.5), -20, 250, 180, 9);
  pen
    .fill(earth, 'M-720-20Q-520 10-400-40T-200-110T60-150T720-110V-230H-720z')
    .stroke(paint('#f4f4ee'), 7, 'M-340-24Q-300-66-160-66H720', 0.6);
  for (const [x, y, color] of [
    [-640, -20, '#d98a5a'],
    [-540, -30, '#e6c06a'],
    [-430, -70, '#c9705a'],
    [420, -130, '#e0a05f'],
    [540, -130, '#d9705a'],
  ] as const)
    pen
      .rect(paint(color), x, y, 86, 70)
      .polygon(paint('#a8553f'), [x - 6, y + 70], [x + 16, y + 92], [x + 70, y + 92], [x + 92, y + 70])
      .rect(tones.window, x + 12, y + 28, 16, 26)
      .rect(tones.window, x + 54, y + 28, 16, 26);
  drawWalkers(
    pen,
    tones,
    [
      [200, 250],
      [226, 250],
      [-80, 240],
      [-60, -130],
      [-30, -136],
    ],
    1.1,
  );
}
