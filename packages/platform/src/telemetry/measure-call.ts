import { ERRORS } from '@placelore/contracts/core/errors.js';
import { SERVICES, type ServiceName } from '@placelore/contracts/core/route.js';
import { createWaitRecorder, getCurrentContext, withTrace } from '../logging/request-context.js';
import { areMetricsEnabled, metrics } from './metrics.js';
import { startSpan, toTracedName } from './tracing.js';

/** Result of a call in metrics and traces. */
export type CallOutcome = 'ok' | 'rejected' | 'unavailable' | 'timed_out' | 'aborted';

/** Returns the outcome of a call that got a response. */
export function toCallOutcome(status: number): CallOutcome {
  if (status < 400) return 'ok';
  return status < 500 ? 'rejected' : 'unavailable';
}

const FAILURES: ReadonlySet<CallOutcome> = new Set(['unavailable', 'timed_out']);

/** Statuses of limits and of missing capacity. */
const REJECTIONS: ReadonlySet<number> = new Set([429, 503, 507]);

/** Counts a response that rejects a request because of a limit or missing capacity. */
export function countRejection({ code, status }: { code: string; status: number }): void {
  if (REJECTIONS.has(status)) metrics.rejections.inc({ code });
}

/** Starts failure counters at 0, because Prometheus sees no increase from a value that did not exist. */
export function startFailureCounters(): void {
  for (const service of [...SERVICES, 'frontend'])
    for (const outcome of FAILURES) metrics.serviceCalls.inc({ service, outcome }, 0);
  for (const service of SERVICES) metrics.retries.inc({ target: `service ${service}` }, 0);
  for (const [code, { status }] of Object.entries(ERRORS))
    if (REJECTIONS.has(status)) metrics.rejections.inc({ code }, 0);
}

interface MeasuredCall {
  /** Ends the measurement. Later calls have no effect. */
  end(outcome: CallOutcome): void;
  /** `traceparent` to send with the call. */
  traceparent: string;
  /** Runs the call as a child of its span. */
  run<T>(work: () => T): T;
}

/** Starts to measure a call to another service. @param name of the route, not the path */
export const startServiceCall = (service: ServiceName | 'frontend', name: string): MeasuredCall =>
  startCall(`service ${service}`, name, toTracedName(service), (outcome, seconds) => {
    metrics.serviceCalls.inc({ service, outcome });
    metrics.serviceCallSeconds.observe({ service }, seconds);
  });

/**
 * Measures a call to a vendor.
 * @param vendor name from a closed set, never a URL
 * @param getOutcome converts what the call throws
 */
export async function measureVendorCall<T>(
  vendor: string,
  getOutcome: (thrown: unknown) => CallOutcome,
  work: () => Promise<T>,
): Promise<T> {
  for (const outcome of FAILURES) metrics.vendorCalls.inc({ vendor, outcome }, 0);
  const call = startCall(`vendor ${vendor}`, vendor, vendor, (outcome, seconds) => {
    metrics.vendorCalls.inc({ vendor, outcome });
    metrics.vendorCallSeconds.observe({ vendor }, seconds);
  });
  try {
    const result = await call.run(work);
    call.end('ok');
    return result;
  } catch (thrown) {
    call.end(getOutcome(thrown));
    throw thrown;
  }
}

/** Records what a vendor charged. @param usd negative amounts, which release an estimate, are ignored */
export function recordVendorCost(vendor: string, purpose: string, usd: number): void {
  if (usd > 0) metrics.vendorCost.inc({ vendor, purpose }, usd);
}

/** Records a read of a cache. */
export function recordCacheRead(cache: string, isHit: boolean): void {
  if (areMetricsEnabled()) metrics.caches.inc({ cache, outcome: isHit ? 'hit' : 'miss' });
}

function startCall(
  cause: string,
  name: string,
  peer: string,
  observe: (outcome: CallOutcome, seconds: number) => void,
): MeasuredCall {
  const startedAt = performance.now();
  const record = createWaitRecorder();
  const { trace = null, requestId = '' } = getCurrentContext() ?? {};
  const span = startSpan(name, 'CLIENT', { trace, requestId }, { 'service.peer.name': peer });
  let isOver = false;
  return {
    traceparent: span.traceparent,
    run: (work) => withTrace(span.context, work),
    end: (outcome) => {
      if (isOver) return;
      isOver = true;
      const ms = performance.now() - startedAt;
      record(cause, ms);
      if (areMetricsEnabled()) observe(outcome, ms / 1_000);
      span.end({ 'placelore.outcome': outcome }, FAILURES.has(outcome) ? outcome : undefined);
    },
  };
}
