import { ApiError } from '@placelore/contracts/core/errors.js';
import { startTracing, stopTracing } from '@placelore/platform/telemetry/tracing.js';
import type { Job } from 'bullmq';
import { startFakeCollector } from '../../../infra/fake-vendors/otlp-collector.ts';
import { startJobObservation } from '../src/consumers/job-observation.js';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

interface ExportedSpan {
  name: string;
  traceId: string;
  parentSpanId?: string;
  kind: number;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Returns the span of an attempt as name, kind, status and attributes. */
async function observe(change: object, ...end: Parameters<ReturnType<typeof startJobObservation>['end']>) {
  const collector = await startFakeCollector();
  await startTracing('worker', '1.2.3', { endpoint: collector.url, ratio: 1, isEdge: false });
  const job = { name: 'guide.write', id: '7', attemptsMade: 2, attemptsStarted: 3, timestamp: 0, ...change };
  const envelope = { requestId: 'r', traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
  startJobObservation(job as Job, envelope as never).end(...end);
  await stopTracing();
  await collector.close();
  const { name, traceId, parentSpanId, kind, status, attributes } = JSON.parse(
    collector.spans[0]!.text,
  ) as ExportedSpan;
  const values = attributes.map(({ key, value }) => `${key}=${value.stringValue ?? value.intValue}`);
  const failure = attributes.find(({ key }) => key === 'error.type')?.value.stringValue;
  expect(status.code).toBe(failure === undefined ? 0 : 2);
  return { name, trace: `${traceId}-${parentSpanId}`, kind, failure, values };
}

test('startJobObservation: exports an attempt as a child of the request that caused the job', async () => {
  expect(await observe({}, 'completed')).toEqual({
    name: 'process quick',
    trace: `${TRACE_ID}-b7ad6b7169203331`,
    kind: 5,
    failure: undefined,
    values: [
      'messaging.system=bullmq',
      'messaging.operation.name=process',
      'messaging.operation.type=process',
      'messaging.destination.name=quick',
      'messaging.message.id=7',
      'placelore.job=guide.write',
      'placelore.attempt=3',
      'placelore.outcome=completed',
    ],
  });
});

test.each([
  ['failed', new ApiError('TIMED_OUT'), 'TIMED_OUT'],
  ['retried', new Error('Maria'), 'INTERNAL'],
  ['delayed', new ApiError('UNAVAILABLE'), undefined],
  ['abandoned', new Error('x'), undefined],
] as const)(
  'startJobObservation: exports the code of the error of an attempt that %s',
  async (outcome, error, code) => {
    const { failure, values } = await observe({ name: 'of.another.release' }, outcome, error);
    expect(failure).toBe(code);
    expect(values).toContain('messaging.destination.name=unknown');
    expect(values).toContain(`placelore.outcome=${outcome}`);
  },
);
