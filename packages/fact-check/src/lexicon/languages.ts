/** Languages the verifier can read, as BCP-47 language subtags. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language of a BCP-47 tag ("pt-BR"), or null if the verifier has no lexicon for it. */
export function toLanguage(tag: string): Language | null {
  const subtag = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === subtag) ?? null;
}
