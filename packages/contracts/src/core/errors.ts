import { z } from 'zod';

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
  CROSS_ORIGIN_REJECTED: { status: 403, retryable: false, message: 'Requests from other sites are refused.' },
  INTERNAL_ONLY: { status: 403, retryable: false, message: 'This address is not public.' },
  NOT_FOUND: { status: 404, retryable: false, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false, message: 'This address does not answer that method.' },
  BODY_TOO_LARGE: { status: 413, retryable: false, message: 'The data sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false, message: 'This kind of data is not accepted here.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    retryable: true,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  QUOTA_EXCEEDED: {
    status: 429,
    retryable: true,
    message: 'You have asked for a lot today. Please try again later.',
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
    message: 'An admin cannot delete their own account. Another admin has to take the role away first.',
  },
  USER_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such user.' },
  CANNOT_MODIFY_SELF: {
    status: 409,
    retryable: false,
    message: 'Admins cannot suspend, demote or delete themselves. Another admin has to do it.',
  },
  LAST_ADMIN: {
    status: 409,
    retryable: false,
    message: 'This is the last admin. Make somebody else an admin first.',
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
  IMAGE_TOO_MANY_PIXELS: {
    status: 422,
    retryable: false,
    message: 'This image has too many pixels. Please use one of at most 100 megapixels.',
  },
  ANALYSIS_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such analysis.' },
  ANALYSIS_FAILED: { status: 500, retryable: false, message: 'The photo could not be analysed. Please try again.' },
  ANALYSIS_PENDING: { status: 409, retryable: true, message: 'The analysis has not finished yet.' },
  CORRECTION_IN_PROGRESS: {
    status: 409,
    retryable: false,
    message: 'Another place was chosen a moment ago. Please wait until that is done.',
  },
  CORRECTION_FAILED: {
    status: 500,
    retryable: false,
    message: 'The place could not be changed. Your result is as it was.',
  },

  // Places
  PLACE_NOT_FOUND: { status: 404, retryable: false, message: 'No place of that name is known.' },

  // Articles
  ARTICLE_NOT_FOUND: { status: 404, retryable: false, message: 'The requested article could not be found.' },
  TITLE_NOT_UNIQUE: { status: 409, retryable: false, message: 'Several articles have this title.' },
  ARTICLE_HAS_DISCOVERY: {
    status: 409,
    retryable: false,
    message: 'This article belongs to a discovery. Delete the discovery, and the article goes with it.',
  },
  SLUG_TAKEN: { status: 409, retryable: false, message: 'Another article has this address.' },
  ARTICLE_CHANGED: {
    status: 409,
    retryable: false,
    message: 'Somebody else has saved this article meanwhile. Nothing was overwritten.',
  },
  ARTICLE_VERSION_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such version of this article.' },
  ARTICLE_NOT_PENDING: { status: 409, retryable: false, message: 'This article does not wait for approval.' },
  REWRITE_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such rewrite (any more).' },
  REWRITE_FAILED: { status: 500, retryable: false, message: 'The article could not be rewritten. Please try again.' },

  DELETED_ARTICLE_NOT_FOUND: {
    status: 404,
    retryable: false,
    message: 'There is no such deleted article, or it can no longer be restored.',
  },
  RESTORE_REJECTED: { status: 409, retryable: false, message: 'This article cannot be restored.' },
  MERGE_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such merge, or it can no longer be undone.' },
  MERGE_REJECTED: { status: 409, retryable: false, message: 'These articles cannot be merged like this.' },
  MERGE_NOT_UNDOABLE: { status: 409, retryable: false, message: 'This merge cannot be undone.' },

  // Guides
  NOT_A_PLACE: {
    status: 404,
    retryable: false,
    message: 'We could not find that place. Try the name of a sight, a town or a country.',
  },
  GUIDE_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such guide, or it has expired.' },
  GUIDE_FAILED: { status: 500, retryable: false, message: 'The guide could not be written. Please try again.' },

  // Discoveries and media
  DISCOVERY_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such discovery.' },
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
    message:
      'This article belongs to a private discovery. Make the discovery public, and the article is published too.',
  },
  PHOTO_UNSAFE: {
    status: 409,
    retryable: false,
    message: 'The photo of this discovery was found unsafe and cannot be made public.',
  },
  OBJECT_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such file.' },
  UPLOAD_REJECTED: {
    status: 403,
    retryable: false,
    message: 'This upload address is not valid (any more). Please ask for a new one.',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, retryable: false, message: 'The file does not have that range of bytes.' },

  // Job requests
  JOB_REQUEST_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such work request.' },
  JOB_NOT_FAILED: { status: 409, retryable: false, message: 'Only work that has failed can be run again.' },
  JOB_OBSOLETE: {
    status: 409,
    retryable: false,
    message: 'This work is not needed any more: what it was for has changed or is gone.',
  },
  SCHEDULED_JOB_NOT_FOUND: { status: 404, retryable: false, message: 'There is no regular work of that name.' },
  QUEUE_ACTION_REJECTED: {
    status: 403,
    retryable: false,
    message: 'The queue dashboard looks, retries and promotes. Nothing else is done here.',
  },
  QUEUE_DELETION_OFF: {
    status: 403,
    retryable: false,
    message: 'Jobs cannot be deleted here, unless whoever runs this installation sets QUEUE_DASHBOARD_DELETION to on.',
  },
  JOB_LOST: { status: 500, retryable: false, message: 'The work stopped repeatedly before it could finish.' },

  // Batch runs
  BATCH_NOT_FOUND: { status: 404, retryable: false, message: 'There is no such run.' },
  BATCH_RUNNING: { status: 409, retryable: false, message: 'A run of this kind goes on already.' },
  BATCH_NOT_RUNNING: { status: 409, retryable: false, message: 'This run is over.' },
  BATCH_NOT_RESUMABLE: { status: 409, retryable: false, message: 'This run has nothing left to go on with.' },
  BATCH_ITEM_NOT_FAILED: { status: 409, retryable: false, message: 'Only what has failed can be done again.' },
  BATCH_FAILED: { status: 500, retryable: false, message: 'The run could not be finished. It can be resumed.' },

  // Providers: errors that adapters report about their vendor
  PROVIDER_REJECTED: { status: 502, retryable: false, message: 'A provider refused the request.' },
  PROVIDER_UNAVAILABLE: { status: 502, retryable: true, message: 'A provider did not answer as it should.' },
  PROVIDER_BUDGET_EXHAUSTED: {
    status: 503,
    retryable: false,
    message: 'The budget for paid providers is spent for today.',
  },

  // Service availability
  TIMED_OUT: { status: 504, retryable: true, message: 'This took too long. Please try again.' },
  UNAVAILABLE: {
    status: 503,
    retryable: true,
    message: 'A part of the service is not available right now. Please try again in a moment.',
  },
  INTERNAL: { status: 500, retryable: true, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; retryable: boolean; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Failures that are a valid response to the user. Such jobs did not fail and are never run again. */
export const EXPECTED_FAILURES = ['NOT_A_PLACE'] as const satisfies readonly ErrorCode[];

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
  /** Seconds after which a retry makes sense; becomes `Retry-After`. */
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
