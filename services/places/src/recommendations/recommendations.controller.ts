import { Controller } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { places } from '@placelore/contracts/places/maps.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type TravelRecommendations } from '@placelore/contracts/places/places.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal, Public } from '@placelore/platform/identity/access.decorators.js';
import { RecommendationsService } from './recommendations.service.js';

@Controller()
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Route(internalPlaces.recommendations)
  @Internal()
  recommend(@Input() query: RouteInput<typeof internalPlaces.recommendations>): TravelRecommendations {
    return this.recommendations.recommend(query);
  }

  @Route(places.travelRecommendations)
  @Public()
  recommendFor(
    @Input() { location, category }: RouteInput<typeof places.travelRecommendations>,
  ): TravelRecommendations {
    return this.recommendations.recommendFor(location, category);
  }
}
