import { Controller } from '@nestjs/common';
import { internalWriting } from '@placelore/contracts/guides.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuideWritingService } from './guide-writing.service.js';

@Controller()
export class GuideWritingController {
  constructor(private readonly writing: GuideWritingService) {}

  @Route(internalWriting.guide)
  @Internal()
  guide(
    _worker: Identity,
    brief: RouteInput<typeof internalWriting.guide>,
  ): Promise<RouteAnswer<typeof internalWriting.guide>> {
    return this.writing.write(brief);
  }

  @Route(internalWriting.price)
  @Internal()
  price(): RouteAnswer<typeof internalWriting.price> {
    return { isPaid: this.writing.isPaid };
  }
}
