import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Puts the focus where what came begins, if the button that had it is gone. */
function focusOn(element: Element | null | undefined): void {
  if (document.activeElement !== document.body || !(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * For a page of a list that somebody asked for by a button that is gone then: the focus goes to its first item, and
 * before that to what stands in its place.
 * @param list holds the items of all pages
 * @param place of the page's first item in it; of the first page, which nobody asked for, 0
 * @param state what is shown of the page; the focus is looked after when that changes
 */
export function useFocusOnPage(
  list: RefObject<HTMLElement | null>,
  place: number,
  state: 'loading' | 'failed' | 'there',
): void {
  const isAsked = place > 0;
  // Not on the place: a list that is read again asks for no focus.
  useEffect(() => {
    if (isAsked) focusOn(list.current?.children[place] ?? list.current?.lastElementChild);
  }, [isAsked, state]);
}

/** Shows more items of a list at once, and puts the focus on the first of them, at `place`. */
export function showMoreOf(list: RefObject<HTMLElement | null>, place: number, show: () => void): void {
  flushSync(show);
  focusOn(list.current?.children[place]);
}

/** What is shown of something that is read. */
export const stateOf = (data: unknown, error: unknown): 'loading' | 'failed' | 'there' =>
  data !== undefined ? 'there' : error === undefined ? 'loading' : 'failed';
