import { CreateWorkRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { WorkRequest } from '@placelore/platform/work/work-request.entity.js';
import { CachedPlace } from './cache/cached-place.entity.js';
import { CreatePlaces1700000000001 } from './migrations/1700000000001-create-places.js';

/** Everything that stands in the schema `places`. */
export const entities = [WorkRequest, CachedPlace];
export const migrations = [CreateWorkRequests1700000000000, CreatePlaces1700000000001];
