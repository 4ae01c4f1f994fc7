/** Ms between two checks of how busy this process is. */
const LOOK_INTERVAL_MS = 15_000;
/** Shares of one processor. Above the first, the process is busy; below the second, it is idle. */
const BUSY_SHARE = 0.1;
const IDLE_SHARE = 0.03;

/** An ordinary collection would keep compiled code. This one takes 0.2 s of processor time. */
const collectAll = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

/**
 * Collects garbage once whenever this process becomes idle. Otherwise V8 would keep what a start or a rush of work has
 * left behind, mainly compiled code that is no longer used, because an idle process allocates too little to trigger a
 * collection.
 * @param collect collects all garbage; by default, does nothing without --expose-gc
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
