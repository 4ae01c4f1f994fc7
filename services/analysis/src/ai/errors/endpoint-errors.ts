import { type ErrorBody, toErrorBody } from './error-bodies.js';

/** What an endpoint stated about a failure, in this product's words. */
export interface EndpointFailure {
  reason: string;
  /** Whether another attempt may succeed. */
  isTransient: boolean;
  /** Seconds after which the endpoint asks to be called again, from its message; null when it states none. */
  retryAfterSeconds: number | null;
  /** What an operator must do before any call can succeed; null when calls can succeed without it. */
  remedy: string | null;
}

/** Advice when nothing answers, or nothing at this path: the usual cause is the address. */
export const CHECK_ADDRESS = 'check that it runs, and its base URL, which ends with the version, such as /v1';

const REMEDIES = new Map([
  ['has no credit left for this key', 'add credit at the vendor, or raise its limit'],
  ['rejected the key', 'check the key'],
  ['cannot read pictures', 'choose a model that accepts pictures'],
  ['does not know the model', "check the model's name, or install it"],
  ['has too small a context for the request', "raise the server's context length"],
]);

/** Statuses of requests that may succeed later, besides those of 500 and above. */
const TRANSIENT_STATUSES = new Set([408, 409, 425, 429]);

/** Rules that recognize what vendors report; the first match counts. A rule applies to the statuses `from` to `to`. */
const RULES: readonly { reason: string; codes?: RegExp; words?: RegExp; from?: number; to?: number }[] = [
  {
    reason: 'refused: content filter',
    codes: /content_filter|content_policy|moderation_blocked|responsibleai/i,
    words:
      /content ?(management |filtering )?policy|content filter|safety system|flagged (as|for|by)|input was flagged/i,
    to: 499,
  },
  {
    reason: 'has no credit left for this key',
    codes: /insufficient_quota|billing|credit|payment_required|budget_exceeded|spend_|blocked_api_access/i,
    words:
      /insufficient (credit|balance|fund)|out of credits|credit balance|budget has been exceeded|out of call volume|api usage limits/i,
  },
  { reason: 'has no credit left for this key', from: 402, to: 402 },
  {
    reason: 'has no credit left for this key',
    words: /exceeded your current quota(?![\s\S]*retry in)|limit: 0(?![.\d])/i,
    from: 429,
    to: 429,
  },
  {
    reason: 'rejected the key',
    codes: /invalid_api_key|api_key_invalid/i,
    words: /api key not valid|incorrect api key/i,
  },
  { reason: 'rejected the key', from: 401, to: 401 },
  { reason: 'rejected the key', from: 403, to: 403 },
  {
    reason: 'cannot read pictures',
    words:
      /\bsupport images?\b|image input is not (?:supported|enabled)|image_url is only supported|not a multimodal|mmproj|content must be a string|required for image input/i,
    from: 400,
  },
  {
    reason: 'does not know the model',
    codes: /model_not_found|invalid_model|deploymentnotfound/i,
    words: /invalid model\b|not a valid model|no such model/i,
    from: 400,
    to: 499,
  },
  {
    reason: 'does not know the model',
    words:
      /models?\b[\s\S]{0,80}\b(not found|does not exist|not exist|unknown)|try pulling it|no endpoints found|^model: /i,
    from: 404,
    to: 404,
  },
  {
    reason: 'has too small a context for the request',
    codes: /context_length_exceeded|exceed_context_size/i,
    words: /(maximum|available|exceeds?).{0,20} context (length|size|window)|context (length|size|window) exceeded/i,
    from: 400,
    to: 422,
  },
];

/**
 * Explains an error of an endpoint. Vendors report the same thing differently: an account without credit is 429 with
 * `insufficient_quota` at OpenAI, 402 at OpenRouter and 400 at Anthropic; a filtered prompt is 400 at Azure.
 * @returns null for a rejected request about which nothing more is known, because its form may be the reason
 */
export function explainError(status: number, body: ErrorBody): EndpointFailure | null {
  const codes = [body.code, body.type].map((value) => (typeof value === 'string' ? value : '')).join(' ');
  const message = typeof body.message === 'string' ? body.message : '';
  for (const { reason, codes: knownCodes, words, from = 0, to = 599 } of RULES) {
    if (status < from || status > to) continue;
    const isStatusEnough = knownCodes === undefined && words === undefined;
    if (!isStatusEnough && !knownCodes?.test(codes) && !words?.test(message)) continue;
    const isFilter = reason.startsWith('refused');
    const failure = { isTransient: false, retryAfterSeconds: null, remedy: REMEDIES.get(reason) ?? null };
    return { reason: isFilter ? reason : `${reason}: ${status}`, ...failure };
  }
  if (status === 400 || status === 422) return null;
  const isTransient = TRANSIENT_STATUSES.has(status) || status >= 500;
  const remedy = status === 404 || status === 405 ? CHECK_ADDRESS : null;
  return { reason: describeStatus(status, message), isTransient, retryAfterSeconds: parsePause(message), remedy };
}

function describeStatus(status: number, message: string): string {
  if (status === 429) return 'limits the rate of calls: 429';
  return /loading model/i.test(message) ? `is still loading the model: ${status}` : `did not respond: ${status}`;
}

/**
 * Parses the pause that a message states: `Please retry in 17.3s` (Gemini), `try again in 820ms` (Groq), `retry after 6
 * seconds` (Azure).
 */
function parsePause(message: string): number | null {
  const [, number, unit] = /(?:retry|try again) (?:in|after) (\d+(?:\.\d+)?) ?(ms|s|m)/i.exec(message) ?? [];
  if (number === undefined) return null;
  return Number(number) * ({ ms: 0.001, s: 1, m: 60 }[unit?.toLowerCase() as 'ms' | 's' | 'm'] ?? 1);
}

/**
 * Returns the error, with its status, that an endpoint sent with HTTP status 200, as OpenRouter does; null when there
 * is none.
 */
export function findErrorInBody(completion: unknown): { status: number; body: ErrorBody } | null {
  if (typeof completion !== 'object' || completion === null) return null;
  const { error, choices } = completion as { error?: unknown; choices?: { error?: unknown }[] };
  const body = error ?? (Array.isArray(choices) ? choices[0]?.error : undefined);
  if (!body || (typeof body !== 'object' && typeof body !== 'string')) return null;
  const code = Number((body as ErrorBody).code);
  return {
    status: Number.isInteger(code) && code >= 400 && code < 600 ? code : 502,
    body: toErrorBody({ error: body }),
  };
}
