import { Controller } from '@nestjs/common';
import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { SearchIndexService } from './search-index.service.js';

@Controller()
export class InternalSearchIndexController {
  constructor(private readonly service: SearchIndexService) {}

  @Route(internalSearchIndex.update)
  @Internal()
  update(@Input() { articleId }: RouteInput<typeof internalSearchIndex.update>): Promise<void> {
    return this.service.update(articleId);
  }

  @Route(internalSearchIndex.begin)
  @Internal()
  async begin(): Promise<RouteResponse<typeof internalSearchIndex.begin>> {
    return { index: await this.service.begin() };
  }

  @Route(internalSearchIndex.addPage)
  @Internal()
  async addPage(
    @Input() { index, after }: RouteInput<typeof internalSearchIndex.addPage>,
  ): Promise<RouteResponse<typeof internalSearchIndex.addPage>> {
    return { upTo: await this.service.addPage(index, after) };
  }

  @Route(internalSearchIndex.complete)
  @Internal()
  async complete(
    @Input() { index }: RouteInput<typeof internalSearchIndex.complete>,
  ): Promise<RouteResponse<typeof internalSearchIndex.complete>> {
    return { isComplete: await this.service.complete(index) };
  }

  @Route(internalSearchIndex.requestRebuild)
  @Internal()
  async requestRebuild(): Promise<RouteResponse<typeof internalSearchIndex.requestRebuild>> {
    return { jobRequestId: await this.service.requestRebuild() };
  }

  @Route(internalSearchIndex.readRebuild)
  @Internal()
  readRebuild(
    @Input() { jobRequestId }: RouteInput<typeof internalSearchIndex.readRebuild>,
  ): Promise<RouteResponse<typeof internalSearchIndex.readRebuild>> {
    return this.service.readRebuild(jobRequestId);
  }
}
