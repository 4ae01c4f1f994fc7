import { type DynamicModule, Module } from '@nestjs/common';
import { ImagesModule } from '../../media/images/images.module.js';
import { ArticlesModule } from '../core/articles.module.js';
import { IS_PHOTO_SEARCH_ENABLED } from '../core/photo-requests.js';
import { CommonsPhotosRepository } from './commons-photos.repository.js';
import { CommonsPhotosService } from './commons-photos.service.js';
import { InternalCommonsPhotosController } from './internal-commons-photos.controller.js';
import { PhotoChoiceController } from './photo-choice.controller.js';
import { PhotoChoiceService } from './photo-choice.service.js';

/** Provides to every module that publishes articles whether photos can be searched for. */
@Module({})
export class PhotoSearchModule {
  static forRoot(isEnabled: boolean): DynamicModule {
    return {
      module: PhotoSearchModule,
      global: true,
      providers: [{ provide: IS_PHOTO_SEARCH_ENABLED, useValue: isEnabled }],
      exports: [IS_PHOTO_SEARCH_ENABLED],
    };
  }
}

/** Photos of Wikimedia Commons that articles show. */
@Module({
  imports: [ArticlesModule, ImagesModule],
  controllers: [InternalCommonsPhotosController, PhotoChoiceController],
  providers: [CommonsPhotosRepository, CommonsPhotosService, PhotoChoiceService],
  exports: [CommonsPhotosRepository, CommonsPhotosService],
})
export class CommonsPhotosModule {}
