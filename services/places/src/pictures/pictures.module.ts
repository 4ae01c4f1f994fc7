import { Module } from '@nestjs/common';
import { ArticleIndexModule } from '../article-index/article-index.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

/** Pictures on the cards of places: the photo of the article, or an illustration. */
@Module({ imports: [ArticleIndexModule, GeoModule], controllers: [PicturesController], providers: [PicturesService] })
export class PicturesModule {}
