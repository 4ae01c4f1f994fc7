import { getErrorMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { logout } from '../account-api.js';
import { STRINGS } from './sign-in-strings.js';

/** Signs out and shows a toast; returns whether it succeeded. */
export async function signOut(): Promise<boolean> {
  try {
    await logout();
    showToast({ title: STRINGS.signedOut, description: STRINGS.signedOutHint });
    return true;
  } catch (error) {
    showToast({ title: STRINGS.signOutFailed, description: getErrorMessage(error, ''), destructive: true });
    return false;
  }
}
