import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@placelore/platform/audit/audit.module.js';
import { DatabaseModule } from '@placelore/platform/database/database.module.js';
import { JobsModule } from '@placelore/platform/jobs/jobs.module.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import { StorageModule } from '@placelore/platform/storage/storage.module.js';
import { BatchRunsModule } from './admin/batch-runs/batch-runs.module.js';
import { HistoryModule } from './admin/history/history.module.js';
import { ModerationModule } from './admin/moderation/moderation.module.js';
import { CollectionsModule } from './articles/collections/collections.module.js';
import { CommonsPhotosModule, PhotoSearchModule } from './articles/commons-photos/commons-photos.module.js';
import { ArticlesModule } from './articles/core/articles.module.js';
import { DuplicatesModule } from './articles/duplicates/duplicates.module.js';
import { ArticleEditingModule } from './articles/editing/article-editing.module.js';
import { ExploreModule } from './articles/explore/explore.module.js';
import { ArticleListsModule } from './articles/listing/article-lists.module.js';
import { ArticleRewritingModule } from './articles/rewriting/article-rewriting.module.js';
import { SearchEngineModule } from './articles/search/engine/search-engine.module.js';
import { TrashModule } from './articles/trash/trash.module.js';
import { type ContentConfig, getRetentionDays, isPhotoSearchEnabled, isWikidataOn } from './config.js';
import { entities, migrations } from './database.js';
import { DiscoveriesModule } from './discoveries/discoveries.module.js';
import { ErrorReportsModule } from './error-reports/error-reports.module.js';
import { FactCheckModule } from './fact-check/fact-check.module.js';
import { GuidesModule } from './guides/guides.module.js';
import { UploadsModule } from './media/uploads/uploads.module.js';
import { CoversModule } from './site/covers/covers.module.js';
import { MediaCleanupModule } from './site/media-cleanup/media-cleanup.module.js';
import { MediaDeliveryModule } from './site/media-delivery/media-delivery.module.js';
import { SeoModule } from './site/seo/seo.module.js';
import { ShareImagesModule } from './site/share-images/share-images.module.js';
import { StarterLibraryModule } from './site/starter-library/starter-library.module.js';
import { TripsModule } from './trips/trips.module.js';

@Module({})
export class AppModule {
  static forRoot(config: ContentConfig): DynamicModule {
    const uploads = UploadsModule.forRoot(config);
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot('content', config, entities, migrations),
        QueuesModule.forRoot(config.REDIS_URL),
        AuditModule.forService('content'),
        JobsModule.forService('content', {
          maxWaitSeconds: config.QUEUE_MAX_WAIT_SECONDS,
          finishedDays: config.RETENTION_JOB_DAYS,
          retention: getRetentionDays(config),
        }),
        StorageModule.forRoot('content', config),
        FactCheckModule.forRoot(config.UNSOURCED_SENTENCES),
        PhotoSearchModule.forRoot(isPhotoSearchEnabled(config)),
        SearchEngineModule.forRoot({
          url: config.SEARCH_ENGINE_URL,
          key: config.SEARCH_ENGINE_KEY,
          index: config.SEARCH_ENGINE_INDEX,
        }),
        CommonsPhotosModule,
        ArticlesModule,
        ArticleListsModule,
        ExploreModule,
        CollectionsModule,
        TrashModule,
        DuplicatesModule,
        SeoModule.forRoot(config.PUBLIC_URL),
        DiscoveriesModule,
        GuidesModule,
        TripsModule.forRoot(config.IDENTITY_SECRET),
        ErrorReportsModule,
        MediaCleanupModule.forRoot(uploads),
        MediaDeliveryModule,
        CoversModule,
        ShareImagesModule,
        uploads,
        ArticleEditingModule.forRoot(uploads),
        ArticleRewritingModule,
        ModerationModule,
        HistoryModule,
        BatchRunsModule.forRoot(isWikidataOn(config)),
        ...(config.STARTER_LIBRARY === 'on' ? [StarterLibraryModule] : []),
      ],
    };
  }
}
