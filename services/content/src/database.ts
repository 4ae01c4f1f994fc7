import { CreateAuditLog1700000000017 } from '@placelore/platform/audit/1700000000017-create-audit-log.js';
import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { CreateRemovedUsers1700000000016 } from '@placelore/platform/identity/1700000000016-create-removed-users.js';
import { DeletedUser } from '@placelore/platform/identity/deleted-user.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { CreateJobRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { IndexWorkByJob1700000000015 } from '@placelore/platform/work/1700000000015-index-work-by-job.js';
import { RetryWork1700000000018 } from '@placelore/platform/work/1700000000018-retry-work.js';
import { ForgetSettledWork1700000000062 } from '@placelore/platform/work/1700000000062-forget-settled-work.js';
import { NameRequesters1700000000140 } from '@placelore/platform/work/1700000000140-name-requesters.js';
import { BatchRun } from './admin/batch-runs/batch-run.entity.js';
import { BatchRunItem } from './admin/batch-runs/batch-run-item.entity.js';
import { ProviderPrices } from './admin/batch-runs/provider-prices.entity.js';
import { Article } from './articles/core/article.entity.js';
import { ArticleSlugRedirect } from './articles/core/article-slug-redirect.entity.js';
import { ArticleVersion } from './articles/core/article-version.entity.js';
import { ArticleFingerprint } from './articles/duplicates/article-fingerprint.entity.js';
import { DuplicateDismissal } from './articles/duplicates/duplicate-dismissal.entity.js';
import { DuplicateQueueEntry } from './articles/duplicates/duplicate-queue-entry.entity.js';
import { SimilarPair } from './articles/duplicates/similar-pair.entity.js';
import { ArticleRewrite } from './articles/rewriting/article-rewrite.entity.js';
import { ArticleMerge } from './articles/trash/article-merge.entity.js';
import { DeletedArticle } from './articles/trash/deleted-article.entity.js';
import { DeletedBackup } from './discoveries/core/deleted-backup.entity.js';
import { Discovery } from './discoveries/core/discovery.entity.js';
import { DiscoveryRelocation } from './discoveries/core/discovery-relocation.entity.js';
import { ProcessedAnalysis } from './discoveries/core/processed-analysis.entity.js';
import { DynamicArticle } from './guides/dynamic-article.entity.js';
import { GuideHolder } from './guides/guide-holder.entity.js';
import { GuideRequest } from './guides/guide-request.entity.js';
import { Upload } from './media/uploads/upload.entity.js';
import { CreateDiscoveries1700000000001 } from './migrations/1700000000001-create-discoveries.js';
import { CreateArticles1700000000030 } from './migrations/1700000000030-create-articles.js';
import { CreateStarterRecords1700000000031 } from './migrations/1700000000031-create-starter-records.js';
import { SearchArticles1700000000032 } from './migrations/1700000000032-search-articles.js';
import { CreateGuides1700000000033 } from './migrations/1700000000033-create-guides.js';
import { SearchGuides1700000000034 } from './migrations/1700000000034-search-guides.js';
import { CreateUploads1700000000035 } from './migrations/1700000000035-create-uploads.js';
import { PublishDiscoveries1700000000037 } from './migrations/1700000000037-publish-discoveries.js';
import { CorrectDiscoveries1700000000040 } from './migrations/1700000000040-correct-discoveries.js';
import { CreateDeletedArticles1700000000050 } from './migrations/1700000000050-create-deleted-articles.js';
import { FindDuplicates1700000000051 } from './migrations/1700000000051-find-duplicates.js';
import { VersionArticles1700000000055 } from './migrations/1700000000055-version-articles.js';
import { AimUploads1700000000056 } from './migrations/1700000000056-aim-uploads.js';
import { ListForAdmins1700000000057 } from './migrations/1700000000057-list-for-admins.js';
import { RewriteArticles1700000000058 } from './migrations/1700000000058-rewrite-articles.js';
import { CreateBatchRuns1700000000060 } from './migrations/1700000000060-create-batch-runs.js';
import { NameDismissers1700000000061 } from './migrations/1700000000061-name-dismissers.js';
import { ShowTextPictures1700000000063 } from './migrations/1700000000063-show-text-pictures.js';
import { KeepPhotoPositionsPrivate1700000000100 } from './migrations/1700000000100-keep-photo-positions-private.js';
import { FindOwnGuides1700000000150 } from './migrations/1700000000150-find-own-guides.js';
import { CreateProviderPrices1700000000160 } from './migrations/1700000000160-create-provider-prices.js';
import { JudgePhotos1700000000170 } from './migrations/1700000000170-judge-photos.js';
import { MediaSweep } from './site/media-cleanup/media-sweep.entity.js';
import { StarterRecord } from './site/starter-library/starter-record.entity.js';

/** All entities of the schema `content`. */
export const entities = [
  JobRequest,
  AuditEntry,
  DeletedUser,
  Discovery,
  ProcessedAnalysis,
  DiscoveryRelocation,
  DeletedBackup,
  Article,
  ArticleSlugRedirect,
  ArticleVersion,
  ArticleRewrite,
  StarterRecord,
  DynamicArticle,
  GuideRequest,
  GuideHolder,
  Upload,
  MediaSweep,
  ArticleMerge,
  DeletedArticle,
  ArticleFingerprint,
  DuplicateQueueEntry,
  SimilarPair,
  DuplicateDismissal,
  BatchRun,
  BatchRunItem,
  ProviderPrices,
];
export const migrations = [
  CreateJobRequests1700000000000,
  IndexWorkByJob1700000000015,
  CreateAuditLog1700000000017,
  RetryWork1700000000018,
  CreateRemovedUsers1700000000016,
  CreateDiscoveries1700000000001,
  CreateArticles1700000000030,
  CreateStarterRecords1700000000031,
  SearchArticles1700000000032,
  CreateGuides1700000000033,
  SearchGuides1700000000034,
  CreateUploads1700000000035,
  PublishDiscoveries1700000000037,
  CorrectDiscoveries1700000000040,
  VersionArticles1700000000055,
  AimUploads1700000000056,
  ListForAdmins1700000000057,
  RewriteArticles1700000000058,
  CreateDeletedArticles1700000000050,
  FindDuplicates1700000000051,
  CreateBatchRuns1700000000060,
  NameDismissers1700000000061,
  ShowTextPictures1700000000063,
  CreateProviderPrices1700000000160,
  JudgePhotos1700000000170,
  ForgetSettledWork1700000000062,
  KeepPhotoPositionsPrivate1700000000100,
  NameRequesters1700000000140,
  FindOwnGuides1700000000150,
];
