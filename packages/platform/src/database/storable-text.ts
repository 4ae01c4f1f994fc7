/** Removes what Postgres cannot store in a text: NUL and unpaired surrogates. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
