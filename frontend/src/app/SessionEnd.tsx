import { useEffect } from 'react';
import { forgetFinished } from '../features/analysis/finished.js';
import { becomeGuest, SESSION_KEY } from '../features/session/api.js';
import { type OwnerChange, onOwnerChange } from '../lib/device-owner.js';
import { forgetPanel } from '../lib/panel-return.js';
import { forgetEverything } from '../lib/server-state.js';
import { onSessionEnd } from '../lib/session-end.js';
import { showToast } from '../ui/toasts.js';
import { TEXTS } from './texts.js';

/** Says once that a session is over which was in use here, and leaves nothing of one user to the next. */
export function SessionEnd(): null {
  useEffect(() => {
    const stops = [
      onSessionEnd(() => {
        void becomeGuest().then((was) => was && showToast(TEXTS.sessionEnded));
      }),
      onOwnerChange(changeHands),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

function changeHands({ from, to, isOther }: OwnerChange): void {
  if (from !== null) {
    forgetFinished();
    forgetPanel();
  }
  // The other came without this page having seen the session end: from another window.
  if (from !== null && to !== null) void forgetEverything(SESSION_KEY);
  if (isOther) void import('./handover.js').then(({ forgetRemains }) => forgetRemains()).catch(() => {});
}
