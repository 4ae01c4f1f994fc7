import { type DynamicModule, Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CrawlersController } from './crawlers.controller.js';
import { CrawlersRepository } from './crawlers.repository.js';
import { CrawlersService } from './crawlers.service.js';
import { SiteAddress } from './site-address.js';

/** Sitemap, feed, rules for crawlers, and articles as AMP documents. */
@Module({})
export class CrawlersModule {
  /** @param publicUrl the installation's configured address, if there is one */
  static forRoot(publicUrl: string | undefined): DynamicModule {
    return {
      module: CrawlersModule,
      imports: [ArticlesModule],
      controllers: [CrawlersController],
      providers: [CrawlersService, CrawlersRepository, { provide: SiteAddress, useValue: new SiteAddress(publicUrl) }],
    };
  }
}
