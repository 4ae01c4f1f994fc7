import { DEVICE_KEY_PREFIX } from '../brand.js';

/** Methods of `Storage` that are used, so that tests can replace it. */
export type DeviceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the browser's local storage; null on the server, and if the browser blocks it. */
export function getDeviceStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the parsed value stored under `name`; undefined if it is missing or not JSON. */
export function readDevice(name: string, store = getDeviceStore()): unknown {
  try {
    const text = store?.getItem(DEVICE_KEY_PREFIX + name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores `value` under `name`. Returns false instead of throwing if storage is blocked or full, because this data is
 * only cached.
 */
export function writeDevice(name: string, value: unknown, store = getDeviceStore()): boolean {
  try {
    store?.setItem(DEVICE_KEY_PREFIX + name, JSON.stringify(value));
    return store !== null;
  } catch {
    return false;
  }
}

/** Deletes the value stored under `name`. */
export function clearDevice(name: string, store = getDeviceStore()): void {
  try {
    store?.removeItem(DEVICE_KEY_PREFIX + name);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
