import { type FakeServer, startFakeServer } from '../../../../infra/fake-vendors/fake-server.ts';

/** A search result of Nominatim in short form. */
export interface FakeMapPlace {
  name: string;
  /** Names by key: `{ 'name:en': 'Dom Tower' }`. */
  names?: Record<string, string>;
  at: [number, number];
  /** Key and value of the tag for the type of the place. */
  is: [string, string];
  addressType: string;
  address: Record<string, string>;
  tags?: Record<string, string>;
  importance?: number;
  type?: 'node' | 'way' | 'relation';
}

/** Converts a place to a result in the jsonv2 format. */
export function toResult(place: FakeMapPlace) {
  const [category, type] = place.is;
  const [lat, lon] = place.at.map(String);
  return {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: place.type ?? 'way',
    osm_id: 1_234_567,
    lat,
    lon,
    category,
    type,
    place_rank: 30,
    importance: place.importance ?? 0.5,
    addresstype: place.addressType,
    name: place.name,
    display_name: [place.name, ...Object.values(place.address)].join(', '),
    address: place.address,
    boundingbox: [lat, lat, lon, lon],
    extratags: place.tags ?? null,
    namedetails: { name: place.name, ...place.names },
  };
}

/** Starts a fake Nominatim with search results for these queries, which are in lowercase. */
export const startFakeNominatimPlaces = (
  answers: Record<string, FakeMapPlace[]>,
): Promise<FakeServer<{ kind: 'ok' } | { kind: 'serverError' }>> =>
  startFakeServer({
    error: (code, message) => ({ error: { code, message } }),
    handleRequest: ({ path, query }) =>
      path === '/search'
        ? { status: 200, body: (answers[(query.q ?? '').toLowerCase()] ?? []).map(toResult) }
        : { status: 200, body: { error: 'Unable to geocode' } },
  });

/** The tower of Utrecht's cathedral, which is not in the bundled data. */
export const DOM_TOWER: FakeMapPlace = {
  name: 'Domtoren',
  names: { 'name:en': 'Dom Tower' },
  at: [52.0906, 5.1213],
  is: ['man_made', 'tower'],
  addressType: 'man_made',
  address: { city: 'Utrecht', state: 'Utrecht', country: 'Netherlands', country_code: 'nl' },
  tags: { wikidata: 'Q1237', historic: 'tower', wikipedia: 'nl:Domtoren (Utrecht)' },
};
