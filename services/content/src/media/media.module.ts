import { Module } from '@nestjs/common';
import { MediaUpkeepController } from './media-upkeep.controller.js';
import { MediaUpkeepRepository } from './media-upkeep.repository.js';
import { MediaUpkeep } from './media-upkeep.service.js';
import { PicturesOnDemand } from './pictures-on-demand.js';
import { PublishedPictures } from './published-pictures.js';

/** Making and keeping the pictures that are shown, and deleting those that no longer are. */
@Module({
  controllers: [MediaUpkeepController],
  providers: [PicturesOnDemand, PublishedPictures, MediaUpkeep, MediaUpkeepRepository],
  exports: [PicturesOnDemand, PublishedPictures],
})
export class MediaModule {}
