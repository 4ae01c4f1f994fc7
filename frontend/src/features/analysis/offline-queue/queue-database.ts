import { DEVICE_KEY_PREFIX } from '../../../lib/brand.js';
import type { QueuedAnalysis, QueueStore } from './offline-queue.js';

const DATABASE_NAME = `${DEVICE_KEY_PREFIX}offline-queue`;
const STORE_NAME = 'analyses';

/**
 * Queue in IndexedDB, which stores photos as blobs and survives a reload. All calls throw DOMException if the browser
 * refuses storage or has no space.
 */
export const queueDatabase: QueueStore = {
  getAll: () => withStore('readonly', (store) => store.getAll() as IDBRequest<QueuedAnalysis[]>),
  put: (item) => write((store) => store.put(item)),
  replace: (item) =>
    write((store) => {
      const existing = store.get(item.id);
      // In one transaction, so that a sign-out happens either before or after both steps.
      existing.onsuccess = () => existing.result && store.put(item);
      return existing;
    }),
  delete: (id) => write((store) => store.delete(id)),
};

/** Deletes all queued photos so that the next user of the device cannot see them. */
export const clearQueue = (): Promise<void> => write((store) => store.clear());

const listeners = new Set<() => void>();

/** Calls `listener` whenever this page changes the queue. Returns a function that stops it. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function write(createRequest: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  await withStore('readwrite', createRequest);
  for (const listener of listeners) listener();
}

async function withStore<Value>(
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE_NAME, mode);
      const request = createRequest(transaction.objectStore(STORE_NAME));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
