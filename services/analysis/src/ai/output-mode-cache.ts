/**
 * How an endpoint is held to a format, best first: by a schema it enforces, by "answer in JSON" with the schema in the
 * prompt, by the prompt alone.
 */
export const OUTPUT_MODES = ['json_schema', 'json_object', 'plain'] as const;
export type OutputMode = (typeof OUTPUT_MODES)[number];

/** How long a lower rung is believed to be the best. One odd answer, or an endpoint since improved, is not held against it for ever. */
const MODE_TTL_MS = 60 * 60 * 1000;

/** Remembers which rung worked for a model of an endpoint, so that what it cannot do is paid for once, not each time. */
export class OutputModeCache {
  readonly #entries = new Map<string, { mode: OutputMode; expiresAt: number }>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The rung to begin with. */
  getInitialMode(endpoint: string, model: string): OutputMode {
    const entry = this.#entries.get(buildKey(endpoint, model));
    return entry && entry.expiresAt > this.#now() ? entry.mode : OUTPUT_MODES[0];
  }

  /** Notes that the rungs above `rung` did not work for reasons of format, and this one did. */
  recordSuccess(endpoint: string, model: string, mode: OutputMode): void {
    this.#entries.set(buildKey(endpoint, model), { mode, expiresAt: this.#now() + MODE_TTL_MS });
  }
}

const buildKey = (endpoint: string, model: string) => `${endpoint} ${model}`;
