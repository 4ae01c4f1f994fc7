import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { getCurrentContext, type RequestContext, withRequestId } from '../logging/request-context.js';
import { areMetricsEnabled, metrics } from './metrics.js';
import { recordResponse } from './signals.js';
import { parseTraceparent, TRACEPARENT_HEADER } from './trace-context.js';
import { type ActiveSpan, startSpan } from './tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Observation of the request, until its response is complete. */
    observation: Observation | null;
  }
}

interface Observation {
  method: string;
  route: string;
  span: ActiveSpan;
  context: Readonly<RequestContext> | undefined;
}

/** Called every few seconds; logging and measuring them would only add noise. */
const PROBE_PATHS = new Set(['/healthz', '/readyz']);
/** Statuses whose counters start at 0. Otherwise Prometheus would not see the first failure as an increase. */
const FAILED_STATUSES = [500, 504];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Status of a request whose client closed the connection first, as in nginx. */
const CLIENT_CLOSED_STATUS = 499;

/**
 * Logs, measures and traces every request except probes. A request above the threshold is logged with its waits. Labels
 * are route patterns and never paths.
 * @param slowMs threshold in milliseconds
 */
export function observeRequests(instance: FastifyInstance, logger: Logger, slowMs: number): void {
  instance.decorateRequest('observation', null);
  instance.addHook('onRoute', ({ method, url }) => {
    if (areMetricsEnabled() && !PROBE_PATHS.has(url)) startFailureCounters([method].flat(), url);
  });
  instance.addHook('onRequest', (request, reply, done) => {
    if (PROBE_PATHS.has(request.url)) {
      withRequestId(request.id, done);
      return;
    }
    const observation = begin(request);
    const start = () => {
      observation.context = getCurrentContext();
      done();
    };
    request.observation = observation;
    reply.raw.once('close', () => finish(request, reply, CLIENT_CLOSED_STATUS));
    withRequestId(request.id, start, undefined, observation.span.context);
  });
  instance.addHook('onResponse', (request, reply, done) => {
    const { observation } = request;
    if (observation) {
      log(logger, slowMs, observation, request, reply);
      finish(request, reply, reply.statusCode);
    }
    done();
  });
}

function startFailureCounters(methods: readonly string[], route: string): void {
  for (const method of methods.filter((name) => METHODS.has(name)))
    for (const status of FAILED_STATUSES) metrics.requests.inc({ method, route, status }, 0);
}

function begin(request: FastifyRequest): Observation {
  const method = METHODS.has(request.method) ? request.method : 'OTHER';
  const route = request.routeOptions.url ?? 'unmatched';
  const tracedMethod = method === 'OTHER' ? '_OTHER' : method;
  const name = request.routeOptions.url === undefined ? tracedMethod : `${tracedMethod} ${route}`;
  const attributes = {
    'http.request.method': tracedMethod,
    ...(request.routeOptions.url !== undefined && { 'http.route': route }),
    'url.scheme': request.protocol,
    'placelore.request_id': request.id,
  };
  const trace = parseTraceparent(request.headers[TRACEPARENT_HEADER]);
  const span = startSpan(name, 'SERVER', { trace, requestId: request.id }, attributes);
  if (areMetricsEnabled()) metrics.requestsInProgress.inc();
  return { method, route, span, context: undefined };
}

function finish(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const { observation } = request;
  if (!observation) return;
  request.observation = null;
  const { method, route, span, context } = observation;
  const isStream = isEventStream(reply, context);
  const ms = reply.elapsedTime;
  span.end(
    { 'http.response.status_code': status, ...toWaitAttributes(context) },
    status >= 500 ? String(status) : undefined,
  );
  recordResponse(status, isStream ? null : ms);
  if (!areMetricsEnabled()) return;
  metrics.requestsInProgress.dec();
  const series = findSeries(method, route, status);
  series.counter.inc();
  if (!isStream) series.histogram.observe(ms / 1_000);
}

interface Series {
  counter: { inc(): void };
  histogram: { observe(seconds: number): void };
}

/** Cache by method, route and status, because finding a series by its labels takes longer than counting. */
const knownSeries = new Map<string, Series>();

function findSeries(method: string, route: string, status: number): Series {
  const key = `${status} ${method} ${route}`;
  let series = knownSeries.get(key);
  if (!series) {
    series = {
      counter: metrics.requests.labels({ method, route, status }),
      histogram: metrics.requestSeconds.labels({ method, route }),
    };
    knownSeries.set(key, series);
  }
  return series;
}

function log(
  logger: Logger,
  slowMs: number,
  { method, route, context }: Observation,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const ms = Math.round(reply.elapsedTime);
  const fields = { req: request, res: reply, ms, requestId: request.id, ...(context && traceField(context)) };
  if (ms < slowMs || isEventStream(reply, context)) logger.info(fields, 'request');
  else logger.info({ ...fields, route: `${method} ${route}`, ...describeWaits(ms, context) }, 'Slow request');
}

const traceField = ({ trace }: Readonly<RequestContext>) => ({ traceId: trace.traceId });

const isEventStream = (reply: FastifyReply, context: Readonly<RequestContext> | undefined): boolean =>
  context?.isStream === true || String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** Returns the waits of a request in milliseconds as log fields, such as `databaseMs`. */
const toWaitFields = (context: Readonly<RequestContext> | undefined) =>
  nameWaits(context, (cause) => `${toCamelCase(cause)}Ms`);

/** Returns the waits of a request in milliseconds as span attributes, such as `placelore.wait.database_pool`. */
const toWaitAttributes = (context: Readonly<RequestContext> | undefined) =>
  nameWaits(context, (cause) => `placelore.wait.${cause.replace(/\W/g, '_')}`);

const nameWaits = (context: Readonly<RequestContext> | undefined, toName: (cause: string) => string) =>
  Object.fromEntries([...(context?.waits ?? [])].map(([cause, ms]) => [toName(cause), Math.round(ms)]));

const toCamelCase = (words: string): string => words.replace(/[ .-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the longest wait of a request, or `own work` if no wait took half of the time. */
function describeWaits(ms: number, context: Readonly<RequestContext> | undefined) {
  const [cause, longest] = [...(context?.waits ?? [])].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return { slowest: longest >= ms / 2 ? cause : 'own work', waits: toWaitFields(context) };
}
