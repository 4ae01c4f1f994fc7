import { Controller } from '@nestjs/common';
import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { DuplicateScanService } from './duplicate-scan.service.js';

@Controller()
export class InternalDuplicatesController {
  constructor(private readonly scan: DuplicateScanService) {}

  @Route(internalDuplicates.refresh)
  @Internal()
  async refresh(
    _worker: Identity,
    { forget }: RouteInput<typeof internalDuplicates.refresh>,
  ): Promise<RouteResponse<typeof internalDuplicates.refresh>> {
    const compared = await this.scan.refresh();
    if (forget) await this.scan.deleteObsoletePairs();
    return { compared };
  }
}
