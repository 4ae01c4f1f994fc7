import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Span as a collector receives it. */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Undefined for the root of a trace. */
  parentSpanId?: string;
  /** Text of the whole span, in which tests search for data that must not be exported. */
  text: string;
}

export interface FakeCollector {
  /** Base URL, in the form that OTEL_EXPORTER_OTLP_ENDPOINT expects. */
  url: string;
  /** Spans in the order of their arrival. */
  spans: CollectedSpan[];
  close(): Promise<void>;
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<CollectedSpan, 'service' | 'text'>[] }[];
  }[];
}

/** Receives traces through OTLP over HTTP as JSON, like an OpenTelemetry collector. */
export async function startFakeCollector(): Promise<FakeCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces' && body !== '') spans.push(...toSpans(JSON.parse(body) as ExportRequest));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function toSpans({ resourceSpans }: ExportRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service, text: JSON.stringify(span) })));
  });
}
