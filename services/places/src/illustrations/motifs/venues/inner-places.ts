import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';
import { drawWalkers } from '../wonders/parts.js';

/** Draws a sitting panda. */
function drawPanda(pen: Pen, { paint }: Tones, x: number, y: number, size: number): void {
  const n = (value: number) => Math.round(value * size);
  const [white, black, green] = [paint('#f6f2e8'), paint('#2f2c34'), paint('#7fa650')];
  pen
    .fill(
      white,
      `M${x - n(80)} ${y + n(10)}q-${n(20)} ${n(120)} ${n(50)} ${n(150)}h${n(60)}q${n(70)}-${n(30)} ${n(50)}-${n(150)}z`,
    )
    .fill(
      black,
      `M${x - n(76)} ${y + n(96)}q${n(20)} ${n(70)} ${n(76)} ${n(66)}t${n(76)}-${n(66)}q-${n(30)} ${n(30)}-${n(76)} ${n(30)}t-${n(76)}-${n(30)}z`,
    )
    .ellipse(black, x - n(62), y + n(18), n(50), n(32))
    .ellipse(black, x + n(62), y + n(18), n(50), n(32))
    .ellipse(white, x - n(74), y + n(20), n(20), n(16))
    .ellipse(white, x + n(76), y + n(20), n(20), n(16))
    .circle(black, x - n(56), y + n(248), n(25))
    .circle(black, x + n(56), y + n(248), n(25))
    .ellipse(white, x, y + n(200), n(74), n(62))
    .ellipse(black, x - n(30), y + n(206), n(17), n(22))
    .ellipse(black, x + n(30), y + n(206), n(17), n(22))
    .circle(white, x - n(26), y + n(210), n(6))
    .circle(white, x + n(26), y + n(210), n(6))
    .ellipse(black, x, y + n(178), n(14), n(9))
    .stroke(green, 9 * size, `M${x - n(10)} ${y + n(70)}L${x + n(84)} ${y + n(210)}`)
    .fill(
      green,
      `M${x + n(84)} ${y + n(210)}l${n(44)} ${n(24)}-${n(30)}-${n(36)}zM${x + n(70)} ${y + n(190)}l-${n(6)} ${n(50)} ${n(22)}-${n(30)}z`,
    )
    .ellipse(black, x + n(20), y + n(106), n(44), n(24));
}

/** Two pandas that eat bamboo before a grove. */
export function drawPandaGrove({ pen, tones, random }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  pen.rect(mixColors(leafShade, paint('#a8c080'), 0.3), -720, -230, 1440, 1000);
  let [far, near] = ['', ''];
  for (let x = -710; x < 720; x += 44) far += `M${x} 0V720`;
  for (let x = -690; x < 720; x += 110) near += `M${Math.round(x + random.between(-20, 20))} 0V720`;
  pen
    .stroke(mixColors(leaf, paint('#b5cf80'), 0.3), 12, far)
    .stroke(paint('#8fb05a'), 24, near)
    .dashes(leafShade, 24, [4, 90], near);
  let leaves = '';
  for (let index = 0; index < 46; index++)
    leaves += `M${Math.round(random.between(-700, 700))} ${Math.round(random.between(300, 580))}q30 14 60-10q-30-14-60 10z`;
  pen
    .fill(leafLight, leaves)
    .fill(leaf, 'M-720 60Q-300 100 60 70T720 80V-230H-720z')
    .fill(leafShade, 'M-720-60Q-300-20 100-70T720-50V-230H-720z', 0.5)
    .rounds(paint('#8a7a68'), 60, 'M-440-60h60M400-90h90')
    .stroke(paint('#7fa650'), 8, 'M-80-130l140-20M200-160l120 20M-300-150l110-30');
  drawPanda(pen, tones, -170, -90, 1.3);
  drawPanda(pen, tones, 220, -70, 1);
}

/** A court of lobed arches around a long pool between sunken beds. */
export function drawMudejarCourt({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, sky } = tones;
  const [wall, lace, shade, deep, marble] = ['#efe2c6', '#e0c898', '#b79c72', '#6f5a50', '#f6f1e6'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(wall, -720, 60, 1440, 360)
    .rect(lace, -720, 250, 1440, 60)
    .dashes(shade, 50, [8, 8], 'M-720 280H720')
    .rect(shade, -720, 310, 1440, 8)
    .rect(paint('#a8553f'), -720, 420, 1440, 16)
    .dashes(shade, 12, [14, 10], 'M-720 412H720');
  for (let x = -700; x < 720; x += 100) pen.arch(deep, x + 24, 330, 36, 44).rect(marble, x + 40, 330, 4, 62);
  for (const [x, wide, high] of [
    [-560, 116, 110],
    [-420, 116, 110],
    [-280, 116, 110],
    [0, 170, 140],
    [280, 116, 110],
    [420, 116, 110],
    [560, 116, 110],
  ] as const) {
    const r = wide / 2;
    const top = 60 + high;
    pen.arch(lace, x - r - 10, 60, wide + 20, high);
    pen.fill(
      deep,
      `M${x - r} 60V${top}q2 20 16 20q0 22 ${Math.round(r * 0.4)} 20q6 18 ${Math.round(r * 0.6 - 16)} 22q${Math.round(r * 0.6 - 22)}-4 ${Math.round(r * 0.6 - 16)}-22q${Math.round(r * 0.4)} 2 ${Math.round(r * 0.4)}-20q14 0 16-20V60z`,
    );
  }
  for (const x of [-630, -490, -350, -210, -92, 92, 210, 350, 490, 630])
    pen
      .rect(marble, x - 7, 60, 14, 108)
      .rect(marble, x - 14, 162, 28, 12)
      .rect(marble, x - 12, 56, 24, 10);
  pen
    .rect(marble, -720, 20, 1440, 44)
    .fill(paint('#d9c7a4'), 'M-720 30H720V-230H-720z')
    .fill(mixColors(tones.water, sky[1], 0.3), 'M-76 26H76L150-230H-150z')
    .fill(mixColors(tones.water, wall, 0.45), 'M-60 10H60L70-30H-70z', 0.7)
    .fill(marble, 'M-76 26L-150-230H-176L-90 26zM76 26L150-230H176L90 26z');
  for (const side of [-1, 1]) {
    pen
      .fill(shade, `M${side * 150} 10H${side * 460}L${side * 700}-180H${side * 220}z`)
      .fill(leafShade, `M${side * 160} 0H${side * 450}L${side * 670}-176H${side * 226}z`)
      .rounds(
        leaf,
        70,
        `M${side * 250}-30h0M${side * 370}-40h0M${side * 300}-100h0M${side * 450}-110h0M${side * 560}-130h0`,
      )
      .rounds(
        paint('#e8963f'),
        14,
        `M${side * 240}-10h0M${side * 270}-40h0M${side * 380}-30h0M${side * 310}-90h0M${side * 460}-96h0M${side * 436}-124h0M${side * 570}-120h0`,
      );
  }
  drawWalkers(
    pen,
    tones,
    [
      [-300, 34],
      [-120, 34],
      [210, 34],
      [236, 34],
    ],
    1,
  );
}

/** A narrow street of stone under a bridge of Gothic tracery. */
export function drawTraceryBridge({ pen, tones }: MotifInput): void {
  const { paint, window, sky } = tones;
  const [stone, lit, shade, deep] = ['#cbb896', '#e3d3b3', '#94826a', '#5f5248'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(mixColors(stone, sky[1], 0.45), -170, 0, 340, 330)
    .dashes(mixColors(deep, sky[1], 0.4), 40, [22, 40], 'M-140 110H160M-140 210H160')
    .arch(mixColors(deep, sky[1], 0.4), -36, 0, 72, 60)
    .fill(shade, 'M-720 620V-230H-420L-170 0V400L-330 620z')
    .fill(stone, 'M720 620V-230H420L170 0V400L330 620z');
  let joints = '';
  for (let y = -180; y < 600; y += 62)
    joints += `M-720 ${y}L-400 ${Math.round(y * 0.9 + 20)}M720 ${y}L400 ${Math.round(y * 0.9 + 20)}`;
  pen.stroke(deep, 3, joints, 0.3);
  for (const [x, y, high] of [
    [-620, 120, 130],
    [-480, 110, 110],
    [-600, 360, 120],
    [-460, 330, 100],
    [500, 110, 110],
    [640, 120, 130],
    [480, 330, 100],
    [620, 360, 120],
  ] as const)
    pen.pointedArch(lit, x - 36, y - 6, 72, high * 0.6).pointedArch(window, x - 28, y, 56, high * 0.6);
  pen
    .fill(paint('#b5a794'), 'M-170 0H170L420-230H-420z')
    .stroke(shade, 4, 'M-204-30H204M-250-76H250M-312-130H312M-380-190H380M0 0V-230M-70 0L-170-230M70 0L170-230', 0.5)
    .fill(lit, 'M-250 150Q-200 240 0 250T250 150V360H-250z')
    .fill(shade, 'M-250 150Q-200 240 0 250T250 150V174Q190 262 0 270T-250 174z')
    .rect(stone, -256, 274, 512, 8)
    .rect(stone, -256, 350, 512, 12);
  for (let x = -216; x <= 170; x += 48)
    pen
      .pointedArch(deep, x, 284, 34, 34)
      .rect(lit, x + 15, 284, 4, 52)
      .circle(lit, x + 17, 330, 8);
  for (let x = -240; x <= 240; x += 60) pen.polygon(lit, [x - 9, 360], [x, 412], [x + 9, 360]);
  let tracery = '';
  for (let x = -240; x < 240; x += 32) tracery += `M${x} 362q16 34 32 0`;
  pen.stroke(lit, 5, tracery);
  for (const x of [-330, 330])
    pen.stroke(deep, 6, `M${x} 220h${x < 0 ? 40 : -40}v-14`).rect(window, x + (x < 0 ? 30 : -50), 170, 20, 34);
  drawWalkers(
    pen,
    tones,
    [
      [-40, -20],
      [30, 0],
      [110, -90],
      [140, -94],
      [-150, -120],
      [-10, -170],
    ],
    1.5,
  );
}
