import { Module } from '@nestjs/common';
import { ExploreController } from './explore.controller.js';
import { ExploreRepository } from './explore.repository.js';
import { ExploreService } from './explore.service.js';
import { LibraryController } from './library.controller.js';
import { LibraryRepository } from './library.repository.js';
import { LibraryService } from './library.service.js';

@Module({
  controllers: [ExploreController, LibraryController],
  providers: [ExploreService, ExploreRepository, LibraryService, LibraryRepository],
  exports: [ExploreService],
})
export class ExploreModule {}
