import { Controller } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalPlaces, type TravelRecommendations } from '@placelore/contracts/places.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { RecommendationsService } from './recommendations.service.js';

@Controller()
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Route(internalPlaces.recommendations)
  @Internal()
  recommend(_worker: Identity, query: RouteInput<typeof internalPlaces.recommendations>): TravelRecommendations {
    return this.recommendations.recommend(query);
  }
}
