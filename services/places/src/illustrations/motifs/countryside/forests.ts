import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, drawPalm, drawWalkers, fade, traceFirs } from '../wonders/parts.js';

/** A brown river through high forest, with a canoe and macaws. */
export function drawRainforest({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [river, glint, bark] = [mixColors(tones.water, paint('#a88a58'), 0.5), paint('#d9cba0'), paint('#8a705a')];
  const canopy = (y: number, size: number, air: number) => {
    let [dark, light] = ['', ''];
    for (let x = -740; x < 760; x += size * 0.8) {
      const [w, h] = [Math.round(size * random.between(0.6, 0.9)), Math.round(size * random.between(0.5, 1))];
      dark += `M${Math.round(x) - w} ${y - 80}V${y + h * 0.2}q${w * 0.3} ${h} ${w} ${h * 0.8}q${w * 0.8} 0 ${w}-${h * 0.8}V${y - 80}z`;
      light += `M${Math.round(x - w * 0.7)} ${Math.round(y + h * 0.5)}q${Math.round(w * 0.5)} ${Math.round(h * 0.6)} ${w} ${Math.round(h * 0.3)}q-${Math.round(w * 0.4)} 0-${w}-${Math.round(h * 0.3)}z`;
    }
    pen.fill(mixColors(leafShade, haze, air), dark).fill(mixColors(leaf, haze, air), light);
  };
  canopy(190, 90, 0.5);
  drawMist(pen, tones, 190, 60, 0.5);
  canopy(90, 120, 0.28);
  pen
    .fill(mixColors(leafShade, haze, 0.2), 'M-720 60H720V-230H-720z')
    .fill(river, 'M-60 40Q60 30 100 10T-20-40T-120-110T-420-230H540Q460-150 260-110T140-40T160 0T20 40z')
    .rounds(glint, 4, 'M20 10h70M0-60h110M-90-130h180M60-170h220M-220-190h200', 0.7);
  const trunk = (x: number, y: number, w: number, top: number) =>
    pen
      .fill(
        bark,
        `M${x - w * 1.8} ${y}q${w * 1.3} 60 ${w * 1.2} 160L${x - w * 0.5} ${top}h${w}L${x + w * 0.6} ${y + 160}q0-100 ${w * 1.4}-160z`,
      )
      .fill(
        mixColors(bark, leafShade, 0.5),
        `M${x + w * 0.1} ${y}v${top - y}h${w * 0.4}L${x + w * 0.6} ${y + 160}q0-100 ${w * 1.4}-160z`,
      );
  pen.fill(
    leafShade,
    'M-720 60q120 50 260 10t200-40t120-80t-120-90t-160-90H-720zM720 70q-120 40-240 0t-160-40t-60-80t120-90t140-90h200z',
  );
  trunk(-470, -40, 26, 480);
  trunk(480, -30, 28, 500);
  trunk(-610, -90, 36, 560);
  trunk(620, -100, 34, 560);
  for (const [x, y, w] of [
    [-520, 470, 190],
    [540, 490, 200],
    [-400, 400, 110],
    [400, 420, 110],
  ] as const)
    pen
      .ellipse(leafShade, x, y, w, w * 0.36)
      .ellipse(leaf, x - w * 0.1, y + w * 0.12, w * 0.84, w * 0.26)
      .ellipse(leafLight, x - w * 0.3, y + w * 0.22, w * 0.4, w * 0.09);
  pen
    .stroke(leaf, 5, 'M-430 400q-10-160 20-300M-350 390q10-90-10-180M400 400q20-140-10-260M350 410q-10-80 10-140')
    .fill(
      leaf,
      'M-720-110q60 70 120 20q70 50 110-20q60 10 90-50l20-70H-720zM720-110q-70 70-130 20q-70 40-110-30q-60 10-90-50l-20-60h350z',
    )
    .rounds(leafLight, 8, 'M-640-90q40 10 60 50M-560-120q40 10 60 50M640-90q-40 10-60 50M560-120q-40 10-60 50', 0.7);
  drawPalm(pen, tones, -330, -90, 1.2, 0.3);
  for (const [x, y, color] of [
    [-60, 330, '#d9453a'],
    [40, 370, '#3f86c9'],
    [130, 310, '#d9453a'],
  ] as const)
    pen
      .fill(paint(color), `M${x} ${y}q-20 34-56 40q20-20 26-44l-30-30q40 4 60 20l64-20q-14 20-40 34z`)
      .fill(paint('#f0c445'), `M${x - 10} ${y + 6}q-14 22-34 28q14-16 18-32z`);
  pen
    .fill(paint('#5f4433'), 'M0-140q70-20 170 2l10 14q-90-12-190 0z')
    .fill(paint('#c9683f'), 'M60-128q0 30 12 32q12-2 12-32zM112-126q0 28 11 30q11-2 11-30z')
    .circle(paint('#6b4638'), 72, -88, 8)
    .circle(paint('#6b4638'), 123, -88, 8)
    .stroke(paint('#8a6a48'), 4, 'M52-100l-30-50');
}

/** Red trunks of giant trees, with people as small as ferns. */
export function drawGiantTrees({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [bark, dark, light] = ['#a8593f', '#6f3f36', '#cc7f58'].map(paint) as [string, string, string];
  pen
    .fill(
      mixColors(leafShade, haze, 0.62),
      `M-720-20V260q120 40 300 20t420 10t720-20V-20z${traceFirs(random, [-720, 720], 190, () => 220)}`,
    )
    .fill(
      mixColors(leafShade, haze, 0.4),
      traceFirs(random, [-720, 720], 280, () => -10),
    );
  const trunk = (x: number, half: number, air: number, base: number) => {
    const mix = fade(haze, air);
    const foot = Math.round(half * 1.7);
    pen
      .fill(
        mix(bark),
        `M${x - foot} ${base}Q${x - half} ${base + 50} ${x - half} ${base + 200}L${x - half * 0.72} 667h${half * 1.44}L${x + half} ${base + 200}Q${x + half} ${base + 50} ${x + foot} ${base}z`,
      )
      .fill(
        mix(dark),
        `M${x + half * 0.2} ${base}L${x + half * 0.1} 667H${x + half * 0.72}L${x + half} ${base + 200}Q${x + half} ${base + 50} ${x + foot} ${base}z`,
        0.7,
      )
      .stroke(
        mix(light),
        half * 0.1,
        `M${x - half * 0.5} 667L${x - half * 0.66} ${base + 120}M${x - half * 0.2} 667L${x - half * 0.3} ${base + 30}`,
        0.7,
      )
      .stroke(
        mix(dark),
        half * 0.08,
        `M${x - half * 0.36} 600L${x - half * 0.46} ${base + 60}M${x + half * 0.4} 667L${x + half * 0.5} ${base + 60}`,
        0.8,
      );
    if (half > 50)
      pen.fill(
        mix(paint('#3a2a2c')),
        `M${x - half * 0.36} ${base}q${half * 0.1} 130 ${half * 0.32} 170q${half * 0.2}-60 ${half * 0.26}-170z`,
      );
  };
  trunk(-330, 30, 0.34, 10);
  trunk(170, 32, 0.34, 10);
  trunk(410, 40, 0.22, -10);
  trunk(-560, 50, 0.16, -30);
  pen.fill(mixColors(leaf, paint('#a9a85f'), 0.3), 'M-720 10Q-300 40 60 10T720 0V-230H-720z');
  trunk(-110, 92, 0, -60);
  trunk(590, 80, 0, -90);
  const spray = (x: number, y: number, w: number, color: string) =>
    pen.fill(
      color,
      `M${x - w} ${y}q${w * 0.4}-${w * 0.36} ${w}-${w * 0.3}q${w * 0.6}-${w * 0.1} ${w} ${w * 0.26}q-${w * 0.4} ${w * 0.3}-${w} ${w * 0.26}t-${w}-${w * 0.22}z`,
    );
  for (const [x, y, w] of [
    [-600, 610, 150],
    [-300, 640, 130],
    [80, 630, 140],
    [380, 620, 150],
    [640, 560, 140],
  ] as const) {
    spray(x, y, w, leafShade);
    spray(x - 20, y + 14, w * 0.7, leaf);
  }
  pen
    .fill(paint('#d9bf94'), 'M60-230Q180-130 110-90T20-50L60-46Q190-70 220-110T250-230z')
    .fill(leaf, 'M-720-110Q-500-70-330-120T-160-170T-80-230H-720z');
  for (const [x, y] of [
    [-520, -120],
    [-400, -150],
    [-280, -170],
    [330, -140],
    [430, -170],
    [-620, -160],
    [280, -60],
  ] as const)
    pen.stroke(
      leafLight,
      5,
      `M${x} ${y}q-30 40-60 36M${x} ${y}q-10 50-30 62M${x} ${y}q10 50 30 62M${x} ${y}q30 40 60 36`,
    );
  drawWalkers(
    pen,
    tones,
    [
      [90, -110],
      [116, -114],
      [150, -120],
    ],
    0.9,
  );
}

/** Trees with spiky arms among round boulders in the desert. */
export function drawJoshuaTrees({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const [sand, rock, dark, trunk, spike] = ['#dfc08c', '#cf9f78', '#95705f', '#7d6450', '#7f8f52'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(paint('#8f86a4'), haze, 0.46),
      'M-720 110l140 60l110-30l160 70l140-50l150 60l160-60l140 50l160-50l160 40l120-20V0H-720z',
    )
    .fill(mixColors(sand, haze, 0.2), 'M-720 60Q-200 80 200 60T720 64V-230H-720z');
  for (const [x, y, w, h] of [
    [-500, 30, 120, 90],
    [-400, 20, 90, 130],
    [-310, 30, 100, 70],
    [330, 30, 110, 110],
    [430, 20, 100, 160],
    [530, 30, 120, 100],
    [-450, 90, 90, 110],
    [390, 110, 80, 90],
  ] as const)
    pen
      .fill(
        rock,
        `M${x - w} ${y - 20}q-${w * 0.1} ${h} ${w * 0.6} ${h}q${w * 0.8} ${h * 0.2} ${w * 1.1}-${h * 0.3}q${w * 0.3}-${h * 0.3} ${w * 0.2}-${h * 0.7}z`,
      )
      .fill(
        dark,
        `M${x + w * 0.1} ${y + h * 0.85}q${w * 0.5}-${h * 0.1} ${w * 0.6}-${h * 0.4}q${w * 0.3}-${h * 0.3} ${w * 0.2}-${h * 0.65}h-${w * 0.8}q${w * 0.2} ${h * 0.5} 0 ${h}z`,
        0.7,
      );
  pen.fill(sand, 'M-720-10Q-300 30 60 0T720 0V-230H-720z');
  for (let index = 0; index < 22; index++)
    pen.ellipse(mixColors(spike, sand, 0.4), random.between(-660, 660), random.between(-200, -20), 15, 9);
  const tuft = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen.fill(
      spike,
      `M${x} ${y + n(54)}l${n(9)}-${n(24)}l${n(27)} ${n(16)}l-${n(12)}-${n(28)}l${n(32)}-${n(4)}l-${n(26)}-${n(18)}l${n(14)}-${n(26)}l-${n(32)} ${n(10)}l-${n(12)}-${n(14)}l-${n(12)} ${n(14)}l-${n(32)}-${n(10)}l${n(14)} ${n(26)}l-${n(26)} ${n(18)}l${n(32)} ${n(4)}l-${n(12)} ${n(28)}l${n(27)}-${n(16)}z`,
    );
  };
  const tree = (x: number, y: number, s: number, flip: 1 | -1) => {
    const at = (dx: number, dy: number): [number, number] => [Math.round(x + flip * dx * s), Math.round(y + dy * s)];
    const to = (dx: number, dy: number) => at(dx, dy).join(' ');
    pen
      .rounds(trunk, 26 * s, `M${to(0, 0)}Q${to(-6, 80)} ${to(0, 150)}`)
      .rounds(
        trunk,
        18 * s,
        `M${to(0, 130)}Q${to(-50, 160)} ${to(-70, 250)}M${to(0, 140)}Q${to(50, 150)} ${to(80, 230)}M${to(0, 140)}Q${to(10, 220)} ${to(-4, 300)}`,
      )
      .rounds(
        trunk,
        14 * s,
        `M${to(-60, 210)}Q${to(-110, 210)} ${to(-140, 260)}M${to(66, 190)}Q${to(120, 190)} ${to(150, 240)}M${to(2, 240)}Q${to(40, 270)} ${to(50, 330)}`,
      );
    for (const [dx, dy] of [
      [-70, 270],
      [80, 250],
      [-4, 320],
      [-140, 276],
      [150, 256],
      [50, 346],
    ] as const)
      tuft(...at(dx, dy), s);
  };
  tree(-190, -50, 0.66, 1);
  tree(240, -70, 0.8, -1);
  tree(20, -150, 1.25, 1);
  tree(-430, -120, 0.6, -1);
  pen.fill(mixColors(sand, dark, 0.2), 'M-720-190Q-300-170 60-206T720-196V-230H-720z');
}
