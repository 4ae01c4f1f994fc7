import { Controller } from '@nestjs/common';
import { internalGuidePhotos } from '@placelore/contracts/content/guide-photos.js';
import type { PhotoSubject } from '@placelore/contracts/content/photo-steps.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuidePhotosService } from './guide-photos.service.js';

const { start, store, commit } = internalGuidePhotos;

@Controller()
export class InternalGuidePhotosController {
  constructor(private readonly service: GuidePhotosService) {}

  @Route(start)
  @Internal()
  start(@Input() { id, replaced }: RouteInput<typeof start>): Promise<PhotoSubject | null> {
    return this.service.findSubject(id, replaced);
  }

  @Route(store)
  @Internal()
  async store(@Input() { id, sha1, photo }: RouteInput<typeof store>): Promise<RouteResponse<typeof store>> {
    return { photoKey: await this.service.store(id, sha1, Buffer.from(photo, 'base64')) };
  }

  @Route(commit)
  @Internal()
  async commit(@Input() input: RouteInput<typeof commit>): Promise<RouteResponse<typeof commit>> {
    return { isShown: await this.service.commit(input) };
  }
}
