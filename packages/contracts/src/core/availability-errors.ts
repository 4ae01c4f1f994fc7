/** Rows of `ERRORS` for calls that cannot be processed at the moment. */
export const AVAILABILITY_ERRORS = {
  QUEUE_FULL: {
    status: 503,
    retryable: true,
    message: 'Many people are waiting for photos and guides at the moment. Please try again later.',
  },
  OVERLOADED: {
    status: 503,
    retryable: true,
    message: 'Too many requests are arriving at the moment. Please try again in a few seconds.',
  },
  STORAGE_FULL: {
    status: 507,
    retryable: true,
    message: 'The server has no space left, so nothing was saved. Please try again later.',
  },
  LIBRARY_NOT_READY: {
    status: 503,
    retryable: true,
    message: 'The guides are being prepared. Please try again in a few seconds.',
  },
  TIMED_OUT: { status: 504, retryable: true, message: 'This took too long. Please try again.' },
  UNAVAILABLE: {
    status: 503,
    retryable: true,
    message: 'The service is temporarily unavailable. Please try again in a moment.',
  },
} as const;
