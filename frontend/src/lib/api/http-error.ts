import type { ErrorResponse, FieldError } from '@placelore/contracts/core/errors.js';

/** A non-OK answer: the message is `{status}: {body text}`, or the status text when the body is empty. */
export class HttpError extends Error {
  readonly status: number;
  /** The product's error body, when the answer carried one. */
  readonly body: ErrorResponse | undefined;
  /** Seconds after which the server takes it, when it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, statusText = '', retryAfter?: number) {
    super(`${status}: ${text || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = parseErrorBody(text);
    this.retryAfterSeconds = retryAfter;
  }

  /** The fields that were wrong. */
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

/** The answer as an {@link HttpError}; reads its body. */
export async function toHttpError(response: Response): Promise<HttpError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new HttpError(response.status, text, response.statusText, retryAfter >= 0 ? retryAfter : undefined);
}

/** The sentence of an error that a person can act on, or `fallback` when it carries none. */
export function getUserMessage(error: unknown, fallback: string): string {
  return (error instanceof HttpError && error.body?.error) || fallback;
}

/** What an error says, as a person can read it: its sentence, else its message. `fallback` where it says nothing. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return getUserMessage(error, (error instanceof Error && error.message) || fallback);
}
