import { Module } from '@nestjs/common';
import { GuideEvents } from './guide-events.js';
import { GuideWorkService } from './guide-work.service.js';
import { GuidesController } from './guides.controller.js';
import { GuidesRepository } from './guides.repository.js';
import { GuidesService } from './guides.service.js';
import { InternalGuidesController } from './internal-guides.controller.js';
import { PublishedMatch } from './published-match.js';

@Module({
  controllers: [GuidesController, InternalGuidesController],
  providers: [GuideEvents, GuideWorkService, GuidesRepository, GuidesService, PublishedMatch],
  exports: [GuidesRepository],
})
export class GuidesModule {}
