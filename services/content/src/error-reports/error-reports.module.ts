import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/core/articles.module.js';
import { DiscoveriesModule } from '../discoveries/discoveries.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsRepository } from './error-reports.repository.js';
import { ErrorReportsService } from './error-reports.service.js';
import { InternalErrorReportsController } from './internal-error-reports.controller.js';
import { ReportedTextsService } from './reported-texts.service.js';

@Module({
  imports: [ArticlesModule, GuidesModule, DiscoveriesModule],
  controllers: [ErrorReportsController, InternalErrorReportsController],
  providers: [ErrorReportsRepository, ErrorReportsService, ReportedTextsService],
})
export class ErrorReportsModule {}
