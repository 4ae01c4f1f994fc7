import { type DeviceStore, deviceStore, forgetDevice, readDevice, writeDevice } from './device-storage.js';

/** Names of the lists that the device keeps of whoever uses it. */
const PERSONAL = ['analysis-cache', 'cached-locations', 'discoveries'] as const;
const NAME = 'set-aside';

interface SetAside {
  owner: number;
  lists: Record<string, unknown>;
}

/**
 * The device goes from one user to another, null being a guest. Whose session ended may be back: what the device kept
 * of them waits aside, out of the sight of guests, and goes for good as soon as another user comes. What a guest made
 * meanwhile stays where it is, and goes with whoever they become.
 * @returns whether a user comes who is not the last one known here
 */
export function handOver(from: number | null, to: number | null, store: DeviceStore | null = deviceStore()): boolean {
  const aside = setAside(store);
  const last = from ?? aside?.owner ?? null;
  if (to === null) {
    if (from !== null) putAside(from, store);
    return false;
  }
  if (from !== null) for (const name of PERSONAL) forgetDevice(name, store);
  else if (aside?.owner === to) bringBack(aside, store);
  forgetSetAside(store);
  return last !== null && last !== to;
}

/** Forgets what waits for somebody whose session ended. */
export function forgetSetAside(store: DeviceStore | null = deviceStore()): void {
  forgetDevice(NAME, store);
}

function setAside(store: DeviceStore | null): SetAside | undefined {
  const read = readDevice(NAME, store) as Partial<SetAside> | null | undefined;
  return typeof read?.owner === 'number' && typeof read.lists === 'object' ? (read as SetAside) : undefined;
}

function putAside(owner: number, store: DeviceStore | null): void {
  const lists = Object.fromEntries(PERSONAL.map((name) => [name, readDevice(name, store)]));
  // First, for the device may have no room for both.
  for (const name of PERSONAL) forgetDevice(name, store);
  // Where there is no room even so, at least who it was has to be known.
  if (!writeDevice(NAME, { owner, lists } satisfies SetAside, store)) writeDevice(NAME, { owner, lists: {} }, store);
}

function bringBack({ lists }: SetAside, store: DeviceStore | null): void {
  for (const name of PERSONAL) {
    const theirs = listIn(lists[name]);
    if (theirs.length > 0) writeDevice(name, [...listIn(readDevice(name, store)), ...theirs], store);
  }
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
