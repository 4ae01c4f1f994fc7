import { Module } from '@nestjs/common';
import { ExploreController } from './explore.controller.js';
import { ExploreRepository } from './explore.repository.js';
import { ExploreService } from './explore.service.js';

@Module({ controllers: [ExploreController], providers: [ExploreService, ExploreRepository], exports: [ExploreService] })
export class ExploreModule {}
