import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measure, type Row } from '../measure.ts';
import type { PlacesProcess } from './places-process.ts';

/** Number of different places. Each is requested once before the measurement, and then from the cache. */
const PLACE_COUNT = 20;
const CALL_COUNT = 1_000;
const SITELINKS = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [`x${index}wiki`, { site: `x${index}wiki`, title: `Page ${index}` }]),
);

const createPlace = (index: number) => ({
  name: `Benchmark ${index}`,
  localName: null,
  kind: 'landmark',
  category: 'Landmark',
  latitude: 47 + index / 10,
  longitude: 13,
  city: null,
  region: null,
  country: 'Austria',
  countryCode: 'AT',
  guidebookId: null,
  confidence: 0.9,
  evidence: [],
  provider: 'embedded',
  attribution: null,
});

/**
 * Measures how fast everything about a place is returned from the cache: facts from Wikidata, Wikipedia and Wikivoyage,
 * nearby sights, recommendations. A local server stands for the open services; it is used only before the measurement.
 */
export async function measureOpenKnowledge(
  start: (variables: Record<string, string>) => Promise<PlacesProcess>,
): Promise<Row[]> {
  const server = await startOpenServices();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = await start({
    WIKIDATA_URL: url,
    WIKIPEDIA_URL: url,
    WIKIVOYAGE_URL: url,
  });
  const ask = (index: number) =>
    service.post('/internal/places/describe', { place: createPlace(index % PLACE_COUNT), exactPosition: null });
  try {
    const first = await measure('Facts of a place, first', { count: PLACE_COUNT, concurrency: 1 }, ask);
    const kept = await measure('Facts of a place, from the cache', { count: CALL_COUNT, concurrency: 1 }, ask);
    return [first, kept];
  } finally {
    await service.stop();
    server.close();
    server.closeAllConnections();
  }
}

function startOpenServices(): Promise<Server> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://local').searchParams;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(query)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function answer(query: URLSearchParams): object {
  const action = query.get('action');
  if (action === 'wbsearchentities') return { search: [{ id: toItemId(query.get('search') ?? '') }] };
  if (action === 'wbgetentities') {
    const ids = (query.get('ids') ?? '').split('|');
    return { entities: Object.fromEntries(ids.map((id) => [id, createItem(id)])) };
  }
  if (query.get('list') === 'geosearch') {
    return { query: { geosearch: Array.from({ length: 30 }, (_, index) => ({ title: `Q${9_000 + index}` })) } };
  }
  if (query.get('list') === 'search') return { query: { search: [] } };
  const content = '* {{see | name=Mill | content=It is an old mill. | lastedit=2026-10-01 }}\n'.repeat(25);
  const page = {
    title: query.get('titles'),
    extract: 'It is a sight that exists only for measuring how fast it is described. '.repeat(8),
    lastrevid: 1,
    revisions: [{ slots: { main: { content } } }],
  };
  return { query: { pages: [page] } };
}

/** Returns the item of a place: `Benchmark 7` has the item `Q107`. */
const toItemId = (name: string) => `Q${100 + Number(/\d+$/.exec(name)?.[0] ?? 0)}`;

function createItem(id: string) {
  const index = Number(id.slice(1)) - 100;
  const value = { latitude: 47 + index / 10, longitude: 13, globe: 'http://www.wikidata.org/entity/Q2' };
  const year = { time: '+1880-00-00T00:00:00Z', precision: 9 };
  const claim = (type: string, of: unknown) => ({
    mainsnak: { snaktype: 'value', datavalue: { type, value: of } },
    rank: 'normal',
  });
  return {
    id,
    lastrevid: 1,
    labels: { en: { language: 'en', value: `Benchmark ${index}` } },
    descriptions: { en: { language: 'en', value: 'sight for benchmarks' } },
    aliases: {},
    claims: {
      P31: [claim('wikibase-entityid', { id: 'Q570116' })],
      P625: [claim('globecoordinate', value)],
      P571: [claim('time', year)],
    },
    sitelinks: { ...SITELINKS, enwiki: { title: 'Page' }, enwikivoyage: { title: 'Page' } },
  };
}
