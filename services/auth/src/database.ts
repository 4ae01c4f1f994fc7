import { CreateWorkRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { WorkRequest } from '@placelore/platform/work/work-request.entity.js';
import { CreateUsers1700000000001 } from './migrations/1700000000001-create-users.js';
import { User } from './users/user.entity.js';

/** Everything that stands in the schema `auth`. */
export const entities = [WorkRequest, User];
export const migrations = [CreateWorkRequests1700000000000, CreateUsers1700000000001];
