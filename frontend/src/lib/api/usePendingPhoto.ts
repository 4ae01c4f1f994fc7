import { useEffect } from 'react';

/** Ms between the requests for a photo that is being looked for; after the last the page keeps its illustration. */
const DELAYS_MS = [3_000, 4_000, 6_000, 9_000, 14_000, 20_000];

/**
 * Refreshes a page a few times while a photo of its place is being looked for.
 * @param refresh loads what the page shows; stable between renders
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
