import type { ErrorResponse, FieldError } from '@placelore/contracts/core/errors.js';

/**
 * Error for a response that is not OK. Its message is `{status}: {body text}`, or the status text if the body is empty.
 */
export class HttpError extends Error {
  readonly status: number;
  /** Error body in the product's format, if the response had one. */
  readonly body: ErrorResponse | undefined;
  /** Seconds from the Retry-After header, if the response had one. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, statusText = '', retryAfter?: number) {
    super(`${status}: ${text || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = parseErrorBody(text);
    this.retryAfterSeconds = retryAfter;
  }

  /** Errors of single fields. */
  get details(): FieldError[] {
    return this.body?.details ?? [];
  }
}

function parseErrorBody(text: string): ErrorResponse | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    return 'error' in body && typeof body.error === 'string' && 'code' in body ? (body as ErrorResponse) : undefined;
  } catch {
    return undefined;
  }
}

/** Converts a response to an {@link HttpError}. This consumes its body. */
export async function toHttpError(response: Response): Promise<HttpError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new HttpError(response.status, text, response.statusText, retryAfter >= 0 ? retryAfter : undefined);
}

/** Returns the product's message for the user, or `fallback` if the error has none. */
export function getUserMessage(error: unknown, fallback: string): string {
  return (error instanceof HttpError && error.body?.error) || fallback;
}

/** Returns the product's message, otherwise the error's own message, or `fallback` if both are empty. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return getUserMessage(error, (error instanceof Error && error.message) || fallback);
}
