import { Module } from '@nestjs/common';
import { RemovedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { DiscoveryMedia } from '../media/discovery-media.js';
import { MediaModule } from '../media/media.module.js';
import { AccountRemoval } from './account-removal.service.js';
import { AnalysisEnd } from './analysis-end.service.js';
import { ArticleWorkService } from './article-work.service.js';
import { BackupSaveService } from './backup-save.service.js';
import { BackupsRepository } from './backups.repository.js';
import { DataExportController } from './data-export.controller.js';
import { DiscoveriesController } from './discoveries.controller.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import { DiscoveriesService } from './discoveries.service.js';
import { DiscoveryPublishing } from './discovery-publishing.service.js';
import { InternalDiscoveriesController } from './internal-discoveries.controller.js';
import { RelocationsService } from './relocations.service.js';

@Module({
  imports: [ArticlesModule, GuidesModule, MediaModule],
  controllers: [DataExportController, DiscoveriesController, InternalDiscoveriesController],
  providers: [
    AccountRemoval,
    AnalysisEnd,
    ArticleWorkService,
    BackupSaveService,
    BackupsRepository,
    DiscoveriesService,
    DiscoveriesRepository,
    DiscoveryMedia,
    DiscoveryPublishing,
    RelocationsService,
    RemovedUsers,
  ],
  exports: [ArticleWorkService, DiscoveriesRepository, DiscoveriesService, DiscoveryPublishing],
})
export class DiscoveriesModule {}
