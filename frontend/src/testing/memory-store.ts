import type { DeviceStore } from '../lib/device-storage.js';

/** A device store in memory; refuses what is longer than `room` characters, as a full browser does. */
export function createMemoryStore(maxValueLength = Number.POSITIVE_INFINITY): DeviceStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > maxValueLength) throw new DOMException('no room', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}
