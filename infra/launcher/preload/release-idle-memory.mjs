/** Milliseconds between two looks at how busy this process is. */
const LOOK_INTERVAL_MS = 15_000;
/** Shares of one processor: above the first a process works, below the second it rests. */
const BUSY_SHARE = 0.1;
const IDLE_SHARE = 0.03;

/** An ordinary collection would keep compiled code; this one takes 0.2 s of processor time. */
const collectAll = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

/**
 * Collects garbage once whenever this process comes to rest: V8 would keep what a start or a rush of work has left, code
 * that is no longer used above all, because a process that rests allocates too little to be collected.
 * @param collect collects all garbage; without --expose-gc there is nothing to call
 */
export function releaseIdleMemory(collect = collectAll) {
  let wasBusy = true;
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const share = (user + system) / 1000 / LOOK_INTERVAL_MS;
    if (share > BUSY_SHARE) wasBusy = true;
    if (!wasBusy || share > IDLE_SHARE) return;
    wasBusy = false;
    collect();
    before = process.cpuUsage();
  }, LOOK_INTERVAL_MS).unref();
}
