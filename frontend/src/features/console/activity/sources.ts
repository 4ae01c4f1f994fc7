import { type AuditEntry, audit } from '@placelore/contracts/audit.js';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import { type FailedWork, failedWorkOf } from '@placelore/contracts/work-requests.js';
import { call } from '../../../lib/api.js';
import type { Source } from './merged.js';

/** Items on a page of a log. */
export const SIZE = 20;

/** The logs that are shown as one: what is done to users, and to what people read. */
export const AUDIT_SOURCES: readonly Source<AuditEntry>[] = (['auth', 'content'] as const).map((owner) => ({
  name: owner,
  read: (before) => call(audit[owner], { limit: SIZE, ...(before !== undefined && { before: Number(before) }) }),
  cursorOf: ({ id }) => String(id),
  timeOf: ({ at }) => at,
}));

/** By the calls there are: the list of owners itself would bring all schemas along. */
const OWNERS = Object.keys(failedWorkOf) as OwnerName[];

/** The owner a source is of. */
export const ownerOf = (source: string): OwnerName => OWNERS.find((owner) => owner === source) ?? 'content';

/** Failed work of every owner. */
export const FAILED_SOURCES: readonly Source<FailedWork>[] = OWNERS.map((owner) => ({
  name: owner,
  read: (before) => call(failedWorkOf[owner], { limit: SIZE, ...(before !== undefined && { before }) }),
  cursorOf: ({ cursor }) => cursor,
  timeOf: ({ failedAt }) => failedAt,
}));
