import { Module } from '@nestjs/common';
import { CachedPlacesRepository } from './kept-places.repository.js';

@Module({ providers: [CachedPlacesRepository], exports: [CachedPlacesRepository] })
export class PlaceCacheModule {}
