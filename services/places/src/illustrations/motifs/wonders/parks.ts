import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade } from './parts.js';

/** A pond with a low arched bridge in a park, below the towers of a city. */
export function drawParkSkyline({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight, window } = tones;
  const tower = (x: number, w: number, top: number, color: string, air: number, cap = '') => {
    const mix = fade(haze, air);
    pen
      .rect(mix(paint(color)), x, 40, w, top - 40)
      .rect(mix(mixColors(paint(color), paint('#4a5068'), 0.34)), x + w * 0.62, 40, w * 0.38, top - 40);
    if (cap) pen.fill(mix(paint(color)), cap);
    pen.dashes(mix(window), w * 0.5, [5, 9], `M${Math.round(x + w * 0.36)} ${top - 14}V70`);
  };
  for (const [x, w, top] of [
    [-560, 70, 250],
    [-470, 60, 210],
    [-330, 60, 240],
    [330, 70, 260],
    [420, 60, 220],
    [530, 80, 240],
  ] as const)
    tower(x, w, top, '#9fa8b4', 0.4);
  tower(-250, 40, 430, '#b9c2c9', 0.24);
  tower(-190, 64, 330, '#c4a78c', 0.2, 'M-190 330h64l-10 40h-44z');
  tower(-100, 30, 540, '#c9cfd4', 0.22);
  tower(-50, 70, 300, '#b08f7c', 0.18, 'M-50 300h70l-16 30h-38z');
  tower(40, 54, 400, '#a9b8c4', 0.2);
  tower(112, 72, 290, '#c4a78c', 0.2);
  tower(196, 34, 480, '#b9c6cf', 0.22, 'M196 480l17 60l17-60z');
  tower(246, 70, 270, '#a58a80', 0.2, 'M246 270l20 40h30l20-40z');
  pen
    .fill(
      mixColors(leafShade, haze, 0.14),
      'M-720 60q50 70 120 30q50 80 130 30q60 70 140 16q70 70 150 10q70 60 140 0q80 70 160 4q70 60 140 0q70 60 140 6q80 50 180 10V-40H-720z',
    )
    .fill(
      leaf,
      'M-720 20q70 50 150 10q80 50 170 6q90 44 180 0q90 50 180 4q90 40 180-4q90 44 180 0q90 40 200 6V-60H-720z',
    )
    .rect(mixColors(leafLight, paint('#c9d77a'), 0.3), -720, -230, 1440, 240)
    .fill(water, 'M-560-40Q-300 0 0-14T560-40Q720-90 560-150T0-210T-560-160T-560-40z')
    .fill(mixColors(water, leafShade, 0.4), 'M-560-40Q-300 0 0-14T560-40Q300-80 0-70T-560-40z', 0.6)
    .rounds(waterLight, 4, 'M-360-100h150M40-110h180M-160-150h160M220-160h140', 0.7);
  const stone = withBuilding(tones, '#d9cdb8', '#a89e90');
  pen
    .fill(stone.wall, 'M-330-80Q-40 60 250-80L230-104H110Q70-20-40-20T-190-104H-310z')
    .stroke(stone.roof, 7, 'M-330-66Q-40 76 250-66')
    .dashes(stone.lit, 16, [5, 9], 'M-320-70Q-40 66 240-70')
    .fill(
      leafShade,
      'M-720-90q60 90 110 40q60 30 60-40q60-40 0-100l-60-40h-110zM720-80q-60 80-120 30q-60 20-60-50q-40-60 20-110l60-20h100z',
    )
    .ellipse(leaf, -640, -60, 60, 50)
    .ellipse(leaf, 640, -60, 60, 50)
    .ellipse(paint('#d9924a'), 560, -20, 56, 50)
    .fill(paint('#6b4b38'), 'M150-150q50-14 110 2l10 14q-60-8-126-2z');
  drawWalkers(
    pen,
    tones,
    [
      [190, -138],
      [220, -138],
      [-60, 4],
      [-30, 6],
      [60, -8],
    ],
    0.8,
  );
}

/** A villa of intense blue with yellow pots, among cactuses and palms. */
export function drawBlueVilla({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, window } = tones;
  const [blue, dark, bright, yellow, path] = ['#2f4fc0', '#24398f', '#5f7fe0', '#f0c13f', '#c9785a'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      leafShade,
      'M-720 260q80 60 150 0q60 100 150 30q60 100 170 20q90 90 200 10q90 80 200-10q90 70 180-30q70 40 170-40q90 50 240 0V-60H-720z',
    )
    .rect(blue, -260, -40, 520, 270)
    .rect(dark, 130, -40, 130, 270)
    .fill(bright, 'M-280 222h560v24h-560z')
    .rect(blue, -110, 246, 220, 90)
    .rect(dark, 60, 246, 50, 90)
    .fill(bright, 'M-124 330h248v18h-248z')
    .fill(paint('#4f9a86'), 'M-120 348h240l-60 44h-120z')
    .fill(window, 'M-70 262h40v50h-40zM20 262h34v50h-34z')
    .fill(dark, 'M-60-40v110a60 60 0 0 0 120 0v-110z')
    .fill(yellow, 'M-210 40h70v100h-70z')
    .fill(dark, 'M-200 50h50v80h-50z')
    .stroke(yellow, 4, 'M-175 50v80M-200 76h50M-200 104h50')
    .fill(yellow, 'M144 40h70v100h-70z')
    .fill(paint('#1f2f70'), 'M154 50h50v80h-50z')
    .stroke(yellow, 4, 'M179 50v80M154 76h50M154 104h50')
    .dashes(bright, 24, [10, 14], 'M-250 200h500')
    .fill(path, 'M-720-40H720V-230H-720z')
    .fill(water, 'M-150-70H150L230-200H-230z')
    .stroke(bright, 12, 'M-150-70H150L230-200H-230z')
    .rounds(tones.waterLight, 4, 'M-80-110h90M10-150h110M-140-176h90', 0.7)
    .ellipse(leaf, -60, -130, 26, 8)
    .ellipse(leaf, 80, -110, 24, 7)
    .circle(paint('#e88aa4'), -54, -124, 7);
  for (const [x, y, s, color] of [
    [-260, -100, 1, 0],
    [260, -100, 1, 1],
    [-330, -190, 1.3, 1],
    [330, -190, 1.3, 0],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(
        leaf,
        n(9),
        `M${x} ${y + n(50)}q-${n(30)} ${n(30)}-${n(40)} ${n(70)}M${x} ${y + n(50)}q${n(30)} ${n(30)} ${n(40)} ${n(70)}M${x} ${y + n(50)}v${n(90)}M${x} ${y + n(50)}q-${n(40)} ${n(6)}-${n(60)} ${n(30)}M${x} ${y + n(50)}q${n(40)} ${n(6)} ${n(60)} ${n(30)}`,
      )
      .fill(color ? yellow : bright, `M${x - n(30)} ${y + n(50)}h${n(60)}l-${n(10)}-${n(50)}h-${n(40)}z`);
  }
  const cactus = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(leaf, `M${x - n(16)} ${y}v${n(190)}a${n(16)} ${n(16)} 0 0 0 ${n(32)} 0v-${n(190)}z`)
      .rounds(
        leaf,
        n(22),
        `M${x} ${y + n(70)}q${n(50)} 0 ${n(50)} ${n(60)}M${x} ${y + n(50)}q-${n(46)} 0-${n(46)} ${n(60)}`,
      )
      .stroke(leafLight, n(4), `M${x - n(6)} ${y + n(6)}v${n(184)}M${x + n(6)} ${y + n(6)}v${n(184)}`);
  };
  cactus(-440, -60, 1.2);
  cactus(-370, -50, 0.8);
  cactus(410, -60, 1.3);
  cactus(500, -90, 0.9);
  for (const [x, y] of [
    [-560, -60],
    [570, -50],
    [-330, 0],
  ] as const)
    pen
      .stroke(paint('#8a6a4c'), 14, `M${x} ${y}q10 150 0 300`)
      .stroke(
        leaf,
        11,
        `M${x} ${y + 300}q60 50 110-10M${x} ${y + 300}q-60 50-110-10M${x} ${y + 300}q30 70 90 70M${x} ${y + 300}q-30 70-90 70M${x} ${y + 300}q70-10 90-70M${x} ${y + 300}q-70-10-90-70`,
      );
  drawWalkers(pen, tones, [
    [-480, -150],
    [-454, -154],
  ]);
}

/** A Japanese pond with a lantern on two legs, a bridge of one stone, and pruned pines. */
export function drawPondGarden({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water, waterLight } = tones;
  const [stone, dark, wood, wall] = ['#a59d92', '#6f6a68', '#6b4b38', '#efe6d4'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(mixColors(leafShade, haze, 0.44), 'M-720 130q100 70 220 20t240 20t240-20t260 20t480-10V0H-720z')
    .fill(
      mixColors(leafShade, haze, 0.2),
      'M-720 60q70 60 140 20q70 60 150 10q80 50 160 0q90 60 180 6q90 50 180-6q90 50 180 0q80 40 170 0q60 30 120 0V-40H-720z',
    )
    .rect(wall, 150, 20, 230, 60)
    .stroke(wood, 7, 'M150 20v60M200 20v60M250 20v60M310 20v60M380 20v60M150 50h230')
    .fill(paint('#4f4a4c'), 'M110 76h310q-50 16-90 70h-130q-40-54-90-70z')
    .fill(paint('#3a363c'), 'M200 146h130v10h-130z')
    .fill(mixColors(leaf, paint('#a3b45f'), 0.4), 'M-720 20Q-300 50 100 24T720 24V-230H-720z')
    .fill(water, 'M-620-50Q-420 20-160-10T180-10T500-40T560-140T120-190T-380-180T-620-50z')
    .fill(mixColors(water, leafShade, 0.45), 'M-620-50Q-420 20-160-10T180-10T500-40Q300-70 60-60T-300-70T-620-50z', 0.6)
    .rounds(waterLight, 4, 'M-420-110h140M-120-140h180M140-100h160M260-150h120', 0.7);
  pen
    .fill(stone, 'M-40-96Q120-10 300-70l8 16Q120 20-50-82z')
    .fill(dark, 'M-40-96Q120-10 300-70l2 6Q120-2-44-90z')
    .stroke(stone, 15, 'M-250-110Q-226-20-190 20M-110-96Q-130-20-160 20')
    .fill(stone, 'M-216 14h84l10 14h-104z')
    .rect(stone, -208, 28, 68, 44)
    .rect(tones.window, -194, 36, 40, 28)
    .fill(dark, 'M-250 70q46 6 60 34h32q14-28 60-34z')
    .circle(stone, -174, 112, 12)
    .ellipse(stone, -260, -114, 44, 20)
    .ellipse(stone, -90, -104, 40, 18)
    .ellipse(dark, 330, -76, 50, 24)
    .ellipse(stone, 320, -68, 40, 20)
    .ellipse(stone, 470, -60, 56, 30)
    .ellipse(dark, -520, -70, 54, 26)
    .ellipse(stone, -530, -60, 44, 22);
  const pine = (x: number, y: number, s: number, side: 1 | -1) => {
    const n = (value: number) => Math.round(value * s);
    pen.stroke(
      wood,
      n(15),
      `M${x} ${y}q${side * n(50)} ${n(70)} ${side * n(20)} ${n(140)}t${side * n(90)} ${n(80)}M${x + side * n(34)} ${y + n(90)}q-${side > 0 ? '' : '-'}${n(50)} ${n(20)}-${side > 0 ? '' : '-'}${n(80)} ${n(60)}`.replace(
        /--/g,
        '',
      ),
    );
    for (const [dx, dy, w] of [
      [120, 230, 100],
      [40, 190, 80],
      [-60, 160, 70],
      [90, 140, 70],
      [10, 270, 60],
    ] as const)
      pen
        .ellipse(leafShade, x + side * n(dx), y + n(dy), n(w), n(24))
        .ellipse(leaf, x + side * n(dx) - n(6), y + n(dy) + n(9), n(w * 0.86), n(18))
        .ellipse(leafLight, x + side * n(dx) - n(20), y + n(dy) + n(16), n(w * 0.4), n(7));
  };
  pine(-560, -40, 1.2, 1);
  pine(560, -20, 0.9, -1);
  for (const [x, y] of [
    [20, -130],
    [70, -150],
    [-30, -160],
  ] as const)
    pen.fill(paint('#d9603f'), `M${x - 18} ${y}q18 12 36 0l12 8v-16l-12 8q-18-12-36 0z`);
  pen
    .fill(leafShade, 'M-720-160q80 60 160 0q60 30 100-70H-720zM720-150q-70 60-140 10q-60 10-90-90h230z')
    .ellipse(leaf, -640, -150, 60, 34)
    .ellipse(leaf, 640, -140, 60, 34);
}

/** A tall wheel with cabins above trees and stalls. */
export function drawGiantWheel({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [steel, red] = [paint('#5f6874'), paint('#c4463c')];
  pen.fill(
    mixColors(leafShade, haze, 0.4),
    'M-720 60q70 70 150 20q80 70 170 10q90 70 180 0q90 70 180 0q100 70 200 0q90 60 180-6q100 60 180 0q60 40 200 0V-40H-720z',
  );
  let [spokes, cabins, lamps] = ['', '', ''];
  for (let index = 0; index < 15; index++) {
    const angle = (index / 15) * 2 * Math.PI;
    const [x, y] = [Math.round(Math.cos(angle) * 226), Math.round(290 + Math.sin(angle) * 226)];
    spokes += `M0 290L${x} ${y}`;
    cabins += `M${x - 21} ${y - 34}h42v32h-42z`;
    lamps += `M${x - 15} ${y - 24}h30v14h-30z`;
  }
  pen
    .stroke(steel, 3, spokes)
    .stroke(steel, 9, 'M-226 290a226 226 0 1 0 452 0a226 226 0 1 0-452 0z')
    .stroke(steel, 4, 'M-196 290a196 196 0 1 0 392 0a196 196 0 1 0-392 0z')
    .stroke(steel, 14, 'M-150 0L0 290L150 0M-100 0L0 290L100 0')
    .stroke(steel, 6, 'M-104 90h208M-70 160h140')
    .circle(steel, 0, 290, 22)
    .fill(red, cabins)
    .fill(window, lamps)
    .fill(
      leafShade,
      'M-720 30q70 60 150 10q80 60 160 0q60 40 90-10H-720zM720 30q-80 60-150 10q-80 60-160 0q-60 40-90-10z',
    )
    .fill(paint('#c9c2b2'), 'M-720 20H720V-230H-720z')
    .fill(leaf, 'M-720 20q40 70 110 20q60 40 70-30z M720 20q-40 70-110 20q-60 40-70-30z');
  for (const [x, w, color] of [
    [-470, 150, '#c4463c'],
    [-290, 130, '#3f6fa5'],
    [190, 130, '#e3b24a'],
    [350, 150, '#4d8a7a'],
  ] as const) {
    pen.rect(paint('#efe6d4'), x, -40, w, 80).rect(window, x + 16, -10, w - 32, 34);
    for (let strip = 0; strip < 6; strip++)
      pen.fill(
        paint(strip % 2 ? '#f4efe4' : color),
        `M${x - 10 + (strip * (w + 20)) / 6} 40l${Math.round((3 - strip) * 4 + 6)} 40h${Math.round(w / 6)}l${Math.round((strip - 3) * -2)}-40z`,
      );
  }
  drawWalkers(
    pen,
    tones,
    [
      [-180, -90],
      [-154, -94],
      [60, -70],
      [90, -74],
      [260, -110],
      [-360, -130],
      [-20, -150],
      [430, -150],
      [-480, -90],
    ],
    1.1,
  );
  pen.stroke(steel, 7, 'M-600-60V150M600-60V150').circle(window, -600, 160, 14).circle(window, 600, 160, 14);
}
