import { type DynamicModule, Module } from '@nestjs/common';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { Spool } from '@placelore/platform/http/spool.js';
import { RemovedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { AnalysisConfig } from '../config.js';
import '../photos/own-pictures-only.js';
import { PhotoText } from '../photos/text.js';
import { Providers } from '../wiring/providers.js';
import { GuideWritingController } from '../writing/guide-writing.controller.js';
import { GuideWritingService } from '../writing/guide-writing.service.js';
import { AccountRemoval } from './account-removal.service.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisEvents } from './analysis-events.js';
import { AnalysisExport } from './analysis-export.service.js';
import { AnalysisRemoval } from './analysis-removal.service.js';
import { CorrectionsService } from './corrections.service.js';
import { DecisionsService } from './decisions.service.js';
import { IntakeService } from './intake.service.js';
import { InternalAnalysesController } from './internal-analyses.controller.js';
import { Outcomes } from './outcomes.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { StepsService } from './steps.service.js';
import { WatchProgress } from './watch-progress.js';

@Module({})
export class AnalysesModule {
  static forRoot(config: AnalysisConfig): DynamicModule {
    return {
      module: AnalysesModule,
      controllers: [AnalysesController, InternalAnalysesController, GuideWritingController],
      providers: [
        AccountRemoval,
        AnalysesRepository,
        AnalysesService,
        AnalysisEvents,
        AnalysisExport,
        AnalysisRemoval,
        CorrectionsService,
        DecisionsService,
        GuideWritingService,
        IntakeService,
        Outcomes,
        OutcomesRepository,
        RemovedUsers,
        StepsService,
        WatchProgress,
        { provide: Spool, useValue: new Spool(config.SPOOL_DIR) },
        {
          provide: Providers,
          inject: [DataSource, QUEUE_REDIS, Shutdown],
          useFactory: (dataSource: DataSource, redis: Redis, shutdown: Shutdown) =>
            Providers.choose(config, { dataSource, redis }, new PhotoText(), shutdown.signal),
        },
      ],
    };
  }
}
