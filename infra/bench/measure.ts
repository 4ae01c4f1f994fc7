export interface Row {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  note: string;
}

/** Does `work` for each index from 0 to `count - 1`, `concurrency` at a time, and takes the time of each. */
export async function measure(
  name: string,
  options: { count: number; concurrency: number; note?: string },
  work: (index: number) => Promise<void>,
): Promise<Row> {
  const { count, concurrency } = options;
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < count) {
      const index = next++;
      const begun = performance.now();
      await work(index);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const note = [`${count} calls, ${concurrency} at a time`, options.note].filter(Boolean).join('; ');
  return { name, perSecond: count / seconds, p50: at(0.5), p99: at(0.99), note };
}
