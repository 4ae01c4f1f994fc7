/** Typography of a name on the map. */
export interface LabelType {
  /** Pixels. */
  size: number;
  weight: number;
  isItalic?: boolean;
  isUppercase?: boolean;
  /** Letter spacing in pixels. */
  spacing?: number;
  /** Half the size in pixels of the dot next to the name. If absent, the name is centered on its position. */
  dotRadius?: number;
}

/** Average width of a letter relative to the font size, for browsers that cannot measure. */
const AVERAGE_LETTER = 0.55;
/** Number of letters in a line of a centered name after which it is broken. */
const MAX_LINE_LETTERS = 15;
export const LINE_HEIGHT = 1.15;

let context: OffscreenCanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Returns the CSS font of a type. */
export const formatFont = ({ size, weight, isItalic }: LabelType, family: string): string =>
  `${isItalic ? 'italic ' : ''}${weight} ${size}px ${family}`;

/** Breaks a centered name into lines of similar length. A name next to a dot stays on one line. */
export function breakLines(name: string, { dotRadius }: LabelType): string[] {
  if (dotRadius !== undefined || name.length <= MAX_LINE_LETTERS) return [name];
  const lines: string[] = [];
  const target = name.length / Math.ceil(name.length / MAX_LINE_LETTERS);
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length / 2 < target) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns the width of the widest line in pixels. Each text is measured only once. */
export function measureWidth(lines: readonly string[], type: LabelType, family: string): number {
  return Math.max(...lines.map((line) => measureLine(type.isUppercase ? line.toUpperCase() : line, type, family)));
}

function measureLine(line: string, type: LabelType, family: string): number {
  const font = formatFont(type, family);
  const key = `${font} ${line}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (context === undefined)
    context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = font;
  const plain = context ? context.measureText(line).width : line.length * type.size * AVERAGE_LETTER;
  const width = Math.ceil(plain + line.length * (type.spacing ?? 0));
  widths.set(key, width);
  return width;
}
