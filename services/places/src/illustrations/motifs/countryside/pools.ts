import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, SNOW, traceFirs } from '../wonders/parts.js';

/** A hot spring with rings of blue, green, yellow and orange, and a walkway in its steam. */
export function drawPrismaticSpring({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  const rings = ['#b9653f', '#d98a3f', '#efc34f', '#8fc06a', '#3fb0a5', '#2f8fc0', '#1f5fa5'].map(paint);
  const crust = paint('#e6d9c4');
  pen
    .fill(mixColors(paint('#7f90a4'), haze, 0.5), 'M-720 160Q-520 240-320 200T60 230T420 190T720 220V0H-720z')
    .fill(
      mixColors(leafShade, haze, 0.3),
      `M-720 110Q-300 160 60 130T720 140V0H-720z${traceFirs(random, [-720, 720], 50, (x) => 128 + 14 * Math.sin(x / 190))}`,
    )
    .fill(
      leafShade,
      traceFirs(random, [-720, 720], 64, (x) => 90 + 12 * Math.sin(x / 120)),
    )
    .fill(leaf, 'M-720 100Q-300 110 60 96T720 100V0H-720z')
    .fill(crust, 'M-720 70Q-300 90 60 74T720 70V-230H-720z');
  for (const [index, color] of rings.entries()) {
    const [rx, ry] = [500 - index * 56, 136 - index * 15];
    let data = '';
    const count = 22;
    const wobble = index < 3 ? 0.12 - index * 0.03 : 0.02;
    for (let point = 0; point <= count; point++) {
      const angle = (point / count) * 2 * Math.PI;
      const reach = 1 + (point === count ? 0 : Math.sin(point * 2.4 + index) * wobble);
      const at = `${Math.round(Math.cos(angle) * rx * reach)} ${Math.round(-60 + Math.sin(angle) * ry * reach)}`;
      data += point === 0 ? `M${at}` : `L${at}`;
    }
    pen.fill(color, `${data}z`);
  }
  let runs = '';
  for (const [x, y] of [
    [-420, -130],
    [-300, -160],
    [-160, -180],
    [0, -190],
    [180, -180],
    [330, -150],
    [440, -120],
  ] as const)
    runs += `M${x} ${y}q${Math.round(x * 0.1)}-30 ${Math.round(x * 0.3)}-60`;
  pen
    .stroke(rings[1]!, 26, runs)
    .stroke(rings[0]!, 10, runs, 0.8)
    .fill(mixColors(rings[6]!, paint('#0f3f7f'), 0.4), 'M-110-50Q-40-24 60-34T110-66Q20-90-60-84T-110-50z', 0.7);
  const steam = mixColors(paint(SNOW), haze, 0.1);
  for (const [x, y, r] of [
    [-120, 20, 130],
    [40, 60, 150],
    [180, 30, 120],
    [-30, 110, 110],
    [120, 130, 120],
    [220, 170, 90],
  ] as const)
    pen.ellipse(steam, x, y, r, r * 0.36, 0.3);
  pen
    .stroke(paint('#8a705a'), 10, 'M-720-20Q-560 20-380 40T60 64T420 48T720 70')
    .stroke(
      paint('#6b5546'),
      3,
      'M-640 0v-16M-520 22v-16M-400 38v-16M-260 50v-14M-120 58v-14M140 62v-14M300 54v-14M460 52v-14M600 60v-14',
    );
  drawWalkers(
    pen,
    tones,
    [
      [-460, 34],
      [-438, 36],
      [-200, 58],
      [240, 62],
      [264, 62],
      [500, 56],
    ],
    0.8,
  );
}

/** Corals, fish and a turtle under water. */
export function drawCoralReef({ pen, tones, random }: MotifInput): void {
  const { paint, isDusk } = tones;
  const night = (color: string) => (isDusk ? mixColors(paint(color), '#11183a', 0.12) : paint(color));
  const [top, middle, deep, ray] = ['#5fcbd6', '#2f9fc4', '#1f6f9f', '#c9f0f0'].map(night) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(deep, 'M-720-230V660H720V-230z')
    .fill(middle, 'M-720 120Q-300 60 60 130T720 100V660H-720z')
    .fill(top, 'M-720 400Q-300 340 60 410T720 380V660H-720z')
    .fill(ray, 'M-420 660L-560-40H-380L-300 660zM-120 660L-160 0H40L40 660zM240 660L330-20H520L400 660z', 0.14)
    .rounds(ray, 7, 'M-560 590h140M-260 620h180M80 600h160M380 624h170M-80 570h90', 0.5)
    .fill(
      mixColors(deep, '#1b3a5c', 0.4),
      'M-720 0Q-600 60-480 10T-260-40T-60-90T200-80T400-10T560 50T720 20V-230H-720z',
    )
    .fill(night('#d9c79a'), 'M-720-140Q-300-100 60-160T720-140V-230H-720z');
  const branch = (x: number, y: number, s: number, color: string) => {
    const n = (value: number) => Math.round(value * s);
    pen.rounds(
      night(color),
      n(17),
      `M${x} ${y}v${n(60)}M${x} ${y + n(30)}q-${n(40)} ${n(10)}-${n(50)} ${n(70)}M${x} ${y + n(40)}q${n(40)} ${n(10)} ${n(50)} ${n(80)}M${x} ${y + n(60)}q-${n(14)} ${n(40)}-${n(8)} ${n(80)}M${x - n(44)} ${y + n(74)}q-${n(30)} ${n(4)}-${n(40)} ${n(30)}M${x + n(46)} ${y + n(90)}q${n(30)} 0 ${n(40)} ${n(30)}M${x + n(4)} ${y + n(60)}q${n(20)} ${n(30)} ${n(16)} ${n(70)}`,
    );
  };
  const fan = (x: number, y: number, s: number, color: string) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        night(color),
        `M${x} ${y}q-${n(120)} ${n(50)}-${n(110)} ${n(150)}q${n(50)} ${n(50)} ${n(110)} ${n(40)}q${n(80)} 0 ${n(110)}-${n(50)}q0-${n(100)}-${n(110)}-${n(140)}z`,
        0.9,
      )
      .stroke(
        mixColors(night(color), deep, 0.4),
        n(4),
        `M${x} ${y}v${n(180)}M${x} ${y}q-${n(60)} ${n(70)}-${n(60)} ${n(170)}M${x} ${y}q${n(60)} ${n(70)} ${n(60)} ${n(170)}M${x} ${y}q-${n(100)} ${n(60)}-${n(100)} ${n(130)}M${x} ${y}q${n(100)} ${n(60)} ${n(100)} ${n(120)}`,
        0.7,
      );
  };
  const brain = (x: number, y: number, r: number, color: string) =>
    pen
      .dome(night(color), x, y, r, r * 0.7)
      .stroke(
        mixColors(night(color), deep, 0.4),
        5,
        `M${x - r * 0.7} ${y + r * 0.2}q${r * 0.2} ${r * 0.2} ${r * 0.4} 0t${r * 0.4} 0t${r * 0.4} 0M${x - r * 0.4} ${y + r * 0.45}q${r * 0.2} ${r * 0.16} ${r * 0.4} 0t${r * 0.4} 0`,
        0.7,
      );
  fan(-520, -20, 1.3, '#8f6fb5');
  fan(540, 0, 1.3, '#d9627a');
  branch(-330, -90, 1.3, '#e8875a');
  branch(380, -90, 1.4, '#efb84f');
  brain(-190, -120, 90, '#c9a05a');
  brain(210, -130, 100, '#b56f8a');
  branch(-60, -150, 0.9, '#e07f9a');
  branch(80, -150, 1, '#f0d48a');
  branch(-560, -170, 1.2, '#d9627a');
  branch(560, -180, 1.2, '#7fb58a');
  brain(-400, -190, 80, '#7fa58a');
  brain(430, -200, 80, '#d98a5a');
  const fish = (x: number, y: number, s: number, flip: 1 | -1, color: string, stripe: string) => {
    const n = (value: number) => Math.round(value * s);
    const d = (value: number) => Math.round(value * s * flip);
    pen
      .fill(
        night(color),
        `M${x - d(50)} ${y}q${d(30)} ${n(34)} ${d(66)} ${n(26)}q${d(30)} ${n(-8)} ${d(38)} ${n(-26)}q${d(-8)} ${n(-20)} ${d(-38)} ${n(-26)}q${d(-36)} ${n(-8)} ${d(-66)} ${n(26)}l${d(-34)} ${n(-24)}q${d(10)} ${n(24)} 0 ${n(48)}z`,
      )
      .stroke(
        night(stripe),
        n(8),
        `M${x + d(24)} ${y + n(24)}q${d(8)} ${n(-24)} 0 ${n(-48)}M${x - d(10)} ${y + n(24)}q${d(8)} ${n(-24)} 0 ${n(-48)}`,
      )
      .circle(night('#22303f'), x + d(40), y + n(5), n(4));
  };
  fish(-60, 60, 1.2, 1, '#f08a3f', '#f8f4ea');
  fish(60, 10, 0.9, 1, '#f08a3f', '#f8f4ea');
  for (let index = 0; index < 9; index++)
    fish(
      Math.round(-420 + (index % 5) * 66 + random.between(-14, 14)),
      Math.round(250 + Math.floor(index / 5) * 56 + random.between(-16, 16)),
      0.44,
      1,
      '#f0d04f',
      '#e0b03f',
    );
  fish(420, 210, 0.8, -1, '#3f6fd0', '#f0d04f');
  const [shell, skin] = [night('#7a8a4f'), night('#9aa86a')];
  pen
    .fill(
      skin,
      'M150 330q60 60 130 80q-20-60-60-100zM80 250q-70-10-120-60q70-10 140 30zM230 250q10-50 60-70q10 40-30 84z',
    )
    .fill(skin, 'M270 320q30 30 70 26q20-14 14-34q-30-24-74-20z')
    .circle(night('#22303f'), 334, 330, 5)
    .fill(shell, 'M60 250q40-40 110-34q90 10 120 80q-10 60-90 70q-110-4-140-116z')
    .stroke(
      mixColors(shell, deep, 0.5),
      5,
      'M110 250l60 10l50 40l10 50M170 260l-20 60M220 300l50-16M150 320l70 10',
      0.8,
    );
  pen.rounds(ray, 9, 'M-250 160h0M-240 190h0M-256 220h0M340 60h0M350 90h0M336 130h0', 0.8);
}
