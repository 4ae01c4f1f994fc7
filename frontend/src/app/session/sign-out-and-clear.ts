import { signOut } from '../../features/session/sign-in/sign-out.js';
import { clearDeviceData } from './clear-device-data.js';

/** Signs out, and deletes what the user leaves on the device. */
export async function signOutAndClearData(): Promise<void> {
  if (await signOut()) await clearDeviceData();
}
