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
