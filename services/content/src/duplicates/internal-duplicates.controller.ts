import { Controller } from '@nestjs/common';
import { internalDuplicates } from '@placelore/contracts/duplicates.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { DuplicateScan } from './duplicate-scan.service.js';

@Controller()
export class InternalDuplicatesController {
  constructor(private readonly scan: DuplicateScan) {}

  @Route(internalDuplicates.refresh)
  @Internal()
  async refresh(
    _worker: Identity,
    { forget }: RouteInput<typeof internalDuplicates.refresh>,
  ): Promise<RouteAnswer<typeof internalDuplicates.refresh>> {
    const compared = await this.scan.refresh();
    if (forget) await this.scan.forget();
    return { compared };
  }
}
