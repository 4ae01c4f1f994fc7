import { Controller, Inject } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { internalPhotos } from '@placelore/contracts/places/photos.internal.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { COMMONS, type CommonsConnection } from './commons-connection.js';
import { PhotoCheckService } from './download/photo-check.service.js';
import { PhotoCandidatesService } from './photo-candidates.service.js';

@Controller()
export class PhotosController {
  constructor(
    private readonly candidates: PhotoCandidatesService,
    private readonly photoCheck: PhotoCheckService,
    @Inject(COMMONS) private readonly connection: CommonsConnection | null,
  ) {}

  @Route(internalPhotos.findCandidates)
  @Internal()
  findCandidates(
    @Input() input: RouteInput<typeof internalPhotos.findCandidates>,
  ): Promise<RouteResponse<typeof internalPhotos.findCandidates>> {
    return this.candidates.find(input);
  }

  @Route(internalPhotos.download)
  @Internal()
  async download(
    @Input() { url }: RouteInput<typeof internalPhotos.download>,
  ): Promise<RouteResponse<typeof internalPhotos.download>> {
    if (!this.connection) throw new ApiError('PROVIDER_REJECTED', { message: 'Wikimedia Commons is off.' });
    return { photo: (await this.connection.downloads.download(url)).toString('base64') };
  }

  @Route(internalPhotos.check)
  @Internal()
  async check(
    @Input() { photos }: RouteInput<typeof internalPhotos.check>,
  ): Promise<RouteResponse<typeof internalPhotos.check>> {
    return { statuses: await this.photoCheck.check(photos) };
  }
}
