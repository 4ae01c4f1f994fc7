// What is used of a service worker's surroundings. TypeScript's own declarations of them cannot stand beside those of
// pages, which the rest of the frontend needs.

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

/** What the build tells the worker of itself. */
export interface BuildFacts {
  /** Differs when anything of the build does. */
  version: string;
  /** The document that pages begin as. */
  shell: string;
  /** Paths of what has no hash in its name, the shell included. */
  files: string[];
  /** Paths of the hashed assets that are fetched in advance. */
  assets: string[];
}
