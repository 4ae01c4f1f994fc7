import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { createKnowledge } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import type { KnowledgeProvider, KnowledgeSubject } from '../knowledge-provider.js';
import { buildStatements, getNeededLabels } from './item-statements.js';
import type { WikidataClient } from './wikidata-client.js';
import { getLabel } from './wikidata-item.js';

/** Returns facts from the claims of Wikidata items, as English sentences. */
export class WikidataKnowledge implements KnowledgeProvider {
  readonly name = 'wikidata';

  constructor(private readonly client: WikidataClient) {}

  /**
   * Returns the facts that the claims about a place state.
   * @throws ApiError as {@link WikidataClient}
   */
  async describe({ place, item, retrievedAt }: KnowledgeSubject): Promise<PlaceKnowledge> {
    const neededLabels = getNeededLabels(item);
    const labels = neededLabels.length > 0 ? await this.client.getLabels(neededLabels, ['en']) : new Map();
    const isSettlement = place.kind !== 'landmark';
    const statements = buildStatements({ item, name: place.name, isSettlement, labels });
    const { wiki } = this.client;
    return createKnowledge(
      {
        provider: 'wikidata',
        name: `Wikidata: ${getLabel(item.labels, 'en') ?? place.name} (${item.id})`.slice(0, 300),
        url: wiki.getPageUrl(item.id),
        permalink: wiki.getRevisionUrl(item.lastrevid),
        revision: String(item.lastrevid),
        license: LICENSES.cc0,
        authors: 'Wikidata contributors',
        retrievedAt: retrievedAt.toISOString(),
      },
      statements,
    );
  }
}
