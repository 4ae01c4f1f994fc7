import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Lettering } from '@placelore/contracts/analysis/lettering.js';

/** Scripts that are written in one country, with their language there. */
const SCRIPTS: readonly (Lettering & { letters: RegExp })[] = [
  {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    language: 'Japanese',
    country: 'Japan',
    countryCode: 'JP',
  },
  { letters: /\p{Script=Hangul}/gu, language: 'Korean', country: 'South Korea', countryCode: 'KR' },
  { letters: /\p{Script=Thai}/gu, language: 'Thai', country: 'Thailand', countryCode: 'TH' },
  { letters: /\p{Script=Georgian}/gu, language: 'Georgian', country: 'Georgia', countryCode: 'GE' },
  { letters: /\p{Script=Armenian}/gu, language: 'Armenian', country: 'Armenia', countryCode: 'AM' },
  { letters: /\p{Script=Khmer}/gu, language: 'Khmer', country: 'Cambodia', countryCode: 'KH' },
  { letters: /\p{Script=Lao}/gu, language: 'Lao', country: 'Laos', countryCode: 'LA' },
  { letters: /\p{Script=Myanmar}/gu, language: 'Burmese', country: 'Myanmar', countryCode: 'MM' },
  { letters: /\p{Script=Sinhala}/gu, language: 'Sinhala', country: 'Sri Lanka', countryCode: 'LK' },
  { letters: /\p{Script=Ethiopic}/gu, language: 'Amharic', country: 'Ethiopia', countryCode: 'ET' },
];
/** Fewer different letters may be a misread stroke. */
const MIN_LETTERS = 2;

/**
 * Returns the language of lettering whose script is written in one country; null for other scripts, and for too few
 * letters. It is no evidence of the place: such signs hang on restaurants everywhere.
 */
export function detectLettering(text: string | null): Lettering | null {
  const counted = SCRIPTS.map(({ letters, ...lettering }) => ({
    lettering,
    count: new Set(text?.match(letters) ?? []).size,
  }));
  const [most] = counted.filter(({ count }) => count >= MIN_LETTERS).sort((a, b) => b.count - a.count);
  return most?.lettering ?? null;
}

/**
 * Returns the language of the lettering in a photo as {@link detectLettering}, also if it was not read clearly enough to
 * be quoted: its script is surer than its letters.
 */
export function findLettering({ readText, clues }: Pick<Observation, 'readText' | 'clues'>): Lettering | null {
  const unclearText = clues.find(({ kind }) => kind === 'text in the photo')?.text ?? null;
  return detectLettering(readText) ?? detectLettering(unclearText);
}
