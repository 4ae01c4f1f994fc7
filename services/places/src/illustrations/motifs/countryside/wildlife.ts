import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist } from '../wonders/parts.js';

/** A gorilla in a misty mountain forest. */
export function drawGorillas({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const [coat, dark, silver, face] = ['#3f424c', '#2a2d38', '#8f949c', '#54504f'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(paint('#6f8f96'), haze, 0.5),
      'M-720 140Q-520 280-400 330l40 30l50-20Q-160 240 0 200T240 330l40 20l60-40Q460 220 720 180V0H-720z',
    )
    .fill(
      mixColors(leafShade, haze, 0.34),
      'M-720 110q80 70 170 20q80 80 180 20q100 80 200 10q100 80 210 0q100 70 200 0q100 70 200 10q90 50 280-10V-60H-720z',
    );
  drawMist(pen, tones, 120, 90, 0.5);
  pen
    .fill(
      mixColors(leafShade, haze, 0.1),
      'M-720 40q70 60 150 10q80 70 170 10q90 60 180 0q100 60 200 0q100 60 200 0q90 60 180 10q80 40 360-10V-230H-720z',
    )
    .fill(leaf, 'M-720-60q90 50 190 0q100 50 210 0q110 50 220 0q110 50 220 0q110 50 220 0q90 40 380-4V-230H-720z')
    .fill(
      coat,
      'M-210-160Q-230-40-170 40Q-120 130-20 170Q10 250 90 252Q170 250 186 180Q200 150 190 120Q240 60 236-40L252-160H170L150-60Q120-110 60-120Q-40-120-90-70L-110-160z',
    )
    .fill(silver, 'M-176 30Q-120 130-20 170Q20 140 30 80Q-20 20-100 0Q-150 0-176 30z', 0.75)
    .fill(
      dark,
      'M236-40Q240 60 190 120Q170 60 120 60Q150 0 150-60L170-160h82zM-90-70Q-40-120 60-120Q120-110 150-60Q60-90-20-60z',
    )
    .fill(face, 'M62 176q-4-50 44-56q52 2 54 54q-14 30-50 30q-36 0-48-28z')
    .fill(dark, 'M58 190q10 30 52 30q44 0 54-32q-20 10-52 8q-30 2-54-6z')
    .circle(paint('#f1eadb'), 92, 178, 5)
    .circle(paint('#f1eadb'), 130, 178, 5)
    .fill(dark, 'M96 150q6-12 14-4q8-8 16 4q-14 8-30 0zM88 132q22-10 46 0q-22 8-46 0z')
    .fill(coat, 'M300-150Q290-70 340-30Q344 20 386 22Q430 18 430-26Q470-60 464-150z')
    .fill(face, 'M358-20q2-26 28-28q26 2 28 28q-28 18-56 0z')
    .circle(paint('#f1eadb'), 374, -16, 4)
    .circle(paint('#f1eadb'), 398, -16, 4);
  pen.fill(
    leafShade,
    'M-720-120q90 50 180 0q100 40 200-10q110 40 220-10q110 40 220-10q120 40 240 0q120 40 240 0q110 30 240 0V-230H-720z',
  );
  for (const [x, y, s] of [
    [-480, -90, 1.3],
    [-340, -130, 1],
    [520, -90, 1.3],
    [-620, -60, 1.4],
    [640, -50, 1.4],
    [20, -170, 0.8],
    [240, -176, 0.8],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        leaf,
        `M${x} ${y - n(50)}q-${n(90)} ${n(40)}-${n(110)} ${n(130)}q${n(90)}-${n(20)} ${n(110)}-${n(130)}zM${x} ${y - n(50)}q${n(90)} ${n(40)} ${n(110)} ${n(130)}q-${n(90)}-${n(20)}-${n(110)}-${n(130)}z`,
      )
      .fill(leafLight, `M${x} ${y - n(50)}q-${n(30)} ${n(100)} 0 ${n(180)}q${n(30)}-${n(80)} 0-${n(180)}z`);
  }
}

/** Giant tortoises among cactus trees. */
export function drawTortoises({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water } = tones;
  const [shell, dark, light, skin] = ['#6f5f4c', '#4a423e', '#94836a', '#857a68'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const grass = mixColors(leaf, paint('#b0b05f'), 0.5);
  pen
    .rect(mixColors(water, haze, 0.2), -720, 0, 1440, 96)
    .fill(
      mixColors(paint('#7a7f84'), haze, 0.4),
      'M-720 90Q-520 150-380 150T-140 90zM160 92Q360 200 520 190T720 130V90z',
    )
    .fill(mixColors(leafShade, haze, 0.2), 'M-720 40q100 50 220 10t240 10t260-10t260 6t460-10V-60H-720z')
    .fill(grass, 'M-720-10Q-300 20 60-10T720 0V-230H-720z');
  const cactus = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen.rect(paint('#a5714e'), x - n(12), y, n(24), n(150)).rect(paint('#7d5240'), x + n(3), y, n(9), n(150));
    for (const [dx, dy, r] of [
      [0, 170, 34],
      [-44, 190, 28],
      [44, 196, 28],
      [-20, 226, 28],
      [28, 238, 26],
      [-64, 232, 24],
      [66, 236, 24],
    ] as const)
      pen
        .ellipse(leafShade, x + n(dx) + 4, y + n(dy) - 4, n(r) * 0.86, n(r))
        .ellipse(leaf, x + n(dx), y + n(dy), n(r) * 0.8, n(r) * 0.94);
  };
  cactus(-420, 10, 1.2);
  cactus(440, 0, 1.4);
  cactus(-560, -20, 0.9);
  cactus(300, 20, 0.8);
  const tortoise = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(dark, `M${x - n(150)} ${y - 6}q${n(150)}-${n(16)} ${n(330)} 0q-${n(150)}-${n(30)}-${n(330)} 0z`, 0.4)
      .fill(
        skin,
        `M${x - n(120)} ${y}q-${n(10)} ${n(50)} ${n(30)} ${n(64)}h${n(40)}q${n(4)}-${n(40)}-${n(12)}-${n(64)}zM${x + n(50)} ${y}q-${n(4)} ${n(50)} ${n(20)} ${n(70)}h${n(46)}q${n(4)}-${n(50)}-${n(6)}-${n(70)}z`,
      )
      .fill(
        skin,
        `M${x + n(100)} ${y + n(60)}q${n(50)} ${n(10)} ${n(60)} ${n(60)}q${n(6)} ${n(34)} ${n(40)} ${n(34)}q${n(34)}-${n(4)} ${n(32)}-${n(28)}q-${n(6)}-${n(16)}-${n(36)}-${n(14)}q-${n(4)}-${n(60)}-${n(60)}-${n(92)}z`,
      )
      .circle(dark, x + n(208), y + n(134), n(5))
      .fill(
        shell,
        `M${x - n(160)} ${y + n(40)}Q${x - n(140)} ${y + n(190)} ${x - n(10)} ${y + n(196)}Q${x + n(110)} ${y + n(190)} ${x + n(140)} ${y + n(50)}Q${x - n(10)} ${y + n(20)} ${x - n(160)} ${y + n(40)}z`,
      )
      .fill(
        dark,
        `M${x + n(40)} ${y + n(190)}Q${x + n(120)} ${y + n(160)} ${x + n(140)} ${y + n(50)}Q${x + n(100)} ${y + n(38)} ${x + n(60)} ${y + n(34)}Q${x + n(80)} ${y + n(120)} ${x + n(40)} ${y + n(190)}z`,
        0.7,
      )
      .stroke(
        light,
        n(6),
        `M${x - n(60)} ${y + n(176)}l${n(16)}-${n(56)}l-${n(30)}-${n(50)}l-${n(60)} ${n(0)}M${x - n(44)} ${y + n(120)}h${n(66)}l${n(26)}-${n(50)}M${x + n(22)} ${y + n(120)}l${n(20)} ${n(60)}M${x - n(74)} ${y + n(70)}l${n(10)}-${n(40)}M${x + n(48)} ${y + n(70)}l-${n(6)}-${n(40)}`,
      )
      .stroke(light, n(8), `M${x - n(156)} ${y + n(44)}Q${x - n(10)} ${y + n(24)} ${x + n(138)} ${y + n(54)}`);
  };
  tortoise(-250, -40, 0.7);
  tortoise(60, -130, 1.3);
  pen.fill(grass, 'M-720-150Q-300-130 60-160T720-150V-230H-720z');
  for (let index = 0; index < 26; index++) {
    const [x, y] = [Math.round(random.between(-660, 660)), Math.round(random.between(-200, -130))];
    pen.stroke(leafShade, 4, `M${x} ${y}l-8 30M${x} ${y}v36M${x} ${y}l9 28`);
  }
  pen
    .rounds(paint('#3f3f46'), 26, 'M-540-130h40M500-110h50M620-170h20')
    .rounds(paint('#5a5a60'), 16, 'M-546-122h30M494-102h36');
}

/** Thousands of flamingos in a shallow lake. */
export function drawFlamingos({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const [pink, deep, pale, leg] = ['#ee8f9a', '#cf5f78', '#f7c3c4', '#c9788a'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      mixColors(paint('#8f9a86'), haze, 0.46),
      'M-720 140l160 50l180-20l160 60h220l180-40l200 50l160-40l180 10V0H-720z',
    )
    .fill(
      mixColors(leafShade, haze, 0.26),
      'M-720 80q90 40 190 6q100 40 200 0q110 40 220 0q110 40 220 4q110 36 220 0q100 36 390 0V0H-720z',
    )
    .rect(mixColors(water, haze, 0.16), -720, -230, 1440, 292);
  let far = '';
  for (let x = -700; x < 700; x += 11) far += `M${x} ${Math.round(40 + random.between(-8, 10))}h7`;
  pen
    .rounds(mixColors(pink, haze, 0.2), 13, far)
    .rounds(mixColors(pale, haze, 0.1), 8, far.replace(/h7/g, 'h3'))
    .rounds(waterLight, 4, 'M-500-10h180M-100-20h200M300-6h180M-360-110h180M160-120h200M-560-180h160M380-190h180', 0.7);
  const bird = (x: number, y: number, s: number, flip: 1 | -1, isFeeding: boolean) => {
    const n = (value: number) => Math.round(value * s);
    const d = (value: number) => Math.round(value * s * flip);
    pen.stroke(leg, n(5), `M${x - d(6)} ${y}v${n(90)}M${x + d(12)} ${y}l${-d(2)} ${n(50)}l${-d(8)} ${n(40)}`);
    pen
      .fill(
        pink,
        `M${x - d(60)} ${y + n(96)}q${d(20)}-${n(22)} ${d(60)}-${n(20)}q${d(44)} ${n(4)} ${d(46)} ${n(36)}q${-d(20)} ${n(30)} ${-d(60)} ${n(22)}q${-d(30)}-${n(14)} ${-d(46)}-${n(38)}z`,
      )
      .fill(
        deep,
        `M${x - d(60)} ${y + n(96)}q${d(20)}-${n(22)} ${d(60)}-${n(20)}q${d(20)} ${n(2)} ${d(30)} ${n(10)}q${-d(40)}-${n(4)} ${-d(90)} ${n(10)}z`,
      )
      .fill(
        pale,
        `M${x - d(20)} ${y + n(118)}q${d(30)} ${n(16)} ${d(56)}-${n(4)}q${-d(20)} ${n(28)}-${d(56)} ${n(4)}z`.replace(
          /--/g,
          '',
        ),
      );
    const neck = isFeeding
      ? `M${x + d(40)} ${y + n(112)}q${d(40)} ${n(40)} ${d(50)}-${n(10)}q${d(4)}-${n(50)} ${-d(6)}-${n(86)}`
      : `M${x + d(40)} ${y + n(112)}q${d(50)} ${n(10)} ${d(36)} ${n(60)}q${-d(30)} ${n(50)} ${d(10)} ${n(74)}q${d(20)} ${n(4)} ${d(26)}-${n(12)}`;
    pen.rounds(pink, n(12), neck);
    const [hx, hy] = isFeeding ? [x + d(84), y + n(18)] : [x + d(112), y + n(232)];
    pen
      .circle(pink, hx, hy, n(12))
      .fill(
        paint('#3a3238'),
        isFeeding
          ? `M${hx - n(8)} ${hy - n(6)}l${d(-8)}-${n(20)}h${d(14)}z`
          : `M${hx + d(8)} ${hy + n(4)}q${d(18)}-${n(4)} ${d(14)}-${n(24)}q${-d(10)} ${n(4)}-${d(20)} ${n(8)}z`.replace(
              /--/g,
              '',
            ),
      );
  };
  for (const [x, y, s, flip, feeding] of [
    [-460, -60, 0.6, 1, 0],
    [-300, -50, 0.55, -1, 1],
    [330, -54, 0.6, -1, 0],
    [480, -60, 0.55, 1, 1],
    [110, -60, 0.6, 1, 0],
    [-120, -60, 0.6, -1, 0],
    [-330, -150, 1.05, 1, 0],
    [290, -160, 1.1, -1, 0],
    [-60, -180, 1.1, 1, 1],
    [530, -170, 1, -1, 1],
  ] as const)
    bird(x, y, s, flip, Boolean(feeding));
}
