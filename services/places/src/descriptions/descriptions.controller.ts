import { Controller } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { PlaceDescription } from '@placelore/contracts/places/places.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { DescriptionsService } from './descriptions.service.js';

@Controller()
export class DescriptionsController {
  constructor(private readonly descriptions: DescriptionsService) {}

  @Route(internalPlaces.describe)
  @Internal()
  describe(@Input() { place, exactPosition }: RouteInput<typeof internalPlaces.describe>): Promise<PlaceDescription> {
    return this.descriptions.describe(place, exactPosition);
  }

  @Route(internalPlaces.completeKnowledge)
  @Internal()
  completeKnowledge(@Input() { place }: RouteInput<typeof internalPlaces.completeKnowledge>): Promise<void> {
    return this.descriptions.complete(place);
  }
}
