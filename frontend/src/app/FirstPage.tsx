import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expireHydratedEntries } from '../lib/server-state.js';

/** What came with the first page is trusted as long as that page is shown. */
export function ExpireHydratedData(): null {
  const { pathname } = useLocation();
  useEffect(() => expireHydratedEntries, [pathname]);
  return null;
}
