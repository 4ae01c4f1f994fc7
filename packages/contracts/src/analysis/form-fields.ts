import { z } from 'zod';

/** Parses decimal numbers of multipart forms, which arrive as text. An empty field counts as absent. */
const parseDecimal = (value: string) =>
  /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value === '' ? undefined : value;
/** Accepts degrees from `-bound` to `bound`; undefined when the field is absent or empty. */
export const degrees = (bound: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? parseDecimal(value.trim()) : (value ?? undefined)),
    z.number('must be a number of degrees').min(-bound).max(bound).optional(),
  );

/** Parses a flag of a multipart form, which arrives as text. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' || value === '' ? false : value),
  z.boolean('must be true or false'),
);
