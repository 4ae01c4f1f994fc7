import type { Position } from '@placelore/contracts/places/geography.js';
import { z } from 'zod';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import type { WikiClient } from '../wikimedia/wiki-client.js';
import { type WikidataItem, wikidataItem } from './wikidata-item.js';

/** Maximum number of items in one call: whole items may have megabytes, labels do not. */
const MAX_ITEMS = { whole: 10, labels: 50 };
/** Maximum search radius in meters that the vendor permits. */
const MAX_RADIUS_METERS = 10_000;
const MAX_FOUND = 20;
const ITEM_ID = /^Q[1-9]\d{0,11}$/;

const missing = z.object({ id: z.string(), missing: z.union([z.literal(''), z.literal(true)]) });
const itemsResponse = z.object({
  entities: z.record(z.string(), z.union([missing.strict(), wikidataItem, missing])),
});
const labelsResponse = z.object({
  entities: z.record(
    z.string(),
    z.object({
      labels: z.record(z.string(), z.object({ language: z.string(), value: z.string() })).catch({}),
    }),
  ),
});
const searchResponse = z.object({ search: z.array(z.object({ id: z.string() })) });
const geosearchResponse = z.object({ query: z.object({ geosearch: z.array(z.object({ title: z.string() })) }) });
const statementResponse = z.object({ query: z.object({ search: z.array(z.object({ title: z.string() })) }) });

/** An item and when the vendor sent it. */
export interface DatedItem {
  item: WikidataItem;
  retrievedAt: Date;
}

export interface ItemOptions {
  /** Languages of names; proper names for all languages are always included. */
  languages: readonly string[];
  isRefresh?: boolean | undefined;
}

/** Reads Wikidata items. All methods throw errors as {@link WikiClient.callApi} does. */
export class WikidataClient {
  constructor(readonly wiki: WikiClient) {}

  /**
   * Returns items by the requested id, without missing ones. A redirected id has the item to which it leads, whose own
   * id is different.
   */
  async getItems(ids: readonly string[], { languages, isRefresh }: ItemOptions): Promise<Map<string, DatedItem>> {
    const found = new Map<string, DatedItem>();
    for (const batch of toBatches(ids, MAX_ITEMS.whole)) {
      const { value, retrievedAt } = await this.wiki.callApi({
        parameters: {
          action: 'wbgetentities',
          ids: batch.join('|'),
          props: 'info|labels|descriptions|aliases|claims|sitelinks',
          languages: joinLanguages(languages),
        },
        schema: itemsResponse,
        getLifetime: ({ entities }) =>
          Object.values(entities).some(isItem) ? CACHE_LIFETIMES.facts : CACHE_LIFETIMES.misses,
        ...(isRefresh && { isRefresh }),
      });
      for (const [id, item] of Object.entries(value.entities)) if (isItem(item)) found.set(id, { item, retrievedAt });
    }
    return found;
  }

  /**
   * Returns the labels of items by id: in the first of the languages that has one, or as a proper name for all
   * languages.
   */
  async getLabels(ids: readonly string[], languages: readonly string[]): Promise<Map<string, string>> {
    const labels = new Map<string, string>();
    const order = joinLanguages(languages).split('|');
    for (const batch of toBatches(ids, MAX_ITEMS.labels)) {
      const { value } = await this.wiki.callApi({
        parameters: { action: 'wbgetentities', ids: batch.join('|'), props: 'labels', languages: order.join('|') },
        schema: labelsResponse,
        getLifetime: () => CACHE_LIFETIMES.facts,
      });
      for (const [id, entity] of Object.entries(value.entities)) {
        const language = order.find((code) => Object.hasOwn(entity.labels, code));
        const label = language && entity.labels[language]?.value.trim();
        if (label) labels.set(id, label);
      }
    }
    return labels;
  }

  /** Returns the ids of items whose names start with a text, most likely first. */
  async search(text: string, language: string): Promise<string[]> {
    const { value } = await this.wiki.callApi({
      parameters: {
        action: 'wbsearchentities',
        search: text,
        language,
        uselang: language,
        type: 'item',
        limit: String(MAX_FOUND),
      },
      schema: searchResponse,
      getLifetime: ({ search }) => (search.length > 0 ? CACHE_LIFETIMES.facts : CACHE_LIFETIMES.misses),
    });
    return value.search.map(({ id }) => id).filter((id) => ITEM_ID.test(id));
  }

  /** Returns the ids of items within `radius` meters, nearest first. */
  async findNear({ latitude, longitude }: Position, radius: number, limit = MAX_FOUND): Promise<string[]> {
    const { value } = await this.wiki.callApi({
      parameters: {
        action: 'query',
        list: 'geosearch',
        gscoord: `${latitude.toFixed(4)}|${longitude.toFixed(4)}`,
        gsradius: String(Math.round(Math.min(Math.max(radius, 10), MAX_RADIUS_METERS))),
        gslimit: String(limit),
      },
      schema: geosearchResponse,
      getLifetime: ({ query }) => (query.geosearch.length > 0 ? CACHE_LIFETIMES.facts : CACHE_LIFETIMES.misses),
    });
    return value.query.geosearch.map(({ title }) => title).filter((id) => ITEM_ID.test(id));
  }

  /** Returns the ids of items with this value of an identifying property. */
  async findByIdentifier(property: string, identifier: string): Promise<string[]> {
    const { value } = await this.wiki.callApi({
      parameters: {
        action: 'query',
        list: 'search',
        srsearch: `haswbstatement:${property}=${identifier}`,
        srnamespace: '0',
        srlimit: '3',
      },
      schema: statementResponse,
      getLifetime: ({ query }) => (query.search.length > 0 ? CACHE_LIFETIMES.facts : CACHE_LIFETIMES.misses),
    });
    return value.query.search.map(({ title }) => title).filter((id) => ITEM_ID.test(id));
  }
}

const isItem = (entity: WikidataItem | z.infer<typeof missing>): entity is WikidataItem => 'claims' in entity;

const joinLanguages = (languages: readonly string[]) => [...new Set([...languages, 'mul', 'en'])].join('|');

function toBatches<T>(values: readonly T[], size: number): T[][] {
  const unique = [...new Set(values)];
  return Array.from({ length: Math.ceil(unique.length / size) }, (_, index) =>
    unique.slice(index * size, (index + 1) * size),
  );
}
