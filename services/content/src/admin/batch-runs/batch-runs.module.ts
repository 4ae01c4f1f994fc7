import { type DynamicModule, Module } from '@nestjs/common';
import { CommonsPhotosModule } from '../../articles/commons-photos/commons-photos.module.js';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { DiscoveriesModule } from '../../discoveries/discoveries.module.js';
import { BatchItemProcessor } from './batch-item-processor.js';
import { BatchPricesService } from './batch-prices.service.js';
import { BatchRunEvents } from './batch-run-events.js';
import { BatchRunExecutor } from './batch-run-executor.js';
import { BatchRunResultService } from './batch-run-result.service.js';
import { BatchRunsController } from './batch-runs.controller.js';
import { BatchRunsRepository } from './batch-runs.repository.js';
import { BatchRunsService, IS_WIKIDATA_ON } from './batch-runs.service.js';
import { InternalBatchRunsController } from './internal-batch-runs.controller.js';
import { StartBatchRunController } from './start-batch-run.controller.js';

@Module({})
export class BatchRunsModule {
  /** @param isWikidataOn whether records of the guidebook can be compared with Wikidata */
  static forRoot(isWikidataOn: boolean): DynamicModule {
    return {
      module: BatchRunsModule,
      imports: [ArticlesModule, CommonsPhotosModule, DiscoveriesModule],
      controllers: [StartBatchRunController, BatchRunsController, InternalBatchRunsController],
      providers: [
        BatchRunResultService,
        BatchItemProcessor,
        BatchPricesService,
        BatchRunEvents,
        BatchRunsService,
        BatchRunsRepository,
        BatchRunExecutor,
        { provide: IS_WIKIDATA_ON, useValue: isWikidataOn },
      ],
    };
  }
}
