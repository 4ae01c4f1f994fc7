import { Controller } from '@nestjs/common';
import { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import type { PhotoSubject } from '@placelore/contracts/content/photo-steps.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { CommonsPhotosService } from './commons-photos.service.js';

@Controller()
export class InternalCommonsPhotosController {
  constructor(private readonly service: CommonsPhotosService) {}

  @Route(internalArticlePhotos.start)
  @Internal()
  start(@Input() { id, replaced }: RouteInput<typeof internalArticlePhotos.start>): Promise<PhotoSubject | null> {
    return this.service.findSubject(id, replaced);
  }

  @Route(internalArticlePhotos.store)
  @Internal()
  async store(
    @Input() { id, sha1, photo }: RouteInput<typeof internalArticlePhotos.store>,
  ): Promise<RouteResponse<typeof internalArticlePhotos.store>> {
    return { photoKey: await this.service.store(id, sha1, Buffer.from(photo, 'base64')) };
  }

  @Route(internalArticlePhotos.commit)
  @Internal()
  async commit(
    @Input() input: RouteInput<typeof internalArticlePhotos.commit>,
  ): Promise<RouteResponse<typeof internalArticlePhotos.commit>> {
    return { isShown: await this.service.commit(input) };
  }

  @Route(internalArticlePhotos.listDue)
  @Internal()
  listDue(): Promise<RouteResponse<typeof internalArticlePhotos.listDue>> {
    return this.service.listDue();
  }

  @Route(internalArticlePhotos.saveStatus)
  @Internal()
  saveStatus(@Input() input: RouteInput<typeof internalArticlePhotos.saveStatus>): Promise<void> {
    return this.service.saveStatus(input);
  }
}
