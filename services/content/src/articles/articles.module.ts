import { Module } from '@nestjs/common';
import { ArticlesController } from './articles.controller.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { InternalArticlesController } from './internal-articles.controller.js';

@Module({
  controllers: [ArticlesController, InternalArticlesController],
  providers: [ArticlesService, ArticlesRepository],
  exports: [ArticlesRepository, ArticlesService],
})
export class ArticlesModule {}
