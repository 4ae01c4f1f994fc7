import { Controller } from '@nestjs/common';
import { articlePhotos, type ShownImage } from '@placelore/contracts/content/articles/article-photos.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { PhotoChoiceService } from './photo-choice.service.js';

@Controller()
export class PhotoChoiceController {
  constructor(private readonly service: PhotoChoiceService) {}

  @Route(articlePhotos.refuse)
  @AdminOnly()
  refuse(@Actor() actor: Actor, @Input() { id, sha1 }: RouteInput<typeof articlePhotos.refuse>): Promise<ShownImage> {
    return this.service.refuse(actor, id, sha1);
  }

  @Route(articlePhotos.findAnother)
  @AdminOnly()
  findAnother(
    @Actor() actor: Actor,
    @Input() { id }: RouteInput<typeof articlePhotos.findAnother>,
  ): Promise<ShownImage> {
    return this.service.findAnother(actor, id);
  }
}
