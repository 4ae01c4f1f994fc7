import { ApiError } from '@placelore/contracts/core/errors.js';

/** Shares one response among identical concurrent requests, in memory and only while it is pending. */
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
 * Runs a task with a timeout in ms. The signal cancels the task; the timeout also applies without it, because not every
 * task supports one.
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
