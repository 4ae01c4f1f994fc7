import { z } from 'zod';
import { AVAILABILITY_ERRORS } from './availability-errors.js';
import { TRIP_ERRORS } from './trip-errors.js';

/**
 * All errors of the product, with the HTTP status, the message for the user, and whether the worker retries.
 * `retryable` means that the same request may succeed later without a change.
 */
export const ERRORS = {
  // Requests
  INVALID_INPUT: { status: 400, retryable: false, message: 'Some of the data sent is not valid.' },
  AUTHENTICATION_REQUIRED: { status: 401, retryable: false, message: 'Authentication required' },
  INVALID_CREDENTIALS: { status: 401, retryable: false, message: 'Invalid username or password' },
  ACCOUNT_SUSPENDED: { status: 403, retryable: false, message: 'This account is suspended.' },
  ADMIN_REQUIRED: { status: 403, retryable: false, message: 'Admin access required' },
  CROSS_ORIGIN_REJECTED: { status: 403, retryable: false, message: 'Requests from other sites are not allowed.' },
  INTERNAL_ONLY: { status: 403, retryable: false, message: 'This endpoint is not public.' },
  NOT_FOUND: { status: 404, retryable: false, message: 'This page or endpoint does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false, message: 'This endpoint does not support that HTTP method.' },
  BODY_TOO_LARGE: { status: 413, retryable: false, message: 'The data sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false, message: 'This content type is not supported.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    retryable: true,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  QUOTA_EXCEEDED: {
    status: 429,
    retryable: true,
    message: 'You have reached your limit. Please try again later.',
  },
  UPLOAD_TOO_SLOW: {
    status: 408,
    retryable: true,
    message: 'The upload was too slow and was stopped. Please try again with a better connection.',
  },
  UPLOADS_FULL: {
    status: 503,
    retryable: true,
    message: 'Too many uploads are arriving at the moment. Please try again in a few seconds.',
  },

  // Accounts
  USERNAME_TAKEN: { status: 409, retryable: false, message: 'Username already exists' },
  EMAIL_TAKEN: { status: 409, retryable: false, message: 'Email already exists' },
  ADMIN_CANNOT_DELETE_SELF: {
    status: 409,
    retryable: false,
    message: 'Admins cannot delete their own account. Another admin has to remove the admin role first.',
  },
  USER_NOT_FOUND: { status: 404, retryable: false, message: 'This user does not exist.' },
  CANNOT_MODIFY_SELF: {
    status: 409,
    retryable: false,
    message: 'Admins cannot suspend, demote or delete themselves. Ask another admin to do it.',
  },
  LAST_ADMIN: {
    status: 409,
    retryable: false,
    message: 'This is the last admin. Make another user an admin first.',
  },

  // Photos and analyses
  IMAGE_MISSING: { status: 400, retryable: false, message: 'Please select an image to upload.' },
  IMAGE_EMPTY: { status: 400, retryable: false, message: 'No image data captured. Please try again.' },
  IMAGE_TOO_LARGE: { status: 413, retryable: false, message: 'Please select an image smaller than 10MB.' },
  IMAGE_UNSUPPORTED: {
    status: 415,
    retryable: false,
    message: 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).',
  },
  IMAGE_UNREADABLE: {
    status: 422,
    retryable: false,
    message: 'This image is damaged or incomplete and cannot be read.',
  },
  IMAGE_TOO_SMALL: { status: 422, retryable: false, message: 'This image is too small to be published.' },
  IMAGE_TOO_MANY_PIXELS: {
    status: 422,
    retryable: false,
    message: 'This image has too many pixels. Please use one with at most 100 megapixels.',
  },
  ANALYSIS_NOT_FOUND: { status: 404, retryable: false, message: 'This analysis does not exist.' },
  ANALYSIS_FAILED: { status: 500, retryable: false, message: "We couldn't analyze the photo. Please try again." },
  ANALYSIS_PENDING: { status: 409, retryable: true, message: 'The analysis has not finished yet.' },
  CORRECTION_IN_PROGRESS: {
    status: 409,
    retryable: false,
    message: 'The place is already being changed. Please wait until that is finished.',
  },
  CORRECTION_FAILED: {
    status: 500,
    retryable: false,
    message: "We couldn't change the place. Your result is unchanged.",
  },

  // Places
  PLACE_NOT_FOUND: { status: 404, retryable: false, message: 'No place with this name was found.' },

  // Articles
  ARTICLE_NOT_FOUND: { status: 404, retryable: false, message: 'The requested article could not be found.' },
  TITLE_NOT_UNIQUE: { status: 409, retryable: false, message: 'Several articles have this title.' },
  ARTICLE_HAS_DISCOVERY: {
    status: 409,
    retryable: false,
    message: 'This article belongs to a discovery. Delete the discovery to delete both.',
  },
  ARTICLE_HAS_PHOTO: {
    status: 409,
    retryable: false,
    message: 'This article has a photo of its own. Remove it first to look for another one.',
  },
  OPEN_PHOTOS_OFF: {
    status: 409,
    retryable: false,
    message: 'Open services are off, so no photo can be found. Set OPEN_SERVICES_CONTACT to turn them on.',
  },
  WIKIDATA_OFF: {
    status: 409,
    retryable: false,
    message: 'Wikidata is off, so nothing can be compared with it. Set OPEN_SERVICES_CONTACT to turn it on.',
  },
  SEARCH_ENGINE_OFF: { status: 409, retryable: false, message: 'There is no search engine. Set SEARCH_ENGINE_URL.' },
  SLUG_TAKEN: { status: 409, retryable: false, message: 'Another article already uses this address.' },
  ARTICLE_CHANGED: {
    status: 409,
    retryable: false,
    message: 'Another admin has saved this article in the meantime. Nothing was overwritten.',
  },
  ARTICLE_VERSION_NOT_FOUND: { status: 404, retryable: false, message: 'This version of the article does not exist.' },
  ARTICLE_NOT_PENDING: { status: 409, retryable: false, message: 'This article is not waiting for approval.' },
  REWRITE_NOT_FOUND: { status: 404, retryable: false, message: 'This rewrite does not exist or has expired.' },
  REWRITE_FAILED: { status: 500, retryable: false, message: "We couldn't rewrite the article. Please try again." },

  DELETED_ARTICLE_NOT_FOUND: {
    status: 404,
    retryable: false,
    message: 'This deleted article does not exist or can no longer be restored.',
  },
  RESTORE_REJECTED: { status: 409, retryable: false, message: 'This article cannot be restored.' },
  MERGE_NOT_FOUND: { status: 404, retryable: false, message: 'This merge does not exist or can no longer be undone.' },
  MERGE_REJECTED: { status: 409, retryable: false, message: 'These articles cannot be merged like this.' },
  MERGE_NOT_UNDOABLE: { status: 409, retryable: false, message: 'This merge cannot be undone.' },

  LEARNED_PHOTO_NOT_FOUND: { status: 404, retryable: false, message: 'This photo is not among the learned ones.' },
  ERROR_REPORT_NOT_FOUND: { status: 404, retryable: false, message: 'This error report does not exist.' },
  ERROR_REPORT_CLOSED: { status: 409, retryable: false, message: 'This error report is already closed.' },
  ARTICLE_DELETED: { status: 409, retryable: false, message: 'Readers see no note on a deleted article. Restore it.' },

  // Guides
  NOT_A_PLACE: {
    status: 404,
    retryable: false,
    message: "We couldn't find that place. Try the name of a sight, a town or a country.",
  },
  AMBIGUOUS_PLACE: {
    status: 404,
    retryable: false,
    message: 'Several places have this name. Add the country or region, or choose one of them.',
  },
  GUIDE_NOT_FOUND: { status: 404, retryable: false, message: 'This guide does not exist or has expired.' },
  GUIDE_FAILED: { status: 500, retryable: false, message: "We couldn't write the guide. Please try again." },

  // Discoveries and media
  DISCOVERY_NOT_FOUND: { status: 404, retryable: false, message: 'This discovery does not exist.' },
  DISCOVERY_WITHOUT_ARTICLE: {
    status: 404,
    retryable: false,
    message: 'No article exists for this discovery yet.',
  },
  DISCOVERY_NOT_YOURS: {
    status: 403,
    retryable: false,
    message: "You don't have permission to delete this discovery.",
  },
  DISCOVERY_PRIVATE: {
    status: 409,
    retryable: false,
    message: 'This article belongs to a private discovery. Make the discovery public to publish the article, too.',
  },
  DISCOVERY_KEPT_PRIVATE: { status: 409, retryable: false, message: 'The owner of this discovery keeps it private.' },
  PLACE_ALREADY_PUBLISHED: { status: 409, retryable: false, message: 'This place already has a published article.' },
  PHOTO_UNSAFE: {
    status: 409,
    retryable: false,
    message: 'The photo of this discovery was rated unsafe and cannot be made public.',
  },
  ...TRIP_ERRORS,
  OBJECT_NOT_FOUND: { status: 404, retryable: false, message: 'This file does not exist.' },
  UPLOAD_REJECTED: {
    status: 403,
    retryable: false,
    message: 'This upload URL is invalid or has expired. Please request a new one.',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    retryable: false,
    message: 'The file does not contain the requested byte range.',
  },

  // Job requests
  JOB_REQUEST_NOT_FOUND: { status: 404, retryable: false, message: 'This job request does not exist.' },
  JOB_NOT_FAILED: { status: 409, retryable: false, message: 'Only failed jobs can be retried.' },
  JOB_OBSOLETE: {
    status: 409,
    retryable: false,
    message: 'This job is no longer needed, because its subject was changed or deleted.',
  },
  SCHEDULED_JOB_NOT_FOUND: { status: 404, retryable: false, message: 'This scheduled job does not exist.' },
  QUEUE_ACTION_REJECTED: {
    status: 403,
    retryable: false,
    message: 'The queue dashboard can only show, retry and promote jobs.',
  },
  QUEUE_DELETION_OFF: {
    status: 403,
    retryable: false,
    message: 'Deleting jobs is disabled. Set QUEUE_DASHBOARD_DELETION to on to enable it.',
  },
  JOB_LOST: { status: 500, retryable: false, message: 'The job stopped repeatedly before it could finish.' },

  // Batch runs
  BATCH_NOT_FOUND: { status: 404, retryable: false, message: 'This batch run does not exist.' },
  BATCH_RUNNING: { status: 409, retryable: false, message: 'A batch run of this kind is already in progress.' },
  BATCH_NOT_RUNNING: { status: 409, retryable: false, message: 'This batch run has already ended.' },
  BATCH_NOT_RESUMABLE: { status: 409, retryable: false, message: 'This run has no remaining items to resume.' },
  BATCH_ITEM_NOT_FAILED: { status: 409, retryable: false, message: 'Only failed items can be retried.' },
  BATCH_FAILED: { status: 500, retryable: false, message: 'The batch run could not be finished. It can be resumed.' },

  // Providers: errors that adapters report about their vendor
  PROVIDER_REJECTED: { status: 502, retryable: false, message: 'A provider rejected the request.' },
  PROVIDER_UNAVAILABLE: { status: 502, retryable: true, message: 'A provider did not respond as expected.' },
  PROVIDER_BUDGET_EXHAUSTED: {
    status: 503,
    retryable: false,
    message: 'The daily budget for paid providers is spent.',
  },

  ...AVAILABILITY_ERRORS,
  INTERNAL: { status: 500, retryable: true, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; retryable: boolean; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Failures that are a valid response to the user. Such jobs did not fail and are never repeated. */
export const EXPECTED_FAILURES = ['NOT_A_PLACE', 'AMBIGUOUS_PLACE'] as const satisfies readonly ErrorCode[];

/** Checks whether a failure is a valid response. */
export const isExpectedFailure = (code: string | null): boolean =>
  (EXPECTED_FAILURES as readonly (string | null)[]).includes(code);

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Invalid field, by its path in the request ("body.email" is named `email`). */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** Body of every error response. */
export const errorResponse = z.object({
  /** Message for the user. */
  error: z.string(),
  code: z.enum(codes),
  details: z.array(fieldError).optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

/** Error that becomes an HTTP response with a row of {@link ERRORS}. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: FieldError[] | undefined;
  /** Seconds to wait before a retry; becomes `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get retryable(): boolean {
    return ERRORS[this.code].retryable;
  }
}

/** Returns an `INVALID_INPUT` error that names one field. */
export function invalidField(field: string, message: string): ApiError {
  return new ApiError('INVALID_INPUT', { message: `${field}: ${message}`, details: [{ field, message }] });
}
