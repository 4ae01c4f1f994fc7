const ORIGIN = 'https://placelore.example';

/** In-memory replacement for the browser's cache storage. */
export interface MemoryCaches {
  /** Returns the sorted paths of the responses in a cache. */
  readPaths(name: string): Promise<string[]>;
  uninstall(): void;
}

/** Installs an empty cache storage in memory, because neither Node nor jsdom has one. */
export function createMemoryCaches(): MemoryCaches {
  const caches = new Map<string, Map<string, Response>>();
  const toUrl = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const open = async (name: string) => {
    const responses = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, responses);
    return {
      match: async (request: string | { url: string }) => responses.get(toUrl(request))?.clone(),
      put: async (request: string | { url: string }, response: Response) =>
        void responses.set(toUrl(request), response),
      delete: async (request: string | { url: string }) => responses.delete(toUrl(request)),
      keys: async () => [...responses.keys()].map((url) => ({ url })),
    };
  };
  const value = {
    open,
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value });
  return {
    readPaths: async (name) => [...(caches.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).sort(),
    uninstall: () => Reflect.deleteProperty(globalThis, 'caches'),
  };
}
