import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

/** Draws visitors as shadows before a tank. */
function drawShadows(
  pen: Pen,
  color: string,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void {
  for (const [x, y, size] of places) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        color,
        `M${x - n(26)} ${y}q-${n(6)} ${n(90)} ${n(10)} ${n(100)}h${n(32)}q${n(16)}-${n(10)} ${n(10)}-${n(100)}z`,
      )
      .circle(color, x, y + n(124), n(20));
  }
}

/** Draws a fish that swims to the left. */
function drawFish(pen: Pen, { paint }: Tones, x: number, y: number, size: number, body: string, band: string): void {
  const n = (value: number) => Math.round(value * size);
  pen
    .fill(
      paint(body),
      `M${x - n(50)} ${y}Q${x - n(10)} ${y + n(40)} ${x + n(40)} ${y + n(6)}l${n(30)} ${n(22)}v-${n(56)}l-${n(30)} ${n(22)}Q${x - n(10)} ${y - n(40)} ${x - n(50)} ${y}z`,
    )
    .fill(
      paint(band),
      `M${x - n(18)} ${y + n(18)}q${n(10)}-${n(18)} 0-${n(36)}l${n(14)}-${n(2)}q${n(10)} ${n(20)} 0 ${n(40)}z`,
    )
    .circle(paint('#23303c'), x - n(34), y + n(4), n(4));
}

/** Sea otters that float on their backs in a pool before firs, behind glass. */
export function drawOtterPool({ pen, tones }: MotifInput): void {
  const { paint, leafShade, haze } = tones;
  const [deep, light] = [paint('#2f7f95'), paint('#7fc4cc')];
  pen
    .polygon(
      mixColors(leafShade, haze, 0.3),
      [-720, 120],
      [-660, 330],
      [-600, 200],
      [-540, 380],
      [-470, 220],
      [-400, 340],
      [-320, 200],
      [-250, 360],
      [-180, 220],
      [-100, 330],
      [-20, 210],
      [60, 370],
      [140, 220],
      [220, 340],
      [300, 200],
      [390, 380],
      [470, 230],
      [540, 350],
      [620, 210],
      [700, 340],
      [720, 120],
    )
    .fill(paint('#8a857c'), 'M-720 90Q-600 170-460 150T-240 130T60 150T340 130T560 160T720 110V40H-720z')
    .fill(paint('#6a665f'), 'M-720 60Q-400 110-100 80T400 90T720 60V30H-720z')
    .rect(deep, -720, -230, 1440, 280)
    .fill(light, 'M-720 50Q-540 70-360 50T0 50T360 50T720 50V30Q540 50 360 30T0 30T-360 30T-720 30z')
    .rounds(mixColors(deep, light, 0.5), 6, 'M-600-20h140M200-30h160M-100-140h160M420-120h160M-480-160h140');
  const [fur, pale] = [paint('#5f4636'), paint('#c9a98a')];
  for (const [x, y, s] of [
    [-150, 10, 1.5],
    [220, -40, 1.2],
    [-420, -60, 0.9],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        fur,
        `M${x - n(110)} ${y}Q${x - n(60)} ${y + n(50)} ${x + n(30)} ${y + n(40)}L${x + n(120)} ${y + n(22)}Q${x + n(150)} ${y + n(30)} ${x + n(160)} ${y + n(4)}Q${x + n(60)} ${y - n(30)} ${x - n(110)} ${y}z`,
      )
      .circle(pale, x - n(104), y + n(26), n(34))
      .circle(fur, x - n(130), y + n(50), n(8))
      .circle(fur, x - n(82), y + n(54), n(8))
      .circle(paint('#2c2420'), x - n(116), y + n(32), n(5))
      .circle(paint('#2c2420'), x - n(94), y + n(34), n(5))
      .ellipse(paint('#2c2420'), x - n(108), y + n(20), n(8), n(5))
      .stroke(
        fur,
        n(13),
        `M${x - n(50)} ${y + n(36)}q-${n(4)} ${n(22)} ${n(16)} ${n(26)}M${x - n(10)} ${y + n(38)}q0 ${n(20)}-${n(14)} ${n(24)}`,
      )
      .ellipse(paint('#e8b04a'), x - n(30), y + n(62), n(20), n(10))
      .stroke(light, n(5), `M${x - n(160)} ${y - n(10)}q${n(60)}-${n(26)} ${n(140)}-${n(24)}t${n(160)} ${n(24)}`);
  }
  pen.rect(paint('#2b3440'), -720, -230, 1440, 40);
  drawShadows(pen, paint('#232b36'), [
    [-300, -230, 1.1],
    [300, -230, 1.2],
    [370, -230, 0.8],
  ]);
}

/** A tall forest of kelp with ragged-tooth sharks, and visitors who look up. */
export function drawKelpForest({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const water = paint('#2f7f86');
  pen
    .rect(paint('#1f2a34'), -720, -240, 1440, 1000)
    .rect(water, -430, -110, 860, 700)
    .fill(mixColors(water, paint('#d9f0c4'), 0.4), 'M-300 590L-180-110H-40L-120 590zM60 590L150-110H220L180 590z', 0.5);
  for (const [x, lean, color] of [
    [-370, 30, '#6f8a3a'],
    [-280, -20, '#8fa64a'],
    [-190, 26, '#5f7a34'],
    [-60, -24, '#8fa64a'],
    [90, 30, '#6f8a3a'],
    [190, -20, '#8fa64a'],
    [290, 24, '#5f7a34'],
    [380, -20, '#6f8a3a'],
  ] as const) {
    pen.stroke(paint(color), 9, `M${x}-110Q${x + lean} 100 ${x} 260T${x + lean} 590`);
    let fronds = '';
    for (let y = -60; y < 560; y += 74)
      fronds += `M${x + lean * 0.5} ${y}q44 34 60 4q-30 0-60-4zM${x + lean * 0.5} ${y + 36}q-44 34-60 4q30 0 60-4z`;
    pen.fill(paint(color), fronds);
  }
  for (const [x, y, s] of [
    [-90, 330, 1.3],
    [170, 140, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    const gray = paint('#8a9690');
    pen
      .fill(
        gray,
        `M${x - n(150)} ${y}Q${x - n(60)} ${y + n(54)} ${x + n(70)} ${y + n(20)}L${x + n(150)} ${y + n(60)}L${x + n(124)} ${y + n(4)}L${x + n(150)} ${y - n(30)}L${x + n(70)} ${y - n(8)}Q${x - n(50)} ${y - n(44)} ${x - n(150)} ${y}z`,
      )
      .polygon(gray, [x - n(40), y + n(36)], [x, y + n(86)], [x + n(20), y + n(30)])
      .fill(
        paint('#e3e6dc'),
        `M${x - n(140)} ${y - n(4)}Q${x - n(50)} ${y - n(38)} ${x + n(40)} ${y - n(14)}Q${x - n(60)} ${y - n(10)} ${x - n(140)} ${y - n(4)}z`,
      )
      .circle(paint('#23303c'), x - n(112), y + n(14), n(6));
  }
  pen.rounds(
    paint('#d9dde0'),
    9,
    'M-330 200h22M-300 220h22M-340 236h22M300 420h22M326 440h22M296 456h22M250 20h22M280 6h22',
  );
  drawShadows(pen, paint('#141c25'), [
    [-180, -230, 1.4],
    [-100, -230, 0.9],
    [160, -230, 1.5],
  ]);
}

/** Bright fish over a coral reef, a small tank with a shell-shaped nautilus. */
export function drawReefTank({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const water = paint('#3f9fd0');
  pen
    .rect(paint('#26323e'), -720, -240, 1440, 1000)
    .rect(water, -440, -60, 880, 480)
    .fill(mixColors(water, paint('#e6f6f4'), 0.4), 'M-320 420L-200-60H-80L-140 420zM100 420L170-60H260L240 420z', 0.5)
    .fill(paint('#d9cba0'), 'M-440-60V0Q-300 30-160 4T140 10T440-4V-60z');
  for (const [x, y, color, s] of [
    [-340, 0, '#e0708a', 1.2],
    [-220, 0, '#f2a23a', 0.9],
    [60, 0, '#a86fc4', 1.1],
    [330, 0, '#e8643f', 1.3],
    [220, 0, '#f2c94a', 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen.rounds(
      paint(color),
      n(20),
      `M${x} ${y}v${n(90)}M${x} ${y + n(40)}l-${n(40)} ${n(50)}M${x} ${y + n(50)}l${n(40)} ${n(60)}M${x - n(24)} ${y + n(70)}v${n(40)}M${x + n(22)} ${y + n(80)}v${n(40)}`,
    );
  }
  drawFish(pen, tones, -250, 300, 1.2, '#f2c23a', '#2f3a4a');
  drawFish(pen, tones, -40, 220, 1.5, '#f2823a', '#fbf4e6');
  drawFish(pen, tones, 170, 320, 1.1, '#3f5fc4', '#f2c23a');
  drawFish(pen, tones, 300, 210, 0.9, '#f2c23a', '#2f3a4a');
  drawFish(pen, tones, -340, 180, 0.8, '#f6f1e6', '#2f3a4a');
  pen
    .circle(paint('#f1e3c8'), 60, 120, 54)
    .fill(paint('#b5623f'), 'M60 174q-40-6-52-44q20 10 40 4zM106 150q-20 10-40-4q10-20 4-30q30 4 36 34z')
    .stroke(paint('#c98f6a'), 9, 'M14 110q-30-6-44 10M20 92q-26-16-46-8');
  drawShadows(pen, paint('#161f29'), [
    [-120, -230, 1.2],
    [-50, -230, 0.7],
    [240, -230, 1.3],
  ]);
}

/** A walk through a glass tunnel below sharks and rays. */
export function drawSharkTunnel({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const water = paint('#2f7fb0');
  pen
    .rect(water, -720, -240, 1440, 1000)
    .fill(mixColors(water, paint('#dff2f4'), 0.35), 'M-300 700L-120-40H40L-100 700zM200 700L260-40H340L420 700z', 0.5)
    .fill(
      mixColors(water, paint('#17384a'), 0.4),
      'M-720-240V120Q-560 160-460 60T-380-240zM720-240V140Q580 170 470 80T380-240z',
    );
  const rib = paint('#8fa9b5');
  for (const [half, top, width] of [
    [130, 120, 5],
    [220, 220, 8],
    [350, 360, 12],
    [540, 540, 16],
  ] as const)
    pen.stroke(
      rib,
      width,
      `M${-half} ${Math.round(-20 - half * 0.36)}V${Math.round(top * 0.4)}Q${-half} ${top} 0 ${top}T${half} ${Math.round(top * 0.4)}V${Math.round(-20 - half * 0.36)}`,
    );
  pen
    .polygon(paint('#2b3a48'), [-110, -50], [-640, -240], [640, -240], [110, -50])
    .polygon(paint('#4a5f70'), [-40, -50], [-200, -240], [200, -240], [40, -50]);
  const gray = paint('#7f949f');
  pen
    .fill(gray, 'M-320 400Q-180 470 10 420L130 480L100 400L140 340L10 384Q-160 330-320 400z')
    .polygon(gray, [-150, 440], [-90, 520], [-50, 432])
    .fill(paint('#dfe6e6'), 'M-300 396Q-160 344 0 386Q-160 380-300 396z')
    .circle(paint('#22303c'), -262, 414, 8)
    .fill(paint('#6f6a62'), 'M220 260Q300 330 400 280Q340 250 340 200Q300 220 260 200Q250 240 220 260z')
    .stroke(paint('#6f6a62'), 6, 'M300 206Q310 150 350 120');
  drawFish(pen, tones, -420, 250, 1, '#f2c23a', '#2f3a4a');
  drawFish(pen, tones, 470, 420, 1, '#f2c23a', '#2f3a4a');
  drawShadows(pen, paint('#17222e'), [
    [-30, -120, 0.8],
    [30, -130, 0.6],
    [-150, -230, 1.3],
  ]);
}
