import { Module } from '@nestjs/common';
import { GuideEvents } from './guide-events.js';
import { GuideGenerationService } from './guide-generation.service.js';
import { GuidesController } from './guides.controller.js';
import { GuidesRepository } from './guides.repository.js';
import { GuidesService } from './guides.service.js';
import { InternalGuidesController } from './internal-guides.controller.js';
import { PublishedArticleMatcher } from './published-article-matcher.js';

@Module({
  controllers: [GuidesController, InternalGuidesController],
  providers: [GuideEvents, GuideGenerationService, GuidesRepository, GuidesService, PublishedArticleMatcher],
  exports: [GuidesRepository, GuidesService],
})
export class GuidesModule {}
