import { ApiError } from '@placelore/contracts/errors.js';

/** Equal questions that are under way share one answer, in memory and only for as long as it takes. */
export class InFlight {
  private readonly underway = new Map<string, Promise<unknown>>();

  share<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const shared = this.underway.get(question);
    if (shared) return shared as Promise<T>;
    const answer = ask().finally(() => this.underway.delete(question));
    this.underway.set(question, answer);
    return answer;
  }
}

/**
 * Gives work so many ms. The signal tells the work to stop; it is not left to the signal alone, since not all that is
 * waited for knows one.
 * @throws ApiError TIMED_OUT
 */
export async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  const late = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(new ApiError('TIMED_OUT')));
  });
  try {
    return await Promise.race([work(limit.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
