import { Injectable } from '@nestjs/common';
import type { DepictedPlace } from '@placelore/contracts/places/photos.internal.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { PlaceQueryService } from '../locate/place-query.service.js';

/** Finds the Wikidata items of places whose photos are needed. */
@Injectable()
export class DepictedItems {
  constructor(
    private readonly places: PlaceQueryService,
    private readonly knowledge: KnowledgeService,
  ) {}

  /**
   * Returns the id of the item; null when it is not certain that an item is the place of that name at that position.
   * @throws ApiError when Wikidata does not answer
   */
  async find({ name, position }: DepictedPlace): Promise<string | null> {
    const place = position && (await this.places.find(name.slice(0, MAX_QUERY_LENGTH), { at: position }));
    return place ? this.knowledge.findItemId(place) : null;
  }
}

/** Maximum length of a query in characters. */
const MAX_QUERY_LENGTH = 300;
