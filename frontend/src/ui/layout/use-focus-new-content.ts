import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Moves the focus to an element if the button that had the focus was removed. */
function moveFocusTo(element: Element | null | undefined): void {
  if (document.activeElement !== document.body || !(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus when a button that loads another page of a list has been removed: to that page's first item, or to
 * its placeholder while it loads.
 * @param list contains the items of all pages
 * @param firstIndex index of the page's first item; 0 for the first page, which no button requested
 * @param state load state of the page; the focus moves when it changes
 */
export function useFocusNewContent(
  list: RefObject<HTMLElement | null>,
  firstIndex: number,
  state: 'loading' | 'failed' | 'loaded',
): void {
  const isRequested = firstIndex > 0;
  // The index is not a dependency, because a reloaded list must not move the focus.
  useEffect(() => {
    if (isRequested) moveFocusTo(list.current?.children[firstIndex] ?? list.current?.lastElementChild);
  }, [isRequested, state]);
}

/** Shows more items of a list immediately and focuses the item at `firstIndex`. */
export function showMoreAndFocus(list: RefObject<HTMLElement | null>, firstIndex: number, show: () => void): void {
  flushSync(show);
  moveFocusTo(list.current?.children[firstIndex]);
}

/** Returns the load state of a request. */
export const getLoadState = (data: unknown, error: unknown): 'loading' | 'failed' | 'loaded' =>
  data !== undefined ? 'loaded' : error === undefined ? 'loading' : 'failed';
