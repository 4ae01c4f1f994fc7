import { CreateWorkRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { IndexWorkByJob1700000000015 } from '@placelore/platform/work/1700000000015-index-work-by-job.js';
import { WorkRequest } from '@placelore/platform/work/work-request.entity.js';
import { CreateUsers1700000000001 } from './migrations/1700000000001-create-users.js';
import { User } from './users/user.entity.js';

/** Everything that stands in the schema `auth`. */
export const entities = [WorkRequest, User];
export const migrations = [CreateWorkRequests1700000000000, IndexWorkByJob1700000000015, CreateUsers1700000000001];
