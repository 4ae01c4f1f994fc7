import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A hall of columns under double arches of red and white stones. */
export function drawArchHall({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [dark, floor, red, white] = [paint('#4b3a35'), paint('#c9ab86'), paint('#b8503a'), paint('#efe0c4')];
  pen.rect(dark, -720, -220, 1440, 900).polygon(floor, [-720, -220], [720, -220], [720, -60], [-720, -60]);
  for (const [step, foot, height, air] of [
    [120, -66, 150, 0.62],
    [190, -98, 250, 0.34],
    [300, -160, 420, 0],
  ] as const) {
    const tint = (color: string) => mixColors(color, dark, air);
    const band = step * 0.15;
    const radius = step / 2 - band * 0.4;
    const starts = [-3, -2, -1, 0, 1, 2].map(
      (index) => Math.round((index + (step === 190 ? 0 : 0.5)) * step) - step / 2,
    );
    const arcs = (y: number) =>
      starts
        .map((x) => `M${Math.round(x + step / 2 - radius)} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0`)
        .join('');
    const top = foot + height;
    for (const y of [top, top + Math.round(step * 0.42)]) {
      pen.stroke(tint(white), band, arcs(y));
      pen.dashes(tint(red), band, [(Math.PI * radius) / 17, (Math.PI * radius) / 17], arcs(y));
    }
    for (const x of [...starts, starts.at(-1)! + step]) {
      const half = step * 0.06;
      const shaft = tint(paint(x % 200 ? '#9a8c86' : '#8a7480'));
      pen
        .rect(shaft, x - half, foot, 2 * half, height - step * 0.1)
        .rect(tint(paint('#d9c9b4')), x - half, foot, half * 0.6, height - step * 0.1)
        .rect(tint(paint('#d8c29a')), x - half * 1.7, top - step * 0.14, half * 3.4, step * 0.14)
        .rect(tint(white), x - half * 1.3, top, half * 2.6, step * 0.46)
        .rect(tint(paint('#8f7a66')), x - half * 1.5, foot - 6, half * 3, 12);
    }
  }
}
