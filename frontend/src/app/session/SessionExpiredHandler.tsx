import { useEffect } from 'react';
import { clearCompletedAnalyses } from '../../features/analysis/offline-queue/completed-analyses.js';
import { endSession, SESSION_KEY } from '../../features/session/api.js';
import { onSessionExpired } from '../../lib/api/session-expiry.js';
import { clearCache } from '../../lib/cache/server-state.js';
import { type DeviceUserChange, onDeviceUserChange } from '../../lib/device/device-user.js';
import { clearPanelState } from '../../lib/device/panel-return.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/** Reports an expired session once, and removes a user's data before the next user sees the page. */
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
  // The new user signed in in another tab, so this page did not see the session end.
  if (from !== null && to !== null) void clearCache(SESSION_KEY);
  if (to === null) return;
  void import('./clear-previous-user.js')
    .then(({ clearOtherUsersData, clearPreviousUserData }) =>
      isDifferentUser ? clearPreviousUserData() : clearOtherUsersData(to),
    )
    .catch(() => {});
}
