import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../../features/session/api.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { STRINGS } from '../strings.js';
import { ACCESS_DENIED } from './AccessDeniedNotice.js';
import { SessionEndedBar } from './SessionEndedBar.js';

interface RequireAdminProps {
  /** Whether visitors who are not admins see why they are redirected. */
  showsNotice?: boolean;
  children: ReactNode;
}

/**
 * Loads and shows its screen for admins only, and redirects everyone else to the home page. An admin whose session ends
 * keeps the screen with its unsaved input, and a bar offers to sign in again in another tab; cached data has been cleared
 * by then.
 */
export function RequireAdmin({ showsNotice, children }: RequireAdminProps) {
  const { user, isLoading } = useSession();
  const wasShown = useRef(false);
  if (isLoading) return <Spinner text={STRINGS.loading} />;
  if (user?.isAdmin || (wasShown.current && user === null)) {
    wasShown.current = true;
    return (
      <>
        {children}
        {user === null && <SessionEndedBar />}
      </>
    );
  }
  return <Navigate to="/" replace state={showsNotice ? ACCESS_DENIED : null} />;
}
