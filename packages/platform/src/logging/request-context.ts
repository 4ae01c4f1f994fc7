import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that every log line and outgoing call inside it carries `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

/** The id of the request or job being worked on; a new one outside of any. */
export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/** Fields that belong on every log line. */
export function contextFields(): { requestId?: string } {
  const store = storage.getStore();
  return store ? { requestId: store.requestId } : {};
}

/** Ids from outside are kept only when they look like ids: they end up in logs and headers. */
export function acceptRequestId(candidate: unknown): string {
  return typeof candidate === 'string' && /^[\w-]{8,64}$/.test(candidate) ? candidate : randomUUID();
}
