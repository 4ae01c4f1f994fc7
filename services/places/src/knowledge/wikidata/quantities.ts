import type { QuantityValue } from './claims.js';

interface Unit {
  name: string;
  /** Unit of the resulting fact, and the factor for converting to it. */
  base: 'm' | 'km²';
  factor: number;
}

/** Units of length and area by their Wikidata id. */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['Q11573', { name: 'm', base: 'm', factor: 1 }],
  ['Q828224', { name: 'km', base: 'm', factor: 1_000 }],
  ['Q174728', { name: 'cm', base: 'm', factor: 0.01 }],
  ['Q3710', { name: 'ft', base: 'm', factor: 0.3048 }],
  ['Q253276', { name: 'mi', base: 'm', factor: 1_609.344 }],
  ['Q712226', { name: 'km²', base: 'km²', factor: 1 }],
  ['Q25343', { name: 'm²', base: 'km²', factor: 1e-6 }],
  ['Q35852', { name: 'ha', base: 'km²', factor: 0.01 }],
  ['Q81292', { name: 'acres', base: 'km²', factor: 0.0040468564224 }],
  ['Q232291', { name: 'mi²', base: 'km²', factor: 2.589988110336 }],
]);

/** Minimum length in meters for stating it in kilometers. */
const MIN_KILOMETERS_METERS = 10_000;
/** Minimum relative width of the bounds for stating a value as approximate. */
const APPROXIMATE_SHARE = 0.02;

/** A measure in words and as a number. */
export interface PresentedQuantity {
  /** "330 m", "1,063 ft (324 m)", "about 2,700 km". */
  text: string;
  /** Decimal in {@link unit}. */
  value: string;
  unit: 'm' | 'km' | 'km²';
}

/** Returns a length or an area in words; null for other units and for impossible values. */
export function presentQuantity(quantity: QuantityValue, kind: 'length' | 'area'): PresentedQuantity | null {
  const unit = UNITS.get(/Q\d+$/.exec(quantity.unit)?.[0] ?? '');
  const amount = Number(quantity.amount);
  if (!unit || !Number.isFinite(amount) || (unit.base === 'm') !== (kind === 'length')) return null;
  const metric = toMetric(amount * unit.factor, unit.base);
  const isMetric = unit.name === metric.unit || !['ft', 'mi', 'acres', 'mi²'].includes(unit.name);
  const metricText = `${formatNumber(metric.value)} ${metric.unit}`;
  const text = isMetric ? metricText : `${formatNumber(amount)} ${unit.name} (${metricText})`;
  return {
    text: isApproximate(quantity, amount) ? `about ${text}` : text,
    value: String(metric.value),
    unit: metric.unit,
  };
}

/** Returns a count without a unit, such as people; null for a value with a unit or less than one. */
export function readCount({ amount, unit }: QuantityValue): number | null {
  const count = Number(amount);
  return unit === '1' && Number.isInteger(count) && count > 0 ? count : null;
}

export const formatNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 4 : value < 10 ? 2 : 1 });

function toMetric(value: number, base: Unit['base']): { value: number; unit: PresentedQuantity['unit'] } {
  const isFar = base === 'm' && value >= MIN_KILOMETERS_METERS;
  return { value: round(isFar ? value / 1_000 : value), unit: isFar ? 'km' : base };
}

/** Rounds for readers: to whole numbers from 100, otherwise to three digits. */
const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

function isApproximate({ upperBound, lowerBound }: QuantityValue, amount: number): boolean {
  if (upperBound === undefined || lowerBound === undefined || amount === 0) return false;
  return (Number(upperBound) - Number(lowerBound)) / Math.abs(amount) > APPROXIMATE_SHARE;
}
