import { type DynamicModule, Module } from '@nestjs/common';
import { ImagesModule } from '../../media/images/images.module.js';
import { CommonsPhotosModule } from '../commons-photos/commons-photos.module.js';
import { ArticlesModule } from '../core/articles.module.js';
import { ArticleRewritingModule } from '../rewriting/article-rewriting.module.js';
import { ArticleEditingController } from './article-editing.controller.js';
import { ArticleEditingService } from './article-editing.service.js';
import { ArticleImagesService } from './article-images.service.js';
import { ArticlePhotosController } from './article-photos.controller.js';
import { ArticlePhotosService } from './article-photos.service.js';
import { ArticleVersionsController } from './article-versions.controller.js';

@Module({
  imports: [ArticleRewritingModule, ArticlesModule, CommonsPhotosModule, ImagesModule],
  controllers: [ArticleEditingController, ArticlePhotosController, ArticleVersionsController],
  providers: [ArticleEditingService, ArticleImagesService, ArticlePhotosService],
})
export class ArticleEditingModule {
  /** @param uploads the one instance of UploadsModule */
  static forRoot(uploads: DynamicModule): DynamicModule {
    return { module: ArticleEditingModule, imports: [uploads] };
  }
}
