import { z } from 'zod';

/** Decimal numbers, also small ones as JavaScript formats them; neither hexadecimal ones nor "Infinity". */
const DECIMAL = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Parses query values, which arrive as text. Empty text counts as absent. */
function parseNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

/** Whether a position has both halves, or none. */
export const isWholePosition = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }): boolean =>
  (lat === undefined) === (lng === undefined);
/** Error of a query with half a position. */
export const HALF_POSITION = { error: 'requires the other half of the position', path: ['lat'] };

const numberBetween = (min: number, max: number) => {
  const bounds = `must be between ${min} and ${max}`;
  return z
    .number({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a number') })
    .min(min, bounds)
    .max(max, bounds);
};
/** Schema of a number in a query. */
export const number = (min: number, max: number) => z.preprocess(parseNumber, numberBetween(min, max));
/** Schema of a number in a query that may be absent. */
export const optionalNumber = (min: number, max: number) =>
  z.preprocess(parseNumber, numberBetween(min, max).optional()).optional();
/** Schema of a number in a query that has a default. */
export const numberOr = (defaultValue: number, min: number, max: number) =>
  z.preprocess(parseNumber, numberBetween(min, max).default(defaultValue)).default(defaultValue);
/** Schema of a whole number in a query that has a default. */
export const integerOr = (defaultValue: number, min: number, max: number) =>
  z
    .preprocess(parseNumber, numberBetween(min, max).int('must be a whole number').default(defaultValue))
    .default(defaultValue);
