import { Module } from '@nestjs/common';
import { ImagesModule } from '../media/images/images.module.js';
import { GuideEvents } from './guide-events.js';
import { GuideGenerationService } from './guide-generation.service.js';
import { GuidesController } from './guides.controller.js';
import { GuidesRepository } from './guides.repository.js';
import { GuidesService } from './guides.service.js';
import { InternalGuidesController } from './internal-guides.controller.js';
import { GuidePhotoChoiceController } from './photos/guide-photo-choice.controller.js';
import { GuidePhotoChoiceService } from './photos/guide-photo-choice.service.js';
import { GuidePhotoRequests } from './photos/guide-photo-requests.js';
import { GuidePhotosRepository } from './photos/guide-photos.repository.js';
import { GuidePhotosService } from './photos/guide-photos.service.js';
import { InternalGuidePhotosController } from './photos/internal-guide-photos.controller.js';
import { PublishedArticleMatcher } from './published-article-matcher.js';

@Module({
  imports: [ImagesModule],
  controllers: [GuidesController, InternalGuidesController, GuidePhotoChoiceController, InternalGuidePhotosController],
  providers: [
    GuideEvents,
    GuideGenerationService,
    GuidesRepository,
    GuidesService,
    PublishedArticleMatcher,
    GuidePhotoChoiceService,
    GuidePhotoRequests,
    GuidePhotosRepository,
    GuidePhotosService,
  ],
  exports: [GuidePhotosRepository, GuidesRepository, GuidesService],
})
export class GuidesModule {}
