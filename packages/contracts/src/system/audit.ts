import { z } from 'zod';
import type { DomainServiceName } from '../core/jobs/jobs.js';
import { route } from '../core/route.js';
import { rowIdText } from '../core/row-ids.js';

/** Page size of an audit log. */
export const AUDIT_PAGE = { default: 50, max: 100 } as const;

/** Audited actions: the kind of subject, and a verb. */
export const AUDIT_ACTIONS = [
  'article.approve',
  'article.create',
  'article.delete',
  'article.edit',
  'article.merge',
  'article.photo',
  'article.publish',
  'article.refuse-photo',
  'article.reject',
  'article.restore',
  'article.restore-version',
  'article.review',
  'article.rewrite',
  'article.unmerge',
  'article.withdraw',
  'batch.cancel',
  'batch.estimate',
  'batch.resume',
  'batch.retry',
  'batch.start',
  'discovery.delete',
  'discovery.publish',
  'discovery.withdraw',
  'duplicates.dismiss',
  'duplicates.recall',
  'error-report.dismiss',
  'error-report.resolve',
  'guide.refuse-photo',
  'learned-photo.forget',
  'scheduled-job.run',
  'user.activate',
  'user.create-admin',
  'user.delete',
  'user.demote',
  'user.promote',
  'user.reset-password',
  'user.suspend',
  'job.retry',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const state = z.record(z.string(), z.unknown()).nullable();

/** One action of an admin or operator. */
export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Null for an operator on the shell. */
  actorId: z.number().int().nullable(),
  actorName: z.string(),
  /** One of {@link AUDIT_ACTIONS}, or the action name of another release. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  /** Subject before and after the action; null where it did not exist. */
  before: state,
  after: state,
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const ACTION_PATTERN = /^[a-z]+([.-][a-z]+)*$/;

/** Route for a service's audit log. It is the same in every service, so that one list can show all entries. */
export const auditRoute = (service: DomainServiceName) =>
  route({
    id: `audit.${service}`,
    service: service,
    method: 'GET',
    path: `/api/admin/audit/${service}`,
    access: 'admin',
    summary: `Lists actions of admins and operators on the data of ${service}, latest first; \`before\` is the last id seen`,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(AUDIT_PAGE.max).default(AUDIT_PAGE.default),
      before: rowIdText.optional(),
      /** Id of the admin. */
      actor: rowIdText.optional(),
      action: z.string().max(60).regex(ACTION_PATTERN, 'must be an action, such as user.suspend').optional(),
      subject: z
        .string()
        .regex(/^[a-z-]{1,40}(:[\w-]{1,60})?$/, 'must be a subject type, or one subject such as user:7')
        .optional(),
    }),
    response: z.array(auditEntry),
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'],
  });

export const audit = {
  auth: auditRoute('auth'),
  content: auditRoute('content'),
  analysis: auditRoute('analysis'),
  places: auditRoute('places'),
} as const;
