import type { DeviceStore } from '../../lib/device/device-storage.js';

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

interface StoredItem {
  id: string;
}

/**
 * Stands in for the browser's database, which jsdom has not: what one store of things with an id is asked for here.
 * Nothing is kept from before. It works with faked timers.
 */
export function mockIndexedDb(): void {
  const items = new Map<string, StoredItem>();
  const store = {
    getAll: () => ({ result: [...items.values()] }),
    put: (one: StoredItem) => ({ result: items.set(one.id, one) }),
    delete: (id: string) => ({ result: items.delete(id) }),
    clear: () => ({ result: items.clear() }),
  };
  const database = {
    transaction() {
      const transaction = { objectStore: () => store, oncomplete: () => {} };
      void Promise.resolve().then(() => transaction.oncomplete());
      return transaction;
    },
    close() {},
  };
  const open = () => {
    const request = { result: database, onsuccess: () => {} };
    void Promise.resolve().then(() => request.onsuccess());
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
}
