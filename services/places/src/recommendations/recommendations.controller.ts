import { Controller } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { places } from '@placelore/contracts/places/maps.js';
import { type TravelRecommendations } from '@placelore/contracts/places/places.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import { RecommendationsService } from './recommendations.service.js';

@Controller()
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Route(places.travelRecommendations)
  @Public()
  recommendFor(
    @Input() { location, category }: RouteInput<typeof places.travelRecommendations>,
  ): TravelRecommendations {
    return this.recommendations.recommendFor(location, category);
  }
}
