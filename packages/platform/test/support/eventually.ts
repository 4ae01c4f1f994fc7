/** Repeats `probe` every `intervalMs` until it returns a truthy value. @throws Error after `timeoutMs`. */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  timeoutMs = 25_000,
  intervalMs = 20,
): Promise<NonNullable<T>> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`did not happen within ${timeoutMs} ms: ${probe}`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
