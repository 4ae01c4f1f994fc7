import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { dimHall } from './evening.js';

/** A chapel under a painted barrel vault, with the great blue fresco on its far wall. */
export function drawFrescoVault({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [wall, dark, cream, blue] = ['#c9ab82', '#7d6248', '#e6d2ae', '#4f7fb0'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(wall, -720, -240, 1440, 900)
    .fill(mixColors(wall, dark, 0.35), 'M-720 250L-190 250Q0 440 190 250L720 250V660H-720z');
  const panels = ['#b5644a', '#6f8aa0', '#d3a25a', '#7f9470', '#a8798a'].map(paint);
  for (let ring = 0; ring < 6; ring++) {
    const scale = 1.36 ** ring;
    const [half, base] = [190 * scale, 250 + 12 * (scale - 1)];
    const high = 150 * scale;
    for (let part = 0; part < 9; part++) {
      const at = (index: number, s: number) => {
        const angle = Math.PI * (1 - index / 9);
        return `${Math.round(Math.cos(angle) * half * s)} ${Math.round(base + Math.sin(angle) * high * s)}`;
      };
      pen.fill(
        panels[(part * 2 + ring) % 5]!,
        `M${at(part + 0.1, 1.03)}L${at(part + 0.9, 1.03)}L${at(part + 0.9, 1.3)}L${at(part + 0.1, 1.3)}z`,
      );
    }
    pen.stroke(
      cream,
      4 + ring * 2,
      `M${Math.round(-half)} ${Math.round(base)}A${Math.round(half)} ${Math.round(high)} 0 0 0 ${Math.round(half)} ${Math.round(base)}`,
    );
  }
  pen.rect(blue, -190, 20, 380, 232).fill(blue, 'M-190 250A190 150 0 0 0-4 396V250zM190 250A190 150 0 0 1 4 396V250z');
  const skin = paint('#e0b48c');
  let bodies = '';
  for (let index = 0; index < 46; index++)
    bodies += `M${-172 + ((index * 67) % 344)} ${44 + ((index * 41) % 250)}q6 8 4 16`;
  pen
    .rounds(skin, 9, bodies)
    .rounds(
      paint('#c9706a'),
      9,
      'M-8 250q10 14 14 30M40 220q-6 10 2 22M-60 200q8 8 6 20M90 120q6 8 2 20M-120 110q8 6 4 18',
    );
  pen
    .rounds(paint('#f0dca8'), 30, 'M2 262v8')
    .rounds(skin, 15, 'M2 250v24')
    .rect(cream, -196, 14, 392, 12)
    .rect(cream, -8, 250, 16, 150);
  for (const side of [-1, 1]) {
    for (const [near, far, high] of [
      [300, 220, 0.3],
      [440, 320, 0.45],
      [690, 470, 0.8],
    ] as const) {
      const s = (x: number) => x / 190;
      pen.polygon(
        dark,
        [side * far, 150 + 50 * s(far)],
        [side * far, 200 + 62 * s(far)],
        [side * near, 200 + 62 * s(near)],
        [side * near, 150 + 50 * s(near)],
      );
      pen.polygon(
        panels[Math.round(high * 10) % 5]!,
        [side * far, 130],
        [side * far, 60 - 30 * s(far)],
        [side * near, 60 - 34 * s(near)],
        [side * near, 130 + 10 * s(near)],
      );
    }
    pen.polygon(cream, [side * 190, 148], [side * 190, 160], [side * 720, 200], [side * 720, 168]);
  }
  pen
    .polygon(paint('#b9a488'), [-190, 20], [190, 20], [720, -240], [-720, -240])
    .stroke(
      paint('#8d7860'),
      4,
      'M-120 20L-460-240M-40 20L-150-240M40 20L150-240M120 20L460-240M-250-20H250M-380-90H380',
    );
  dimHall(pen, tones, 0.14);
}

/** A long table with thirteen people before three windows, painted on a wall. */
export function drawRefectoryWall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [plaster, dark, frame, beam] = ['#cdb894', '#6a5644', '#a58c68', '#5a4636'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen.rect(plaster, -720, -240, 1440, 900).polygon(frame, [-560, 30], [-560, 420], [560, 420], [560, 30]);
  pen
    .polygon(dark, [-540, 40], [-540, 410], [540, 410], [540, 40])
    .polygon(mixColors(dark, frame, 0.4), [-540, 410], [-150, 320], [150, 320], [540, 410]);
  for (let index = -6; index <= 6; index++) pen.line(beam, 4, [index * 25, 320], [index * 90, 410]);
  pen
    .line(beam, 4, [-220, 340], [220, 340])
    .line(beam, 5, [-340, 368], [340, 368])
    .rect(mixColors(dark, frame, 0.2), -150, 150, 300, 170);
  for (const side of [-1, 1])
    for (const [far, near] of [
      [190, 250],
      [285, 360],
      [400, 500],
    ] as const)
      pen.polygon(
        paint('#4a4038'),
        [side * far, 140],
        [side * far, 262 + far * 0.12],
        [side * near, 262 + near * 0.14],
        [side * near, 136],
      );
  const light = tones.isDusk ? tones.window : paint('#bfe0ea');
  pen
    .rect(light, -110, 190, 50, 96)
    .rect(light, -38, 184, 76, 112)
    .rect(light, 60, 190, 50, 96)
    .fill(paint('#7fa0a8'), 'M-110 190v30q24 18 50 6v-36zM-38 184v38q40 24 76 4v-42zM60 190v34q26 16 50-2v-32z');
  pen.stroke(frame, 6, 'M-44 296Q0 336 44 296');
  const robes = ['#b5503f', '#3f6a9a', '#d39a3f', '#4f7f5a', '#8a5a80', '#c9784a', '#5f8a9a'].map(paint);
  const [skin, hair] = [paint('#e3b98f'), paint('#5f4630')];
  for (let index = 0; index < 13; index++) {
    if (index === 6) continue;
    const group = Math.floor((index > 6 ? index - 1 : index) / 3);
    const x = [-420, -196, 196, 420][group]! + (((index > 6 ? index - 1 : index) % 3) - 1) * 62;
    const lean = x < 0 ? 10 : -10;
    const y = 200 + ((index * 37) % 22);
    pen
      .fill(robes[index % 7]!, `M${x - 36} 120q0-0 4 ${y - 150}q32 24 64 0q6-30 4-${y - 150}z`)
      .circle(hair, x + lean, y + 16, 17)
      .circle(skin, x + lean + (x < 0 ? 3 : -3), y + 12, 13);
  }
  pen
    .fill(robes[1]!, 'M-4 120H58Q50 170 20 196L-4 190z')
    .fill(robes[0]!, 'M-58 120H4V190L-20 196Q-50 170-58 120z')
    .circle(hair, 0, 214, 20)
    .circle(skin, 0, 209, 15)
    .rounds(skin, 9, 'M-46 134l-20-10M46 134l20-10');
  const cloth = paint('#f3ecdc');
  pen
    .rect(cloth, -520, 74, 1040, 52)
    .rect(paint('#d6cdb8'), -520, 74, 1040, 10)
    .stroke(paint('#8fa3b5'), 3, 'M-500 84v36M500 84v36M-480 84v36M480 84v36');
  pen
    .rounds(
      paint('#d9a866'),
      11,
      'M-440 126h14M-330 126h10M-230 126h14M-110 126h10M120 126h12M240 126h10M350 126h14M450 126h8',
    )
    .rounds(paint('#b9c4c8'), 7, 'M-380 128h30M-170 128h26M40 128h26M190 128h28M400 128h26');
  pen.rect(beam, -460, 40, 8, 34).rect(beam, 452, 40, 8, 34).rect(beam, -240, 40, 8, 34).rect(beam, 232, 40, 8, 34);
  pen
    .rect(frame, -50, 30, 100, 40)
    .rect(paint('#9a8668'), -720, -240, 1440, 210)
    .rect(paint('#b9a684'), -720, -36, 1440, 14);
  for (const [x, tall] of [
    [-240, 88],
    [-180, 74],
    [120, 80],
    [190, 94],
    [300, 72],
  ] as const)
    pen
      .rounds(paint(x % 4 ? '#2f3550' : '#5f3f4a'), 36, `M${x} -190v${tall - 30}`)
      .rounds(hair, 24, `M${x} ${-150 + tall}h0`);
  dimHall(pen, tones, 0.14);
}

/** A vast concourse: beams of light from high windows, a clock on a kiosk and people that cross. */
export function drawConcourse({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const [stone, dark, light, floor] = ['#d9c19a', '#a68b66', '#f3e3c0', '#c9ae86'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const vault = paint('#5f9a94');
  pen
    .rect(stone, -720, -240, 1440, 900)
    .fill(vault, 'M-720 380Q0 700 720 380V660H-720z')
    .stroke(light, 12, 'M-720 380Q0 700 720 380');
  pen
    .rounds(
      paint('#f0dc9a'),
      6,
      'M-300 560h0M-240 590h0M-170 570h0M-60 600h0M20 580h0M110 600h0M190 570h0M260 590h0M330 560h0M-400 545h0M420 540h0',
    )
    .stroke(paint('#f0dc9a'), 2, 'M-300 560L-240 590L-170 570M110 600L190 570L260 590', 0.6);
  const glass = tones.isDusk ? mixColors(tones.window, '#5f6a96', 0.25) : paint('#eef3ee');
  for (const x of [-250, 0, 250]) {
    pen.arch(dark, x - 92, 170, 184, 190).arch(glass, x - 80, 176, 160, 184);
    let bars = '';
    for (let bar = -60; bar <= 60; bar += 20)
      bars += `M${x + bar} 176v${Math.round(184 + Math.sqrt(Math.max(0, 6400 - bar * bar)))}`;
    pen.stroke(dark, 3, `${bars}M${x - 80} 220h160M${x - 80} 270h160M${x - 80} 320h160M${x - 80} 360h160`);
  }
  for (const x of [-125, 125, -390, 390])
    pen
      .rect(light, x - 26, 20, 52, 400)
      .rect(dark, x + 14, 20, 12, 400)
      .rect(light, x - 34, 400, 68, 14);
  pen.rect(light, -720, 128, 1440, 12).rect(dark, -720, 20, 1440, 108).rect(floor, -720, -240, 1440, 262);
  for (const x of [-500, -250, 0, 250, 500])
    pen.arch(paint('#4f3f34'), x - 34, 20, 68, 54).rect(tones.window, x - 26, 20, 52, 30);
  if (!tones.isDusk)
    for (const x of [-250, 0, 250])
      pen.fill('#fff6d8', `M${x - 70} 340L${x + 70} 340L${x + 220} -60L${x + 20} -120z`, 0.24);
  pen.stroke(dark, 2, 'M-200 20L-520-240M-70 20L-180-240M70 20L180-240M200 20L520-240M-720-60H720M-720-140H720', 0.4);
  pen
    .rect(paint('#7d6248'), -70, -90, 140, 56)
    .rect(light, -76, -36, 152, 10)
    .rect(tones.window, -60, -82, 120, 32)
    .rect(paint('#c99a3f'), -6, -26, 12, 50)
    .circle(paint('#c99a3f'), 0, 44, 27)
    .circle(paint('#fbf3dc'), 0, 44, 21)
    .stroke(dark, 4, 'M0 44v14M0 44h10')
    .rounds(paint('#c99a3f'), 12, 'M0 72v6');
  const coats = ['#2f3550', '#8a3f4a', '#39506a', '#6f5a48'].map(paint);
  for (let index = 0; index < 22; index++) {
    const x = Math.round(random.between(-560, 560));
    const y = Math.round(random.between(-200, -50));
    if (Math.abs(x) < 96 && y > -120) continue;
    pen.rounds(coats[index % 4]!, 13, `M${x} ${y}v24`).rounds(paint('#e3b98f'), 9, `M${x} ${y + 36}h0`);
  }
  dimHall(pen, tones, 0.34);
}
