/** Years CE between which something came into being. */
export interface YearSpan {
  from: number;
  to: number;
  /** Whether the text states that it is approximate. */
  isApproximate: boolean;
}

/** Words for periods that cannot be expressed in years CE. */
const UNCOUNTABLE = /\bBC|\byears (?:ago|old)\b|\bmillennium\b|\bancient\b|\blegend/i;
const APPROXIMATE = /\babout\b|\baround\b|\bcirca\b|\bc\.|\bearly\b|\blate\b/i;
/** A year, a range with an abbreviated end ("1837–40"), or a decade. */
const YEARS = /\b(\d{3,4})(?:[–-](\d{2})\b(?!\d)|(s)\b)?/g;
const CENTURIES = /\b(\d{1,2})(?:st|nd|rd|th)\b/g;

/** Returns the first and the last year that a guidebook period names; null when it names none. */
export function parsePeriod(period: string): YearSpan | null {
  if (UNCOUNTABLE.test(period)) return null;
  const years = [...period.matchAll(YEARS)].flatMap(([, yearText, end, decade]) => {
    const year = Number(yearText);
    if (end !== undefined) return [year, Math.floor(year / 100) * 100 + Number(end)];
    return decade === undefined ? [year] : [year, year + 9];
  });
  const centuries = /\bcentur/i.test(period)
    ? [...period.matchAll(CENTURIES)].flatMap(([, text]) => [(Number(text) - 1) * 100 + 1, Number(text) * 100])
    : [];
  const all = [...years, ...centuries];
  if (all.length === 0) return null;
  return { from: Math.min(...all), to: Math.max(...all), isApproximate: APPROXIMATE.test(period) };
}
