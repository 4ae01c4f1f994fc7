import type { JobName } from '@placelore/contracts/jobs.js';
import { deleteAccount } from './account-removed.js';
import { purgeAnalyses } from './analyses-purge.js';
import { deleteAnalysis } from './analysis-removed.js';
import { rewriteArticle } from './article-rewrite.js';
import { writeArticle } from './article-write.js';
import { purgeArticles } from './articles-purge.js';
import { updatePrices } from './batch-prices.js';
import { runBatch } from './batch-run.js';
import { drawCover } from './cover-draw.js';
import { relocateDiscoveries } from './discoveries-relocate.js';
import { createDiscovery } from './discovery-create.js';
import { deleteDiscovery } from './discovery-removed.js';
import { refreshDuplicates } from './duplicates-refresh.js';
import type { JobHandler } from './flow.js';
import { updateArticleIndex } from './guide-index.js';
import { rebuildArticleIndex } from './guide-rebuild.js';
import { writeGuide } from './guide-write.js';
import { deleteMedia } from './media-removed.js';
import { sweepMedia } from './media-sweep.js';
import { analyzePhoto } from './photo-analyze.js';
import { correctPhoto } from './photo-correct.js';
import { moderatePhotos } from './photos-moderate.js';
import { purgePlaces } from './places-purge.js';
import { drawShareImage } from './share-draw.js';
import { claimVisitor } from './visitor-claim.js';

/** One flow a job; a job without one does not compile. */
export const JOB_HANDLERS: { [J in JobName]: JobHandler<J> } = {
  'photo.analyze': analyzePhoto,
  'photo.correct': correctPhoto,
  'analysis.removed': deleteAnalysis,
  'analyses.purge': purgeAnalyses,
  'discovery.create': createDiscovery,
  'guide.write': writeGuide,
  'article.write': writeArticle,
  'article.rewrite': rewriteArticle,
  'batch.run': runBatch,
  'batch.prices': updatePrices,
  'visitor.claim': claimVisitor,
  'account.removed': deleteAccount,
  'discovery.removed': deleteDiscovery,
  'discoveries.relocate': relocateDiscoveries,
  'media.removed': deleteMedia,
  'media.sweep': sweepMedia,
  'photos.moderate': moderatePhotos,
  'duplicates.refresh': refreshDuplicates,
  'articles.purge': purgeArticles,
  'guide.index': updateArticleIndex,
  'guide.rebuild': rebuildArticleIndex,
  'cover.draw': drawCover,
  'share.draw': drawShareImage,
  'places.purge': purgePlaces,
};
