import { Controller } from '@nestjs/common';
import { type CoverSubject, internalCovers } from '@placelore/contracts/content/covers.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { CoversService } from './covers.service.js';

@Controller()
export class InternalCoversController {
  constructor(private readonly covers: CoversService) {}

  @Route(internalCovers.read)
  @Internal()
  read(@Input() { id, ...variant }: RouteInput<typeof internalCovers.read>): Promise<CoverSubject | null> {
    return this.covers.getSubject(id, variant);
  }

  @Route(internalCovers.commit)
  @Internal()
  commit(@Input() { id, jobRequestId, picture, ...variant }: RouteInput<typeof internalCovers.commit>): Promise<void> {
    return this.covers.commit(id, jobRequestId, variant, picture);
  }
}
