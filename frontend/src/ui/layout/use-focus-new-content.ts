import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Puts the focus where what came begins, if the button that had it is gone. */
function moveFocusTo(element: Element | null | undefined): void {
  if (document.activeElement !== document.body || !(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * For a page of a list that somebody asked for by a button that is gone then: the focus goes to its first item, and
 * before that to what stands in its place.
 * @param list holds the items of all pages
 * @param firstIndex of the page's first item in it; of the first page, which nobody asked for, 0
 * @param state what is shown of the page; the focus is looked after when that changes
 */
export function useFocusNewContent(
  list: RefObject<HTMLElement | null>,
  firstIndex: number,
  state: 'loading' | 'failed' | 'there',
): void {
  const isRequested = firstIndex > 0;
  // Not on the place: a list that is read again asks for no focus.
  useEffect(() => {
    if (isRequested) moveFocusTo(list.current?.children[firstIndex] ?? list.current?.lastElementChild);
  }, [isRequested, state]);
}

/** Shows more items of a list at once, and puts the focus on the first of them, at `place`. */
export function showMoreAndFocus(list: RefObject<HTMLElement | null>, firstIndex: number, show: () => void): void {
  flushSync(show);
  moveFocusTo(list.current?.children[firstIndex]);
}

/** What is shown of something that is read. */
export const getLoadState = (data: unknown, error: unknown): 'loading' | 'failed' | 'there' =>
  data !== undefined ? 'there' : error === undefined ? 'loading' : 'failed';
