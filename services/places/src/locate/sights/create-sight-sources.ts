import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import type { GeoProvider } from '../../geo/geo-provider.js';
import { WikidataClient } from '../../knowledge/wikidata/wikidata-client.js';
import type { Wikis } from '../../knowledge/wikimedia/wikis.js';
import { GoogleSights, OpenMapSights } from './map-sights.js';
import type { SightSource } from './sight-source.js';
import { WikidataSights } from './wikidata-sights.js';

/** Sources of open data come first, because they tell where a sight is, and this may be stored. */
export const createSightSources = (geo: GeoProvider, { wikidata }: Pick<Wikis, 'wikidata'>): SightSource[] => [
  ...(geo.findSight ? [new OpenMapSights(geo)] : []),
  ...(wikidata ? [new WikidataSights(new WikidataClient(wikidata))] : []),
  ...(geo.name === GOOGLE_PROVIDER ? [new GoogleSights(geo)] : []),
];
