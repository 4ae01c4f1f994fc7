import { Controller } from '@nestjs/common';
import { internalShares } from '@placelore/contracts/content/covers.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ShareImagesService } from './share-images.service.js';

@Controller()
export class InternalShareImagesController {
  constructor(private readonly service: ShareImagesService) {}

  @Route(internalShares.read)
  @Internal()
  read(
    @Input() { shareId, slug }: RouteInput<typeof internalShares.read>,
  ): Promise<RouteResponse<typeof internalShares.read>> {
    return this.service.getSubject(shareId, slug);
  }

  @Route(internalShares.commit)
  @Internal()
  commit(@Input() input: RouteInput<typeof internalShares.commit>): Promise<void> {
    return this.service.commit(input);
  }
}
