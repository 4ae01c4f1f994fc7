import { Controller } from '@nestjs/common';
import { learnedPhotos } from '@placelore/contracts/analysis/learned-photos.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { LearningService } from './learning.service.js';

@Controller()
export class LearnedPhotosController {
  constructor(private readonly learning: LearningService) {}

  @Route(learnedPhotos.list)
  @AdminOnly()
  list(@Input() query: RouteInput<typeof learnedPhotos.list>): Promise<RouteResponse<typeof learnedPhotos.list>> {
    return this.learning.list(query);
  }

  @Route(learnedPhotos.forget)
  @AdminOnly()
  forget(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof learnedPhotos.forget>): Promise<void> {
    return this.learning.forget(actor, id);
  }
}
