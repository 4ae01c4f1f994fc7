import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { DiscoveriesModule } from '../discoveries/discoveries.module.js';
import { BatchAnswers } from './batch-answers.service.js';
import { BatchItems } from './batch-items.service.js';
import { BatchPrices } from './batch-prices.service.js';
import { BatchRunEvents } from './batch-run-events.js';
import { BatchRunsController } from './batch-runs.controller.js';
import { BatchRunsRepository } from './batch-runs.repository.js';
import { BatchRuns } from './batch-runs.service.js';
import { BatchStartsController } from './batch-starts.controller.js';
import { BatchWork } from './batch-work.service.js';
import { InternalBatchRunsController } from './internal-batch-runs.controller.js';

@Module({
  imports: [ArticlesModule, DiscoveriesModule],
  controllers: [BatchStartsController, BatchRunsController, InternalBatchRunsController],
  providers: [BatchAnswers, BatchItems, BatchPrices, BatchRunEvents, BatchRuns, BatchRunsRepository, BatchWork],
})
export class BatchRunsModule {}
