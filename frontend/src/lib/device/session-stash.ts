import { clearDevice, type DeviceStore, getDeviceStore, readDevice, writeDevice } from './device-storage.js';

/** Storage names of the lists that belong to the device's user. */
const USER_DATA_NAMES = ['analysis-cache', 'cached-locations', 'discoveries', 'recent-searches'] as const;
const STORAGE_NAME = 'set-aside';

interface SessionStash {
  owner: number;
  lists: Record<string, unknown>;
}

/**
 * Switches the device to another user, or to a guest if null. After a session ends, the user's data is stashed out of
 * sight of guests, restored if the user returns, and deleted if another user signs in. Data of a guest stays, and
 * belongs to the next user who signs in.
 * @returns whether the new user differs from the last known one
 */
export function switchDeviceUser(
  from: number | null,
  to: number | null,
  store: DeviceStore | null = getDeviceStore(),
): boolean {
  if (to === null) {
    if (from !== null) stashUserData(from, store);
    return false;
  }
  const stash = readSessionStash(store);
  if (from !== null) clearUserData(store);
  else if (stash?.owner === to) restoreUserData(stash, store);
  clearSessionStash(store);
  const lastKnownUser = from ?? stash?.owner ?? to;
  return lastKnownUser !== to;
}

/** Deletes the stashed data of a user whose session has ended. */
export function clearSessionStash(store: DeviceStore | null = getDeviceStore()): void {
  clearDevice(STORAGE_NAME, store);
}

function readSessionStash(store: DeviceStore | null): SessionStash | undefined {
  const stored = readDevice(STORAGE_NAME, store) as Partial<SessionStash> | null | undefined;
  return typeof stored?.owner === 'number' && typeof stored.lists === 'object' ? (stored as SessionStash) : undefined;
}

function stashUserData(owner: number, store: DeviceStore | null): void {
  const lists = Object.fromEntries(USER_DATA_NAMES.map((name) => [name, readDevice(name, store)]));
  // The lists are deleted first, because the device may not have room for both copies.
  clearUserData(store);
  // If even that leaves too little room, at least the owner's id is stored.
  if (!writeDevice(STORAGE_NAME, { owner, lists } satisfies SessionStash, store))
    writeDevice(STORAGE_NAME, { owner, lists: {} }, store);
}

function clearUserData(store: DeviceStore | null): void {
  for (const name of USER_DATA_NAMES) clearDevice(name, store);
}

function restoreUserData({ lists }: SessionStash, store: DeviceStore | null): void {
  for (const name of USER_DATA_NAMES) {
    const stashedList = toList(lists[name]);
    if (stashedList.length > 0) writeDevice(name, [...toList(readDevice(name, store)), ...stashedList], store);
  }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
