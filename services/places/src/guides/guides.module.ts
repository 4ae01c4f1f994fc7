import { Module } from '@nestjs/common';
import { ArticleIndexController } from './guides.controller.js';
import { ArticleIndexRepository } from './guides.repository.js';
import { ArticleIndexCache } from './published-guides.js';

@Module({
  controllers: [ArticleIndexController],
  providers: [ArticleIndexRepository, ArticleIndexCache],
  exports: [ArticleIndexCache],
})
export class ArticleIndexModule {}
