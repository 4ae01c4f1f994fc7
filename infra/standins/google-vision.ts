import { googleError } from './google-status.ts';
import {
  type Answer,
  type CommonBehaviour,
  isStarted,
  portArgument,
  type RecordedRequest,
  type StandIn,
  startStandIn,
} from './scripted-server.ts';

/**
 * A stand-in for Google Cloud Vision over REST: `POST /v1/images:annotate`.
 *
 * Run it with `node infra/standins/google-vision.ts --port 9102`.
 */
export type GoogleVisionBehaviour =
  | CommonBehaviour
  /** Answers with the annotations given, else with none but a clean safe search. */
  | { kind: 'ok'; annotations?: Record<string, unknown> }
  /** 200, but this photo could not be read. */
  | { kind: 'photoError' };

export type GoogleVisionStandIn = StandIn<GoogleVisionBehaviour>;

/** Starts the stand-in. `url` is what clients take as their endpoint. */
export function startGoogleVision(port = 0): Promise<GoogleVisionStandIn> {
  return startStandIn<GoogleVisionBehaviour>({ port, answer, error: googleError });
}

const SAFE = {
  adult: 'VERY_UNLIKELY',
  spoof: 'UNLIKELY',
  medical: 'UNLIKELY',
  violence: 'VERY_UNLIKELY',
  racy: 'UNLIKELY',
};

function answer(request: RecordedRequest, behaviour: GoogleVisionBehaviour): Answer {
  const refused = (status: number, message: string): Answer => ({ status, body: googleError(status, message) });
  if (request.method !== 'POST' || request.path !== '/v1/images:annotate') return refused(404, 'Not found.');
  if (!request.headers['x-goog-api-key'] && !request.headers.authorization) {
    return refused(403, 'Method does not allow unregistered callers.');
  }
  const photos = request.body?.requests;
  if (!Array.isArray(photos) || photos.some((photo) => !photo?.image?.content || !photo.features?.length)) {
    return refused(400, 'Request must specify image and features.');
  }
  const one =
    behaviour.kind === 'photoError'
      ? { error: { code: 3, message: 'Bad image data.' } }
      : { safeSearchAnnotation: SAFE, ...(behaviour.kind === 'ok' && behaviour.annotations) };
  return { status: 200, body: { responses: photos.map(() => one) } };
}

// Not with a top-level await, which tests that load this as CommonJS could not parse.
if (isStarted('google-vision.ts')) {
  startGoogleVision(portArgument()).then(({ url }) =>
    console.log(`Google Vision stand-in: GOOGLE_VISION_ENDPOINT=${url}`),
  );
}
