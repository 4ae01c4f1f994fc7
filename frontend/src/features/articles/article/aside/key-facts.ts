import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import { STRINGS } from '../../strings.js';

/** Number of rows that fit next to the first paragraphs. */
const MAX_ROWS = 7;

/** One fact as a label and a value. */
export interface KeyFactRow {
  kind: Fact['kind'];
  label: string;
  value: string;
}

/** Categories of places that nobody built, whose periods are ages of rocks or years of first ascents. */
const NATURE: readonly Category[] = ['Natural Wonder', 'Mountain', 'Beach'];

/**
 * Returns the first seven facts that help plan a visit, as labels and values in their given order. The text tells how
 * old nature is.
 */
export function getKeyFactRows(facts: readonly Fact[], category: Category): KeyFactRow[] {
  return facts
    .filter(({ kind }) => kind !== 'period' || !NATURE.includes(category))
    .flatMap((fact) => {
      const label = STRINGS.keyFacts[fact.kind];
      const value = formatValue(fact);
      return label && value ? [{ kind: fact.kind, label, value: keepUnits(value) }] : [];
    })
    .slice(0, MAX_ROWS);
}

function formatValue({ kind, value, unit, statement }: Fact): string | null {
  // The best time to visit is a sentence without a separate value.
  if (kind === 'best time') return statement;
  if (value === null) return null;
  if (kind === 'tip') return unit === 'min' && Number(value) > 0 ? formatVisitTime(Number(value)) : null;
  if (kind === 'inception' || kind === 'opening') return formatYear(value);
  if (kind === 'height' || kind === 'population') return formatMeasure(Number(value), kind === 'height' ? unit : null);
  // Capitalizes a word, but leaves "c. 1190" unchanged.
  return value.replace(/^\p{Ll}(?=\p{L})/u, (letter) => letter.toUpperCase());
}

/** Formats `1889-03-31` as "1889", and `-0447` as "447 BC". */
function formatYear(date: string): string | null {
  const [, sign, year] = /^(-?)0*(\d+)/.exec(date) ?? [];
  if (year === undefined) return null;
  return sign === '-' ? `${year} BC` : year;
}

function formatMeasure(value: number, unit: string | null): string | null {
  if (!Number.isFinite(value)) return null;
  return `${value.toLocaleString('en-US')} ${unit ?? ''}`.trim();
}

/** Formats `45 min`, `2 h`, `2 h 30 min`. */
export function formatVisitTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
