import { analyses, internalAnalyses } from './analyses.js';
import { articles, internalArticles } from './articles.js';
import { auth, internalAccounts } from './auth.js';
import { internalCovers, internalDrawing, internalShares, share } from './covers.js';
import { crawlers } from './crawlers.js';
import { discoveries, internalDiscoveries, objects } from './discoveries.js';
import { deletedArticles, duplicates, internalDuplicates } from './duplicates.js';
import { guides, internalGuides, internalWriting } from './guides.js';
import { JOBS, type OwnerName } from './jobs.js';
import { places } from './maps.js';
import { internalMedia, media } from './media.js';
import { internalPlaces } from './places.js';
import type { Route } from './route.js';
import { system } from './system.js';
import { settleRoute } from './work-requests.js';

/** Every public route, in the order of the OpenAPI document. */
export const PUBLIC_ROUTES: readonly Route[] = [
  system,
  auth,
  analyses,
  places,
  articles,
  duplicates,
  deletedArticles,
  guides,
  discoveries,
  objects,
  crawlers,
  share,
  media,
].flatMap((group) => Object.values<Route>(group));

const owners = new Set<OwnerName>(Object.values(JOBS).map((job) => job.owner));

/** Every route that only processes of the product may call. */
export const INTERNAL_ROUTES: readonly Route[] = [
  ...[
    internalAccounts,
    internalAnalyses,
    internalWriting,
    internalPlaces,
    internalArticles,
    internalDuplicates,
    internalGuides,
    internalDiscoveries,
    internalCovers,
    internalShares,
    internalDrawing,
    internalMedia,
  ].flatMap((group) => Object.values<Route>(group)),
  ...[...owners].map((owner) => settleRoute(owner) as Route),
];
