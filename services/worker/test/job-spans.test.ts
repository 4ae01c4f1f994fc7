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
  status: { code: number; message?: string };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Returns the span of an attempt in this form: name, kind, status, attributes. */
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
  return { name, trace: `${traceId}-${parentSpanId}`, kind, failure: status.message, values };
}

test('startJobObservation: exports an attempt below the request that caused the job', async () => {
  expect(await observe({}, 'completed')).toEqual({
    name: 'guide.write',
    trace: `${TRACE_ID}-b7ad6b7169203331`,
    kind: 5,
    failure: undefined,
    values: [
      'messaging.destination.name=quick',
      'messaging.message.id=7',
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
    expect([failure, values[0], values.at(-1)]).toEqual([
      code,
      'messaging.destination.name=unknown',
      `placelore.outcome=${outcome}`,
    ]);
  },
);
