import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll position of each history entry, in pixels from the top. */
const scrollPositions = new Map<string, number>();

/** Opens each page at its top, for eyes and screen readers, and restores the scroll position after Back or Forward. */
export function ScrollRestoration(): null {
  const { pathname, key } = useLocation();
  const isHistoryNavigation = useNavigationType() === 'POP';
  const previous = useRef({ pathname, key });

  // Must run before paint: when a page becomes shorter, the browser scrolls by itself, and that must not be recorded as
  // the reader's position.
  useLayoutEffect(() => {
    const { current } = previous;
    if (current.key !== key) {
      previous.current = { pathname, key };
      // From here on, this component restores positions. The browser would do so before the page has rendered.
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
