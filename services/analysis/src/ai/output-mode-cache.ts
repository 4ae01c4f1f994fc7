/**
 * Ways to make an endpoint return a format, best first: a schema that it enforces, JSON mode with the schema in the
 * prompt, or the prompt alone.
 */
export const OUTPUT_MODES = ['json_schema', 'json_object', 'plain'] as const;
export type OutputMode = (typeof OUTPUT_MODES)[number];

/**
 * Lifetime of the knowledge that only a lower mode works, because a response may be an exception and endpoints improve.
 */
const MODE_TTL_MS = 60 * 60 * 1000;

/**
 * Remembers the output mode that worked for a model of an endpoint, so that an unsupported mode is paid for only once.
 */
export class OutputModeCache {
  readonly #entries = new Map<string, { mode: OutputMode; expiresAt: number }>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the output mode to try first. */
  getInitialMode(endpoint: string, model: string): OutputMode {
    const entry = this.#entries.get(buildKey(endpoint, model));
    return entry && entry.expiresAt > this.#now() ? entry.mode : OUTPUT_MODES[0];
  }

  /** Records that the modes above `mode` failed because of the format, and that this one worked. */
  recordSuccess(endpoint: string, model: string, mode: OutputMode): void {
    this.#entries.set(buildKey(endpoint, model), { mode, expiresAt: this.#now() + MODE_TTL_MS });
  }
}

const buildKey = (endpoint: string, model: string) => `${endpoint} ${model}`;
