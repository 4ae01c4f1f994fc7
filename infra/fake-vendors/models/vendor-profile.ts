import type { FakeResponse, RecordedRequest } from '../fake-server.ts';

/** What may happen to a request at a vendor of models. */
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
 * Wire of one vendor, by its documentation and by responses that users of it published. Where neither shows the words
 * of an error, such as that of a text model at Gemini and Anthropic, they are assumed.
 */
export interface VendorProfile {
  /** Path of the base URL that clients are given. */
  basePath: string;
  /** Path of the requests. */
  path: string;
  keyHeader: 'authorization' | 'api-key' | null;
  /** Query fields that a request needs. */
  query?: Record<string, string>;
  /** Answers to requests that the vendor never accepts, whatever the situation. */
  findViolation?(body: RequestBody): FakeResponse | null;
  /** Answer to the right request in each situation; null where the vendor does not know it. `slow` never answers. */
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
/** JSON of another form than asked for. */
export const OTHER_JSON = JSON.stringify({ answer: 'A lovely place.', confidence: 0.9 });
export const REASONING = 'The arches stand in three tiers over a river.';
export const REFUSAL = "I'm sorry, I can't help with that.";

export const USAGE = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

/** Returns a reply with a completion in OpenAI's form; the choice may lack its message. */
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

/** An error in OpenAI's form. */
export const openAiError = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});

/** Model that answers as asked; it refuses and ignores the schema in any of the modes. */
export const BASIC_REPLIES = {
  answer: complete({ content: ANSWER }),
  'schema ignored': complete({ content: OTHER_JSON }),
} as const;

/** Returns whether a request carries its key as the vendor wants it. */
export function hasKey({ headers }: RecordedRequest, keyHeader: VendorProfile['keyHeader']): boolean {
  if (keyHeader === null) return true;
  return headers[keyHeader] === (keyHeader === 'authorization' ? `Bearer ${KEY}` : KEY);
}
