import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll position of each history entry, in pixels from the top. */
const scrollPositions = new Map<string, number>();

/**
 * Starts a page at its top after a link, for eyes and screen readers, and restores the scroll position after back or
 * forward.
 */
export function ScrollRestoration(): null {
  const { pathname, key } = useLocation();
  const isHistoryNavigation = useNavigationType() === 'POP';
  const previous = useRef({ pathname, key });

  // This runs before the paint: when a page becomes shorter, the browser scrolls by itself, which must not be recorded
  // as the reader's position.
  useLayoutEffect(() => {
    const { current } = previous;
    if (current.key !== key) {
      previous.current = { pathname, key };
      // This visit's positions are recorded here from now on; the browser would restore them before the page has
      // rendered.
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
