import { randomBytes } from 'node:crypto';

/** Header of the W3C Trace Context (https://www.w3.org/TR/trace-context/). */
export const TRACEPARENT_HEADER = 'traceparent';

/** Position in a trace: the trace, the parent span, and whether spans are exported. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  isSampled: boolean;
}

/** Version 00, and later versions, which may append fields. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;
/** Longest accepted value, since later versions may append fields. */
const MAX_TRACEPARENT_LENGTH = 256;

/** Parses a `traceparent`. Returns null for anything else, which the standard says to ignore. */
export function parseTraceparent(value: unknown): TraceContext | null {
  if (typeof value !== 'string' || value.length > MAX_TRACEPARENT_LENGTH) return null;
  const [matched, version, traceId, spanId, flags] = TRACEPARENT.exec(value) ?? [];
  if (matched === undefined || (version === '00' && matched.length !== value.length)) return null;
  return { traceId: traceId!, spanId: spanId!, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 };
}

/** Formats the `traceparent` for calls made inside this context. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Starts a trace that is not exported. If the request's id is a UUID, the trace has the same id without dashes, so that
 * each leads to the other.
 */
export function createTraceContext(requestId: string): TraceContext {
  const traceId = UUID.test(requestId) ? requestId.replaceAll('-', '') : randomBytes(16).toString('hex');
  return { traceId, spanId: traceId.slice(16), isSampled: false };
}
