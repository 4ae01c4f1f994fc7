import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each entry of the history was left, in pixels from the top. */
const scrollPositions = new Map<string, number>();

/**
 * A page that was reached by a link begins at its top, for eyes and for screen readers; one that was reached by back or
 * forward is found where it was left.
 */
export function ScrollRestoration(): null {
  const { pathname, key } = useLocation();
  const isHistoryNavigation = useNavigationType() === 'POP';
  const previous = useRef({ pathname, key });

  // Before anything is painted: the browser's own scroll of a page that became shorter is not the reader's.
  useLayoutEffect(() => {
    const { current } = previous;
    if (current.key !== key) {
      previous.current = { pathname, key };
      // From now on entries of this visit are known here; the browser would scroll before the page is there.
      window.history.scrollRestoration = 'manual';
      if (isHistoryNavigation) window.scrollTo(0, scrollPositions.get(key) ?? 0);
      else if (current.pathname !== pathname) window.scrollTo(0, 0);
      if (current.pathname !== pathname) document.getElementById('content')?.focus({ preventScroll: true });
    }
    const saveScrollPosition = () => scrollPositions.set(key, window.scrollY);
    saveScrollPosition();
    window.addEventListener('scroll', saveScrollPosition, { passive: true });
    return () => window.removeEventListener('scroll', saveScrollPosition);
  }, [pathname, key, isHistoryNavigation]);
  return null;
}
