import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each entry of the history was left, in pixels from the top. */
const left = new Map<string, number>();

/**
 * A page that was reached by a link begins at its top, for eyes and for screen readers; one that was reached by back or
 * forward is found where it was left.
 */
export function PageChange(): null {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef({ pathname, key });

  // Before anything is painted: the browser's own scroll of a page that became shorter is not the reader's.
  useLayoutEffect(() => {
    const { current } = before;
    if (current.key !== key) {
      before.current = { pathname, key };
      // From now on entries of this visit are known here; the browser would scroll before the page is there.
      window.history.scrollRestoration = 'manual';
      if (isReturn) window.scrollTo(0, left.get(key) ?? 0);
      else if (current.pathname !== pathname) window.scrollTo(0, 0);
      if (current.pathname !== pathname) document.getElementById('content')?.focus({ preventScroll: true });
    }
    const remember = () => left.set(key, window.scrollY);
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [pathname, key, isReturn]);
  return null;
}
