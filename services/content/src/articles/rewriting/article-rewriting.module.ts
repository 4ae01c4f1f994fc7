import { Module } from '@nestjs/common';
import { ArticlesModule } from '../core/articles.module.js';
import { ArticleRewriteJobService } from './article-rewrite-job.service.js';
import { ArticleRewritesRepository } from './article-rewrites.repository.js';
import { ArticleRewritingController } from './article-rewriting.controller.js';
import { ArticleRewritingService } from './article-rewriting.service.js';
import { InternalRewritesController } from './internal-rewrites.controller.js';

@Module({
  imports: [ArticlesModule],
  controllers: [ArticleRewritingController, InternalRewritesController],
  providers: [ArticleRewritingService, ArticleRewritesRepository, ArticleRewriteJobService],
  exports: [ArticleRewritesRepository],
})
export class ArticleRewritingModule {}
