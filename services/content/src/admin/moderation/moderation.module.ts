import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { DiscoveriesModule } from '../../discoveries/discoveries.module.js';
import { AdminArticlesRepository } from './admin-articles.repository.js';
import { AdminDiscoveriesController } from './admin-discoveries.controller.js';
import { AdminDiscoveriesRepository } from './admin-discoveries.repository.js';
import { AdminListsService } from './admin-lists.service.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [ArticlesModule, DiscoveriesModule],
  controllers: [ModerationController, AdminDiscoveriesController],
  providers: [AdminArticlesRepository, AdminDiscoveriesRepository, AdminListsService, ModerationService],
})
export class ModerationModule {}
