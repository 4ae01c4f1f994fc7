import { clearDevice, type DeviceStore, getDeviceStore, readDevice, writeDevice } from './device-storage.js';

/** Names of the lists that the device keeps of whoever uses it. */
const USER_DATA_NAMES = ['analysis-cache', 'cached-locations', 'discoveries'] as const;
const STORAGE_NAME = 'set-aside';

interface SessionStash {
  owner: number;
  lists: Record<string, unknown>;
}

/**
 * The device goes from one user to another, null being a guest. Whose session ended may be back: what the device kept
 * of them waits aside, out of the sight of guests, and goes for good as soon as another user comes. What a guest made
 * meanwhile stays where it is, and goes with whoever they become.
 * @returns whether a user comes who is not the last one known here
 */
export function switchDeviceUser(
  from: number | null,
  to: number | null,
  store: DeviceStore | null = getDeviceStore(),
): boolean {
  const stash = readSessionStash(store);
  const previousUser = from ?? stash?.owner ?? null;
  if (to === null) {
    if (from !== null) stashUserData(from, store);
    return false;
  }
  if (from !== null) for (const name of USER_DATA_NAMES) clearDevice(name, store);
  else if (stash?.owner === to) restoreUserData(stash, store);
  clearSessionStash(store);
  return previousUser !== null && previousUser !== to;
}

/** Forgets what waits for somebody whose session ended. */
export function clearSessionStash(store: DeviceStore | null = getDeviceStore()): void {
  clearDevice(STORAGE_NAME, store);
}

function readSessionStash(store: DeviceStore | null): SessionStash | undefined {
  const stored = readDevice(STORAGE_NAME, store) as Partial<SessionStash> | null | undefined;
  return typeof stored?.owner === 'number' && typeof stored.lists === 'object' ? (stored as SessionStash) : undefined;
}

function stashUserData(owner: number, store: DeviceStore | null): void {
  const lists = Object.fromEntries(USER_DATA_NAMES.map((name) => [name, readDevice(name, store)]));
  // First, for the device may have no room for both.
  for (const name of USER_DATA_NAMES) clearDevice(name, store);
  // Where there is no room even so, at least who it was has to be known.
  if (!writeDevice(STORAGE_NAME, { owner, lists } satisfies SessionStash, store))
    writeDevice(STORAGE_NAME, { owner, lists: {} }, store);
}

function restoreUserData({ lists }: SessionStash, store: DeviceStore | null): void {
  for (const name of USER_DATA_NAMES) {
    const stashedList = toList(lists[name]);
    if (stashedList.length > 0) writeDevice(name, [...toList(readDevice(name, store)), ...stashedList], store);
  }
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
