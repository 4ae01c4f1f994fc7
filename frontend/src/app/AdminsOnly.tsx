import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSession } from '../features/session/api.js';
import { Notice } from '../ui/Notice.js';
import { Spinner } from '../ui/Spinner.js';
import { showToast } from '../ui/toasts.js';
import { ADMIN_TEXTS } from './admin-texts.js';
import { TEXTS } from './texts.js';

interface AdminsOnlyProps {
  /** Whether others are told why they are led home. */
  isTold?: boolean;
  children: ReactNode;
}

/**
 * Shows its screen to admins, and only then has it loaded; everybody else is led home. An admin whose session ends stays:
 * what they have typed would be lost, and after signing in elsewhere they go on. Whatever was read is forgotten by then.
 */
export function AdminsOnly({ isTold, children }: AdminsOnlyProps) {
  const { user, loading } = useSession();
  const shown = useRef(false);
  if (loading) return <Spinner text={TEXTS.loading} />;
  if (user?.isAdmin || (shown.current && user === null)) {
    shown.current = true;
    return children;
  }
  return isTold ? <AccessDenied /> : <Navigate to="/" replace />;
}

/** Stands for as long as it takes to get home, where the toast still says why. */
function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ ...ADMIN_TEXTS.denied, destructive: true });
    void navigate('/', { replace: true });
  }, [navigate]);
  return (
    <Notice title={ADMIN_TEXTS.denied.title} heading="h2">
      <p>{ADMIN_TEXTS.denied.description}</p>
    </Notice>
  );
}
