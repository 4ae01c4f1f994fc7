import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A hall with tiers of gilded balconies around a stage, as of a theater or a concert hall. */
export function drawGildedHall({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const isBlue = random.between(0, 1) < 0.5;
  const [red, gold, cream, dark] = [isBlue ? '#7a3040' : '#a83a3f', '#d9aa4f', '#f0e0bc', '#4a2f34'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(dark, -720, -240, 1440, 900)
    .fill(mixColors(cream, gold, 0.2), 'M-720 470Q0 330 720 470V660H-720z')
    .fill(paint('#7fa3b8'), 'M-420 560Q0 460 420 560Q0 660-420 560z');
  pen
    .rounds(cream, 40, 'M-160 556h50M60 566h80')
    .rounds(gold, 8, 'M-420 560Q0 460 420 560')
    .rounds(tones.isDusk ? tones.window : cream, 16, 'M-40 470h0M0 456h0M40 470h0M-20 446h0M20 446h0')
    .rect(gold, -2, 470, 4, 60);
  pen
    .rect(gold, -230, 20, 460, 340)
    .rect(red, -206, 20, 412, 322)
    .rect(mixColors(red, '#2a1420', 0.4), -110, 20, 220, 322);
  pen
    .fill(gold, 'M-230 342H230V330Q170 280 116 318Q60 280 0 312Q-60 280-116 318Q-170 280-230 330z')
    .fill(red, 'M-214 348H214V340Q160 296 110 330Q60 296 0 326Q-60 296-110 330Q-160 296-214 340z');
  for (const side of [-1, 1])
    for (let tier = 0; tier < 4; tier++) {
      const y = 60 + tier * 92;
      const far = y * 0.9 + 20;
      pen.polygon(
        mixColors(dark, red, 0.4),
        [side * 250, far],
        [side * 250, far + 54],
        [side * 720, y + 84 + tier * 40],
        [side * 720, y - 40 + tier * 40],
      );
      for (const [x, share] of [
        [290, 0.1],
        [360, 0.25],
        [450, 0.45],
        [570, 0.7],
      ] as const) {
        const base = far + (y - 40 + tier * 40 - far) * share;
        pen.arch(tones.window, x * side - 16 - share * 14, base + 4, 32 + share * 28, 16 + share * 30);
      }
      pen.polygon(
        cream,
        [side * 246, far - 14],
        [side * 246, far + 8],
        [side * 720, y - 8 + tier * 40],
        [side * 720, y - 70 + tier * 40],
      );
      pen.line(gold, 7, [side * 246, far + 8], [side * 720, y - 8 + tier * 40]);
    }
  pen.polygon(paint('#6f4a38'), [-206, 20], [206, 20], [230, -10], [-230, -10]);
  for (let row = 0; row < 6; row++) {
    const y = -36 - row * 36;
    const pitch = 26 + row * 5;
    pen.dashes(
      row % 2 ? red : mixColors(red, '#2a1420', 0.25),
      26 + row * 3,
      [pitch * 0.8, pitch * 0.2],
      `M${-300 - row * 80} ${y}H${300 + row * 80}`,
    );
  }
}
