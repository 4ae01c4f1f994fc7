import type { CurrentUser } from '@placelore/contracts/auth.js';
import { readDevice, writeDevice } from './device-storage.js';

const NAME = 'user';
const listeners = new Set<() => void>();

/** Remembers whose the device is, for when nobody can be asked: a user, or null for a guest. */
export function rememberOwner(user: CurrentUser | null): void {
  const isNew = (user?.id ?? null) !== deviceOwner();
  writeDevice(NAME, user);
  if (isNew) for (const listener of listeners) listener();
}

/** The user that was last known to use the device; null for a guest. */
export function rememberedUser(): CurrentUser | null {
  const user = readDevice(NAME) as Partial<CurrentUser> | null | undefined;
  return typeof user?.id === 'number' && typeof user.username === 'string' ? (user as CurrentUser) : null;
}

/** Their id. */
export const deviceOwner = (): number | null => rememberedUser()?.id ?? null;

/** Calls `listener` whenever this page has found the device in other hands; answers with how to stop that. */
export function onOwnerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
