import { isConnectError } from '@placelore/platform/http/service-unavailable-error.js';

const READING_METHODS = new Set(['GET', 'HEAD']);
const LOST_CONNECTION_CODES = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET']);

/**
 * Whether a failed request may be sent once more. A read may when its replica ended, because the next connection leads
 * to another one. A read that starts work may only when it was not sent: otherwise the first request may already have
 * called a vendor.
 */
export function canRepeat({ method, startsWork }: { method: string; startsWork: boolean }, error: unknown): boolean {
  if (!READING_METHODS.has(method)) return false;
  return isConnectError(error) || (!startsWork && isLostConnection(error));
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && LOST_CONNECTION_CODES.has(String((error as NodeJS.ErrnoException).code));
