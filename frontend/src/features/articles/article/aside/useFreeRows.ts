import { type RefObject, useLayoutEffect, useState } from 'react';

/** Heights in pixels of a row with its gap, and of a heading with what is around it. */
const ROW_HEIGHT = 72;
const HEADING_HEIGHT = 64;
const MIN_ROWS = 3;

/** Number of rows before anything is measured. */
const USUAL_ROWS = 6;

/** Height in pixels of a pair of cards with its gap, and their maximum number. */
const PAIR_HEIGHT = 226;
const MAX_PAIRS = 10;
/** With more rows than this, the guides are pairs of cards. */
const MAX_ROWS = 14;

/** Returns how many rows fit into a height in pixels: none if there is none, else at least three, so that no list is tiny. */
export function countRows(height: number): number {
  return height < 0 ? 0 : Math.max(Math.floor((height - HEADING_HEIGHT) / ROW_HEIGHT), MIN_ROWS);
}

/** Returns how many guides to show in the space of a number of rows. */
export const countGuides = (rows: number): number =>
  rows > MAX_ROWS ? 2 * Math.min(Math.floor((rows * ROW_HEIGHT) / PAIR_HEIGHT), MAX_PAIRS) : rows;

/** Returns whether guides fill the space of a number of rows better as pairs of cards, which are higher than rows. */
export const arePairs = (rows: number, guideCount: number): boolean => rows > MAX_ROWS || 2 * guideCount <= rows;

/**
 * Returns how many rows fit at the end of a column, so that it ends about where the text next to it ends.
 * @param list element of the rows, which is the last of the column
 */
export function useFreeRows(list: RefObject<HTMLElement | null>): number {
  const [rows, setRows] = useState(USUAL_ROWS);
  useLayoutEffect(() => {
    const column = list.current?.closest('aside');
    const text = column?.nextElementSibling;
    if (!column || !(text instanceof HTMLElement) || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      // In one column, the list is not next to the text.
      if (column.offsetHeight === 0) return;
      const top = column.parentElement!.getBoundingClientRect().top;
      setRows(countRows(text.getBoundingClientRect().bottom - top - (list.current?.offsetTop ?? 0)));
    });
    observer.observe(column);
    observer.observe(text);
    return () => observer.disconnect();
  }, [list]);
  return rows;
}
