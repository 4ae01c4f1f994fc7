import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSession } from '../../features/session/api.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';
import { ADMIN_STRINGS } from './admin-strings.js';

interface RequireAdminProps {
  /** Whether others are told why they are led home. */
  showsNotice?: boolean;
  children: ReactNode;
}

/**
 * Shows its screen to admins, and only then has it loaded; everybody else is led home. An admin whose session ends stays:
 * what they have typed would be lost, and after signing in elsewhere they go on. Whatever was read is forgotten by then.
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

/** Stands for as long as it takes to get home, where the toast still says why. */
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
