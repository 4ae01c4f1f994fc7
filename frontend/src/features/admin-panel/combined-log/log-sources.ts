import { type FailedJob, failedJobsByService } from '@placelore/contracts/core/jobs/job-requests.js';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { type AuditEntry, audit } from '@placelore/contracts/system/audit.js';
import { call } from '../../../lib/api/api.js';
import type { LogSource } from './merge-logs.js';

export const PAGE_SIZE = 20;

/** Audit logs that are shown as one: those of users and of content. */
export const AUDIT_SOURCES: readonly LogSource<AuditEntry>[] = (['auth', 'content'] as const).map((service) => ({
  name: service,
  read: (before) => call(audit[service], { limit: PAGE_SIZE, ...(before !== undefined && { before: Number(before) }) }),
  getCursor: ({ id }) => String(id),
  getTime: ({ at }) => at,
}));

/** The services, from the keys of their calls: importing their list would add all schemas to the bundle. */
const SERVICES = Object.keys(failedJobsByService) as DomainServiceName[];

/** Returns the service a source belongs to. */
export const findService = (sourceName: string): DomainServiceName =>
  SERVICES.find((service) => service === sourceName) ?? 'content';

/** Failed jobs of every service. */
export const FAILED_JOB_SOURCES: readonly LogSource<FailedJob>[] = SERVICES.map((service) => ({
  name: service,
  read: (before) => call(failedJobsByService[service], { limit: PAGE_SIZE, ...(before !== undefined && { before }) }),
  getCursor: ({ cursor }) => cursor,
  getTime: ({ failedAt }) => failedAt,
}));
