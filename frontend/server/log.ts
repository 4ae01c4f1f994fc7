import type { Visitor } from './gateway-client.js';

type Level = 'info' | 'error';

/** Writes a log line in the format of all services: one JSON object. */
export function log(level: Level, msg: string, fields: object = {}): void {
  const line = { level, time: new Date().toISOString(), service: 'frontend', ...fields, msg };
  console.log(JSON.stringify(line));
}

/** Returns the fields of an error that are logged. */
export function describeError(error: unknown): { message: string; stack?: string | undefined } {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}

/** Returns the ids by which the logs of all services identify a request and its trace. */
export const describeRequest = ({ requestId, traceparent }: Visitor): { requestId?: string; traceId?: string } => ({
  ...(requestId !== undefined && { requestId }),
  ...(traceparent !== undefined && { traceId: traceparent.split('-')[1] ?? '' }),
});
