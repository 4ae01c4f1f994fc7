import { Module } from '@nestjs/common';
import { DeletedUsers } from '@placelore/platform/identity/removed-users.repository.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { DiscoveryImages } from '../media/discovery-media.js';
import { ImagesModule } from '../media/media.module.js';
import { AccountDeletionService } from './account-removal.service.js';
import { AnalysisDeletionService } from './analysis-end.service.js';
import { ArticleGenerationService } from './article-work.service.js';
import { BackupSaveService } from './backup-save.service.js';
import { BackupsRepository } from './backups.repository.js';
import { DataExportController } from './data-export.controller.js';
import { DiscoveriesController } from './discoveries.controller.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import { DiscoveriesService } from './discoveries.service.js';
import { DiscoveryPublishingService } from './discovery-publishing.service.js';
import { InternalDiscoveriesController } from './internal-discoveries.controller.js';
import { RelocationsService } from './relocations.service.js';

@Module({
  imports: [ArticlesModule, GuidesModule, ImagesModule],
  controllers: [DataExportController, DiscoveriesController, InternalDiscoveriesController],
  providers: [
    AccountDeletionService,
    AnalysisDeletionService,
    ArticleGenerationService,
    BackupSaveService,
    BackupsRepository,
    DiscoveriesService,
    DiscoveriesRepository,
    DiscoveryImages,
    DiscoveryPublishingService,
    RelocationsService,
    DeletedUsers,
  ],
  exports: [ArticleGenerationService, DiscoveriesRepository, DiscoveriesService, DiscoveryPublishingService],
})
export class DiscoveriesModule {}
