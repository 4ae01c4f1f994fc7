import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isGuidePath, releaseTemporaryGuides } from './leaving.js';

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
