// Separate from countries.ts, because the borders take 5 MB.
import type { Position } from '@placelore/contracts/places/geography.js';
import { iso1A2Code } from '@rapideditor/country-coder';

/**
 * Returns the ISO 3166-1 alpha-2 code of the country (or territory with its own code, such as HK) at a position; null
 * at sea and where borders are disputed.
 */
export function findCountryAt({ latitude, longitude }: Position): string | null {
  return iso1A2Code([longitude, latitude], { level: 'territory' });
}

/**
 * Returns the ISO 3166-1 alpha-2 code of the sovereign country at a position; null at sea and where borders are
 * disputed.
 */
export function findSovereignCountryAt({ latitude, longitude }: Position): string | null {
  return iso1A2Code([longitude, latitude], { level: 'country' });
}
