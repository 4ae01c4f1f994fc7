import type { FakeResponse, RecordedRequest } from './scripted-server.ts';

/** The canonical code of each HTTP status, as google.rpc.Status names it. */
const STATUS_CODES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** An error as all of Google's REST services tell it; the reason goes into the details, as google.rpc.ErrorInfo. */
export function buildGoogleError(status: number, message: string, reason?: string) {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' };
  return { error: { code: status, message, status: STATUS_CODES[status], ...(reason && { details: [info] }) } };
}

/** What Google tells those whose key or project may not call a service, besides 401. */
export type ProjectErrorBehavior =
  /** 403: the service is not switched on in the project of the key. */
  | { kind: 'serviceDisabled' }
  /** 400: there is no such key. */
  | { kind: 'keyInvalid' };

/** The answer to a call without a key, or of a project that is scripted to be refused; else null. */
export function rejectUnauthorized(request: RecordedRequest, behavior: { kind: string }): FakeResponse | null {
  const errorResponse = (status: number, message: string, reason?: string): FakeResponse => ({
    status,
    body: buildGoogleError(status, message, reason),
  });
  const key = request.headers['x-goog-api-key'];
  if (!key) {
    return errorResponse(403, "Method doesn't allow unregistered callers (callers without established identity).");
  }
  if (behavior.kind === 'keyInvalid') {
    return errorResponse(400, `API key not valid. Please pass a valid API key: ${key}`, 'API_KEY_INVALID');
  }
  if (behavior.kind === 'serviceDisabled') {
    return errorResponse(403, 'This API has not been used in project 1 before or it is disabled.', 'SERVICE_DISABLED');
  }
  return null;
}

/**
 * The fault of a call's X-Goog-FieldMask, or null: it must be there, and name fields that exist. `known` are the paths
 * of all fields this stand-in has; a field above one of them may be named too.
 */
export function validateFieldMask(request: RecordedRequest, knownFields: readonly string[]): FakeResponse | null {
  const errorResponse = (message: string): FakeResponse => ({ status: 400, body: buildGoogleError(400, message) });
  const paths = parseFieldMask(request);
  if (paths.length === 0) {
    return errorResponse('FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters');
  }
  const unknown = paths.find((path) => !knownFields.some((field) => field === path || field.startsWith(`${path}.`)));
  return unknown === undefined
    ? null
    : errorResponse(`Error expanding 'fields' parameter. Cannot find matching fields for path '${unknown}'.`);
}

const parseFieldMask = (request: RecordedRequest): string[] =>
  String(request.headers['x-goog-fieldmask'] ?? '')
    .split(',')
    .filter(Boolean);

/** The fields of a value that the call's mask names, and no others. */
export function applyFieldMask(request: RecordedRequest, value: unknown): unknown {
  return pickFields(
    value,
    parseFieldMask(request).map((path) => path.split('.')),
  );
}

function pickFields(value: unknown, paths: string[][]): unknown {
  if (paths.some((path) => path.length === 0) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => pickFields(entry, paths));
  const names = new Set(paths.map(([first = '']) => first));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => names.has(key))
      .map(([key, entry]) => [
        key,
        pickFields(
          entry,
          paths.filter(([first]) => first === key).map((path) => path.slice(1)),
        ),
      ]),
  );
}
