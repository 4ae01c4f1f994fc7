import { Controller } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import { type GuideChange, type GuidePage, internalPlaces } from '@placelore/contracts/places.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuidesRepository } from './guides.repository.js';

@Controller()
export class GuidesController {
  constructor(private readonly guides: GuidesRepository) {}

  @Route(internalPlaces.indexGuide)
  @Internal()
  async index(_worker: Identity, change: GuideChange): Promise<void> {
    await this.guides.apply(change);
  }

  @Route(internalPlaces.replaceGuides)
  @Internal()
  async replace(_worker: Identity, page: GuidePage): Promise<void> {
    await this.guides.replace(page);
  }
}
