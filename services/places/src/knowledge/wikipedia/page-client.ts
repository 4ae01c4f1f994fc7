import { z } from 'zod';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import type { WikiClient } from '../wikimedia/wiki-client.js';

const page = z.object({
  title: z.string(),
  missing: z.boolean().optional(),
  extract: z.string().optional(),
  pageprops: z.object({ wikibase_item: z.string().optional(), disambiguation: z.string().optional() }).optional(),
  lastrevid: z.number().int().positive().optional(),
  fullurl: z.url({ protocol: /^https?$/ }).optional(),
});
const pageResponse = z.object({ query: z.object({ pages: z.array(page) }) });

/** Introduction of a page as plain text, with its revision. */
export interface PageIntroduction {
  title: string;
  /** Wikidata item of the page, or null. */
  itemId: string | null;
  text: string;
  url: string;
  permalink: string;
  revision: number;
  retrievedAt: Date;
}

/**
 * Returns the introduction of a page, following redirects. Null for a page that is missing, a disambiguation page or
 * empty.
 * @throws ApiError as {@link WikiClient.callApi}
 */
export async function fetchIntroduction(
  wiki: WikiClient,
  title: string,
  language: string,
  isRefresh = false,
): Promise<PageIntroduction | null> {
  const { value, retrievedAt } = await wiki.callApi({
    language,
    isRefresh,
    parameters: {
      action: 'query',
      redirects: '1',
      titles: title,
      prop: 'extracts|pageprops|info',
      exintro: '1',
      explaintext: '1',
      ppprop: 'wikibase_item|disambiguation',
      inprop: 'url',
    },
    schema: pageResponse,
    getLifetime: ({ query }) => (query.pages[0]?.extract ? CACHE_LIFETIMES.text : CACHE_LIFETIMES.misses),
  });
  const [found] = value.query.pages;
  if (!found || found.missing || !found.lastrevid || found.pageprops?.disambiguation !== undefined) return null;
  const text = found.extract?.trim();
  if (!text) return null;
  return {
    title: found.title,
    itemId: found.pageprops?.wikibase_item ?? null,
    text,
    url: found.fullurl ?? wiki.getPageUrl(found.title, language),
    permalink: wiki.getRevisionUrl(found.lastrevid, language),
    revision: found.lastrevid,
    retrievedAt,
  };
}

const itemIdResponse = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        missing: z.boolean().optional(),
        pageprops: z.object({ wikibase_item: z.string().optional(), disambiguation: z.string().optional() }).optional(),
      }),
    ),
  }),
});

/**
 * Returns the id of the Wikidata item that a page is about, following redirects; null without one.
 * @throws ApiError as {@link WikiClient.callApi}
 */
export async function fetchItemId(wiki: WikiClient, title: string, language: string): Promise<string | null> {
  const { value } = await wiki.callApi({
    language,
    parameters: {
      action: 'query',
      redirects: '1',
      titles: title,
      prop: 'pageprops',
      ppprop: 'wikibase_item|disambiguation',
    },
    schema: itemIdResponse,
    getLifetime: () => CACHE_LIFETIMES.facts,
  });
  const [page] = value.query.pages;
  if (!page || page.missing || page.pageprops?.disambiguation !== undefined) return null;
  const id = page.pageprops?.wikibase_item ?? '';
  return /^Q[1-9]\d{0,11}$/.test(id) ? id : null;
}
