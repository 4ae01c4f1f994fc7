import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { showToast } from '../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/** State of a navigation that leaves the admin console because the visitor may not use it. */
export const ACCESS_DENIED = { isAccessDenied: true } as const;

/** Reports why the admin console sent the visitor here. The console is another document, so its toasts are gone. */
export function AccessDeniedNotice(): null {
  const { state, pathname, search }: Location<Partial<typeof ACCESS_DENIED> | null> = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.isAccessDenied) return;
    showToast({ ...STRINGS.accessDenied, destructive: true });
    // A reload must not repeat the toast.
    void navigate(pathname + search, { replace: true });
  }, [state, pathname, search, navigate]);
  return null;
}
