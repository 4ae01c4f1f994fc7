import { guides } from '@placelore/contracts/content/guides.js';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/api/api.js';

/** Lets go of guides that were written for somebody when they leave the place where that was. */
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

/** Whether who is at this place of the product may hold guides that were written for them. */
export const isGuidePath = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.startsWith('/dynamic/') || new URLSearchParams(search).has('q');

/** Lets go of the guides this visitor holds; what is not let go of now expires. */
export function releaseTemporaryGuides(): void {
  call(guides.clear, {}).catch(() => {});
}
