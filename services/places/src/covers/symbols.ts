import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Category } from '@placelore/contracts/places/categories.js';

/** Maki icons (CC0) by category. */
const ICONS: Record<Category, string> = {
  Landmark: 'landmark',
  Museum: 'museum',
  Restaurant: 'restaurant',
  Park: 'park',
  Beach: 'beach',
  Mountain: 'mountain',
  'Historical Site': 'castle',
  Architecture: 'building',
  'Natural Wonder': 'waterfall',
  'Cultural Site': 'monument',
  'Religious Site': 'place-of-worship',
  Shopping: 'shop',
  Entertainment: 'theatre',
  Transportation: 'rail',
  Other: 'town-hall',
};

/** Side length of an icon's square, in the icon's own units. */
export const SYMBOL_SIZE = 15;

const symbolCache = new Map<Category, string>();

/** Returns the path data of a category's symbol. */
export function getSymbol(category: Category): string {
  const cached = symbolCache.get(category);
  if (cached) return cached;
  const file = createRequire(import.meta.url).resolve(`@mapbox/maki/icons/${ICONS[category]}.svg`);
  const paths = [...readFileSync(file, 'utf8').matchAll(/\sd="([^"]+)"/g)].map(([, data]) =>
    data!.replace(/&#x[\dA-F]+;/gi, ' '),
  );
  const symbol = paths.join(' ');
  symbolCache.set(category, symbol);
  return symbol;
}
