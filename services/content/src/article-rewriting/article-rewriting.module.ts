import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { ArticleRewritesRepository } from './article-rewrites.repository.js';
import { ArticleRewritingController } from './article-rewriting.controller.js';
import { ArticleRewriting } from './article-rewriting.service.js';
import { InternalRewritesController } from './internal-rewrites.controller.js';
import { RewriteWork } from './rewrite-work.service.js';

@Module({
  imports: [ArticlesModule],
  controllers: [ArticleRewritingController, InternalRewritesController],
  providers: [ArticleRewriting, ArticleRewritesRepository, RewriteWork],
  exports: [ArticleRewritesRepository],
})
export class ArticleRewritingModule {}
