import { z } from 'zod';

/** Rejects control characters, which names and titles never contain; Postgres does not store NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const getMaxMessage = (max: number): string => `must have at most ${max} characters`;

/** Accepts trimmed text of at most `max` characters, without control characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, getMaxMessage(max))
    .refine((value) => !CONTROL_CHARACTERS.test(value), 'must not contain control characters');

/** Accepts optional free text of a form: trimmed, and absent when empty. */
export const optionalText = (max: number) =>
  text(max)
    .transform((value) => (value === '' ? undefined : value))
    .optional();

/** Characters that are not visible, some of which change the direction of the following text. */
const INVISIBLE_CHARACTERS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Whether a text has no visible character. */
export const isBlank = (value: string): boolean => value.replace(INVISIBLE_CHARACTERS, '').trim() === '';

/** Accepts trimmed text with at least one visible character. */
export const requiredText = (max: number) => text(max).refine((value) => !isBlank(value), 'is required');

/**
 * Accepts plain text, and returns it in composed form without invisible characters. Markup is treated as text. The
 * composed form of some letters is longer, so `max` applies before and after.
 */
export const plainText = (max: number) =>
  text(max)
    .transform((value) => value.normalize('NFC').replace(INVISIBLE_CHARACTERS, '').trim())
    .pipe(z.string().max(max, getMaxMessage(max)));

/**
 * Checks whether all routers and servers read a decoded path, or a text in a path, in the same way. Some take
 * backslashes for slashes, and dot segments lead out of a path in any spelling.
 */
export const isUnambiguousInPath = (decoded: string): boolean =>
  !decoded.includes('\\') && !decoded.split('/').some((segment) => segment === '.' || segment === '..');
