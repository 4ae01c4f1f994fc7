import { type DynamicModule, Module } from '@nestjs/common';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { DeletedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { AnalysisConfig } from '../config.js';
import '../photos/own-pictures-only.js';
import { PhotoOcr } from '../photos/text.js';
import { AiProviders } from '../wiring/providers.js';
import { GuideTextController } from '../writing/guide-writing.controller.js';
import { GuideTextService } from '../writing/guide-writing.service.js';
import { AccountDeletionService } from './account-removal.service.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisEventsService } from './analysis-events.js';
import { AnalysisExportService } from './analysis-export.service.js';
import { AnalysisDeletionService } from './analysis-removal.service.js';
import { CorrectionsService } from './corrections.service.js';
import { DecisionsService } from './decisions.service.js';
import { PhotoUploadService } from './intake.service.js';
import { InternalAnalysesController } from './internal-analyses.controller.js';
import { StepResultCache } from './outcomes.js';
import { StepResultsRepository } from './outcomes.repository.js';
import { AnalysisStepsService } from './steps.service.js';
import { AnalysisProgressListener } from './watch-progress.js';

@Module({})
export class AnalysesModule {
  static forRoot(config: AnalysisConfig): DynamicModule {
    return {
      module: AnalysesModule,
      controllers: [AnalysesController, InternalAnalysesController, GuideTextController],
      providers: [
        AccountDeletionService,
        AnalysesRepository,
        AnalysesService,
        AnalysisEventsService,
        AnalysisExportService,
        AnalysisDeletionService,
        CorrectionsService,
        DecisionsService,
        GuideTextService,
        PhotoUploadService,
        StepResultCache,
        StepResultsRepository,
        DeletedUsers,
        AnalysisStepsService,
        AnalysisProgressListener,
        { provide: Spool, useValue: new Spool(config.SPOOL_DIR) },
        {
          provide: AiProviders,
          inject: [DataSource, QUEUE_REDIS, Shutdown],
          useFactory: (dataSource: DataSource, redis: Redis, shutdown: Shutdown) =>
            AiProviders.create(config, { dataSource, redis }, new PhotoOcr(), shutdown.signal),
        },
      ],
    };
  }
}
