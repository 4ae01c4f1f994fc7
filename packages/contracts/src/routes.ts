import { adminArticles } from './admin-articles.js';
import { adminDiscoveries } from './admin-discoveries.js';
import { analyses } from './analyses.js';
import { internalRewrites } from './article-rewrites.js';
import { articles, internalArticles } from './articles.js';
import { audit } from './audit.js';
import { auth, internalAccounts } from './auth.js';
import { batchRuns } from './batch-runs.js';
import { internalCovers, internalDrawing, internalShares, share } from './covers.js';
import { seo } from './crawlers.js';
import { dataExport } from './data-export.js';
import { deletedArticles } from './deleted-articles.js';
import { discoveries, internalDiscoveries, objects } from './discoveries.js';
import { duplicates, internalDuplicates } from './duplicates.js';
import { guides, internalGuides, internalWriting } from './guides.js';
import { internalAnalyses } from './internal-analyses.js';
import { internalBatchRuns } from './internal-batch-runs.js';
import { internalDiscoveryMaintenance } from './internal-discoveries.js';
import { DOMAIN_SERVICES } from './jobs.js';
import { places } from './maps.js';
import { internalMedia, media } from './media.js';
import { moderation } from './moderation.js';
import { internalPlaces } from './places.js';
import { queues } from './queues.js';
import type { Route } from './route.js';
import { system } from './system.js';
import { runScheduledJobByService, scheduledJobsByService } from './upkeep.js';
import { internalUsers, users } from './users.js';
import {
  countOpenRoute,
  failedJobsByService,
  finishRoute,
  listFailedRoute,
  retryAllJobsByService,
  retryAllRoute,
  retryJobByService,
  retryRoute,
} from './work-requests.js';

/** Every public route, in the order of the OpenAPI document. */
export const PUBLIC_ROUTES: readonly Route[] = [
  system,
  auth,
  users,
  analyses,
  places,
  articles,
  adminArticles,
  moderation,
  duplicates,
  deletedArticles,
  guides,
  discoveries,
  dataExport,
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
].flatMap((group) => Object.values<Route>(group));

/** Every route that only processes of the product may call. */
export const INTERNAL_ROUTES: readonly Route[] = [
  ...[
    internalAccounts,
    internalUsers,
    internalAnalyses,
    internalWriting,
    internalPlaces,
    internalArticles,
    internalRewrites,
    internalDuplicates,
    internalGuides,
    internalDiscoveries,
    internalDiscoveryMaintenance,
    internalCovers,
    internalShares,
    internalDrawing,
    internalMedia,
    internalBatchRuns,
  ].flatMap((group) => Object.values<Route>(group)),
  ...DOMAIN_SERVICES.flatMap((service): Route[] =>
    [finishRoute, listFailedRoute, retryRoute, retryAllRoute, countOpenRoute].map((createRoute) =>
      createRoute(service),
    ),
  ),
];
