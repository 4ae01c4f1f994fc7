/** Milliseconds between two looks at how busy this process is. */
const LOOK_INTERVAL_MS = 15_000;
/** Shares of one processor: above the first a process works, below the second it rests. */
const BUSY_SHARE = 0.1;
const IDLE_SHARE = 0.03;

/**
 * Collects garbage once whenever this process comes to rest: V8 would keep what a start or a rush of work has left, code
 * that is no longer used above all, because a process that rests allocates too little to be collected.
 */
export function releaseIdleMemory() {
  let wasBusy = true;
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const share = (user + system) / 1000 / LOOK_INTERVAL_MS;
    if (share > BUSY_SHARE) wasBusy = true;
    if (!wasBusy || share > IDLE_SHARE) return;
    wasBusy = false;
    // An ordinary collection keeps compiled code; it takes 0.1 s either way. Without --expose-gc nothing is collected.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    before = process.cpuUsage();
  }, LOOK_INTERVAL_MS).unref();
}
