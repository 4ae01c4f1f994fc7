import type { FakeResponse, RecordedRequest } from './fake-server.ts';

/** Canonical code of each HTTP status, as google.rpc.Status defines it. */
const STATUS_CODES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** Builds an error as all of Google's REST services do. The reason goes into the details, as google.rpc.ErrorInfo. */
export function buildGoogleError(status: number, message: string, reason?: string) {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' };
  return { error: { code: status, message, status: STATUS_CODES[status], ...(reason && { details: [info] }) } };
}

/** Google's errors, in addition to 401, for a key or project that may not call a service. */
export type ProjectErrorBehavior =
  /** 403: the service is disabled in the project that the key belongs to. */
  | { kind: 'serviceDisabled' }
  /** 400: the key does not exist. */
  | { kind: 'keyInvalid' };

/** Returns the error for a call without a key, or for a behavior that rejects the project; otherwise null. */
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
 * Returns the error in a call's X-Goog-FieldMask, or null. The mask is required and must name existing fields.
 * @param knownFields paths of all fields of the fake; parents of these are valid too
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

/** Returns only those fields of a value that the call's mask names. */
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

/** Data of the Google fakes: a small part of Rome. */
export const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
export const COLOSSEUM_ID = 'ChIJrRMgU7ZhLxMRxAOFkC7I8Sg';

/** Returns the distance between two positions in meters, accurate enough for a town. */
export function distanceMeters(a: typeof COLOSSEUM, b: typeof COLOSSEUM): number {
  const north = (a.latitude - b.latitude) * 111_195;
  const east = (a.longitude - b.longitude) * 111_195 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Address components of Rome with both forms (`longText` in Places, `long_name` in Geocoding). */
export const ROME_ADDRESS: [long: string, short: string, types: string[]][] = [
  ['1', '1', ['street_number']],
  ['Piazza del Colosseo', 'Piazza del Colosseo', ['route']],
  ['Municipio I', 'Municipio I', ['sublocality_level_1', 'sublocality', 'political']],
  ['Rome', 'Rome', ['locality', 'political']],
  ['Metropolitan City of Rome Capital', 'RM', ['administrative_area_level_2', 'political']],
  ['Lazio', 'Lazio', ['administrative_area_level_1', 'political']],
  ['Italy', 'IT', ['country', 'political']],
  ['00184', '00184', ['postal_code']],
];
