export interface Row {
  name: string;
  perSecond: number;
  /** Durations in ms. */
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
      times.push(await time(() => work(index)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const note = [`${count} calls, ${concurrency} at a time`, options.note].filter(Boolean).join('; ');
  return toRow(name, times, { totalMs: performance.now() - started, note });
}

/**
 * Calls two functions in turn for each index from 0 to `count - 1`, so that both run under the same conditions, and
 * measures each call.
 */
export async function measureInTurn(
  count: number,
  works: readonly { name: string; work: (index: number) => Promise<void> }[],
): Promise<Row[]> {
  const measured = works.map((entry) => ({ ...entry, times: [] as number[] }));
  for (let index = 0; index < count; index++) {
    for (const { times, work } of measured) times.push(await time(() => work(index)));
  }
  return measured.map(({ name, times }) =>
    toRow(name, times, { totalMs: times.reduce((sum, ms) => sum + ms, 0), note: `${count} calls, 1 at a time` }),
  );
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function toRow(name: string, times: number[], { totalMs, note }: { totalMs: number; note: string }): Row {
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { name, perSecond: (times.length * 1000) / totalMs, p50: percentile(0.5), p99: percentile(0.99), note };
}
