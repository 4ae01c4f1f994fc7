import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { readDevice, writeDevice } from './device-storage.js';
import { switchDeviceUser } from './session-stash.js';

const STORAGE_NAME = 'user';

/** The device is in other hands: ids of users, null for a guest. */
export interface DeviceUserChange {
  from: number | null;
  to: number | null;
  /** A user came who is not the last one known here: nothing may be left of that one. */
  isDifferentUser: boolean;
}
type Listener = (change: DeviceUserChange) => void;
const listeners = new Set<Listener>();

/**
 * Remembers whose the device is, for when nobody can be asked: a user, or null for a guest. What the device kept of
 * another user is out of sight when this returns.
 */
export function rememberUser(user: CurrentUser | null): void {
  const [from, to] = [getDeviceUserId(), user?.id ?? null];
  const isDifferentUser = from !== to && switchDeviceUser(from, to);
  writeDevice(STORAGE_NAME, user);
  if (from !== to) for (const listener of listeners) listener({ from, to, isDifferentUser });
}

/** The user that was last known to use the device; null for a guest. */
export function getRememberedUser(): CurrentUser | null {
  const user = readDevice(STORAGE_NAME) as Partial<CurrentUser> | null | undefined;
  return typeof user?.id === 'number' && typeof user.username === 'string' ? (user as CurrentUser) : null;
}

/** Their id. */
export const getDeviceUserId = (): number | null => getRememberedUser()?.id ?? null;

/** Calls `listener` whenever this page has found the device in other hands; answers with how to stop that. */
export function onDeviceUserChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
