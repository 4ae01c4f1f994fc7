import { readDevice, writeDevice } from './device-storage.js';

const NAME = 'user-id';

/** Remembers whose the device is, for when nobody can be asked: a user's id, null for a guest. */
export function rememberOwner(userId: number | null): void {
  writeDevice(NAME, userId);
}

/** The user that was last known to use the device; null for a guest. */
export function deviceOwner(): number | null {
  const id = readDevice(NAME);
  return typeof id === 'number' ? id : null;
}
