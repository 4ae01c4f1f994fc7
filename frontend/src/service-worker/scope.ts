// Types of the service worker globals that are used. TypeScript's own declarations conflict with those for pages, which
// the rest of the frontend needs.

export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}

/** Data about the build, which the build passes to the worker. */
export interface BuildFacts {
  /** Hash that changes with any file of the build. */
  version: string;
  /** Path of the shell document. */
  shell: string;
  /** Paths of files without a hash in their name, including the shell. */
  files: string[];
  /** Paths of the hashed assets to precache. */
  assets: string[];
}
