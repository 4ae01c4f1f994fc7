import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { DeletedUser } from '@placelore/platform/identity/deleted-user.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { BatchRun } from './admin/batch-runs/batch-run.entity.js';
import { BatchRunItem } from './admin/batch-runs/batch-run-item.entity.js';
import { ProviderPrices } from './admin/batch-runs/provider-prices.entity.js';
import { RefusedPhoto } from './articles/commons-photos/refused-photo.entity.js';
import { Article } from './articles/core/article.entity.js';
import { ArticleSlugRedirect } from './articles/core/article-slug-redirect.entity.js';
import { ArticleVersion } from './articles/core/article-version.entity.js';
import { ArticleFingerprint } from './articles/duplicates/article-fingerprint.entity.js';
import { DuplicateDismissal } from './articles/duplicates/duplicate-dismissal.entity.js';
import { DuplicateQueueEntry } from './articles/duplicates/duplicate-queue-entry.entity.js';
import { SimilarPair } from './articles/duplicates/similar-pair.entity.js';
import { ArticleRewrite } from './articles/rewriting/article-rewrite.entity.js';
import { ArticleWords } from './articles/search/article-words.entity.js';
import { ArticleMerge } from './articles/trash/article-merge.entity.js';
import { DeletedArticle } from './articles/trash/deleted-article.entity.js';
import { MergedArticle } from './articles/trash/merged-article.entity.js';
import { DeletedBackup } from './discoveries/core/deleted-backup.entity.js';
import { Discovery } from './discoveries/core/discovery.entity.js';
import { ProcessedAnalysis } from './discoveries/core/processed-analysis.entity.js';
import { ErrorReport } from './error-reports/error-report.entity.js';
import { DynamicArticle } from './guides/dynamic-article.entity.js';
import { GuideHolder } from './guides/guide-holder.entity.js';
import { GuideRequest } from './guides/guide-request.entity.js';
import { RefusedGuidePhoto } from './guides/photos/refused-guide-photo.entity.js';
import { Upload } from './media/uploads/upload.entity.js';
import { CreateContent1700000000000 } from './migrations/1700000000000-create-content.js';
import { MediaSweep } from './site/media-cleanup/media-sweep.entity.js';
import { StarterRecord } from './site/starter-library/starter-record.entity.js';
import { Trip } from './trips/trip.entity.js';
import { TripStop } from './trips/trip-stop.entity.js';

/** All entities of the schema `content`. */
export const entities = [
  JobRequest,
  AuditEntry,
  DeletedUser,
  Discovery,
  ProcessedAnalysis,
  DeletedBackup,
  Article,
  ArticleSlugRedirect,
  ArticleVersion,
  RefusedPhoto,
  ArticleRewrite,
  ArticleWords,
  StarterRecord,
  DynamicArticle,
  GuideRequest,
  GuideHolder,
  RefusedGuidePhoto,
  Upload,
  MediaSweep,
  ArticleMerge,
  DeletedArticle,
  MergedArticle,
  ArticleFingerprint,
  DuplicateQueueEntry,
  SimilarPair,
  DuplicateDismissal,
  BatchRun,
  BatchRunItem,
  ProviderPrices,
  ErrorReport,
  Trip,
  TripStop,
];
export const migrations = [CreateContent1700000000000];
