import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';

interface RequestContext {
  requestId: string;
  requester?: Requester | undefined;
  isGuestRead?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `task` so that every log line and outgoing call inside it carries `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T, requester?: Requester): T {
  return storage.run({ requestId, requester }, work);
}

/** Sets the requester of the current request as soon as its identity is verified. */
export function setRequester(requester: Requester | undefined): void {
  const context = storage.getStore();
  if (context) context.requester = requester;
}

/** Marks the current request as one of a guest that changes nothing. */
export function setGuestRead(): void {
  const context = storage.getStore();
  if (context) context.isGuestRead = true;
}

/** Returns whether a guest's own request reads; false for jobs, services and signed-in users. */
export const isGuestRead = (): boolean => storage.getStore()?.isGuestRead === true;

/** Returns the requester of the current request or job; undefined for scheduled jobs. */
export function getCurrentRequester(): Requester | undefined {
  return storage.getStore()?.requester;
}

/** Returns the id of the current request or job, or a new one outside of any. */
export function getCurrentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/** Returns the fields of every log line. */
export function getContextFields(): { requestId?: string } {
  const store = storage.getStore();
  return store ? { requestId: store.requestId } : {};
}

/** Ignores external ids of any other form, because they end up in logs and headers. */
export function parseRequestId(candidate: unknown): string {
  return typeof candidate === 'string' && /^[\w-]{8,64}$/.test(candidate) ? candidate : randomUUID();
}
