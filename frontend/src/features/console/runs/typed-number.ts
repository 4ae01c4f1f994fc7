interface Bounds {
  least: number;
  most: number;
  whole?: true;
}

/** A number somebody typed: undefined when nothing was, null when it is none within the bounds. A comma is a point, too. */
export function numberIn(typed: string, { least, most, whole }: Bounds): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  if (!(whole ? /^\d+$/ : /^\d*\.?\d+$/).test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
