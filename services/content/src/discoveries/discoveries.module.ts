import { Module } from '@nestjs/common';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { ArticlesModule } from '../articles/core/articles.module.js';
import { TrashModule } from '../articles/trash/trash.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { ImagesModule } from '../media/images/images.module.js';
import { TripStorageModule } from '../trips/trips.module.js';
import { AccountDeletionService } from './account-deletion/account-deletion.service.js';
import { AnalysisDeletionService } from './account-deletion/analysis-deletion.service.js';
import { ArticleGenerationService } from './article-generation/article-generation.service.js';
import { BackupSaveService } from './core/backup-save.service.js';
import { BackupsRepository } from './core/backups.repository.js';
import { DataExportController } from './core/data-export.controller.js';
import { DiscoveriesController } from './core/discoveries.controller.js';
import { DiscoveriesRepository } from './core/discoveries.repository.js';
import { DiscoveriesService } from './core/discoveries.service.js';
import { DiscoveryImages } from './core/discovery-images.js';
import { DiscoveryPublishingService } from './core/discovery-publishing.service.js';
import { InternalDiscoveriesController } from './internal-discoveries.controller.js';

@Module({
  imports: [ArticlesModule, GuidesModule, ImagesModule, TrashModule, TripStorageModule],
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
    DeletedUsers,
  ],
  exports: [ArticleGenerationService, DiscoveriesRepository, DiscoveriesService, DiscoveryPublishingService],
})
export class DiscoveriesModule {}
