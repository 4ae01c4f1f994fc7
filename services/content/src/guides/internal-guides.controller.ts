import { Controller } from '@nestjs/common';
import { type GuideQuery, internalGuides } from '@placelore/contracts/content/guides.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuideGenerationService } from './guide-generation.service.js';

const { read, redirect, commit } = internalGuides;

@Controller()
export class InternalGuidesController {
  constructor(private readonly guideGeneration: GuideGenerationService) {}

  @Route(read)
  @Internal()
  read(@Input() { id }: RouteInput<typeof read>): Promise<GuideQuery> {
    return this.guideGeneration.getQuery(id);
  }

  @Route(redirect)
  @Internal()
  async redirect(
    @Input() { id, jobRequestId, place }: RouteInput<typeof redirect>,
  ): Promise<RouteResponse<typeof redirect>> {
    return { redirected: await this.guideGeneration.redirectToArticle(id, jobRequestId, place) };
  }

  @Route(commit)
  @Internal()
  commit(@Input() result: RouteInput<typeof commit>): Promise<void> {
    return this.guideGeneration.commit(result);
  }
}
