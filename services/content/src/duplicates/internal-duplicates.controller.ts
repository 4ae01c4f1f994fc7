import { Controller } from '@nestjs/common';
import { internalDuplicates } from '@placelore/contracts/duplicates.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { DuplicateScan } from './duplicate-scan.service.js';

@Controller()
export class InternalDuplicatesController {
  constructor(private readonly scan: DuplicateScan) {}

  @Route(internalDuplicates.refresh)
  @Internal()
  async refresh(): Promise<RouteAnswer<typeof internalDuplicates.refresh>> {
    const compared = await this.scan.refresh();
    await this.scan.forget();
    return { compared };
  }
}
