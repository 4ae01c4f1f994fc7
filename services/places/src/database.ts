import { CreateAuditLog1700000000017 } from '@placelore/platform/audit/1700000000017-create-audit-log.js';
import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { CreateJobRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { IndexWorkByJob1700000000015 } from '@placelore/platform/work/1700000000015-index-work-by-job.js';
import { RetryWork1700000000018 } from '@placelore/platform/work/1700000000018-retry-work.js';
import { ForgetSettledWork1700000000062 } from '@placelore/platform/work/1700000000062-forget-settled-work.js';
import { NameRequesters1700000000140 } from '@placelore/platform/work/1700000000140-name-requesters.js';
import { IndexedArticle } from './article-index/indexed-article.entity.js';
import { GeoProviderCost } from './costs/geo-provider-cost.entity.js';
import { CreatePlaces1700000000001 } from './migrations/1700000000001-create-places.js';
import { GuidesAndClicks1700000000010 } from './migrations/1700000000010-guides-and-clicks.js';
import { Google1700000000020 } from './migrations/1700000000020-google.js';
import { OutboundClick } from './outbound/outbound-click.entity.js';
import { CachedPlace } from './place-cache/cached-place.entity.js';

/** All entities of the schema `places`. */
export const entities = [JobRequest, AuditEntry, CachedPlace, IndexedArticle, OutboundClick, GeoProviderCost];
export const migrations = [
  CreateJobRequests1700000000000,
  IndexWorkByJob1700000000015,
  CreateAuditLog1700000000017,
  RetryWork1700000000018,
  CreatePlaces1700000000001,
  GuidesAndClicks1700000000010,
  Google1700000000020,
  ForgetSettledWork1700000000062,
  NameRequesters1700000000140,
];
