import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@placelore/platform/audit/audit.module.js';
import { DatabaseModule } from '@placelore/platform/database/database.module.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import { StorageModule } from '@placelore/platform/storage/storage.module.js';
import { JobsModule } from '@placelore/platform/work/work.module.js';
import { ArticleEditingModule } from './article-editing/article-editing.module.js';
import { ArticlePhotosModule } from './article-photos/article-photos.module.js';
import { ArticleRewritingModule } from './article-rewriting/article-rewriting.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { BatchRunsModule } from './batch-runs/batch-runs.module.js';
import type { ContentConfig } from './config.js';
import { CoversModule } from './covers/covers.module.js';
import { SeoModule } from './crawlers/crawlers.module.js';
import { entities, migrations } from './database.js';
import { DiscoveriesModule } from './discoveries/discoveries.module.js';
import { DuplicatesModule } from './duplicates/duplicates.module.js';
import { GuidesModule } from './guides/guides.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { MediaDeliveryModule } from './objects/objects.module.js';
import { ShareImagesModule } from './shares/shares.module.js';
import { StarterLibraryModule } from './starter-library/starter-library.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

@Module({})
export class AppModule {
  static forRoot(config: ContentConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot('content', config, entities, migrations),
        QueuesModule.forRoot(config.REDIS_URL),
        AuditModule.forService('content'),
        JobsModule.forService('content'),
        StorageModule.forRoot('content', config),
        ArticlesModule,
        DuplicatesModule,
        SeoModule.forRoot(config.PUBLIC_URL),
        DiscoveriesModule,
        GuidesModule,
        MediaDeliveryModule,
        CoversModule,
        ShareImagesModule,
        UploadsModule.forRoot(config),
        ArticlePhotosModule,
        ArticleEditingModule,
        ArticleRewritingModule,
        ModerationModule,
        BatchRunsModule,
        ...(config.STARTER_LIBRARY === 'on' ? [StarterLibraryModule] : []),
      ],
    };
  }
}
