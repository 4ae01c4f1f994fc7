/** Asks again and again until `probe` gives something true. @throws Error after `within` ms. */
export async function eventually<T>(probe: () => T | Promise<T>, within = 25_000): Promise<NonNullable<T>> {
  const end = performance.now() + within;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`did not happen within ${within} ms: ${probe}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
