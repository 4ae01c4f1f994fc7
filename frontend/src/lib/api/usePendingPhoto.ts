import { useEffect } from 'react';

/** Ms between requests for a photo that is being searched for. After the last one, the page keeps its illustration. */
const DELAYS_MS = [3_000, 4_000, 6_000, 9_000, 14_000, 20_000];

/**
 * Refreshes a page a few times while a photo of its place is being searched for.
 * @param refresh reloads what the page shows; must be a stable function
 */
export function usePendingPhoto(isPending: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isPending) return;
    const delays = DELAYS_MS.values();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const schedule = () => {
      const { value: delay } = delays.next();
      if (delay === undefined || isOver) return;
      timer = setTimeout(() => void refresh().then(schedule, schedule), delay);
    };
    schedule();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPending, refresh]);
}
