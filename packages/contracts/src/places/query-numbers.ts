import { z } from 'zod';

/** Parses query values, which arrive as text. Empty text counts as absent. */
const parseNumber = (value: unknown) =>
  typeof value === 'string' ? (value.trim() === '' ? undefined : Number(value)) : value;
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
