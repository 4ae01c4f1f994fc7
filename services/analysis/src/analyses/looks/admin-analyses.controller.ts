import { Controller } from '@nestjs/common';
import { adminAnalyses, type PhotoLook } from '@placelore/contracts/analysis/admin-analyses.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { LooksService } from './looks.service.js';

@Controller()
export class AdminAnalysesController {
  constructor(private readonly looks: LooksService) {}

  @Route(adminAnalyses.listLooks)
  @AdminOnly()
  listLooks(@Input() { id }: RouteInput<typeof adminAnalyses.listLooks>): Promise<PhotoLook[]> {
    return this.looks.list(id);
  }
}
