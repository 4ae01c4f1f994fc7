import type { JobName } from '@placelore/contracts/jobs.js';
import { accountRemoved } from './account-removed.js';
import { analysesPurge } from './analyses-purge.js';
import { analysisRemoved } from './analysis-removed.js';
import { articleRewrite } from './article-rewrite.js';
import { articleWrite } from './article-write.js';
import { articlesPurge } from './articles-purge.js';
import { batchPrices } from './batch-prices.js';
import { batchRun } from './batch-run.js';
import { coverDraw } from './cover-draw.js';
import { discoveriesRelocate } from './discoveries-relocate.js';
import { discoveryCreate } from './discovery-create.js';
import { discoveryRemoved } from './discovery-removed.js';
import { duplicatesRefresh } from './duplicates-refresh.js';
import type { Flow } from './flow.js';
import { guideIndex } from './guide-index.js';
import { guideRebuild } from './guide-rebuild.js';
import { guideWrite } from './guide-write.js';
import { mediaRemoved } from './media-removed.js';
import { mediaSweep } from './media-sweep.js';
import { photoAnalyze } from './photo-analyze.js';
import { photoCorrect } from './photo-correct.js';
import { photosModerate } from './photos-moderate.js';
import { placesPurge } from './places-purge.js';
import { shareDraw } from './share-draw.js';
import { visitorClaim } from './visitor-claim.js';

/** One flow a job; a job without one does not compile. */
export const FLOWS: { [J in JobName]: Flow<J> } = {
  'photo.analyze': photoAnalyze,
  'photo.correct': photoCorrect,
  'analysis.removed': analysisRemoved,
  'analyses.purge': analysesPurge,
  'discovery.create': discoveryCreate,
  'guide.write': guideWrite,
  'article.write': articleWrite,
  'article.rewrite': articleRewrite,
  'batch.run': batchRun,
  'batch.prices': batchPrices,
  'visitor.claim': visitorClaim,
  'account.removed': accountRemoved,
  'discovery.removed': discoveryRemoved,
  'discoveries.relocate': discoveriesRelocate,
  'media.removed': mediaRemoved,
  'media.sweep': mediaSweep,
  'photos.moderate': photosModerate,
  'duplicates.refresh': duplicatesRefresh,
  'articles.purge': articlesPurge,
  'guide.index': guideIndex,
  'guide.rebuild': guideRebuild,
  'cover.draw': coverDraw,
  'share.draw': shareDraw,
  'places.purge': placesPurge,
};
