import { ApiError } from '@placelore/contracts/core/errors.js';

/** Equal questions that are under way share one answer, in memory and only for as long as it takes. */
export class RequestCoalescer {
  private readonly inProgress = new Map<string, Promise<unknown>>();

  run<T>(key: string, request: () => Promise<T>): Promise<T> {
    const shared = this.inProgress.get(key);
    if (shared) return shared as Promise<T>;
    const response = request().finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, response);
    return response;
  }
}

/**
 * Gives work so many ms. The signal tells the work to stop; it is not left to the signal alone, since not all that is
 * waited for knows one.
 * @throws ApiError TIMED_OUT
 */
export async function withTimeout<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const timeout = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new ApiError('TIMED_OUT')));
  });
  try {
    return await Promise.race([task(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
