import { Controller } from '@nestjs/common';
import { guidePhotos } from '@placelore/contracts/content/guide-photos.js';
import type { ShownPhoto } from '@placelore/contracts/content/photo-steps.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { GuidePhotoChoiceService } from './guide-photo-choice.service.js';

@Controller()
export class GuidePhotoChoiceController {
  constructor(private readonly service: GuidePhotoChoiceService) {}

  @Route(guidePhotos.refuse)
  @AdminOnly()
  refuse(@Actor() actor: Actor, @Input() { slug, sha1 }: RouteInput<typeof guidePhotos.refuse>): Promise<ShownPhoto> {
    return this.service.refuse(actor, slug, sha1);
  }

  @Route(guidePhotos.findAnother)
  @AdminOnly()
  findAnother(
    @Actor() actor: Actor,
    @Input() { slug }: RouteInput<typeof guidePhotos.findAnother>,
  ): Promise<ShownPhoto> {
    return this.service.findAnother(actor, slug);
  }
}
