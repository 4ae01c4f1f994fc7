import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawMist, fade } from '../wonders/parts.js';

function drawKarstValley({ pen, tones, random }: MotifInput): void {
  const { haze, leaf, leafShade, water, waterLight } = tones;
  const cone = (x: number, y: number, wide: number, high: number, air: number) => {
    const mix = fade(haze, air);
    pen
      .fill(
        mix(leafShade),
        `M${x - wide} ${y}Q${x - wide * 0.7} ${y + high * 0.8} ${x - wide * 0.2} ${y + high}Q${x + wide * 0.3} ${y + high * 1.02} ${x + wide * 0.6} ${y + high * 0.6}T${x + wide} ${y}z`,
      )
      .fill(
        mix(leaf),
        `M${x - wide} ${y}Q${x - wide * 0.7} ${y + high * 0.8} ${x - wide * 0.2} ${y + high}Q${x - wide * 0.1} ${y + high * 0.5} ${x - wide * 0.3} ${y}z`,
      );
  };
  for (let index = 0; index < 7; index++) cone(-640 + index * 215, 60, 110, Math.round(random.between(210, 340)), 0.66);
  drawMist(pen, tones, 110, 70, 0.7);
  for (const [x, wide, high] of [
    [-560, 150, 330],
    [-350, 110, 240],
    [330, 120, 300],
    [520, 160, 400],
    [130, 90, 170],
  ] as const)
    cone(x, 36, wide, high, 0.3);
  drawMist(pen, tones, 50, 40, 0.5);
  pen
    .fill(leafShade, 'M-720 60Q-500 60-360 34T-100 20H140Q360 30 480 50T720 60V-10H-720z')
    .rect(water, -720, -230, 1440, 236)
    .fill(leafShade, 'M-620 6Q-540-150-430 6zM400 6Q500-180 620 6zM270 6Q320-110 380 6z', 0.28)
    .rounds(waterLight, 5, 'M-460-40h160M-160-30h150M140-50h170M-600-120h150M300-150h200M-260-190h180', 0.7);
  const clump = (x: number, lean: number) =>
    pen
      .stroke(
        leaf,
        7,
        `M${x} -230Q${x + lean * 0.3} 0 ${x + lean} 120M${x + 30} -230Q${x + 30 + lean * 0.2} 10 ${x + lean * 0.6} 160M${x - 30} -230Q${x - 30 + lean * 0.5} -40 ${x + lean * 1.4} 60`,
      )
      .rounds(
        leafShade,
        26,
        `M${x + lean} 120h${lean * 0.4}M${x + lean * 0.6} 160h${lean * 0.4}M${x + lean * 1.4} 60h${lean * 0.3}M${x + lean * 0.8} 60h${lean * 0.3}M${x + lean * 0.4} 90h${lean * 0.4}`,
      );
  clump(-660, 120);
  clump(670, -110);
}

/** A river between cones of limestone, with a bamboo raft and a fisherman. */
export function drawRaftRiver(input: MotifInput): void {
  drawKarstValley(input);
  const { pen, tones } = input;
  const { paint } = tones;
  const ink = paint('#3a3f4a');
  pen
    .rounds(paint('#a8894f'), 12, 'M-210-120H170M-216-134H176M-206-148H166')
    .rounds(paint('#a8894f'), 12, 'M170-134Q210-128 226-108M-210-134Q-240-130-250-118')
    .fill(paint('#6b5a4c'), 'M-70-114l6 74q20 24 40 0l10-74z')
    .fill(paint('#4f5f78'), 'M-66-70l2 36q20 24 40 0l4-36z')
    .circle(paint('#8a6248'), -44, -14, 15)
    .fill(paint('#c9a85f'), 'M-88-12L-44 26L0-12Q-44-4-88-12z')
    .stroke(paint('#8a6a3f'), 6, 'M-100-190L30 110')
    .fill(
      ink,
      'M90-116q-10 26 8 44q-2 18 16 24l16-4l-14-4q2-10 2-20q10-20-4-40zM-150-116q10 22-6 40q0 18-14 22l-14-6l12-2q-2-10 0-18q-8-20 6-36z',
    );
}

/** Rowing boats with travelers under cone hats on a river between limestone hills and rice. */
export function drawRowRiver(input: MotifInput): void {
  drawKarstValley(input);
  const { pen, tones } = input;
  const { paint, leaf } = tones;
  const rice = mixColors(leaf, paint('#b5c25a'), 0.6);
  pen
    .fill(rice, 'M-720-60Q-560-60-470-110T-380-230H-720zM720-30Q600-40 500-90T440-230H720z')
    .stroke(
      mixColors(rice, leaf, 0.6),
      5,
      'M-720-100Q-580-100-510-140T-430-230M-720-150Q-620-150-560-180T-510-230M720-80Q630-90 560-130T520-230M720-140Q660-150 620-180T590-230',
      0.7,
    );
  for (const [x, y, size] of [
    [-150, -60, 0.9],
    [110, -110, 1.4],
    [-210, -170, 1.7],
    [190, -30, 0.6],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen.fill(
      paint('#5f4c42'),
      `M${x - n(84)} ${y + n(16)}Q${x} ${y - n(4)} ${x + n(84)} ${y + n(16)}L${x + n(54)} ${y - n(16)}H${x - n(54)}z`,
    );
    for (const [dx, color] of [
      [-36, '#c9503f'],
      [0, '#f1eadb'],
      [38, '#4f6f8a'],
    ] as const)
      pen
        .fill(
          paint(color),
          `M${x + n(dx - 12)} ${y + n(4)}q${n(2)} ${n(34)} ${n(12)} ${n(36)}q${n(10)}-${n(2)} ${n(12)}-${n(36)}z`,
        )
        .circle(paint('#8a6248'), x + n(dx), y + n(48), n(8))
        .fill(
          paint('#e3cb8f'),
          `M${x + n(dx - 20)} ${y + n(48)}L${x + n(dx)} ${y + n(68)}L${x + n(dx + 20)} ${y + n(48)}z`,
        );
    pen.stroke(paint('#8a6a3f'), n(4), `M${x + n(44)} ${y + n(28)}L${x + n(96)} ${y - n(20)}`);
  }
}
