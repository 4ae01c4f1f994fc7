import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { EmbeddedGeo } from '../geo/embedded/embedded-geo.js';
import type { GeoProvider, ListedPlace } from '../geo/geo-provider.js';

/** Confidence of a named place that a provider lists at that position; very likely the right place. */
const LISTED_PLACE_CONFIDENCE = 0.85;

/**
 * Converts a listed place to a located one. Town and country come from the bundled gazetteer and borders; returns null
 * if these contain no country for the position.
 */
export async function presentListedPlace(
  embedded: EmbeddedGeo,
  { name, localName, position, category, noun, attribution }: ListedPlace,
  { name: provider }: GeoProvider,
): Promise<LocatedPlace | null> {
  const { city, region, country, countryCode } = await embedded.reverse(position);
  if (country === null || countryCode === null) return null;
  return {
    name,
    localName,
    kind: 'landmark',
    category,
    ...(noun !== null && { noun }),
    ...position,
    city,
    region,
    country,
    countryCode,
    guidebookId: null,
    confidence: LISTED_PLACE_CONFIDENCE,
    evidence: [],
    provider,
    attribution,
  };
}
