import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { fade, SNOW, traceFirs } from '../wonders/parts.js';

/** A cabin and reindeer in deep snow, below northern lights at dusk. */
export function drawSnowCabin({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, window, isDusk } = tones;
  const [snow, shade, red, dark] = [SNOW, '#c9d5e2', '#a8402f', '#5a3a34'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  if (isDusk)
    for (const [color, lift, opacity] of [
      ['#3fbf8f', 0, 0.42],
      ['#5fd0a0', 36, 0.3],
      ['#7f6fc0', 96, 0.24],
    ] as const)
      pen
        .fill(
          color,
          `M-720 ${230 + lift}Q-500 ${330 + lift}-260 ${290 + lift}T180 ${350 + lift}T720 ${270 + lift}V${400 + lift}Q420 ${500 + lift} 180 ${470 + lift}T-260 ${400 + lift}T-720 ${380 + lift}z`,
          opacity,
        )
        .fill(
          color,
          `M-560 ${280 + lift}Q-300 ${420 + lift}-60 ${370 + lift}T460 ${430 + lift}L470 ${470 + lift}Q200 ${520 + lift}-60 ${420 + lift}T-560 ${330 + lift}z`,
          opacity,
        );
  pen
    .fill(mixColors(shade, haze, 0.4), 'M-720 110Q-480 200-260 150T180 180T720 130V-60H-720z')
    .fill(
      mixColors(leafShade, haze, 0.5),
      traceFirs(random, [-720, 720], 60, (x) => 96 + 20 * Math.sin(x / 170)),
    )
    .fill(mixColors(snow, haze, 0.16), 'M-720 90Q-300 120 60 84T720 90V-230H-720z');
  const fir = (x: number, y: number, size: number) => {
    pen.rect(dark, x - size * 0.03, y - size * 0.06, size * 0.06, size * 0.1);
    for (let tier = 0; tier < 4; tier++) {
      const [half, base, top] = [size * (0.32 - tier * 0.065), y + size * tier * 0.22, y + size * (0.4 + tier * 0.2)];
      pen
        .fill(
          leafShade,
          `M${Math.round(x - half)} ${Math.round(base)}L${x} ${Math.round(top)}L${Math.round(x + half)} ${Math.round(base)}z`,
        )
        .fill(
          snow,
          `M${Math.round(x - half)} ${Math.round(base)}L${x} ${Math.round(top)}L${Math.round(x + half * 0.5)} ${Math.round(base + (top - base) * 0.5)}q-${Math.round(half * 0.4)}-${Math.round(size * 0.02)}-${Math.round(half * 0.6)}-${Math.round(size * 0.06)}q-${Math.round(half * 0.3)} ${Math.round(size * 0.01)}-${Math.round(half * 0.5)}-${Math.round(size * 0.05)}z`,
        );
    }
  };
  for (const [x, y, size] of [
    [-600, 20, 260],
    [-480, 40, 200],
    [520, 30, 250],
    [640, 0, 300],
    [400, 50, 170],
    [-360, 56, 140],
  ] as const)
    fir(x, y, size);
  pen
    .fill(snow, 'M-720 0Q-420 50-100 10T420 10T720 0V-230H-720z')
    .rect(red, -150, -10, 240, 100)
    .rect(mixColors(red, dark, 0.4), 40, -10, 50, 100)
    .stroke(mixColors(red, dark, 0.5), 4, 'M-150 12H90M-150 36H90M-150 60H90')
    .fill(dark, 'M-60-10h44v72h-44z')
    .fill(window, 'M-128 30h46v36h-46zM6 30h40v36h-40z')
    .stroke(paint('#f1eadb'), 5, 'M-128 30h46v36h-46zM6 30h40v36h-40zM-105 30v36M26 30v36')
    .fill(snow, 'M-190 80Q-186 104-150 116L-40 186Q-30 196-18 186L100 116Q132 104 136 80Q100 92 60 86T-60 90T-190 80z')
    .fill(shade, 'M-18 186L100 116Q132 104 136 80Q100 92 60 86Q30 130-18 186z')
    .rect(dark, 52, 140, 30, 60)
    .fill(snow, 'M46 196h42q-4 18-21 18t-21-18z')
    .fill(shade, 'M-720-110Q-420-60-100-120T420-120T720-100V-230H-720z')
    .fill(snow, 'M-720-130Q-420-84-100-140T420-140T720-124V-230H-720z');
  if (isDusk) pen.fill(window, 'M-128 28h46l20-60h-90zM6 28h40l24-60h-60z', 0.2);
  for (const [x, y, s, flip] of [
    [250, -70, 1, -1],
    [360, -100, 1.2, -1],
    [-330, -90, 1.1, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    const d = (value: number) => Math.round(value * s * flip);
    const hide = paint('#8a6f5c');
    pen
      .stroke(
        hide,
        n(6),
        `M${x - d(30)} ${y}v${n(40)}M${x - d(20)} ${y}v${n(40)}M${x + d(20)} ${y}v${n(40)}M${x + d(28)} ${y}v${n(40)}`,
      )
      .fill(
        hide,
        `M${x - d(40)} ${y + n(36)}q${d(2)} ${n(30)} ${d(30)} ${n(30)}h${d(34)}q${d(16)} ${n(20)} ${d(30)} ${n(30)}l${d(26)} ${n(-8)}l${d(-4)} ${n(-12)}l${d(-16)} ${n(-2)}q${d(-10)} ${n(-40)} ${d(-24)} ${n(-44)}q${d(-40)} ${n(-8)} ${d(-76)} ${n(6)}z`,
      )
      .fill(
        paint('#efe6d8'),
        `M${x + d(28)} ${y + n(60)}q${d(6)} ${n(-20)} ${d(2)} ${n(-30)}q${d(14)} ${n(10)} ${d(18)} ${n(34)}z`,
      )
      .stroke(
        paint('#5f4a3f'),
        n(4),
        `M${x + d(52)} ${y + n(94)}q${d(-26)} ${n(20)} ${d(-20)} ${n(56)}q${d(4)} ${n(10)} ${d(16)} ${n(8)}M${x + d(34)} ${y + n(120)}l${d(-14)} ${n(12)}M${x + d(58)} ${y + n(94)}q${d(-4)} ${n(30)} ${d(12)} ${n(50)}M${x + d(56)} ${y + n(112)}l${d(20)} ${n(6)}`,
      );
  }
}

/** A straight road through a desert, with a sign and mesas. */
export function drawDesertRoad({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [red, shade, sand, asphalt, line] = ['#c4724c', '#8f4f42', '#d9a878', '#5a5660', '#efc04a'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const mesa = (x: number, half: number, high: number, air: number) => {
    const tone = fade(haze, air);
    pen
      .fill(
        tone(red),
        `M${x - half - 60} 40Q${x - half - 10} 60 ${x - half} ${40 + high * 0.4}L${x - half + 10} ${40 + high}H${x + half - 8}L${x + half} ${40 + high * 0.4}Q${x + half + 10} 60 ${x + half + 60} 40z`,
      )
      .fill(
        tone(shade),
        `M${x + half * 0.3} 40l6 ${high * 0.5}l-8 ${high * 0.5}H${x + half - 8}L${x + half} ${40 + high * 0.4}Q${x + half + 10} 60 ${x + half + 60} 40z`,
        0.75,
      )
      .stroke(tone(shade), 4, `M${x - half} ${40 + high * 0.4}H${x + half}`, 0.6);
  };
  pen.fill(
    mixColors(paint('#8f86a8'), haze, 0.5),
    'M-720 60l150 60l130-30l160 60l140-50l150 40l150-50l160 60l140-50l160 40l180-30V20H-720z',
  );
  mesa(-380, 120, 190, 0.3);
  mesa(-560, 60, 130, 0.4);
  mesa(400, 150, 150, 0.3);
  mesa(180, 50, 110, 0.44);
  pen
    .fill(mixColors(sand, haze, 0.14), 'M-720 50H720V-230H-720z')
    .fill(sand, 'M-720-20Q-300 0 60-20T720-10V-230H-720z');
  for (let index = 0; index < 34; index++) {
    const depth = random.between(0, 1) ** 1.3;
    const side = index % 2 ? 1 : -1;
    pen.ellipse(
      mixColors(leaf, paint('#a9a060'), 0.5),
      side * (60 + depth * 380 + random.between(0, 240)),
      30 - depth * 230,
      8 + depth * 26,
      5 + depth * 15,
    );
  }
  pen
    .fill(mixColors(sand, asphalt, 0.3), 'M-14 50H14L330-230H-330z')
    .fill(asphalt, 'M-10 50H10L270-230H-270z')
    .fill(line, 'M-1.5 44h3l2-18h-7zM-4 8h8l4-30h-16zM-9-44h18l7-48h-32zM-17-112h34l11-72h-56z')
    .stroke(paint('#e6e0d4'), 4, 'M-9 46L-244-230M9 46L244-230', 0.8)
    .stroke(paint('#7d6a58'), 6, 'M330-130V60M392-130V60')
    .fill(paint('#f4efe2'), 'M300 50q-10 60 10 110q26-12 50 6q24-18 50-6q20-50 10-110q-26-22-60-40q-34 18-60 40z')
    .stroke(paint('#2f3440'), 6, 'M312 54q-8 54 6 92q22-8 42 8q20-16 42-8q14-38 6-92q-22-18-48-32q-26 14-48 32z')
    .fill(paint('#2f3440'), 'M310 112h100v10h-100z')
    .fill(paint('#c9503f'), 'M-60-20q2 16 12 18h28q10-2 14-18z')
    .rect(paint('#c9503f'), -64, -36, 62, 18)
    .fill(paint('#3a3a44'), 'M-52-22h38l-4 12h-30z')
    .circle(paint('#2f3038'), -54, -36, 7)
    .circle(paint('#2f3038'), -12, -36, 7)
    .stroke(paint('#6b5546'), 5, 'M-620-60V150M-470-30V110M-360-10V80M-280 4V60M-220 14V48')
    .stroke(paint('#6b5546'), 4, 'M-650 134h60M-494 98h48M-378 72h36M-292 54h24')
    .stroke(
      paint('#4a4540'),
      2,
      'M-650 134Q-560 90-494 98Q-430 66-378 72Q-330 50-292 54Q-250 40-226 46M-590 134Q-510 90-446 98Q-390 66-342 72Q-300 50-268 54',
    );
}
