import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

const ellipse = (y: number, rx: number, ry: number): string =>
  `M${-rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;
/** Lower half of an ellipse, from its left end to its right end. */
const bow = (y: number, rx: number, ry: number): string => `${-rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0`;

/** A stadium: an oval bowl of concrete under a light ring roof, with the green of its field. */
export function drawStadiumBowl({ pen, tones, random }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const [concrete, shade, deep] = [paint('#c9c6bd'), paint('#98979a'), paint('#5f636e')];
  const [roof, rim, under] = [paint('#f3f1ea'), paint('#d5d6d6'), paint('#7c828e')];
  const seats = paint(['#3f77b5', '#d9a93f', '#b8503f'][Math.floor(random.between(0, 3))]!);
  const [grass, stripe] = [paint('#5fa04f'), paint('#74b35e')];
  pen
    .fill(shade, `M${bow(196, 372, 128)}L352 84A352 104 0 0 0-352 84z`)
    .fill(
      concrete,
      `M${bow(196, 372, 128)}L352 84A352 104 0 0 0 150 -10L160 40A372 128 0 0 1-372 196L-352 84A352 104 0 0 1 150-10z`,
    );
  for (const [y, rx, ry] of [
    [150, 366, 120],
    [112, 358, 112],
  ] as const)
    pen.dashes(isDusk ? window : deep, 18, [20, 16], `M${bow(y, rx, ry)}`);
  pen.stroke(mixColors(concrete, roof, 0.4), 7, `M${bow(130, 362, 116)}M${bow(92, 354, 108)}`);
  const ribs = [-0.96, -0.84, -0.68, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.68, 0.84, 0.96]
    .map((share) => {
      const dip = Math.sqrt(1 - share ** 2);
      const at = (rx: number, y: number, ry: number) => `${Math.round(rx * share)} ${Math.round(y - ry * dip)}`;
      return `M${at(344, 78, 104)}L${at(372, 200, 128)}`;
    })
    .join('');
  pen.stroke(roof, 8, ribs);
  pen
    .fill(under, ellipse(206, 388, 138))
    .fill(rim, ellipse(214, 388, 138))
    .fill(roof, ellipse(220, 384, 134))
    .stroke(
      mixColors(roof, under, 0.35),
      3,
      [-0.9, -0.7, -0.45, -0.15, 0.15, 0.45, 0.7, 0.9]
        .flatMap((share) => {
          const dip = Math.sqrt(1 - share ** 2);
          return [1, -1].map(
            (up) =>
              `M${Math.round(384 * share)} ${Math.round(220 + up * 134 * dip)}L${Math.round(250 * share)} ${Math.round(222 + up * 78 * dip)}`,
          );
        })
        .join(''),
    )
    .fill(deep, ellipse(222, 252, 80))
    .fill(seats, ellipse(214, 244, 70))
    .fill(mixColors(seats, roof, 0.45), ellipse(206, 222, 58))
    .fill(mixColors(seats, deep, 0.2), ellipse(202, 212, 54))
    .fill(grass, ellipse(196, 186, 42));
  pen
    .fill(
      stripe,
      'M-150 172l-30 26h44l30-38zM-66 156l-20 80h50l10-82zM26 154l10 82h50l-20-80zM106 160l30 40h44l-30-28z',
    )
    .stroke(roof, 3, 'M-138 168h276l22 50h-320zM0 168v50M-32 193a32 12 0 1 0 64 0a32 12 0 1 0-64 0z', 0.85);
}
