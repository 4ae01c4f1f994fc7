import { useEffect } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { STRINGS } from '../strings.js';
import { PATHS } from './paths.js';

const isAdminPath = (pathname: string): boolean => matchPath(PATHS.admin, pathname) !== null;

/** Path for which this document was loaded. */
const loadedPath = typeof window === 'undefined' ? '/' : window.location.pathname;

/**
 * Loads the document of a page that this document does not contain: the admin console and the public pages have one
 * each.
 * @throws Error if this document was already served for that page, as the offline shell is
 */
export function OtherDocument() {
  const { pathname } = useLocation();
  if (useNavigationType() === 'POP' && isAdminPath(pathname) === isAdminPath(loadedPath)) {
    throw new Error('The document of this page could not be loaded');
  }
  useEffect(() => window.location.reload(), []);
  return <Spinner text={STRINGS.loading} />;
}
