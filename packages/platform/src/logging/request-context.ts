import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { createTraceContext, formatTraceparent, type TraceContext } from '../telemetry/trace-context.js';

/** Context of the current request or job. */
export interface RequestContext {
  requestId: string;
  requester?: Requester | undefined;
  isGuestRead?: boolean;
  trace: TraceContext;
  /** Milliseconds spent waiting, by cause, such as `database` or `service content`. */
  waits: Map<string, number>;
  /** Whether the response is an event stream, which lasts as long as its client wants. */
  isStream: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/**
 * Runs `work` so that every log line and outgoing call inside it carries `requestId` and the trace.
 * @param trace position in an existing trace; without it a new trace begins
 */
export function withRequestId<T>(
  requestId: string,
  work: () => T,
  requester?: Requester,
  trace: TraceContext = createTraceContext(requestId),
): T {
  return storage.run({ requestId, requester, trace, waits: new Map(), isStream: false }, work);
}

/** Runs `work` below another span of the current trace; waits still count for the same request. */
export function withTrace<T>(trace: TraceContext, work: () => T): T {
  const context = storage.getStore();
  return context ? storage.run({ ...context, trace }, work) : work();
}

/** Returns the `traceparent` of calls made now; undefined outside of requests and jobs. */
export function getCurrentTraceparent(): string | undefined {
  const trace = storage.getStore()?.trace;
  return trace && formatTraceparent(trace);
}

/** Returns a function that adds milliseconds to the waits of the request that is current now, whenever it is called. */
export function createWaitRecorder(): (cause: string, ms: number) => void {
  const waits = storage.getStore()?.waits;
  return (cause, ms) => void waits?.set(cause, (waits.get(cause) ?? 0) + ms);
}

/** Returns the context of the current request or job; undefined outside of one. */
export const getCurrentContext = (): Readonly<RequestContext> | undefined => storage.getStore();

/** Marks the response of the current request as an event stream. */
export function markAsStream(): void {
  const context = storage.getStore();
  if (context) context.isStream = true;
}

/** Binds a callback to the current request or job, regardless of its caller. */
export function bindContext<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const context = storage.getStore();
  return context ? (...args) => storage.run(context, callback, ...args) : callback;
}

/** Sets the requester of the current request as soon as its identity is verified. */
export function setRequester(requester: Requester | undefined): void {
  const context = storage.getStore();
  if (context) context.requester = requester;
}

/** Marks the current request as a guest's read. */
export function setGuestRead(): void {
  const context = storage.getStore();
  if (context) context.isGuestRead = true;
}

/** Returns whether the current request is a guest's read; false for jobs, services and signed-in users. */
export const isGuestRead = (): boolean => storage.getStore()?.isGuestRead === true;

/** Returns the requester of the current request or job; undefined for scheduled jobs. */
export function getCurrentRequester(): Requester | undefined {
  return storage.getStore()?.requester;
}

/** Returns the id of the current request or job; outside of one, a new id. */
export function getCurrentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/** Returns the fields of every log line. */
export function getContextFields(): { requestId?: string; traceId?: string } {
  const store = storage.getStore();
  return store ? { requestId: store.requestId, traceId: store.trace.traceId } : {};
}

/** Returns an external id, or a new one if its form is unexpected, because ids end up in logs and headers. */
export function parseRequestId(candidate: unknown): string {
  return typeof candidate === 'string' && /^[\w-]{8,64}$/.test(candidate) ? candidate : randomUUID();
}
