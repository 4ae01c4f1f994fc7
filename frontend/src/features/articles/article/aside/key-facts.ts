import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import type { Fact, FactKind } from '@placelore/contracts/places/facts.js';
import { STRINGS } from '../../strings.js';

/** Rows that fit beside the first paragraphs. */
const MAX_ROWS = 7;

/** One fact as a label and a value. */
export interface KeyFactRow {
  label: string;
  value: string;
}

/** Returns the facts that a visitor plans with as labels and values, in their order; the seven first. */
export function getKeyFactRows(facts: readonly Fact[]): KeyFactRow[] {
  return facts
    .flatMap((fact) => {
      const label = STRINGS.keyFacts[fact.kind];
      const value = formatValue(fact);
      return label && value ? [{ label, value: keepUnits(value) }] : [];
    })
    .slice(0, MAX_ROWS);
}

function formatValue({ kind, value, unit, statement }: Fact): string | null {
  // Seasons are sentences of their own.
  if (kind === 'best time') return statement;
  if (value === null) return null;
  if (kind === 'tip') return unit === 'min' && Number(value) > 0 ? formatVisitTime(Number(value)) : null;
  if (YEAR_KINDS.has(kind)) return formatYear(value);
  if (unit !== null || kind === 'population') return formatMeasure(Number(value), unit);
  // "c. 1190" stays as it is.
  return value.replace(/^\p{Ll}(?=\p{L})/u, (letter) => letter.toUpperCase());
}

const YEAR_KINDS: ReadonlySet<FactKind> = new Set(['inception', 'opening']);

/** `1889-03-31` is "1889", `-0447` is "447 BC". */
function formatYear(date: string): string | null {
  const [, sign, year] = /^(-?)0*(\d+)/.exec(date) ?? [];
  if (year === undefined) return null;
  return sign === '-' ? `${year} BC` : year;
}

function formatMeasure(value: number, unit: string | null): string | null {
  if (!Number.isFinite(value)) return null;
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return unit === null || unit === 'people' ? digits : `${digits} ${unit}`;
}

/** Formats `45 min`, `2 h`, `2 h 30 min`. */
export function formatVisitTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
