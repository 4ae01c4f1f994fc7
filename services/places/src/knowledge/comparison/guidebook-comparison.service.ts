import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { GuidebookRecord, RecordComparison } from '@placelore/contracts/places/facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { Atlas, type AtlasPlace } from '@placelore/guidebook/atlas/atlas.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { presentPlace } from '../../geo/embedded/presentation/present-place.js';
import { KnowledgeService } from '../knowledge.service.js';
import { CallBudget } from '../wikimedia/call-budget.js';
import { WIKIS, type Wikis } from '../wikimedia/wikis.js';
import { compareRecord } from './compare-record.js';

/** Maximum number of calls for finding the item of a place. */
const CALLS_PER_RECORD = 5;
const NOTHING_COMPARED: RecordComparison = { itemUrl: null, differences: [] };

/** Compares guidebook records with their Wikidata items. */
@Injectable()
export class GuidebookComparisonService {
  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly atlas: Atlas,
    private readonly budget: CallBudget,
    @Inject(WIKIS) private readonly wikis: Pick<Wikis, 'wikidata'>,
  ) {}

  /**
   * Returns the differences; nothing for a record that does not exist or whose item is uncertain.
   * @throws ApiError WIKIDATA_OFF; PROVIDER_BUDGET_EXHAUSTED when half of the day's calls are used up, because the
   * other half is reserved for places that people ask about; other errors when Wikidata does not answer
   */
  async compare(record: GuidebookRecord): Promise<RecordComparison> {
    const { wikidata } = this.wikis;
    if (!wikidata) throw new ApiError('WIKIDATA_OFF');
    const found = this.findRecord(record);
    if (!found) return NOTHING_COMPARED;
    if ((await this.budget.getRefreshCalls()) < CALLS_PER_RECORD) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
    const item = await this.knowledge.findItem(found.place);
    if (!item) return NOTHING_COMPARED;
    return { itemUrl: wikidata.getPageUrl(item.id), differences: compareRecord(found.own, item) };
  }

  private findRecord({ type, id }: GuidebookRecord): { own: LandmarkRecord | CityRecord; place: LocatedPlace } | null {
    const { guidebook } = this.atlas;
    if (type === 'landmark') {
      const landmark = guidebook.landmark(id);
      return landmark && { own: landmark, place: this.presentRecord({ kind: 'landmark', landmark }) };
    }
    const city = guidebook.city(id);
    const town = city && this.atlas.getTown(city);
    return town ? { own: city, place: this.presentRecord({ kind: 'city', town, city }) } : null;
  }

  private presentRecord(place: AtlasPlace): LocatedPlace {
    return presentPlace(this.atlas, { place, quality: 1, cluePosition: null }, 1, []);
  }
}
