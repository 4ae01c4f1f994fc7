import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { clearTemporaryGuides, mayHoldGuides } from './leaving.js';

/** Lets go of guides that were written for somebody when they leave the place where that was. */
export function GuideCleanup(): null {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const left = last.current;
    if (left.pathname === pathname && left.search === search) return;
    last.current = { pathname, search };
    if (mayHoldGuides(left)) clearTemporaryGuides();
  }, [pathname, search]);
  return null;
}
