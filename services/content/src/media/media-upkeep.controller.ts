import { Controller } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalMedia } from '@placelore/contracts/media.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { MediaUpkeep } from './media-upkeep.service.js';

@Controller()
export class MediaUpkeepController {
  constructor(private readonly upkeep: MediaUpkeep) {}

  @Route(internalMedia.remove)
  @Internal()
  remove(_worker: Identity, { keys }: RouteInput<typeof internalMedia.remove>): Promise<void> {
    return this.upkeep.remove(keys);
  }

  @Route(internalMedia.sweep)
  @Internal()
  sweep(): Promise<RouteAnswer<typeof internalMedia.sweep>> {
    return this.upkeep.sweep();
  }
}
