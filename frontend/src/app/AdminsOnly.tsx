import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../features/session/api.js';
import { Spinner } from '../ui/Spinner.js';
import { TEXTS } from './texts.js';

/** Shows its screen to admins, and only then has it loaded; everybody else is led home. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user, loading } = useSession();
  if (loading) return <Spinner text={TEXTS.loading} />;
  return user?.isAdmin ? children : <Navigate to="/" replace />;
}
