import { Controller } from '@nestjs/common';
import { internalMedia } from '@placelore/contracts/content/media.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { OrphanedMediaService } from './orphaned-media.service.js';

@Controller()
export class OrphanedMediaController {
  constructor(private readonly service: OrphanedMediaService) {}

  @Route(internalMedia.deleteUnreferenced)
  @Internal()
  deleteUnreferenced(@Input() { keys }: RouteInput<typeof internalMedia.deleteUnreferenced>): Promise<void> {
    return this.service.deleteUnreferenced(keys);
  }

  @Route(internalMedia.sweep)
  @Internal()
  sweep(): Promise<RouteResponse<typeof internalMedia.sweep>> {
    return this.service.sweep();
  }
}
