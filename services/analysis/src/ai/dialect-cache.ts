/**
 * Ways to get a certain format from an endpoint, best first: a schema that the endpoint enforces, JSON mode with the
 * schema in the prompt, or the prompt alone.
 */
export const OUTPUT_MODES = ['json_schema', 'json_object', 'plain'] as const;
export type OutputMode = (typeof OUTPUT_MODES)[number];

/**
 * Names of the parameter that limits a response. OpenAI's newer models reject `max_tokens`. Mistral rejects
 * `max_completion_tokens`, and Ollama ignores it, so that its responses would have no limit.
 */
export const TOKEN_LIMITS = ['max_completion_tokens', 'max_tokens'] as const;
export type TokenLimit = (typeof TOKEN_LIMITS)[number];

/** Parameters that some endpoints accept and others reject or call differently. */
export interface Dialect {
  tokenLimit: TokenLimit;
  /** Models that reason accept no temperature but their own. */
  sendsTemperature: boolean;
  /** Models that do not reason reject an effort. */
  sendsEffort: boolean;
}

/** Ways to change a dialect. `names` returns the word by which an endpoint names the parameter that it rejects. */
const CHANGES: readonly { names(dialect: Dialect): string | null; apply(dialect: Dialect): Dialect }[] = [
  {
    names: ({ tokenLimit }) => tokenLimit,
    apply: (dialect) => ({
      ...dialect,
      tokenLimit: dialect.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens',
    }),
  },
  {
    names: ({ sendsTemperature }) => (sendsTemperature ? 'temperature' : null),
    apply: (dialect) => ({ ...dialect, sendsTemperature: false }),
  },
  {
    names: ({ sendsEffort }) => (sendsEffort ? 'effort' : null),
    apply: (dialect) => ({ ...dialect, sendsEffort: false }),
  },
];

/**
 * Returns a function that changes a dialect according to the message of a rejection; each parameter is changed at most
 * once. It returns null when the message names no parameter that can still be changed.
 */
export function createDialectAdapter(): (dialect: Dialect, message: string) => Dialect | null {
  const remaining = new Set(CHANGES);
  return (dialect, message) => {
    for (const change of remaining) {
      const name = change.names(dialect);
      if (name === null || !message.includes(name)) continue;
      remaining.delete(change);
      return change.apply(dialect);
    }
    return null;
  };
}

/** Lifetime of what was learned about an endpoint: a response may have been an exception, and endpoints improve. */
const TTL_MS = 60 * 60 * 1000;

/** Hosts that prefer `max_completion_tokens`: OpenAI itself, also at Azure. */
const OPENAI_HOSTS = /(^|\.)(openai\.com|openai\.azure\.com)$/;

/**
 * Remembers which output mode and parameters a model of an endpoint accepts, so that an unsupported form is tried only
 * once.
 */
export class DialectCache {
  readonly #entries = new Map<string, { value: OutputMode | Dialect; expiresAt: number }>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the output mode that is known to work; null when none is known. */
  getMode(endpoint: string, model: string): OutputMode | null {
    return this.#read<OutputMode>('mode', endpoint, model);
  }

  /** Records that the modes above `mode` failed because of the format, and that this one worked. */
  recordMode(endpoint: string, model: string, mode: OutputMode): void {
    this.#write('mode', endpoint, model, mode);
  }

  /**
   * Returns the dialect to try first.
   * @param tokenLimit the vendor's name of the token limit; null decides by the host
   */
  getDialect(endpoint: string, model: string, tokenLimit: TokenLimit | null): Dialect {
    const usual = OPENAI_HOSTS.test(new URL(endpoint).hostname) ? 'max_completion_tokens' : 'max_tokens';
    const initial = { tokenLimit: tokenLimit ?? usual, sendsTemperature: true, sendsEffort: true } as const;
    return this.#read<Dialect>('dialect', endpoint, model) ?? initial;
  }

  /** Records the dialect in which a request was accepted. */
  recordDialect(endpoint: string, model: string, dialect: Dialect): void {
    this.#write('dialect', endpoint, model, dialect);
  }

  #read<T extends OutputMode | Dialect>(subject: string, endpoint: string, model: string): T | null {
    const entry = this.#entries.get(`${subject} ${endpoint} ${model}`);
    return entry && entry.expiresAt > this.#now() ? (entry.value as T) : null;
  }

  #write(subject: string, endpoint: string, model: string, value: OutputMode | Dialect): void {
    this.#entries.set(`${subject} ${endpoint} ${model}`, { value, expiresAt: this.#now() + TTL_MS });
  }
}
