import {
  type CommonBehavior,
  type FakeResponse,
  type FakeServer,
  isMainModule,
  parsePortArgument,
  type RecordedRequest,
  startFakeServer,
} from './fake-server.ts';
import { buildGoogleError } from './google-shared.ts';

/**
 * Fakes Google Cloud Vision over REST: `POST /v1/images:annotate`.
 * Run it with `node infra/fake-vendors/google-vision.ts --port 9102`.
 */
export type GoogleVisionBehavior =
  | CommonBehavior
  /** Responds with the given annotations, or with only a safe-search result that finds nothing. */
  | { kind: 'ok'; annotations?: Record<string, unknown> }
  /** 200 with an error that says that this photo could not be read. */
  | { kind: 'photoError' }
  /** 200 without a result for the photo. */
  | { kind: 'noResult' };

export type FakeGoogleVision = FakeServer<GoogleVisionBehavior>;

/** Starts the fake. Clients use its `url` as their endpoint. */
export function startFakeGoogleVision(port = 0): Promise<FakeGoogleVision> {
  return startFakeServer<GoogleVisionBehavior>({ port, handleRequest, error: buildGoogleError });
}

const SAFE_SEARCH = {
  adult: 'VERY_UNLIKELY',
  spoof: 'UNLIKELY',
  medical: 'UNLIKELY',
  violence: 'VERY_UNLIKELY',
  racy: 'UNLIKELY',
};

function handleRequest(request: RecordedRequest, behavior: GoogleVisionBehavior): FakeResponse {
  const errorResponse = (status: number, message: string): FakeResponse => ({
    status,
    body: buildGoogleError(status, message),
  });
  if (request.method !== 'POST' || request.path !== '/v1/images:annotate') return errorResponse(404, 'Not found.');
  if (!request.headers['x-goog-api-key'] && !request.headers.authorization) {
    return errorResponse(403, 'Method does not allow unregistered callers.');
  }
  const photos = request.body?.requests;
  if (!Array.isArray(photos) || photos.some((photo) => !photo?.image?.content || !photo.features?.length)) {
    return errorResponse(400, 'Request must specify image and features.');
  }
  const result =
    behavior.kind === 'photoError'
      ? { error: { code: 3, message: 'Bad image data.' } }
      : { safeSearchAnnotation: SAFE_SEARCH, ...(behavior.kind === 'ok' && behavior.annotations) };
  return { status: 200, body: { responses: behavior.kind === 'noResult' ? [] : photos.map(() => result) } };
}

// A top-level await would break tests that load this file as CommonJS.
if (isMainModule('google-vision.ts')) {
  startFakeGoogleVision(parsePortArgument()).then(({ url }) =>
    console.log(`Fake Google Vision: GOOGLE_VISION_ENDPOINT=${url}`),
  );
}
