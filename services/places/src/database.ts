import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { IndexedArticle } from './article-index/indexed-article.entity.js';
import { GeoProviderCost } from './costs/geo-provider-cost.entity.js';
import { PlaceIdentityRow } from './knowledge/identity/place-identity.entity.js';
import { CreatePlaces1700000000000 } from './migrations/1700000000000-create-places.js';
import { OutboundClick } from './outbound/outbound-click.entity.js';
import { CachedPlace } from './place-cache/cached-place.entity.js';

/** All entities of the schema `places`. */
export const entities = [
  JobRequest,
  AuditEntry,
  CachedPlace,
  IndexedArticle,
  OutboundClick,
  GeoProviderCost,
  PlaceIdentityRow,
];
export const migrations = [CreatePlaces1700000000000];
