import { Module } from '@nestjs/common';
import { ArticleIndexController } from './article-index.controller.js';
import { ArticleIndexRepository } from './article-index.repository.js';
import { ArticleIndexCache } from './article-index-cache.js';
import { ArticleLinks } from './article-links.js';

@Module({
  controllers: [ArticleIndexController],
  providers: [ArticleIndexRepository, ArticleIndexCache, ArticleLinks],
  exports: [ArticleLinks],
})
export class ArticleIndexModule {}
