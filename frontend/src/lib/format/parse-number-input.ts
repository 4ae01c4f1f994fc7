interface Bounds {
  min: number;
  max: number;
  isInteger?: true;
}

/**
 * Parses a typed number; returns undefined for empty input and null for invalid input. A comma counts as a decimal
 * point.
 */
export function parseNumberInput(typed: string, { min, max, isInteger }: Bounds): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  if (!(isInteger ? /^\d+$/ : /^\d*\.?\d+$/).test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
