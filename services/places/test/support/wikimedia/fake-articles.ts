import { type FakeWiki, startFakeWiki } from './fake-wiki.js';

/** A page in short form. */
export interface FakePage {
  /** Introduction as plain text. */
  extract?: string;
  /** Id of its Wikidata item. */
  item?: string;
  /** Title of the page to which it redirects. */
  redirect?: string;
  isDisambiguation?: boolean;
  /** Wikitext. */
  source?: string;
  revision?: number;
}

/**
 * Starts a wiki with articles; its base URL is `url` followed by a language code. Pages are named `en:Eiffel Tower`.
 */
export function startFakeArticles(pages: Record<string, FakePage>): Promise<FakeWiki> {
  return startFakeWiki(({ path, query }) => {
    const language = path.split('/')[1] ?? '';
    const requested = (query.titles ?? '').replaceAll('_', ' ');
    const title = (query.redirects && pages[`${language}:${requested}`]?.redirect) || requested;
    const page = pages[`${language}:${title}`];
    const redirects = title === requested ? {} : { redirects: [{ from: requested, to: title }] };
    const found = page ? createPage(language, title, page, query.prop ?? '') : { ns: 0, title, missing: true };
    return { batchcomplete: true, query: { ...redirects, pages: [found] } };
  });
}

function createPage(language: string, title: string, page: FakePage, properties: string) {
  const { extract, item, isDisambiguation, source, revision = 1_321_000_001 } = page;
  const props = properties.split('|');
  return {
    pageid: 9232,
    ns: 0,
    title,
    ...(props.includes('extracts') && extract !== undefined && { extract }),
    ...(props.includes('pageprops') && {
      pageprops: { ...(item && { wikibase_item: item }), ...(isDisambiguation && { disambiguation: '' }) },
    }),
    ...(props.includes('info') && {
      lastrevid: revision,
      fullurl: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
    }),
    ...(props.includes('revisions') && {
      revisions: [{ revid: revision, timestamp: '2026-10-01T00:00:00Z', slots: { main: { content: source ?? '' } } }],
    }),
  };
}
