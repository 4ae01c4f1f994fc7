import { type DynamicModule, Module } from '@nestjs/common';
import type { PlacesConfig } from '../config.js';
import { GeoModule } from '../geo/geo.module.js';
import { AffiliateLinks, toAffiliations } from './affiliate-links.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({})
export class RecommendationsModule {
  static forRoot(config: PlacesConfig): DynamicModule {
    const links = new AffiliateLinks(toAffiliations(config));
    return {
      module: RecommendationsModule,
      imports: [GeoModule],
      controllers: [RecommendationsController],
      providers: [RecommendationsService, { provide: AffiliateLinks, useValue: links }],
      exports: [RecommendationsService],
    };
  }
}
