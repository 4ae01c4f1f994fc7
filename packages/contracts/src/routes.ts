import { adminAnalyses } from './analysis/admin-analyses.js';
import { internalAnalyses } from './analysis/analyses.internal.js';
import { analyses } from './analysis/analyses.js';
import { analysisPhotos } from './analysis/analysis-photos.js';
import { learnedPhotos } from './analysis/learned-photos.js';
import { auth, internalAccounts } from './auth/auth.js';
import { internalSessions } from './auth/sessions.internal.js';
import { internalUsers, users } from './auth/users.js';
import { adminArticles } from './content/admin/admin-articles.js';
import { adminDiscoveries } from './content/admin/admin-discoveries.js';
import { internalBatchRuns } from './content/admin/batch-runs.internal.js';
import { batchRuns } from './content/admin/batch-runs.js';
import { deletedArticles } from './content/admin/deleted-articles.js';
import { duplicates, internalDuplicates } from './content/admin/duplicates.js';
import { moderation } from './content/admin/moderation.js';
import { articlePhotos, internalArticlePhotos } from './content/articles/article-photos.js';
import { internalRewrites } from './content/articles/article-rewrites.js';
import { articles, internalArticles } from './content/articles/articles.js';
import { collections } from './content/articles/collections.js';
import { explore } from './content/articles/explore.js';
import { library } from './content/articles/library.js';
import { searches } from './content/articles/search.js';
import { internalSearchIndex } from './content/articles/search-index.internal.js';
import { internalCovers, internalDrawing, internalShares, share } from './content/covers.js';
import { dataExport } from './content/data-export.js';
import { internalDiscoveryMaintenance, internalDiscoveryPhotos } from './content/discoveries.internal.js';
import { discoveries, internalDiscoveries } from './content/discoveries.js';
import { errorReports, internalErrorReports } from './content/error-reports.js';
import { guidePhotos, internalGuidePhotos } from './content/guide-photos.js';
import { guides, internalGuides, internalWriting } from './content/guides.js';
import { internalHistory } from './content/history.internal.js';
import { internalMedia, media, objects } from './content/media.js';
import { seo } from './content/seo.js';
import { internalTrips, sharedTrips, trips } from './content/trips/trips.js';
import {
  countOpenRoute,
  failedJobsByService,
  finishRoute,
  listFailedRoute,
  retryAllJobsByService,
  retryAllRoute,
  retryJobByService,
  retryRoute,
} from './core/jobs/job-requests.js';
import { DOMAIN_SERVICES } from './core/jobs/jobs.js';
import { queues } from './core/jobs/queues.js';
import { runScheduledJobByService, scheduledJobsByService } from './core/jobs/scheduled-jobs.js';
import type { Route } from './core/route.js';
import { mapCells } from './places/map/map-cells.js';
import { places } from './places/maps.js';
import { internalPhotos } from './places/photos.internal.js';
import { pictures } from './places/pictures/pictures.js';
import { internalPlaces } from './places/places.internal.js';
import { tiles } from './places/tiles.js';
import { audit } from './system/audit.js';
import { signals } from './system/signals.js';
import { system } from './system/system.js';

/** Public routes by the first part of their id, in the order of the OpenAPI document. */
export const PUBLIC_ROUTE_GROUPS = {
  system,
  auth,
  users,
  analyses,
  analysisPhotos,
  learnedPhotos,
  adminAnalyses,
  places,
  pictures,
  tiles,
  mapCells,
  articles,
  explore,
  collections,
  library,
  searches,
  adminArticles,
  articlePhotos,
  moderation,
  duplicates,
  deletedArticles,
  guides,
  guidePhotos,
  discoveries,
  dataExport,
  trips,
  sharedTrips,
  errorReports,
  adminDiscoveries,
  objects,
  seo,
  share,
  media,
  batchRuns,
  audit,
  failedJobsByService,
  retryJobByService,
  retryAllJobsByService,
  scheduledJobsByService,
  runScheduledJobByService,
  queues,
  signals,
};

/** Every public route, in the order of the OpenAPI document. */
export const PUBLIC_ROUTES: readonly Route[] = Object.values(PUBLIC_ROUTE_GROUPS).flatMap((group) =>
  Object.values<Route>(group),
);

/** Routes that only processes of the product may call, by the first part of their id. */
export const INTERNAL_ROUTE_GROUPS = {
  internalAccounts,
  internalSessions,
  internalUsers,
  internalAnalyses,
  internalWriting,
  internalPlaces,
  internalPhotos,
  internalArticles,
  internalSearchIndex,
  internalArticlePhotos,
  internalRewrites,
  internalDuplicates,
  internalErrorReports,
  internalHistory,
  internalGuides,
  internalGuidePhotos,
  internalDiscoveries,
  internalDiscoveryPhotos,
  internalDiscoveryMaintenance,
  internalTrips,
  internalCovers,
  internalShares,
  internalDrawing,
  internalMedia,
  internalBatchRuns,
};

/** Every route that only processes of the product may call. */
export const INTERNAL_ROUTES: readonly Route[] = [
  ...Object.values(INTERNAL_ROUTE_GROUPS).flatMap((group) => Object.values<Route>(group)),
  ...DOMAIN_SERVICES.flatMap((service): Route[] =>
    [finishRoute, listFailedRoute, retryRoute, retryAllRoute, countOpenRoute].map((createRoute) =>
      createRoute(service),
    ),
  ),
];
