import type { Attributes } from '@opentelemetry/api';
import { type ActiveSpan, type SpanParent, startSpan } from './tracing.js';

/** A job as its spans describe it. */
interface TracedJob {
  job: string;
  queue: string;
  /** Id of the job request, which is also the message id. */
  id: string;
}

/** Starts the span of adding a job to its queue, or of an attempt at it. */
export function startJobSpan(
  operation: 'send' | 'process',
  { job, queue, id }: TracedJob,
  parent: SpanParent,
  further: Attributes = {},
): ActiveSpan {
  return startSpan(`${operation} ${queue}`, operation === 'send' ? 'PRODUCER' : 'CONSUMER', parent, {
    'messaging.system': 'bullmq',
    'messaging.operation.name': operation,
    'messaging.operation.type': operation,
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'placelore.job': job,
    ...further,
  });
}
