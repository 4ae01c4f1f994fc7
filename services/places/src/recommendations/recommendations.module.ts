import { type DynamicModule, Module } from '@nestjs/common';
import type { PlacesConfig } from '../config.js';
import { GeoModule } from '../geo/geo.module.js';
import { AffiliateLinks } from './affiliate-links.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({})
export class RecommendationsModule {
  static forRoot(config: PlacesConfig): DynamicModule {
    const links = new AffiliateLinks({
      viator: config.AFFILIATE_VIATOR_ID,
      tiqets: config.AFFILIATE_TIQETS_ID,
      booking: config.AFFILIATE_BOOKING_ID,
      klook: config.AFFILIATE_KLOOK_ID,
    });
    return {
      module: RecommendationsModule,
      imports: [GeoModule],
      controllers: [RecommendationsController],
      providers: [RecommendationsService, { provide: AffiliateLinks, useValue: links }],
      exports: [RecommendationsService],
    };
  }
}
