import { AsyncLocalStorage } from 'node:async_hooks';

const meter = new AsyncLocalStorage<{ microUsd: number }>();

/** Adds a vendor's charge, or a refund if negative, to the measurement around the call. In millionths of a USD. */
export function recordCharge(microUsd: number): void {
  const measured = meter.getStore();
  if (measured) measured.microUsd += microUsd;
}

/**
 * Runs a task and returns its result with the vendors' charges for it.
 * @returns `costUsd` in USD
 */
export async function measureCost<T>(task: () => Promise<T>): Promise<{ value: T; costUsd: number }> {
  const measured = { microUsd: 0 };
  const value = await meter.run(measured, task);
  return { value, costUsd: measured.microUsd / 1e6 };
}
