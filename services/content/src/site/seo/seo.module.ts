import { type DynamicModule, Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { ExploreModule } from '../../articles/explore/explore.module.js';
import { SeoController } from './seo.controller.js';
import { SeoRepository } from './seo.repository.js';
import { SeoService } from './seo.service.js';
import { SiteOriginResolver } from './site-origin.js';

/** Serves sitemap, feed, robots.txt, and articles as AMP documents. */
@Module({})
export class SeoModule {
  /** @param publicUrl the installation's configured URL, if there is one */
  static forRoot(publicUrl: string | undefined): DynamicModule {
    return {
      module: SeoModule,
      imports: [ArticlesModule, ExploreModule],
      controllers: [SeoController],
      providers: [
        SeoService,
        SeoRepository,
        { provide: SiteOriginResolver, useValue: new SiteOriginResolver(publicUrl) },
      ],
    };
  }
}
