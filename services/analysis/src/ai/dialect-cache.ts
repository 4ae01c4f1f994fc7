/**
 * Ways to make an endpoint return a format, best first: a schema that it enforces, JSON mode with the schema in the
 * prompt, or the prompt alone.
 */
export const OUTPUT_MODES = ['json_schema', 'json_object', 'plain'] as const;
export type OutputMode = (typeof OUTPUT_MODES)[number];

/**
 * Names of the parameter that limits a response. OpenAI's newer models reject `max_tokens`; Mistral rejects the other,
 * and Ollama ignores it, so that a response has no limit at all.
 */
export const TOKEN_LIMITS = ['max_completion_tokens', 'max_tokens'] as const;
export type TokenLimit = (typeof TOKEN_LIMITS)[number];

/** Lifetime of what is known of an endpoint, because a response may be an exception and endpoints improve. */
const TTL_MS = 60 * 60 * 1000;

/** Hosts that know `max_completion_tokens` best: OpenAI itself, also at Azure. */
const OPENAI_HOSTS = /(^|\.)(openai\.com|openai\.azure\.com)$/;

/**
 * Remembers how a model of an endpoint wants to be asked, so that a form it does not support is tried only once.
 */
export class DialectCache {
  readonly #entries = new Map<string, { value: string; expiresAt: number }>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the output mode to try first. */
  getInitialMode(endpoint: string, model: string): OutputMode {
    return (this.#read('mode', endpoint, model) as OutputMode | undefined) ?? OUTPUT_MODES[0];
  }

  /** Records that the modes above `mode` failed because of the format, and that this one worked. */
  recordMode(endpoint: string, model: string, mode: OutputMode): void {
    this.#write('mode', endpoint, model, mode);
  }

  /** Returns the name of the token limit to try first. */
  getTokenLimit(endpoint: string, model: string): TokenLimit {
    const known = this.#read('limit', endpoint, model) as TokenLimit | undefined;
    return known ?? (OPENAI_HOSTS.test(new URL(endpoint).hostname) ? 'max_completion_tokens' : 'max_tokens');
  }

  /** Records that the other name was rejected. */
  recordTokenLimit(endpoint: string, model: string, limit: TokenLimit): void {
    this.#write('limit', endpoint, model, limit);
  }

  #read(subject: string, endpoint: string, model: string): string | undefined {
    const entry = this.#entries.get(`${subject} ${endpoint} ${model}`);
    return entry && entry.expiresAt > this.#now() ? entry.value : undefined;
  }

  #write(subject: string, endpoint: string, model: string, value: string): void {
    this.#entries.set(`${subject} ${endpoint} ${model}`, { value, expiresAt: this.#now() + TTL_MS });
  }
}
