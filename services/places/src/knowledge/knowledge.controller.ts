import { Controller } from '@nestjs/common';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import type { GuidebookRecord, RecordComparison } from '@placelore/contracts/places/facts.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuidebookComparisonService } from './comparison/guidebook-comparison.service.js';
import { KnowledgeRefreshService } from './knowledge-refresh.service.js';

@Controller()
export class KnowledgeController {
  constructor(
    private readonly refresh: KnowledgeRefreshService,
    private readonly comparison: GuidebookComparisonService,
  ) {}

  @Route(internalPlaces.compareRecord)
  @Internal()
  compareRecord(@Input() record: GuidebookRecord): Promise<RecordComparison> {
    return this.comparison.compare(record);
  }

  @Route(internalPlaces.updateKnowledge)
  @Internal()
  updateKnowledge(): Promise<RouteResponse<typeof internalPlaces.updateKnowledge>> {
    return this.refresh.update();
  }
}
