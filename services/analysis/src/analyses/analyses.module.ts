import { type DynamicModule, Module } from '@nestjs/common';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { AnalysisConfig } from '../config.js';
import '../images/restrict-sharp-formats.js';
import { PhotoOcr } from '../images/ocr.js';
import { AiProviders } from '../providers/ai-providers.js';
import { createOutcomeReporter, findProviderNotices } from '../providers/provider-notices.js';
import { toProviderSettings } from '../providers/provider-variables.js';
import { TextChecker } from '../writing/checking/text-checker.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisDeletionService } from './analysis-deletion.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisExportService } from './analysis-export.service.js';
import { AnalysisProgressListener } from './analysis-progress-listener.js';
import { CorrectionsService } from './corrections.service.js';
import { DecisionsService } from './decisions.service.js';
import { InternalAnalysesController } from './internal-analyses.controller.js';
import { createLearning } from './learning/create-learning.js';
import { LearnedPhotosController } from './learning/learned-photos.controller.js';
import { LearnedPhotosRepository } from './learning/learned-photos.repository.js';
import { LEARNING, LearningService } from './learning/learning.service.js';
import { AdminAnalysesController } from './looks/admin-analyses.controller.js';
import { LooksRepository } from './looks/looks.repository.js';
import { LooksService } from './looks/looks.service.js';
import { AnalysisStepsService } from './steps/analysis-steps.service.js';
import { GuideTextController } from './steps/guide-text.controller.js';
import { GuideTextService } from './steps/guide-text.service.js';
import { SecondLookService } from './steps/second-look.service.js';
import { StepResultCache } from './steps/step-result-cache.js';
import { StepResultsRepository } from './steps/step-results.repository.js';
import { AnalysisPhotosService } from './uploads/analysis-photos.service.js';
import { PhotoUploadService } from './uploads/photo-upload.service.js';

@Module({})
export class AnalysesModule {
  static forRoot(config: AnalysisConfig): DynamicModule {
    return {
      module: AnalysesModule,
      controllers: [
        AnalysesController,
        InternalAnalysesController,
        GuideTextController,
        LearnedPhotosController,
        AdminAnalysesController,
      ],
      providers: [
        AccountDeletionService,
        AnalysesRepository,
        AnalysesService,
        AnalysisEventsService,
        AnalysisExportService,
        AnalysisPhotosService,
        AnalysisDeletionService,
        CorrectionsService,
        DecisionsService,
        GuideTextService,
        LearnedPhotosRepository,
        LearningService,
        LooksRepository,
        LooksService,
        SecondLookService,
        PhotoUploadService,
        StepResultCache,
        StepResultsRepository,
        DeletedUsers,
        AnalysisStepsService,
        AnalysisProgressListener,
        { provide: TextChecker, useValue: new TextChecker(config.UNSOURCED_SENTENCES) },
        { provide: Spool, useValue: new Spool(config.SPOOL_DIR) },
        {
          provide: LEARNING,
          inject: [DataSource, QUEUE_REDIS, HealthChecks, LOGGER],
          useFactory: (dataSource: DataSource, redis: Redis, health: HealthChecks, logger: Logger) =>
            createLearning(config, { dataSource, redis, health, logger }),
        },
        {
          provide: AiProviders,
          inject: [DataSource, QUEUE_REDIS, Shutdown, HealthChecks, LOGGER],
          useFactory: (
            dataSource: DataSource,
            redis: Redis,
            shutdown: Shutdown,
            health: HealthChecks,
            logger: Logger,
          ) => {
            for (const { part, sentence } of findProviderNotices(toProviderSettings(config))) {
              health.registerNotice(part, sentence);
              logger.warn(sentence);
            }
            const report = createOutcomeReporter(health, (sentence) => logger.warn(sentence));
            return AiProviders.create(config, { dataSource, redis }, new PhotoOcr(), shutdown.signal, report);
          },
        },
      ],
    };
  }
}
