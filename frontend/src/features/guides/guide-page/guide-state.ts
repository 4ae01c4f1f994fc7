import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import { JobFailedError } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';
import type { GuideReading } from '../api.js';
import type { GuideRequest } from '../guide-request.js';
import { STRINGS } from '../strings.js';
import { buildFallbackGuide, buildFullGuide, buildLightweightGuide, type GuideViewModel } from './guide-view-model.js';

/** State of a guide's page. In the state `redirected`, an article is shown instead. */
export type GuideState =
  | { kind: 'writing' | 'full'; guide: GuideViewModel }
  /** `sentence`: the reason, if the server gave one that the user can act on. */
  | { kind: 'fallback'; guide: GuideViewModel; sentence?: string }
  | { kind: 'notAPlace'; guide: GuideViewModel; sentence: string; isAmbiguous: boolean }
  | { kind: 'redirected'; url: string };

/** Returns what to show for a response or an error. There is always something to show. */
export function getGuideState(
  request: GuideRequest,
  { response, error }: Pick<GuideReading, 'response' | 'error'>,
): GuideState {
  if (response && 'url' in response) return { kind: 'redirected', url: response.url };
  if (response) return { kind: 'full', guide: buildFullGuide(response.article) };
  const lightweight = buildLightweightGuide(request);
  if (request.name === '' || isInvalidName(error)) {
    return { kind: 'notAPlace', guide: lightweight, sentence: STRINGS.page.notAPlaceFallback, isAmbiguous: false };
  }
  const apiError = parseApiError(error);
  if (apiError?.code === 'NOT_A_PLACE' || apiError?.code === 'AMBIGUOUS_PLACE') {
    const isAmbiguous = apiError.code === 'AMBIGUOUS_PLACE';
    return { kind: 'notAPlace', guide: lightweight, sentence: apiError.sentence, isAmbiguous };
  }
  if (error === undefined) return { kind: 'writing', guide: lightweight };
  const sentence = apiError && LIMIT_CODES.has(apiError.code) ? apiError.sentence : undefined;
  return { kind: 'fallback', guide: buildFallbackGuide(request), ...(sentence !== undefined && { sentence }) };
}

/** Codes of limits that end by themselves. Their messages say when. */
const LIMIT_CODES: ReadonlySet<string> = new Set<ErrorCode>(['TOO_MANY_REQUESTS', 'QUOTA_EXCEEDED']);

/** For example, the name is too short or too long. */
const isInvalidName = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

function parseApiError(error: unknown): { code: string; sentence: string } | null {
  if (error instanceof JobFailedError) return { code: error.code, sentence: error.message };
  const body = error instanceof HttpError ? error.body : undefined;
  return body ? { code: body.code, sentence: body.error } : null;
}
