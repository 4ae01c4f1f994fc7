import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSession } from '../../features/session/api.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';
import { ADMIN_STRINGS } from './admin-strings.js';

interface RequireAdminProps {
  /** Whether visitors who are not admins see why they are redirected. */
  showsNotice?: boolean;
  children: ReactNode;
}

/**
 * Loads and shows its screen for admins only, and redirects all others home. An admin whose session ends keeps the
 * screen with its unsaved input and can sign in again in another tab; cached data is already cleared by then.
 */
export function RequireAdmin({ showsNotice, children }: RequireAdminProps) {
  const { user, isLoading } = useSession();
  const wasShown = useRef(false);
  if (isLoading) return <Spinner text={STRINGS.loading} />;
  if (user?.isAdmin || (wasShown.current && user === null)) {
    wasShown.current = true;
    return children;
  }
  return showsNotice ? <AccessDenied /> : <Navigate to="/" replace />;
}

/** Redirects to the home page, where the toast still shows the reason. */
function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ ...ADMIN_STRINGS.denied, destructive: true });
    void navigate('/', { replace: true });
  }, [navigate]);
  return (
    <Alert title={ADMIN_STRINGS.denied.title} heading="h2">
      <p>{ADMIN_STRINGS.denied.description}</p>
    </Alert>
  );
}
