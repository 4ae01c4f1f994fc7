/** What an endpoint said about a failure, in our own words. */
export interface EndpointFailure {
  reason: string;
  /** False when the same call would fail again. */
  isTransient: boolean;
}

/** Body of an error as OpenAI-compatible endpoints send it; every field may be missing or of another type. */
export interface ErrorBody {
  code?: unknown;
  type?: unknown;
  message?: unknown;
}

/** Statuses of requests that may succeed later; those of 500 and above do, too. */
const TRANSIENT_STATUSES = new Set([408, 409, 429]);

const FILTER_CODES = /content_filter|content_policy|moderation_blocked|responsibleai/i;
const FILTER_WORDS = /content (management )?policy|content filter|safety system|flagged (as|for|by)/i;
const QUOTA_CODES = /insufficient_quota|billing|credit|payment_required/i;
const QUOTA_WORDS = /exceeded your current quota|insufficient (credit|balance|fund)|out of credits/i;
const MODEL_CODES = /model_not_found|invalid_model|deploymentnotfound/i;
const MODEL_WORDS = /model\b.{0,80}\b(not found|does not exist|not exist|unknown)|no such model|try pulling it/i;

/**
 * Explains an error of an endpoint. Vendors name the same thing differently: a used-up account is 429 with
 * `insufficient_quota` at OpenAI and 402 at OpenRouter; a filtered prompt is 400 at Azure.
 * @returns null for a rejected request of which nothing more is known: it may be about the form of the request
 */
export function explainError(status: number, body: ErrorBody): EndpointFailure | null {
  const codes = [body.code, body.type].map((value) => (typeof value === 'string' ? value : '')).join(' ');
  const message = typeof body.message === 'string' ? body.message.slice(0, 2000) : '';
  const fail = (reason: string) => ({ reason, isTransient: false });
  if (FILTER_CODES.test(codes) || (status < 500 && FILTER_WORDS.test(message))) return fail('refused: content filter');
  if (status === 402 || QUOTA_CODES.test(codes) || QUOTA_WORDS.test(message)) {
    return fail(`has no credit left for this key: ${status}`);
  }
  if (status === 401 || status === 403) return fail(`rejected the key: ${status}`);
  if (MODEL_CODES.test(codes) || (status === 404 && MODEL_WORDS.test(message))) {
    return fail(`does not know the model: ${status}`);
  }
  if (status === 400 || status === 422) return null;
  if (status === 429) return { reason: 'limits the rate of calls: 429', isTransient: true };
  return { reason: `did not respond: ${status}`, isTransient: TRANSIENT_STATUSES.has(status) || status >= 500 };
}

/** Returns the error that an endpoint sent with status 200, as OpenRouter does, with its status; null without one. */
export function findErrorInBody(completion: unknown): { status: number; body: ErrorBody } | null {
  if (typeof completion !== 'object' || completion === null) return null;
  const { error, choices } = completion as { error?: unknown; choices?: { error?: unknown }[] };
  const body = error ?? (Array.isArray(choices) ? choices[0]?.error : undefined);
  if (typeof body !== 'object' || body === null) return null;
  const code = Number((body as ErrorBody).code);
  return { status: Number.isInteger(code) && code >= 400 && code < 600 ? code : 502, body };
}
