import { Module } from '@nestjs/common';
import { KeptPlacesRepository } from './kept-places.repository.js';

@Module({ providers: [KeptPlacesRepository], exports: [KeptPlacesRepository] })
export class CacheModule {}
