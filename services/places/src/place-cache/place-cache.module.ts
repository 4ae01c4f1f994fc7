import { Module } from '@nestjs/common';
import { CachedPlacesRepository } from './cached-places.repository.js';

@Module({ providers: [CachedPlacesRepository], exports: [CachedPlacesRepository] })
export class PlaceCacheModule {}
