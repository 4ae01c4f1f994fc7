import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { CreateAuth1700000000000 } from './migrations/1700000000000-create-auth.js';
import { StoredSession } from './sessions/session.entity.js';
import { User } from './users/user.entity.js';

/** All entities and migrations of the schema `auth`. */
export const entities = [JobRequest, AuditEntry, User, StoredSession];
export const migrations = [CreateAuth1700000000000];
