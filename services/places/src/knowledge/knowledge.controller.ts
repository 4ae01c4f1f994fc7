import { Controller } from '@nestjs/common';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { KnowledgeRefreshService } from './knowledge-refresh.service.js';

@Controller()
export class KnowledgeController {
  constructor(private readonly refresh: KnowledgeRefreshService) {}

  @Route(internalPlaces.updateKnowledge)
  @Internal()
  updateKnowledge(): Promise<RouteResponse<typeof internalPlaces.updateKnowledge>> {
    return this.refresh.update();
  }
}
