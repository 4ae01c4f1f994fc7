import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetFilled } from '../lib/server-state.js';

/** What came with the first page is trusted as long as that page is shown. */
export function FirstPage(): null {
  const { pathname } = useLocation();
  useEffect(() => forgetFilled, [pathname]);
  return null;
}
