import { useEffect } from 'react';
import { clearCompletedAnalyses } from '../features/analysis/finished.js';
import { endSession, SESSION_KEY } from '../features/session/api.js';
import { type DeviceUserChange, onDeviceUserChange } from '../lib/device-owner.js';
import { clearPanelState } from '../lib/panel-return.js';
import { clearCache } from '../lib/server-state.js';
import { onSessionExpired } from '../lib/session-end.js';
import { showToast } from '../ui/toasts.js';
import { STRINGS } from './texts.js';

/** Says once that a session is over which was in use here, and leaves nothing of one user to the next. */
export function SessionExpiredHandler(): null {
  useEffect(() => {
    const unsubscribers = [
      onSessionExpired(() => {
        void endSession().then((was) => was && showToast(STRINGS.sessionEnded));
      }),
      onDeviceUserChange(handleUserChange),
    ];
    return () => {
      for (const stop of unsubscribers) stop();
    };
  }, []);
  return null;
}

function handleUserChange({ from, to, isDifferentUser }: DeviceUserChange): void {
  if (from !== null) {
    clearCompletedAnalyses();
    clearPanelState();
  }
  // The other came without this page having seen the session end: from another window.
  if (from !== null && to !== null) void clearCache(SESSION_KEY);
  if (isDifferentUser)
    void import('./handover.js').then(({ clearPreviousUserData }) => clearPreviousUserData()).catch(() => {});
}
