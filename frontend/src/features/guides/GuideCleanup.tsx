import { guides } from '@placelore/contracts/content/guides.js';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/api/api.js';

/** Releases a visitor's temporary guides when the visitor leaves the pages that show guides. */
export function GuideCleanup(): null {
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  useEffect(() => {
    const leftLocation = previous.current;
    if (leftLocation.pathname === pathname && leftLocation.search === search) return;
    previous.current = { pathname, search };
    if (isGuidePath(leftLocation)) releaseTemporaryGuides();
  }, [pathname, search]);
  return null;
}

/** Whether a page may show guides that were written for the visitor. */
export const isGuidePath = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.startsWith('/dynamic/') || new URLSearchParams(search).has('q');

/** Releases the guides that this visitor holds. Without this, they expire later. */
export function releaseTemporaryGuides(): void {
  call(guides.clear, {}).catch(() => {});
}
