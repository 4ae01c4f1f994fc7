import { readFileSync } from 'node:fs';
import { ENGLISH_NAMES, MODERN_NAMES } from './english-names.js';

const NAMES_FILE = new URL('../../data/names/cities.json', import.meta.url);

/**
 * Names of larger cities in other languages, scripts or former times, by country and gazetteer name. The gazetteer
 * gives each place one name, sometimes the English and sometimes the local one. Includes the names travelers use; those
 * of guidebook cities are in their records.
 */
export const EXONYMS: Record<string, Record<string, string[]>> = mergeExonyms();

function mergeExonyms(): Record<string, Record<string, string[]>> {
  const exonyms: Record<string, Record<string, string[]>> = JSON.parse(readFileSync(NAMES_FILE, 'utf8'));
  for (const [country, towns] of [...Object.entries(ENGLISH_NAMES), ...Object.entries(MODERN_NAMES)]) {
    for (const [town, name] of Object.entries(towns)) {
      exonyms[country] ??= {};
      exonyms[country][town] = [...new Set([name, ...(exonyms[country][town] ?? [])])];
    }
  }
  return exonyms;
}
