import { sentenceOf } from '../../lib/http-error.js';
import { showToast } from '../../ui/toasts.js';
import { logout } from './api.js';

/** Signs out and says so; answers whether it worked. */
export async function signOut(): Promise<boolean> {
  try {
    await logout();
    showToast({ title: 'Logged out', description: 'Come back soon!' });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    showToast({ title: 'Logout failed', description: sentenceOf(error, message), destructive: true });
    return false;
  }
}
