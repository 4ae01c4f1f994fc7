import type { FactProvider, PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { WikidataItem } from './wikidata/wikidata-item.js';

/** What a knowledge provider describes. */
export interface KnowledgeSubject {
  place: LocatedPlace;
  /** The item that is certainly this place. */
  item: WikidataItem;
  /** When Wikidata sent the item. */
  retrievedAt: Date;
  /** Preferred language of texts; if a text does not exist in it, the English one is used. */
  language: string;
  /** Asks the vendor again even if current facts are cached. */
  isRefresh?: boolean;
}

/** An open source of facts about places. */
export interface KnowledgeProvider {
  readonly name: FactProvider;
  /**
   * Returns what the provider knows about a place; knowledge without facts when it knows nothing.
   * @throws ApiError when the provider does not answer
   */
  describe(subject: KnowledgeSubject): Promise<PlaceKnowledge>;
}
