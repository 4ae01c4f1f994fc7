import { Controller } from '@nestjs/common';
import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { DuplicateScanService } from './duplicate-scan.service.js';

@Controller()
export class InternalDuplicatesController {
  constructor(private readonly scan: DuplicateScanService) {}

  @Route(internalDuplicates.refresh)
  @Internal()
  async refresh(
    @Input() { forget }: RouteInput<typeof internalDuplicates.refresh>,
  ): Promise<RouteResponse<typeof internalDuplicates.refresh>> {
    const compared = await this.scan.refresh();
    if (forget) await this.scan.deleteObsoletePairs();
    return { compared };
  }
}
