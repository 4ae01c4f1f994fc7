import { Controller } from '@nestjs/common';
import { internalHistory } from '@placelore/contracts/content/history.internal.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { HistoryService } from './history.service.js';

@Controller()
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Route(internalHistory.purgeVersions)
  @Internal()
  purgeVersions(): Promise<RouteResponse<typeof internalHistory.purgeVersions>> {
    return this.history.purgeVersions();
  }

  @Route(internalHistory.purgeRuns)
  @Internal()
  purgeRuns(): Promise<RouteResponse<typeof internalHistory.purgeRuns>> {
    return this.history.purgeRuns();
  }
}
