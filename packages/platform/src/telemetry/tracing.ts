import { randomUUID } from 'node:crypto';
import type { Attributes, SpanKind, Tracer } from '@opentelemetry/api';
import { withTimeout } from '../concurrency/with-timeout.js';
import { createTraceContext, formatTraceparent, type TraceContext } from './trace-context.js';

/** Target and share of exported traces. */
export interface TracingSettings {
  /** Base URL of a collector for OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Additional headers, as `name=value` separated by commas. */
  headers?: string | undefined;
  /** Share of traces that is exported, from 0 to 1. */
  ratio: number;
  /** Whether callers are external and must not decide which traces are exported. */
  isEdge: boolean;
}

/** Kind of a span in OpenTelemetry. */
export type SpanRole = 'SERVER' | 'CLIENT' | 'PRODUCER' | 'CONSUMER';

/** Span of a running operation. */
export interface ActiveSpan {
  /** Context for everything inside the operation. */
  context: TraceContext;
  traceparent: string;
  /** Ends the span. @param failure code of an error, never its message, which may contain personal data */
  end(attributes?: Attributes, failure?: string): void;
}

interface Exporting {
  api: typeof import('@opentelemetry/api');
  tracer: Tracer;
  shutdown: () => Promise<void>;
}

/** Milliseconds for one export, including its retries. */
const EXPORT_TIMEOUT_MS = 2_000;

let exporting: Exporting | null = null;

/** Returns the name of a service of the product in traces. */
export const toTracedName = (service: string): string => `placelore-${service}`;

/** Loads the SDK (about 20 MB) and exports spans from now on. Failed exports never affect requests. */
export async function startTracing(service: string, version: string, settings: TracingSettings): Promise<void> {
  const [api, sdk, { OTLPTraceExporter }, { defaultResource, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const byRatio = new sdk.TraceIdRatioBasedSampler(settings.ratio);
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseHeaders(settings.headers),
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': toTracedName(service),
        'service.version': version,
        // Distinguishes replicas.
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: new sdk.ParentBasedSampler({
      root: byRatio,
      ...(settings.isEdge && { remoteParentSampled: byRatio, remoteParentNotSampled: byRatio }),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  exporting = { api, tracer: provider.getTracer('placelore'), shutdown: () => provider.shutdown() };
}

/** Exports the remaining spans, if the collector accepts them in time. */
export async function stopTracing(timeoutMs = EXPORT_TIMEOUT_MS): Promise<void> {
  const stopping = exporting;
  exporting = null;
  if (stopping) await withTimeout(timeoutMs, stopping.shutdown).catch(() => {});
}

/** Parent of a span: a position in a trace, or null to begin a trace for the request. */
export interface SpanParent {
  trace: TraceContext | null;
  requestId: string;
}

/**
 * Starts a span. Names and attributes follow OpenTelemetry's semantic conventions; our own attributes begin with
 * `placelore.`. Paths and addresses, which may be personal, are omitted. Without an endpoint nothing is recorded, but
 * the trace id is still passed on.
 */
export function startSpan(name: string, role: SpanRole, parent: SpanParent, attributes: Attributes = {}): ActiveSpan {
  if (exporting) return record(exporting, name, role, parent.trace, attributes);
  const context = parent.trace ?? createTraceContext(parent.requestId);
  return { context, traceparent: formatTraceparent(context), end: () => {} };
}

function record(
  { api, tracer }: Exporting,
  name: string,
  role: SpanRole,
  parent: TraceContext | null,
  attributes: Attributes,
): ActiveSpan {
  const { ROOT_CONTEXT, TraceFlags, trace } = api;
  const parentContext = parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })
    : ROOT_CONTEXT;
  const kind: SpanKind = api.SpanKind[role];
  const span = tracer.startSpan(name, { kind, attributes }, parentContext);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const context = { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 };
  return {
    context,
    traceparent: formatTraceparent(context),
    end: (endAttributes, failure) => {
      if (endAttributes) span.setAttributes(endAttributes);
      if (failure !== undefined) {
        span.setAttribute('error.type', failure);
        span.setStatus({ code: api.SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Parses headers in the format of OTEL_EXPORTER_OTLP_HEADERS. */
const parseHeaders = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split(/=(.*)/s).map((part) => decodeURIComponent(part.trim())))
      .filter(([name, value]) => name && value !== undefined)
      .map(([name, value]) => [name!, value!]),
  );
