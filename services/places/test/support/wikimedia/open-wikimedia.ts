import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { Redis } from 'ioredis';
import { IdentityResolver } from '../../../src/knowledge/identity/identity-resolver.js';
import type { OsmTagSource } from '../../../src/knowledge/identity/osm-tags.js';
import { WikidataClient } from '../../../src/knowledge/wikidata/wikidata-client.js';
import { WikiClient } from '../../../src/knowledge/wikimedia/wiki-client.js';
import { type FakePage, startFakeArticles } from './fake-articles.js';
import { type FakeItems, startFakeWikidata } from './fake-wikidata.js';

/** Returns a place with defaults for the fields that a test omits. */
export const createPlace = (
  place: Partial<LocatedPlace> & Pick<LocatedPlace, 'name' | 'kind' | 'latitude' | 'longitude' | 'countryCode'>,
): LocatedPlace => ({
  localName: null,
  category: 'Landmark',
  city: null,
  region: null,
  country: place.countryCode,
  guidebookId: null,
  confidence: 0.9,
  evidence: [],
  provider: 'embedded',
  attribution: null,
  ...place,
});

export interface WikimediaWorld {
  items: FakeItems;
  /** Wikipedia articles by language and title: `en:Eiffel Tower`. */
  articles?: Record<string, FakePage>;
  /** Wikivoyage pages. */
  guides?: Record<string, FakePage>;
}

/** Starts fakes of Wikidata, Wikipedia and Wikivoyage, and clients for them. */
export async function openWikimedia(redis: Redis, { items, articles = {}, guides = {} }: WikimediaWorld) {
  const [wikidata, wikipedia, wikivoyage] = await Promise.all([
    startFakeWikidata(items),
    startFakeArticles(articles),
    startFakeArticles(guides),
  ]);
  const createClient = (url: string) =>
    new WikiClient({
      vendor: 'wikimedia',
      redis,
      userAgent: 'Placelore/1.0 (ops@example.org)',
      server: { url, pace: { kind: 'interval', interval: 1 }, paceGroup: wikidata.url },
      timeout: 1_500,
    });
  const clients = {
    wikidata: createClient(wikidata.url),
    wikipedia: createClient(`${wikipedia.url}/{lang}`),
    wikivoyage: createClient(`${wikivoyage.url}/{lang}`),
  };
  return {
    servers: { wikidata, wikipedia, wikivoyage },
    clients,
    createResolver: (osm: OsmTagSource | null = null, geoNamesId: string | null = null) =>
      new IdentityResolver({
        wikidata: new WikidataClient(clients.wikidata),
        wikipedia: clients.wikipedia,
        osm,
        findGeoNamesId: () => geoNamesId,
        logger: { warn: () => {} },
      }),
    close: async () => {
      await Promise.all(Object.values(clients).map((client) => client.close()));
      await Promise.all([wikidata, wikipedia, wikivoyage].map((server) => server.close()));
    },
  };
}
