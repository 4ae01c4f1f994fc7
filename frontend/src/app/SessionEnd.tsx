import { useEffect } from 'react';
import { becomeGuest } from '../features/session/api.js';
import { onSessionEnd } from '../lib/session-end.js';
import { showToast } from '../ui/toasts.js';
import { TEXTS } from './texts.js';

/** Says once that a session is over which was in use here. */
export function SessionEnd(): null {
  useEffect(
    () =>
      onSessionEnd(() => {
        void becomeGuest().then((was) => was && showToast(TEXTS.sessionEnded));
      }),
    [],
  );
  return null;
}
