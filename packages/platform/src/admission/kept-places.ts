import type { Requester } from '@placelore/contracts/core/identity.js';

/** Initial and maximum number of free places. */
const MAX_FREE = 10;
/** Places added for each finished job. Fewer than one, so that a full queue still gets shorter. */
const SHARE_OF_FINISHED = 0.5;
/** Milliseconds for which a caller holds a place until the job is requested; a slow upload may take as long. */
const HOLD_MS = 60_000;
/** Maximum of remembered callers; the oldest are dropped. */
const MAX_CALLERS = 10_000;

/**
 * Places in a full queue that are reserved for people who have no job waiting. Those who repeat a rejected request
 * before its `Retry-After` get none, so that a flood leaves the places to others. A network has one place at a time.
 */
export class KeptPlaces {
  #free = MAX_FREE;
  /** Times in ms by caller. */
  readonly #rejectedUntil = new Map<string, number>();
  readonly #heldUntil = new Map<string, number>();

  /** Adds the places of jobs that have finished. */
  refill(finished: number): void {
    this.#free = Math.min(MAX_FREE, this.#free + finished * SHARE_OF_FINISHED);
  }

  /**
   * Takes a place for a caller's next job and holds it until the job is requested.
   * @param now in ms, from any origin
   * @returns whether the caller has a place
   */
  take(requester: Requester, now: number): boolean {
    const caller = getCaller(requester);
    if (now < (this.#heldUntil.get(caller) ?? 0)) return true;
    if (this.#free < 1 || now < (this.#rejectedUntil.get(caller) ?? 0)) return false;
    this.#free--;
    remember(this.#heldUntil, caller, now + HOLD_MS);
    return true;
  }

  /** Ends the hold of a caller whose job has been requested. */
  release(requester: Requester): void {
    this.#heldUntil.delete(getCaller(requester));
  }

  /** Excludes a rejected caller until a time in ms. */
  reject(requester: Requester, until: number): void {
    remember(this.#rejectedUntil, getCaller(requester), until);
  }
}

/** Counts all cookies and accounts in a network as one caller. */
const getCaller = ({ id, network }: Requester): string => network ?? id;

/** Sets an entry as the newest. */
function remember(times: Map<string, number>, caller: string, until: number): void {
  times.delete(caller);
  times.set(caller, until);
  if (times.size > MAX_CALLERS) times.delete(times.keys().next().value!);
}
