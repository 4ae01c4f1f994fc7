import { readFileSync } from 'node:fs';
import { describeCapital, describeCountry } from './country-statements.js';

const DATA_FILE = new URL('../../data/countries/introductions.json', import.meta.url);

let introductions: Readonly<Record<string, string>> | undefined;

/** Returns what travelers first want to know about a country, in two sentences; null for a country without a text. */
export function findIntroduction(code: string): string | null {
  introductions ??= JSON.parse(readFileSync(DATA_FILE, 'utf8')) as Record<string, string>;
  return introductions[code] ?? null;
}

/** Returns the introduction of a country, or else where it is and its capital. */
export const introduceCountry = (code: string): string =>
  findIntroduction(code) ??
  [describeCountry(code), describeCapital(code)].filter((sentence) => sentence !== null).join(' ');
