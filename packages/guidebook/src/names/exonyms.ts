import { ENGLISH_NAMES, MODERN_NAMES } from './english-names.js';
import { EXONYMS_OF_EUROPE } from './exonyms-europe.js';
import { EXONYMS_OF_THE_WORLD } from './exonyms-world.js';

/**
 * Names of larger cities in other languages, scripts or former times, by country and gazetteer name. The gazetteer
 * gives each place one name, sometimes the English and sometimes the local one. Includes the names travelers use; those
 * of guidebook cities are in their records.
 */
export const EXONYMS: Record<string, Record<string, string[]>> = mergeExonyms();

function mergeExonyms(): Record<string, Record<string, string[]>> {
  const exonyms: Record<string, Record<string, string[]>> = {};
  const addNames = (country: string, town: string, names: readonly string[]) => {
    exonyms[country] ??= {};
    exonyms[country][town] = [...new Set([...(exonyms[country][town] ?? []), ...names])];
  };
  for (const [country, towns] of [...Object.entries(ENGLISH_NAMES), ...Object.entries(MODERN_NAMES)]) {
    for (const [town, name] of Object.entries(towns)) addNames(country, town, [name]);
  }
  for (const [country, towns] of [...Object.entries(EXONYMS_OF_EUROPE), ...Object.entries(EXONYMS_OF_THE_WORLD)]) {
    for (const [town, names] of Object.entries(towns)) addNames(country, town, names);
  }
  return exonyms;
}
