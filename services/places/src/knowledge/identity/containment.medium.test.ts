import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { WikidataClient } from '../wikidata/wikidata-client.js';
import type { WikidataItem } from '../wikidata/wikidata-item.js';
import { isItemInRegion } from './containment.js';

const WIKIDATA = { getItems: async () => new Map() } as unknown as WikidataClient;
const buildRegion = (guidebookId: string) =>
  ({ kind: 'region', guidebookId, countryCode: 'XX', latitude: 0, longitude: 0 }) as unknown as LocatedPlace;
const buildItem = (latitude: number, longitude: number): WikidataItem => {
  const value = { latitude, longitude, globe: 'http://www.wikidata.org/entity/Q2' };
  const mainsnak = { snaktype: 'value', datavalue: { type: 'globecoordinate', value } };
  return { id: 'Q1', labels: {}, claims: { P625: [{ mainsnak, rank: 'normal' }] } } as unknown as WikidataItem;
};

describe('isItemInRegion', () => {
  it.each([
    ['antarctica', -75, 135, true],
    ['antarctica', -75, -60, true],
    ['antarctica', -10, 135, false],
    ['arctic', 80, 100, true],
    ['arctic', 20, 100, false],
    ['arctic-ocean', 85, -150, true],
    ['vanua-levu', -16.6, 179, true],
    ['vanua-levu', -16.6, -179.97, true],
    ['vanua-levu', -16.6, 0, false],
    ['tuscany', 43.4, 11, true],
    ['tuscany', 43.4, 31, false],
  ])('%s at %d, %d: %s', async (id, latitude, longitude, isInside) => {
    expect(await isItemInRegion(buildRegion(id), buildItem(latitude, longitude), WIKIDATA)).toBe(isInside);
  });
});
