import type { DeviceStore } from '../../lib/device/device-storage.js';

/**
 * Creates an in-memory device store. Like full storage in a browser, it rejects values longer than `maxValueLength`.
 */
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

/** Replaces IndexedDB, which jsdom lacks, with one empty store of items that have an id. It works with fake timers. */
export function mockIndexedDb(): void {
  const items = new Map<string, StoredItem>();
  const store = {
    getAll: () => ({ result: [...items.values()] }),
    get: (id: string) => {
      const request = { result: items.get(id), onsuccess: () => {} };
      void Promise.resolve().then(() => request.onsuccess());
      return request;
    },
    put: (item: StoredItem) => ({ result: items.set(item.id, item) }),
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
