import type { GeoProvider } from '../../geo/geo-provider.js';
import type { Wikis } from '../../knowledge/wikimedia/wikis.js';
import { createSightSources } from './create-sight-sources.js';

const OSM = { name: 'osm', findSight: async () => null };
const WIKIDATA = { wikidata: {} } as unknown as Wikis;
const NO_WIKIS = { wikidata: null } as unknown as Wikis;

test.each([
  ['the map of open services, then Wikidata', OSM, WIKIDATA, ['OpenStreetMap', 'Wikidata']],
  ['the map alone without Wikidata', OSM, NO_WIKIS, ['OpenStreetMap']],
  ['Wikidata before Google', { name: 'google' }, WIKIDATA, ['Wikidata', 'Google Maps']],
  ['Google alone', { name: 'google' }, NO_WIKIS, ['Google Maps']],
  ['none for the bundled data', { name: 'embedded' }, NO_WIKIS, []],
])('createSightSources: %s', (_, geo, wikis, names) => {
  expect(createSightSources(geo as GeoProvider, wikis).map(({ name }) => name)).toEqual(names);
});
