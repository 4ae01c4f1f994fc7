import { type FailedJob, failedJobsByService } from '@placelore/contracts/core/job-requests.js';
import type { DomainServiceName } from '@placelore/contracts/core/jobs.js';
import { type AuditEntry, audit } from '@placelore/contracts/system/audit.js';
import { call } from '../../../lib/api/api.js';
import type { LogSource } from './merge-logs.js';

/** Items on a page of a log. */
export const PAGE_SIZE = 20;

/** The logs that are shown as one: what is done to users, and to what people read. */
export const AUDIT_SOURCES: readonly LogSource<AuditEntry>[] = (['auth', 'content'] as const).map((service) => ({
  name: service,
  read: (before) => call(audit[service], { limit: PAGE_SIZE, ...(before !== undefined && { before: Number(before) }) }),
  getCursor: ({ id }) => String(id),
  getTime: ({ at }) => at,
}));

/** By the calls there are: the list of owners itself would bring all schemas along. */
const SERVICES = Object.keys(failedJobsByService) as DomainServiceName[];

/** The owner a source is of. */
export const findService = (sourceName: string): DomainServiceName =>
  SERVICES.find((service) => service === sourceName) ?? 'content';

/** Failed work of every owner. */
export const FAILED_JOB_SOURCES: readonly LogSource<FailedJob>[] = SERVICES.map((service) => ({
  name: service,
  read: (before) => call(failedJobsByService[service], { limit: PAGE_SIZE, ...(before !== undefined && { before }) }),
  getCursor: ({ cursor }) => cursor,
  getTime: ({ failedAt }) => failedAt,
}));
