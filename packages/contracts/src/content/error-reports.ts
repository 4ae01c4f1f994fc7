import { z } from 'zod';
import { route } from '../core/route.js';
import { byRowId } from '../core/row-ids.js';
import { optionalText, plainText, text } from '../core/text.js';
import { fact, factSource } from '../places/facts.js';
import { PAGINATION_NOTE, pageQuery } from './admin/admin-lists.js';
import { articleCorrection } from './articles/articles.js';

/** Texts in which readers can report errors. */
export const REPORTED_SUBJECTS = ['article', 'guide', 'discovery'] as const;
export type ReportedSubject = (typeof REPORTED_SUBJECTS)[number];

export const ERROR_REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const;
export type ErrorReportStatus = (typeof ERROR_REPORT_STATUSES)[number];

/** Maximum lengths in characters. */
export const ERROR_REPORT_LIMITS = { sentence: 2_500, comment: 1_000, note: 300 } as const;

/** Days after which a closed report is deleted. Corrections stay in the article and in the audit log. */
export const CLOSED_REPORT_RETENTION_DAYS = 90;

/** Error that a reader reports. It contains nothing about the reader. */
export const newErrorReport = z.object({
  subjectType: z.enum(REPORTED_SUBJECTS),
  /** Id of the article or discovery; slug of the guide. */
  subjectId: text(80).pipe(z.string().min(1, 'is required')),
  /** Sentence of the text, or the reader's words for it. */
  sentence: plainText(ERROR_REPORT_LIMITS.sentence).optional(),
  /** What is wrong, in the reader's words. */
  comment: plainText(ERROR_REPORT_LIMITS.comment).pipe(z.string().min(1, 'is required')),
});
export type NewErrorReport = z.infer<typeof newErrorReport>;

/** Report as editors see it. */
export const errorReport = z.object({
  id: z.number().int(),
  subjectType: z.enum(REPORTED_SUBJECTS),
  subjectId: z.string(),
  /** Title of the text when the error was reported. */
  subjectName: z.string(),
  /** Article in which the error can be corrected, after a merge the remaining one; null when there is none. */
  articleId: z.number().int().nullable(),
  /** Path of the page with the text; null when it has none. */
  path: z.string().nullable(),
  /** Empty when the report is about the whole text. */
  sentence: z.string(),
  comment: z.string(),
  /** Facts that the sentence cited when the error was reported, with their sources. */
  citedFacts: z.array(fact),
  sources: z.array(factSource),
  status: z.enum(ERROR_REPORT_STATUSES),
  /** Note of the editor who closed it; public when it was added to the article. */
  resolution: z.string().nullable(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});
export type ErrorReport = z.infer<typeof errorReport>;

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;

export const errorReports = {
  create: route({
    id: 'errorReports.create',
    service: 'content',
    method: 'POST',
    path: '/api/error-reports',
    access: 'public',
    summary: 'Reports an error in an article, a guide or a discovery that the caller can view; no account is needed',
    body: newErrorReport,
    rateLimit: { max: 10, windowSeconds: 600, by: 'visitor', maxPerAddress: 30 },
    errors: ['INVALID_INPUT', 'ARTICLE_NOT_FOUND', 'GUIDE_NOT_FOUND', 'DISCOVERY_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  list: route({
    id: 'errorReports.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/error-reports',
    access: 'admin',
    summary: `Lists errors that readers reported, newest first; without \`status\`, of every status. ${PAGINATION_NOTE}`,
    query: z.object({
      ...pageQuery,
      status: z.enum(ERROR_REPORT_STATUSES).optional(),
      subjectType: z.enum(REPORTED_SUBJECTS).optional(),
    }),
    response: z.array(errorReport),
    errors: ADMIN_ERRORS,
  }),
  resolve: route({
    id: 'errorReports.resolve',
    service: 'content',
    method: 'POST',
    path: '/api/admin/error-reports/:id/resolve',
    access: 'admin',
    summary: 'Closes a report as resolved. With `correction`, the article shows that note with the date of today',
    params: byRowId,
    body: z.object({ correction: optionalText(ERROR_REPORT_LIMITS.note) }),
    response: z.object({
      report: errorReport,
      /** Line that the article now shows; null without a correction, and for a text without an article. */
      correction: articleCorrection.nullable(),
    }),
    errors: [...ADMIN_ERRORS, 'ERROR_REPORT_NOT_FOUND', 'ERROR_REPORT_CLOSED', 'ARTICLE_DELETED'],
  }),
  dismiss: route({
    id: 'errorReports.dismiss',
    service: 'content',
    method: 'POST',
    path: '/api/admin/error-reports/:id/dismiss',
    access: 'admin',
    summary: 'Closes a report as dismissed, for a reason that only editors see',
    params: byRowId,
    body: z.object({ reason: optionalText(ERROR_REPORT_LIMITS.note) }),
    response: errorReport,
    errors: [...ADMIN_ERRORS, 'ERROR_REPORT_NOT_FOUND', 'ERROR_REPORT_CLOSED'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalErrorReports = {
  purge: route({
    id: 'internalErrorReports.purge',
    service: 'content',
    method: 'POST',
    path: '/internal/error-reports/purge',
    access: 'internal',
    summary: 'Deletes a batch of reports that were closed long ago',
    response: z.object({ purged: z.number().int().nonnegative(), more: z.boolean() }),
  }),
} as const;
