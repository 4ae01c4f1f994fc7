import { Module } from '@nestjs/common';
import { ArticlesModule } from '../core/articles.module.js';
import { TrashModule } from '../trash/trash.module.js';
import { ComparisonRepository } from './comparison.repository.js';
import { DuplicateScanService } from './duplicate-scan.service.js';
import { DuplicatesController } from './duplicates.controller.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { DuplicatesService } from './duplicates.service.js';
import { InternalDuplicatesController } from './internal-duplicates.controller.js';

@Module({
  imports: [ArticlesModule, TrashModule],
  controllers: [DuplicatesController, InternalDuplicatesController],
  providers: [DuplicatesService, DuplicatesRepository, DuplicateScanService, ComparisonRepository],
})
export class DuplicatesModule {}
