import { ApiError } from '@placelore/contracts/core/errors.js';

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
