interface Bounds {
  min: number;
  max: number;
  isInteger?: true;
}

/** A number somebody typed: undefined when nothing was, null when it is none within the bounds. A comma is a point, too. */
export function parseNumberInput(typed: string, { min, max, isInteger }: Bounds): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  if (!(isInteger ? /^\d+$/ : /^\d*\.?\d+$/).test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
