/**
 * How an endpoint is held to a format, best first: by a schema it enforces, by "answer in JSON" with the schema in the
 * prompt, by the prompt alone.
 */
export const RUNGS = ['json_schema', 'json_object', 'plain'] as const;
export type Rung = (typeof RUNGS)[number];

/** How long a lower rung is believed to be the best. One odd answer, or an endpoint since improved, is not held against it for ever. */
const BELIEVED_MS = 60 * 60 * 1000;

/** Remembers which rung worked for a model of an endpoint, so that what it cannot do is paid for once, not each time. */
export class LadderMemory {
  readonly #known = new Map<string, { rung: Rung; until: number }>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The rung to begin with. */
  start(endpoint: string, model: string): Rung {
    const known = this.#known.get(key(endpoint, model));
    return known && known.until > this.#now() ? known.rung : RUNGS[0];
  }

  /** Notes that the rungs above `rung` did not work for reasons of format, and this one did. */
  worked(endpoint: string, model: string, rung: Rung): void {
    this.#known.set(key(endpoint, model), { rung, until: this.#now() + BELIEVED_MS });
  }
}

const key = (endpoint: string, model: string) => `${endpoint} ${model}`;
