import { useEffect } from 'react';
import { becomeGuest } from '../features/session/api.js';
import { onSessionEnd } from '../lib/session-end.js';
import { showToast } from '../ui/toasts.js';

const ENDED = { title: 'Your session has ended', description: 'Please sign in again.', destructive: true };

/** Says once that a session is over which was in use here. */
export function SessionEnd(): null {
  useEffect(
    () =>
      onSessionEnd(() => {
        void becomeGuest().then((was) => was && showToast(ENDED));
      }),
    [],
  );
  return null;
}
