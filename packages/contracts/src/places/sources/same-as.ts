import type { FactSource } from '../facts.js';

type Source = Pick<FactSource, 'provider' | 'url'>;

/** Returns the id of the Wikidata item among the sources of facts about a place, or null. */
export function getWikidataId(sources: readonly Source[]): string | null {
  for (const { provider, url } of sources) {
    const id = provider === 'wikidata' ? /\/(Q[1-9]\d{0,11})$/.exec(url ?? '')?.[1] : undefined;
    if (id) return id;
  }
  return null;
}

/** Returns the Wikidata and Wikipedia URLs of a place for schema.org's `sameAs`; none if its item is unknown. */
export function getSameAs(sources: readonly Source[]): string[] {
  const id = getWikidataId(sources);
  if (id === null) return [];
  const articles = sources.flatMap(({ provider, url }) => (provider === 'wikipedia' && isWikipedia(url) ? [url] : []));
  return [`https://www.wikidata.org/entity/${id}`, ...new Set(articles)];
}

const isWikipedia = (url: string | null): url is string =>
  url !== null && URL.canParse(url) && /(^|\.)wikipedia\.org$/.test(new URL(url).hostname);
