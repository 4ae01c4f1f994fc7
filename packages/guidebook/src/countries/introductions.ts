import { readFileSync } from 'node:fs';
import { describeCapital, describeCountry } from './country-statements.js';

const DATA_FILE = new URL('../../data/countries/introductions.json', import.meta.url);

let introductions: Readonly<Record<string, string>> | undefined;

/**
 * Returns what travelers first want to know about a country, in two sentences; for countries without an introduction,
 * where it is and its capital.
 */
export function introduceCountry(code: string): string {
  introductions ??= JSON.parse(readFileSync(DATA_FILE, 'utf8')) as Record<string, string>;
  return (
    introductions[code] ??
    [describeCountry(code), describeCapital(code)].filter((sentence) => sentence !== null).join(' ')
  );
}
