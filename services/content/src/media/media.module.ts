import { Module } from '@nestjs/common';
import { PublishedPictures } from './published-pictures.js';

/** Making and keeping the pictures that are shown. */
@Module({ providers: [PublishedPictures], exports: [PublishedPictures] })
export class MediaModule {}
