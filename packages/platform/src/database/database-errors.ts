/** Postgres and socket errors that mean that the database is unreachable or busy. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND', // the hostname of a stopped container no longer resolves
  'EAI_AGAIN',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
  '40001', // serialization_failure
  '40P01', // deadlock_detected: the other transaction continues, and this one can run after it
  '08000',
  '08001',
  '08003',
  '08006',
]);

function getErrorCode(thrown: unknown): string {
  const error = thrown as { code?: unknown; driverError?: { code?: unknown } } | null;
  const code = error?.driverError?.code ?? error?.code;
  return typeof code === 'string' ? code : '';
}

/** Checks whether Postgres is unreachable or busy; the same call may succeed in a moment. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (UNAVAILABLE_CODES.has(getErrorCode(thrown))) return true;
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseUnavailable)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    thrown.message,
  );
}

/**
 * Checks whether a statement exceeded `statement_timeout`. The database works, but the same statement may time out
 * again.
 */
export function isStatementTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && getErrorCode(thrown) === '57014'; // query_canceled
}

/** Checks whether a session does not know a prepared statement, or has it already, as behind a pooler. */
export const isUnpreparedStatement = (thrown: unknown): boolean => ['26000', '42P05'].includes(getErrorCode(thrown));

/**
 * Checks whether Postgres rejected a value from a client (class 22: data exception, such as a NUL or a number out of
 * range).
 */
export function isInvalidValue(thrown: unknown): boolean {
  return thrown instanceof Error && /^22[0-9A-Z]{3}$/.test(getErrorCode(thrown));
}

/** Checks whether a unique constraint rejected the row; `constraint` limits the check to one. */
export const isUniqueViolation = (thrown: unknown, constraint?: string): boolean =>
  getErrorCode(thrown) === '23505' && (constraint === undefined || getConstraint(thrown) === constraint);

/** Checks whether a foreign key rejected the row, because what it refers to is gone. */
export const isForeignKeyViolation = (thrown: unknown, constraint: string): boolean =>
  getErrorCode(thrown) === '23503' && getConstraint(thrown) === constraint;

const getConstraint = (thrown: unknown): unknown =>
  (thrown as { driverError?: { constraint?: unknown } } | null)?.driverError?.constraint;
