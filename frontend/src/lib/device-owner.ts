import { readDevice, writeDevice } from './device-storage.js';

const NAME = 'user-id';
const listeners = new Set<() => void>();

/** Remembers whose the device is, for when nobody can be asked: a user's id, null for a guest. */
export function rememberOwner(userId: number | null): void {
  const isNew = userId !== deviceOwner();
  writeDevice(NAME, userId);
  if (isNew) for (const listener of listeners) listener();
}

/** The user that was last known to use the device; null for a guest. */
export function deviceOwner(): number | null {
  const id = readDevice(NAME);
  return typeof id === 'number' ? id : null;
}

/** Calls `listener` whenever this page has found the device in other hands; answers with how to stop that. */
export function onOwnerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
