import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { readDevice, writeDevice } from './device-storage.js';
import { switchDeviceUser } from './session-stash.js';

const STORAGE_NAME = 'user';

/** Change of the device's user, by id; null is a guest. */
export interface DeviceUserChange {
  from: number | null;
  to: number | null;
  /** Whether the new user differs from the last known one, whose data must be removed. */
  isDifferentUser: boolean;
}
type Listener = (change: DeviceUserChange) => void;
const listeners = new Set<Listener>();

/**
 * Stores the device's user, or null for a guest, for use while offline. Cached data of another user is already hidden
 * when this returns.
 */
export function rememberUser(user: CurrentUser | null): void {
  const [from, to] = [getDeviceUserId(), user?.id ?? null];
  const isDifferentUser = from !== to && switchDeviceUser(from, to);
  writeDevice(STORAGE_NAME, user);
  if (from !== to) for (const listener of listeners) listener({ from, to, isDifferentUser });
}

/** Returns the last known user of the device, or null for a guest. */
export function getRememberedUser(): CurrentUser | null {
  const user = readDevice(STORAGE_NAME) as Partial<CurrentUser> | null | undefined;
  return typeof user?.id === 'number' && typeof user.username === 'string' ? (user as CurrentUser) : null;
}

/** Returns the id of the last known user, or null for a guest. */
export const getDeviceUserId = (): number | null => getRememberedUser()?.id ?? null;

/** Calls `listener` whenever this page detects a change of user. Returns a function that unsubscribes it. */
export function onDeviceUserChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
