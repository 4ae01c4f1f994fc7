import { z } from 'zod';

/** Rejects control characters, which names and titles never contain; Postgres does not store NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Accepts trimmed text of at most `max` characters, without control characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !CONTROL_CHARACTERS.test(value), 'must not contain control characters');

/** Accepts optional free text of a form: trimmed, and absent when empty. */
export const optionalText = (max: number) =>
  text(max)
    .transform((value) => (value === '' ? undefined : value))
    .optional();
