import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { StarterLibraryRepository } from './starter-library.repository.js';
import { StarterLibraryService } from './starter-library.service.js';

@Module({
  imports: [ArticlesModule],
  providers: [StarterLibraryService, StarterLibraryRepository],
})
export class StarterLibraryModule {}
