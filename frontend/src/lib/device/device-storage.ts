import { DEVICE_KEY_PREFIX } from '../brand.js';

/** The part of `Storage` that is used, so that tests can stand in for it. */
export type DeviceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's local storage, or null on the server and where the browser refuses it. */
export function getDeviceStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** What is kept under `name`, parsed; undefined when there is nothing or it is not JSON. */
export function readDevice(name: string, store = getDeviceStore()): unknown {
  try {
    const text = store?.getItem(DEVICE_KEY_PREFIX + name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `name`. Answers false when the browser refuses or has no room: a cache may always be lost. */
export function writeDevice(name: string, value: unknown, store = getDeviceStore()): boolean {
  try {
    store?.setItem(DEVICE_KEY_PREFIX + name, JSON.stringify(value));
    return store !== null;
  } catch {
    return false;
  }
}

/** Forgets what is kept under `name`. */
export function clearDevice(name: string, store = getDeviceStore()): void {
  try {
    store?.removeItem(DEVICE_KEY_PREFIX + name);
  } catch {
    // Storage is refused: nothing was kept either.
  }
}
