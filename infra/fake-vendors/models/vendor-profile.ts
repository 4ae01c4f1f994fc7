import type { FakeResponse, RecordedRequest } from '../fake-server.ts';

/** What can happen to a request at a model vendor. */
export const SITUATIONS = [
  'answer',
  'refusal',
  'content filter',
  'used-up quota',
  'rate limit',
  'slow',
  'reasoning in the wrong field',
  'schema ignored',
  'unknown model',
  'invalid key',
  'model without eyes',
] as const;
export type Situation = (typeof SITUATIONS)[number];

// biome-ignore lint/suspicious/noExplicitAny: requests of any wire
export type RequestBody = any;
export type Reply = (body: RequestBody) => FakeResponse;

/**
 * API of a vendor, according to its documentation and to responses that its users have published. Where neither shows
 * the wording of an error, such as for a text-only model at Gemini and Anthropic, it is assumed.
 */
export interface VendorProfile {
  /** Path of the base URL that clients are given. */
  basePath: string;
  /** Path of the requests. */
  path: string;
  keyHeader: 'authorization' | 'api-key' | null;
  /** Query fields that a request needs. */
  query?: Record<string, string>;
  /** Returns the response to requests that the vendor never accepts, whatever the situation. */
  findViolation?(body: RequestBody): FakeResponse | null;
  /** Response to a valid request in each situation; null if it cannot occur at this vendor. `slow` never responds. */
  replies: Record<Exclude<Situation, 'slow'>, Reply | null>;
}

export const KEY = 'key-of-a-stand-in';

/** What a model reports about the photo. */
export const REPORT = {
  landmark: { name: 'Pont du Gard', city: 'Vers', country: 'France', certainty: 'certain' },
  labels: ['aqueduct'],
  readText: null,
};
export const ANSWER = JSON.stringify(REPORT);
/** JSON in another form than requested. */
export const OTHER_JSON = JSON.stringify({ answer: 'A lovely place.', confidence: 0.9 });
export const REASONING = 'The arches stand in three tiers over a river.';
export const REFUSAL = "I'm sorry, I can't help with that.";

export const USAGE = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

/** Returns a reply with a completion in OpenAI's format. If `message` is undefined, the choice has none. */
export const complete =
  (message: object | undefined, finishReason = 'stop'): Reply =>
  ({ model }) => ({
    status: 200,
    body: {
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: 1_700_000_000,
      model,
      choices: [
        { index: 0, finish_reason: finishReason, ...(message && { message: { role: 'assistant', ...message } }) },
      ],
      usage: USAGE,
    },
  });

/** Returns a reply with exactly this status and body. */
export const fail =
  (status: number, body: object, headers: Record<string, string> = {}): Reply =>
  () => ({ status, body, headers });

/** Returns an error in OpenAI's format. */
export const openAiError = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});

/** Replies of a model that does as asked, or ignores the schema. */
export const BASIC_REPLIES = {
  answer: complete({ content: ANSWER }),
  'schema ignored': complete({ content: OTHER_JSON }),
} as const;

/** Whether a request carries its key in the way the vendor requires. */
export function hasKey({ headers }: RecordedRequest, keyHeader: VendorProfile['keyHeader']): boolean {
  if (keyHeader === null) return true;
  return headers[keyHeader] === (keyHeader === 'authorization' ? `Bearer ${KEY}` : KEY);
}
