/** Rows of `ERRORS` for trips. */
export const TRIP_ERRORS = {
  TRIP_NOT_FOUND: { status: 404, retryable: false, message: 'This trip does not exist.' },
  TRIP_STOP_NOT_FOUND: { status: 404, retryable: false, message: 'This stop is no longer part of the trip.' },
  TRIPS_FULL: { status: 409, retryable: false, message: 'You have 50 trips, the most there can be. Delete one first.' },
  TRIP_FULL: { status: 409, retryable: false, message: 'This trip has 50 stops, the most there can be.' },
  TRIP_CHANGED: {
    status: 409,
    retryable: false,
    message: 'This trip was changed elsewhere in the meantime. Please try again.',
  },
} as const;
