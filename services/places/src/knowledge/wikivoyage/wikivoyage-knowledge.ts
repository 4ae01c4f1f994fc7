import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge, EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import { z } from 'zod';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import type { KnowledgeProvider, KnowledgeSubject } from '../knowledge-provider.js';
import type { WikiClient } from '../wikimedia/wiki-client.js';
import { fetchIntroduction } from '../wikipedia/page-client.js';
import { getTitle, pickSentences } from '../wikipedia/wikipedia-knowledge.js';
import { buildListingFacts, parseListings } from './listings.js';

/** Sentences that are kept of an introduction. */
const MAX_SENTENCES = 5;

const sourceResponse = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        revisions: z.array(z.object({ slots: z.object({ main: z.object({ content: z.string() }) }) })).optional(),
      }),
    ),
  }),
});

/** Introductions and sights of Wikivoyage's guides in English, whose templates are known. */
export class WikivoyageKnowledge implements KnowledgeProvider {
  readonly name = 'wikivoyage';

  constructor(private readonly wiki: WikiClient) {}

  /**
   * Returns the introduction and the sights of the guide to a place.
   * @throws ApiError as {@link WikiClient.callApi}
   */
  async describe({ item, isRefresh = false }: KnowledgeSubject): Promise<PlaceKnowledge> {
    const title = getTitle(item, 'enwikivoyage');
    const page = title === null ? null : await fetchIntroduction(this.wiki, title, 'en', isRefresh);
    if (!page || (page.itemId ?? item.id) !== item.id) return EMPTY_KNOWLEDGE;
    const listings = parseListings(await this.fetchWikitext(page.title, isRefresh));
    return createKnowledge(
      {
        provider: 'wikivoyage',
        name: `Wikivoyage: ${page.title}`.slice(0, 300),
        url: page.url,
        permalink: page.permalink,
        revision: String(page.revision),
        license: LICENSES.ccBySa4,
        authors: 'Wikivoyage contributors',
        retrievedAt: page.retrievedAt.toISOString(),
      },
      [
        ...pickSentences(page.text, 'en')
          .slice(0, MAX_SENTENCES)
          .map((statement) => ({ kind: 'extract', statement }) as const),
        ...buildListingFacts(listings),
      ],
    );
  }

  private async fetchWikitext(title: string, isRefresh: boolean): Promise<string> {
    const { value } = await this.wiki.callApi({
      isRefresh,
      parameters: {
        action: 'query',
        titles: title,
        prop: 'revisions',
        rvprop: 'ids|timestamp|content',
        rvslots: 'main',
      },
      schema: sourceResponse,
      getLifetime: () => CACHE_LIFETIMES.text,
    });
    return value.query.pages[0]?.revisions?.[0]?.slots.main.content ?? '';
  }
}
