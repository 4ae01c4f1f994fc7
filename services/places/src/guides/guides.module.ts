import { Module } from '@nestjs/common';
import { GuidesController } from './guides.controller.js';
import { GuidesRepository } from './guides.repository.js';
import { PublishedGuides } from './published-guides.js';

@Module({
  controllers: [GuidesController],
  providers: [GuidesRepository, PublishedGuides],
  exports: [PublishedGuides],
})
export class GuidesModule {}
