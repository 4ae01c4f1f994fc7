import type { Requester } from '@placelore/contracts/core/identity.js';

/** Places that are free before a flood begins, and never more. */
const MAX_FREE = 10;
/** Of the jobs that finish, the share whose places are kept; so a full queue still shortens. */
const SHARE_OF_FINISHED = 0.5;
/** Milliseconds between the first check of a caller and the request of their job, which a slow upload may need. */
const HOLD_MS = 60_000;
/** Callers that are remembered; beyond, the longest known are forgotten. */
const MAX_CALLERS = 10_000;

/**
 * Places at the end of a full queue for people who wait for nothing else, and who were not rejected just before. Those
 * who repeat a rejected request before its `Retry-After` thus leave the places to others. A network has one at a time.
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
   * Takes a place for the next job of a caller, who keeps it until the job is requested.
   * @param now in ms, from any origin
   * @returns false when none is free for them
   */
  take(requester: Requester, now: number): boolean {
    const caller = getCaller(requester);
    if (now < (this.#heldUntil.get(caller) ?? 0)) return true;
    if (this.#free < 1 || now < (this.#rejectedUntil.get(caller) ?? 0)) return false;
    this.#free--;
    remember(this.#heldUntil, caller, now + HOLD_MS);
    return true;
  }

  /** Ends the hold of a caller whose job was requested. */
  release(requester: Requester): void {
    this.#heldUntil.delete(getCaller(requester));
  }

  /** Notes a rejected caller, who gets no kept place until this time in ms. */
  reject(requester: Requester, until: number): void {
    remember(this.#rejectedUntil, getCaller(requester), until);
  }
}

/** New cookies and accounts in the same network are the same caller. */
const getCaller = ({ id, network }: Requester): string => network ?? id;

/** Sets the entry as the newest. */
function remember(times: Map<string, number>, caller: string, until: number): void {
  times.delete(caller);
  times.set(caller, until);
  if (times.size > MAX_CALLERS) times.delete(times.keys().next().value!);
}
