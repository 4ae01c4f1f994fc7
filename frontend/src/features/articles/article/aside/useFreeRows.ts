import { type RefObject, useLayoutEffect, useState } from 'react';

/** Heights in pixels of a row with its gap, and of a heading with what is around it. */
const ROW_HEIGHT = 72;
const HEADING_HEIGHT = 64;
const MIN_ROWS = 3;
const MAX_ROWS = 18;

/** Number of rows before anything is measured. */
const USUAL_ROWS = 6;

/** Returns how many rows fit into a height in pixels: none if there is none, else at least three, so that no list is tiny. */
export function countRows(height: number): number {
  if (height < 0) return 0;
  return Math.min(Math.max(Math.floor((height - HEADING_HEIGHT) / ROW_HEIGHT), MIN_ROWS), MAX_ROWS);
}

/**
 * Returns how many rows fit at the end of a column, so that it ends about where the text next to it ends.
 * @param list element of the rows, which is the last of the column
 */
export function useFreeRows(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(USUAL_ROWS);
  useLayoutEffect(() => {
    const column = list.current?.closest('aside');
    const text = column?.nextElementSibling;
    if (!column || !(text instanceof HTMLElement) || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      // In one column, the list is not next to the text.
      if (column.offsetHeight === 0) return;
      const top = column.parentElement!.getBoundingClientRect().top;
      setCount(countRows(text.getBoundingClientRect().bottom - top - (list.current?.offsetTop ?? 0)));
    });
    observer.observe(column);
    observer.observe(text);
    return () => observer.disconnect();
  }, [list]);
  return count;
}
