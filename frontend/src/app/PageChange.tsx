import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A page that was reached by a link begins at its top, for eyes and for screen readers. */
export function PageChange(): null {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
