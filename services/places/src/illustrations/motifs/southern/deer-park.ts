import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Deer on a lawn before a great hall and a pagoda. */
export function drawDeerPark({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const wood = withBuilding(tones, '#f1e8d6', '#6f6a66');
  const brown = paint('#7a4f3a');
  pen
    .fill(fade(haze, 0.3)(leafShade), 'M-720 200Q-460 320-200 240T260 260T720 230V0H-720z')
    .rounds(fade(haze, 0.1)(leafShade), 110, 'M-680 120h120M-500 130h80M460 130h80M600 120h120')
    .rect(wood.wall, -260, 40, 440, 60)
    .dashes(brown, 60, [12, 30], 'M-260 70H184')
    .fill(wood.roof, 'M-350 112Q-240 112-180 160H100Q160 112 270 112L262 96H-342z')
    .rect(wood.wall, -170, 160, 260, 26)
    .dashes(brown, 26, [9, 20], 'M-170 173H92')
    .fill(wood.roof, 'M-260 190Q-170 190-110 290H30Q90 190 180 190L172 176H-252z')
    .fill(wood.roofShade, 'M-342 96H262L270 112Q120 106-40 106T-350 112zM-252 176H172L180 190Q60 184-40 184T-260 190z')
    .rounds(paint('#e3b04a'), 15, 'M-104 296v6M24 296v6')
    .fill(wood.roof, 'M-90 120q50 40 100 0z');
  let y = 40;
  for (const half of [92, 82, 72, 62, 52]) {
    pen
      .rect(wood.wall, 400 - half * 0.5, y, half, 40)
      .dashes(brown, 40, [7, 14], `M${Math.round(400 - half * 0.5)} ${y + 20}h${half}`)
      .fill(
        wood.roof,
        `M${400 - half} ${y + 42}q${Math.round(half * 0.5)}-4 ${Math.round(half * 0.6)} 20h${Math.round(half * 0.8)}q${Math.round(half * 0.1)}-24 ${Math.round(half * 0.6)}-20l-6-12h-${2 * half - 12}z`,
      );
    y += 60;
  }
  pen.rect(paint('#7d6a58'), 397, y - 4, 6, 90);
  pen
    .fill(leaf, 'M-720 50Q-300 66 60 40T720 54V-240H-720z')
    .fill(mixColors(leaf, tones.leafLight, 0.5), 'M-720-60Q-300-30 100-70T720-60V-240H-720z')
    .rounds(paint('#f0c0cc'), 84, 'M-620 170h60M-520 140h30M560 200h70M640 160h60')
    .stroke(paint('#6f5240'), 14, 'M-580 50Q-570 110-590 160M610 50Q600 120 620 170');
  const deer = (x: number, at: number, s: number, side: number, isGrazing: boolean) => {
    const n = (value: number) => Math.round(value * s);
    const k = (value: number) => Math.round(value * s * side);
    const coat = paint('#b5763f');
    pen
      .stroke(
        paint('#7a4f30'),
        9 * s,
        `M${x - k(46)} ${at}v${n(50)}M${x - k(30)} ${at}v${n(50)}M${x + k(34)} ${at}v${n(50)}M${x + k(48)} ${at}v${n(50)}`,
      )
      .fill(
        coat,
        `M${x - k(60)} ${at + n(92)}Q${x} ${at + n(108)} ${x + k(56)} ${at + n(94)}L${x + k(54)} ${at + n(46)}H${x - k(52)}Q${x - k(66)} ${at + n(64)} ${x - k(60)} ${at + n(92)}z`,
      )
      .rounds(
        paint('#f4ead6'),
        6 * s,
        `M${x - k(34)} ${at + n(84)}h0M${x - k(12)} ${at + n(90)}h0M${x + k(10)} ${at + n(84)}h0M${x - k(22)} ${at + n(70)}h0M${x} ${at + n(72)}h0M${x + k(26)} ${at + n(76)}h0M${x - k(58)} ${at + n(76)}h0`,
      );
    if (isGrazing)
      pen
        .stroke(coat, 18 * s, `M${x + k(46)} ${at + n(80)}L${x + k(86)} ${at + n(30)}`)
        .fill(
          coat,
          `M${x + k(76)} ${at + n(40)}L${x + k(100)} ${at + n(30)}L${x + k(108)} ${at + n(8)}L${x + k(88)} ${at + n(10)}z`,
        );
    else
      pen
        .stroke(coat, 19 * s, `M${x + k(46)} ${at + n(82)}L${x + k(68)} ${at + n(136)}`)
        .fill(
          coat,
          `M${x + k(58)} ${at + n(150)}L${x + k(78)} ${at + n(156)}L${x + k(106)} ${at + n(134)}L${x + k(100)} ${at + n(126)}L${x + k(64)} ${at + n(128)}z`,
        )
        .stroke(
          paint('#6f5240'),
          5 * s,
          `M${x + k(66)} ${at + n(152)}q-${n(10)} ${n(30)} ${k(8)} ${n(54)}M${x + k(64)} ${at + n(176)}l${k(18)} ${n(14)}M${x + k(74)} ${at + n(152)}q${k(6)} ${n(30)} ${k(30)} ${n(46)}`,
        );
  };
  deer(-300, -110, 1.3, 1, false);
  deer(180, -150, 1.5, -1, false);
  deer(-20, -50, 0.8, 1, true);
  deer(420, -60, 0.9, -1, true);
  drawWalkers(
    pen,
    tones,
    [
      [-150, 20],
      [-120, 20],
      [260, 16],
    ],
    0.9,
  );
}
