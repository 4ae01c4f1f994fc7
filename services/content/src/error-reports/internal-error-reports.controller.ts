import { Controller } from '@nestjs/common';
import { internalErrorReports } from '@placelore/contracts/content/error-reports.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ErrorReportsService } from './error-reports.service.js';

@Controller()
export class InternalErrorReportsController {
  constructor(private readonly service: ErrorReportsService) {}

  @Route(internalErrorReports.purge)
  @Internal()
  purge(): Promise<RouteResponse<typeof internalErrorReports.purge>> {
    return this.service.purge();
  }
}
