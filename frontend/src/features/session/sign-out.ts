import { messageOf } from '../../lib/http-error.js';
import { showToast } from '../../ui/toasts.js';
import { logout } from './api.js';
import { TEXTS } from './sign-in-texts.js';

/** Signs out and says so; answers whether it worked. */
export async function signOut(): Promise<boolean> {
  try {
    await logout();
    showToast({ title: TEXTS.signedOut, description: TEXTS.signedOutHint });
    return true;
  } catch (error) {
    showToast({ title: TEXTS.signOutFailed, description: messageOf(error, ''), destructive: true });
    return false;
  }
}
