export interface Row {
  name: string;
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  note: string;
}

/** Calls `work` for each index from 0 to `count - 1`, `concurrency` at a time, and measures each call. */
export async function measure(
  name: string,
  options: { count: number; concurrency: number; note?: string },
  work: (index: number) => Promise<void>,
): Promise<Row> {
  const { count, concurrency } = options;
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    while (next < count) {
      const index = next++;
      const startedAt = performance.now();
      await work(index);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const note = [`${count} calls, ${concurrency} at a time`, options.note].filter(Boolean).join('; ');
  return { name, perSecond: count / seconds, p50: percentile(0.5), p99: percentile(0.99), note };
}
