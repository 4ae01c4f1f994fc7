import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';

interface RequestContext {
  requestId: string;
  requester?: Requester | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that every log line and outgoing call inside it carries `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T, requester?: Requester): T {
  return storage.run({ requestId, requester }, work);
}

/** Names who caused the request that is being worked on, as soon as its identity is verified. */
export function setRequester(requester: Requester | undefined): void {
  const context = storage.getStore();
  if (context) context.requester = requester;
}

/** Returns who caused the request or job that is being worked on; undefined for the product's own regular work. */
export function getCurrentRequester(): Requester | undefined {
  return storage.getStore()?.requester;
}

/** The id of the request or job being worked on; a new one outside of any. */
export function getCurrentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/** Fields that belong on every log line. */
export function getContextFields(): { requestId?: string } {
  const store = storage.getStore();
  return store ? { requestId: store.requestId } : {};
}

/** Ids from outside are kept only when they look like ids: they end up in logs and headers. */
export function parseRequestId(candidate: unknown): string {
  return typeof candidate === 'string' && /^[\w-]{8,64}$/.test(candidate) ? candidate : randomUUID();
}
