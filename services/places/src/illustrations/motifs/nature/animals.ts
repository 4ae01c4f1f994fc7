import { mixColors } from '../../scene/colors.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

interface Place {
  x: number;
  y: number;
  size: number;
}

/** Returns a function that formats a length of a figure drawn 100 pixels high. */
const scaling =
  (size: number) =>
  (value: number): number =>
    Math.round(value * size);

/** Draws an elephant that walks to the right. */
export function drawElephant(pen: Pen, { paint }: Tones, { x, y, size }: Place): void {
  const n = scaling(size);
  const hide = paint('#6f6662');
  const dark = mixColors(hide, '#2b2a48', 0.34);
  pen
    .fill(dark, `M${x - n(30)} ${y}v${n(44)}h${n(20)}v-${n(44)}zM${x + n(22)} ${y}v${n(44)}h${n(18)}v-${n(44)}z`)
    .fill(
      hide,
      `M${x - n(58)} ${y}q${n(4)} ${n(20)}-${n(2)} ${n(44)}q-${n(4)} ${n(44)} ${n(34)} ${n(48)}q${n(34)} ${n(6)} ${n(66)}-${n(2)}q${n(12)} ${n(14)} ${n(30)} ${n(8)}q${n(22)}-${n(8)} ${n(22)}-${n(34)}q0-${n(34)} ${n(12)}-${n(52)}q-${n(4)}-${n(10)}-${n(12)}-${n(4)}q-${n(14)} ${n(22)}-${n(14)} ${n(42)}q-${n(10)}-${n(4)}-${n(16)} 0l-${n(4)}-${n(50)}h-${n(22)}l${n(2)} ${n(36)}q-${n(24)}-${n(8)}-${n(52)}-${n(2)}l-${n(6)}-${n(34)}z`,
    )
    .fill(
      dark,
      `M${x + n(40)} ${y + n(92)}q${n(26)} 0 ${n(22)}-${n(28)}q-${n(4)}-${n(24)}-${n(18)}-${n(22)}q-${n(16)} ${n(12)}-${n(4)} ${n(50)}z`,
    )
    .stroke(paint('#f4ecd8'), n(5), `M${x + n(72)} ${y + n(52)}q${n(14)}-${n(12)} ${n(26)}-${n(4)}`)
    .stroke(dark, n(3), `M${x - n(58)} ${y + n(76)}q-${n(10)}-${n(14)}-${n(6)}-${n(36)}`);
}

/** Draws a giraffe that looks to the right. */
export function drawGiraffe(pen: Pen, { paint }: Tones, { x, y, size }: Place): void {
  const n = scaling(size);
  const [coat, spots] = [paint('#d9a75c'), paint('#9a6236')];
  pen
    .stroke(
      coat,
      n(7),
      `M${x - n(18)} ${y}l${n(1)} ${n(60)}M${x - n(8)} ${y}l-${n(1)} ${n(58)}M${x + n(18)} ${y}l-${n(1)} ${n(66)}M${x + n(27)} ${y}l-${n(2)} ${n(66)}`,
    )
    .fill(
      coat,
      `M${x - n(24)} ${y + n(50)}q-${n(4)} ${n(24)} ${n(12)} ${n(30)}l${n(24)} ${n(12)}l${n(26)} ${n(78)}q${n(4)} ${n(12)} ${n(14)} ${n(10)}l${n(20)}-${n(10)}v-${n(7)}l-${n(20)}-${n(3)}l-${n(18)}-${n(72)}q${n(2)}-${n(24)}-${n(6)}-${n(34)}q-${n(26)}-${n(8)}-${n(52)}-${n(4)}z`,
    )
    .stroke(coat, n(3), `M${x + n(42)} ${y + n(176)}v${n(12)}M${x + n(50)} ${y + n(176)}v${n(12)}`)
    .rounds(
      spots,
      n(9),
      `M${x - n(14)} ${y + n(66)}h0M${x + n(2)} ${y + n(72)}h0M${x + n(16)} ${y + n(64)}h0M${x + n(4)} ${y + n(56)}h0M${x + n(20)} ${y + n(84)}h0M${x + n(26)} ${y + n(104)}h0M${x + n(33)} ${y + n(124)}h0M${x + n(39)} ${y + n(144)}h0`,
    )
    .stroke(spots, n(3), `M${x - n(24)} ${y + n(70)}q-${n(8)}-${n(10)}-${n(5)}-${n(30)}`);
}

/** Draws a zebra or a gnu that walks to the right. */
export function drawGrazer(pen: Pen, { paint }: Tones, { x, y, size }: Place, isStriped: boolean): void {
  const n = scaling(size);
  const coat = paint(isStriped ? '#f1eadc' : '#5f5550');
  const dark = paint('#3c3a42');
  pen
    .stroke(
      isStriped ? coat : dark,
      n(6),
      `M${x - n(26)} ${y}v${n(34)}M${x - n(16)} ${y}v${n(34)}M${x + n(18)} ${y}v${n(34)}M${x + n(27)} ${y}v${n(34)}`,
    )
    .fill(
      coat,
      `M${x - n(34)} ${y + n(28)}q-${n(2)} ${n(26)} ${n(18)} ${n(28)}q${n(26)}-${n(4)} ${n(40)} ${n(4)}l${n(16)} ${n(22)}q${n(8)} ${n(4)} ${n(12)}-${n(4)}l${n(14)}-${n(20)}l-${n(6)}-${n(6)}l-${n(18)} ${n(8)}q-${n(2)}-${n(24)}-${n(12)}-${n(32)}z`,
    )
    .stroke(
      dark,
      n(4),
      isStriped
        ? `M${x - n(24)} ${y + n(30)}l-${n(2)} ${n(22)}M${x - n(10)} ${y + n(28)}v${n(26)}M${x + n(4)} ${y + n(28)}v${n(26)}M${x + n(18)} ${y + n(28)}l${n(4)} ${n(30)}M${x + n(32)} ${y + n(48)}l-${n(8)} ${n(14)}`
        : `M${x + n(24)} ${y + n(40)}l-${n(8)} ${n(20)}M${x + n(40)} ${y + n(84)}q${n(8)} ${n(10)} ${n(16)} ${n(2)}`,
    )
    .stroke(dark, n(3), `M${x - n(34)} ${y + n(50)}q-${n(8)}-${n(12)}-${n(4)}-${n(30)}`);
}
