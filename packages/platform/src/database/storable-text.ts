/** Replaces unpaired surrogates and removes NUL, neither of which Postgres can store. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
