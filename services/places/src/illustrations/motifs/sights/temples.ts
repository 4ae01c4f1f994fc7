import { darken, mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawOpenings } from '../parts.js';

/** A house of worship in the form of a half-opened flower with three rings of white petals, above a pool. */
export function drawLotusTemple({ pen, tones }: MotifInput): void {
  const { paint, window, water, waterLight, leaf } = tones;
  const [white, light, shade] = [paint('#eeebe4'), paint('#fdfcf7'), paint('#c3c4ca')];
  const petal = (x: number, y: number, half: number, height: number, lean: number, isInShade = false) => {
    const tip = `${Math.round(x + lean)} ${y + height}`;
    const at = (dx: number, dy: number) => `${Math.round(x + dx * half)} ${Math.round(y + dy * height)}`;
    pen
      .fill(
        isInShade ? mixColors(white, shade, 0.5) : white,
        `M${at(-0.8, 0)}C${at(-1.3, 0.3)} ${Math.round(x - half * 0.7 + lean * 0.5)} ${Math.round(y + height * 0.66)} ${tip}C${Math.round(x + half * 0.7 + lean * 0.5)} ${Math.round(y + height * 0.66)} ${at(1.3, 0.3)} ${at(0.8, 0)}z`,
      )
      .fill(
        isInShade ? shade : mixColors(shade, white, 0.25),
        `M${at(0.1, 0)}C${at(0.2, 0.4)} ${Math.round(x + lean * 0.7)} ${Math.round(y + height * 0.7)} ${tip}C${Math.round(x + half * 0.7 + lean * 0.5)} ${Math.round(y + height * 0.66)} ${at(1.3, 0.3)} ${at(0.8, 0)}z`,
      )
      .stroke(
        light,
        4,
        `M${at(-0.8, 0)}C${at(-1.3, 0.3)} ${Math.round(x - half * 0.7 + lean * 0.5)} ${Math.round(y + height * 0.66)} ${tip}`,
      );
  };
  pen.rect(darken(shade, 0.3), -250, 40, 500, 120);
  petal(-112, 70, 84, 266, 44, true);
  petal(112, 70, 84, 266, -44, true);
  petal(0, 70, 96, 304, 0);
  petal(-200, 60, 96, 216, 16, true);
  petal(200, 60, 96, 216, -16, true);
  petal(-98, 56, 100, 226, 20);
  petal(98, 56, 100, 226, -20);
  petal(-284, 40, 92, 120, -66);
  petal(284, 40, 92, 120, 66);
  petal(-176, 40, 98, 136, -30);
  petal(176, 40, 98, 136, 30);
  petal(0, 44, 112, 148, 0);
  pen
    .rect(shade, -320, 22, 640, 24)
    .rect(light, -330, 40, 660, 8)
    .arch(window, -36, 22, 72, 22)
    .dashes(window, 14, [26, 22], 'M-300 30h240M66 30h240')
    .polygon(paint('#c98f70'), [-372, -10], [-330, 24], [330, 24], [372, -10])
    .polygon(paint('#ddb08f'), [-52, -10], [-36, 24], [36, 24], [52, -10])
    .polygon(water, [-340, -8], [-304, 16], [-66, 16], [-80, -8])
    .polygon(water, [340, -8], [304, 16], [66, 16], [80, -8])
    .stroke(waterLight, 3, 'M-290 8h140M-250 0h130M130 8h120M110 0h160')
    .ellipse(leaf, -366, -4, 30, 22)
    .ellipse(leaf, 366, -4, 30, 22);
}

/** A palace of white and dark red walls that steps up a hill, with zigzag stairs and golden roofs. */
export function drawPotala({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const hall = withBuilding(tones, '#f3ecdd', '#d9a840');
  const { wall, shade, lit, roof, roofShade } = hall;
  const [red, dark, trim] = [paint('#9a4038'), paint('#722f30'), paint('#5d2c2e')];
  const window = isDusk ? tones.window : paint('#4a3a3a');
  const [hill, slope, scrub] = [paint('#a59068'), paint('#84744f'), paint('#7f8a55')];
  pen
    .fill(hill, 'M-396-12Q-340 60-270 96T-60 190H120Q230 130 300 70T396-12z')
    .fill(slope, 'M120 190Q230 130 300 70T396-12H230Q170 100 60 150z')
    .fill(scrub, 'M-396-12Q-350 44-300 70Q-250 20-180-12zM396-12Q350 40 310 62Q240 20 190-12z');
  const block = (
    [x, y, width, height]: readonly [number, number, number, number],
    [face, side]: readonly [string, string],
    grid?: readonly [columns: number, rows: number],
  ) => {
    const inset = Math.round(height * 0.06);
    pen
      .polygon(face, [x, y], [x + inset, y + height], [x + width - inset, y + height], [x + width, y])
      .polygon(
        side,
        [x + width * 0.74, y],
        [x + width * 0.74, y + height],
        [x + width - inset, y + height],
        [x + width, y],
      )
      .rect(trim, x + inset - 3, y + height - 13, width - 2 * inset + 6, 13)
      .rect(lit, x + inset - 5, y + height - 2, width - 2 * inset + 10, 5);
    if (grid)
      drawOpenings(
        pen,
        window,
        { x: x + inset + 4, y: y + height * 0.3, width: width - 2 * inset - 8, height: height * 0.62 - 10 },
        { columns: grid[0], rows: grid[1], width: 9, height: 12 },
      );
  };
  const white = [wall, shade] as const;
  const maroon = [red, dark] as const;
  block([-362, 60, 90, 118], white, [3, 2]);
  block([284, 44, 76, 110], white, [3, 2]);
  block([-296, 78, 116, 168], white, [4, 4]);
  block([182, 70, 124, 158], white, [5, 4]);
  block([-90, 130, 200, 226], maroon, [7, 6]);
  block([-196, 92, 124, 206], white, [4, 6]);
  block([94, 90, 112, 196], white, [4, 6]);
  block([-250, 40, 200, 92], white, [7, 2]);
  block([-60, 60, 150, 104], white, [5, 2]);
  block([80, 34, 190, 90], white, [7, 2]);
  for (const [x, y, half, height] of [
    [-50, 360, 26, 24],
    [10, 360, 38, 36],
    [70, 360, 26, 24],
    [-134, 302, 24, 20],
  ] as const)
    pen
      .rect(red, x - half * 0.7, y - 4, half * 1.4, 10)
      .fill(
        roof,
        `M${x - half - 8} ${y + 8}q${Math.round(half * 0.6)} 2 ${half - 8} ${height}h32q${Math.round(half * 0.4)}-${height - 2} ${half - 8}-${height}z`,
      )
      .fill(roofShade, `M${x + 6} ${y + 8}v${height}h10q${Math.round(half * 0.4)}-${height - 2} ${half - 8}-${height}z`)
      .rect(roof, x - 2, y + height + 6, 5, 14);
  pen.rect(trim, -34, 170, 68, 96).rect(paint('#e3b95a'), -34, 226, 68, 8).dashes(lit, 60, [4, 12], 'M-30 204h64');
  const stair = 'M-60-14L120 20-110 48 60 74';
  pen
    .line(shade, 22, [-330, -14], [-120, 44], [-210, 54])
    .line(wall, 12, [-330, -11], [-120, 47], [-210, 57])
    .stroke(shade, 22, stair)
    .stroke(wall, 12, stair)
    .dashes(shade, 12, [3, 9], stair)
    .line(shade, 20, [330, -14], [190, 36])
    .line(wall, 11, [330, -11], [190, 39])
    .rect(wall, -396, -24, 792, 22)
    .rect(trim, -396, -6, 792, 7)
    .dashes(shade, 8, [6, 24], 'M-380-15H396');
}
