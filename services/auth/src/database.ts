import { CreateAuditLog1700000000017 } from '@placelore/platform/audit/1700000000017-create-audit-log.js';
import { AuditEntry } from '@placelore/platform/audit/audit-entry.entity.js';
import { JobRequest } from '@placelore/platform/jobs/job-request.entity.js';
import { CreateJobRequests1700000000000 } from '@placelore/platform/work/1700000000000-create-work-requests.js';
import { IndexWorkByJob1700000000015 } from '@placelore/platform/work/1700000000015-index-work-by-job.js';
import { RetryWork1700000000018 } from '@placelore/platform/work/1700000000018-retry-work.js';
import { ForgetSettledWork1700000000062 } from '@placelore/platform/work/1700000000062-forget-settled-work.js';
import { NameRequesters1700000000140 } from '@placelore/platform/work/1700000000140-name-requesters.js';
import { CreateUsers1700000000001 } from './migrations/1700000000001-create-users.js';
import { ListUsers1700000000002 } from './migrations/1700000000002-list-users.js';
import { User } from './users/user.entity.js';

/** All entities and migrations of the schema `auth`. */
export const entities = [JobRequest, AuditEntry, User];
export const migrations = [
  CreateJobRequests1700000000000,
  IndexWorkByJob1700000000015,
  CreateAuditLog1700000000017,
  RetryWork1700000000018,
  CreateUsers1700000000001,
  ListUsers1700000000002,
  ForgetSettledWork1700000000062,
  NameRequesters1700000000140,
];
