import type { CurrentUser } from '@placelore/contracts/auth.js';
import { readDevice, writeDevice } from './device-storage.js';
import { handOver } from './set-aside.js';

const NAME = 'user';

/** The device is in other hands: ids of users, null for a guest. */
export interface OwnerChange {
  from: number | null;
  to: number | null;
  /** A user came who is not the last one known here: nothing may be left of that one. */
  isOther: boolean;
}
type Listener = (change: OwnerChange) => void;
const listeners = new Set<Listener>();

/**
 * Remembers whose the device is, for when nobody can be asked: a user, or null for a guest. What the device kept of
 * another user is out of sight when this returns.
 */
export function rememberOwner(user: CurrentUser | null): void {
  const [from, to] = [deviceOwner(), user?.id ?? null];
  const isOther = from !== to && handOver(from, to);
  writeDevice(NAME, user);
  if (from !== to) for (const listener of listeners) listener({ from, to, isOther });
}

/** The user that was last known to use the device; null for a guest. */
export function rememberedUser(): CurrentUser | null {
  const user = readDevice(NAME) as Partial<CurrentUser> | null | undefined;
  return typeof user?.id === 'number' && typeof user.username === 'string' ? (user as CurrentUser) : null;
}

/** Their id. */
export const deviceOwner = (): number | null => rememberedUser()?.id ?? null;

/** Calls `listener` whenever this page has found the device in other hands; answers with how to stop that. */
export function onOwnerChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
