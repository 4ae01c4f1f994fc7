import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge, EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import type { KnowledgeProvider, KnowledgeSubject } from '../knowledge-provider.js';
import type { WikidataItem } from '../wikidata/wikidata-item.js';
import type { WikiClient } from '../wikimedia/wiki-client.js';
import { fetchIntroduction, type PageIntroduction } from './page-client.js';
import { cleanExtract, splitSentences } from './sentences.js';

/** Maximum number of sentences from an introduction, and their permitted length in characters. */
const MAX_SENTENCES = 10;
const SENTENCE_LENGTH = { min: 25, max: 1000 };

/** Returns the sentences of a text that are understandable on their own. */
export const pickSentences = (text: string, language: string): string[] =>
  splitSentences(cleanExtract(text.split('\n').filter(Boolean).join('\n')), language)
    .filter(({ length }) => length >= SENTENCE_LENGTH.min && length <= SENTENCE_LENGTH.max)
    .slice(0, MAX_SENTENCES);

/** Returns sentences from Wikipedia introductions, in the preferred language or in English. */
export class WikipediaKnowledge implements KnowledgeProvider {
  readonly name = 'wikipedia';

  constructor(private readonly wiki: WikiClient) {}

  /**
   * Returns the sentences in the introduction of the article about a place. If the article now belongs to another item,
   * it was moved, so it is not about the place.
   * @throws ApiError as {@link WikiClient.callApi}
   */
  async describe({ item, language, isRefresh }: KnowledgeSubject): Promise<PlaceKnowledge> {
    for (const candidate of new Set([language, 'en'])) {
      const title = getTitle(item, `${candidate.replaceAll('-', '_')}wiki`);
      const introduction = title === null ? null : await fetchIntroduction(this.wiki, title, candidate, isRefresh);
      if (introduction && (introduction.itemId ?? item.id) === item.id) return toKnowledge(introduction, candidate);
    }
    return EMPTY_KNOWLEDGE;
  }
}

/** Returns the title of the page about an item on a site: `enwiki`, `dewikivoyage`. */
export const getTitle = ({ sitelinks }: Pick<WikidataItem, 'sitelinks'>, site: string): string | null =>
  Object.hasOwn(sitelinks, site) ? (sitelinks[site]?.title ?? null) : null;

const toKnowledge = (introduction: PageIntroduction, language: string): PlaceKnowledge =>
  createKnowledge(
    {
      provider: 'wikipedia',
      name: `Wikipedia: ${introduction.title}`.slice(0, 300),
      url: introduction.url,
      permalink: introduction.permalink,
      revision: String(introduction.revision),
      license: LICENSES.ccBySa4,
      authors: 'Wikipedia contributors',
      retrievedAt: introduction.retrievedAt.toISOString(),
    },
    pickSentences(introduction.text, language).map((statement) => ({ kind: 'extract', statement, language })),
  );
