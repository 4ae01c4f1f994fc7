import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { purgeArticles } from './article/purge-articles.handler.js';
import { refreshDuplicates } from './article/refresh-duplicates.handler.js';
import { rewriteArticle } from './article/rewrite-article.handler.js';
import { writeArticle } from './article/write-article.handler.js';
import { runBatch } from './batch/run-batch.handler.js';
import { updatePrices } from './batch/update-prices.handler.js';
import { rebuildArticleIndex } from './guide/rebuild-article-index.handler.js';
import { updateArticleIndex } from './guide/update-article-index.handler.js';
import { writeGuide } from './guide/write-guide.handler.js';
import type { JobHandler } from './job-context.js';
import { claimVisitor } from './maintenance/claim-visitor.handler.js';
import { deleteAccount } from './maintenance/delete-account.handler.js';
import { deleteAnalysis } from './maintenance/delete-analysis.handler.js';
import { deleteDiscovery } from './maintenance/delete-discovery.handler.js';
import { purgeAnalyses } from './maintenance/purge-analyses.handler.js';
import { purgeErrorReports } from './maintenance/purge-error-reports.handler.js';
import { purgeRuns, purgeVersions } from './maintenance/purge-history.handler.js';
import { purgePlaces } from './maintenance/purge-places.handler.js';
import { refreshKnowledge } from './maintenance/refresh-knowledge.handler.js';
import { updateKnowledge } from './maintenance/update-knowledge.handler.js';
import { deleteMedia } from './media/delete-media.handler.js';
import { drawCover } from './media/draw-cover.handler.js';
import { drawShareImage } from './media/draw-share-image.handler.js';
import { findGuidePhoto } from './media/find-guide-photo.handler.js';
import { findPhoto } from './media/find-photo.handler.js';
import { refreshPhotos } from './media/refresh-photos.handler.js';
import { sweepMedia } from './media/sweep-media.handler.js';
import { analyzePhoto } from './photo/analyze-photo.handler.js';
import { correctPhoto } from './photo/correct-photo.handler.js';
import { createDiscovery } from './photo/create-discovery.handler.js';
import { moderatePhoto } from './photo/moderate-photo.handler.js';
import { moderatePhotos } from './photo/moderate-photos.handler.js';
import { rebuildSearchIndex } from './search/rebuild-search-index.handler.js';
import { updateSearchIndex } from './search/update-search-index.handler.js';

/** The handler of each job; a job without one does not compile. */
export const JOB_HANDLERS: { [J in JobName]: JobHandler<J> } = {
  'photo.analyze': analyzePhoto,
  'photo.correct': correctPhoto,
  'analysis.deleted': deleteAnalysis,
  'analyses.purge': purgeAnalyses,
  'discovery.create': createDiscovery,
  'guide.write': writeGuide,
  'article.write': writeArticle,
  'article.rewrite': rewriteArticle,
  'batch.run': runBatch,
  'batch.prices': updatePrices,
  'visitor.claim': claimVisitor,
  'account.deleted': deleteAccount,
  'discovery.deleted': deleteDiscovery,
  'media.deleted': deleteMedia,
  'media.sweep': sweepMedia,
  'photo.moderate': moderatePhoto,
  'photos.moderate': moderatePhotos,
  'photo.find': findPhoto,
  'guide-photo.find': findGuidePhoto,
  'photos.refresh': refreshPhotos,
  'duplicates.refresh': refreshDuplicates,
  'articles.purge': purgeArticles,
  'error-reports.purge': purgeErrorReports,
  'article-versions.purge': purgeVersions,
  'batch-runs.purge': purgeRuns,
  'article-index.update': updateArticleIndex,
  'article-index.rebuild': rebuildArticleIndex,
  'search-index.update': updateSearchIndex,
  'search-index.rebuild': rebuildSearchIndex,
  'cover.draw': drawCover,
  'share.draw': drawShareImage,
  'knowledge.refresh': refreshKnowledge,
  'knowledge.update': updateKnowledge,
  'places.purge': purgePlaces,
};
