import { signOut } from '../../features/session/sign-in/sign-out.js';
import { clearDeviceData } from './clear-device-data.js';

/** Signs out, and deletes the data that the user would leave on the device. */
export async function signOutAndClearData(): Promise<void> {
  if (await signOut()) await clearDeviceData();
}
