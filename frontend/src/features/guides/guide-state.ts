import type { ErrorCode } from '@placelore/contracts/errors.js';
import { WorkFailure } from '../../lib/follow-work.js';
import { HttpError } from '../../lib/http-error.js';
import type { GuideReading } from './api.js';
import type { GuideAddress } from './guide-address.js';
import { fallbackGuide, fullGuide, lightweightGuide, type ShownGuide } from './shown-guide.js';
import { TEXTS } from './texts.js';

/** What a guide's page is at: `elsewhere` is an article that is read instead. */
export type GuideState =
  | { kind: 'writing' | 'full'; guide: ShownGuide }
  /** `sentence`: why, when the server said something a person can act on. */
  | { kind: 'fallback'; guide: ShownGuide; sentence?: string }
  | { kind: 'notAPlace'; guide: ShownGuide; sentence: string }
  | { kind: 'elsewhere'; url: string };

/** What there is to show, whatever came of asking: something always is. */
export function guideState(
  address: GuideAddress,
  { answer, error }: Pick<GuideReading, 'answer' | 'error'>,
): GuideState {
  if (answer && 'url' in answer) return { kind: 'elsewhere', url: answer.url };
  if (answer) return { kind: 'full', guide: fullGuide(answer.article) };
  const light = lightweightGuide(address);
  if (address.name === '' || isNoName(error)) {
    return { kind: 'notAPlace', guide: light, sentence: TEXTS.page.notAPlaceFallback };
  }
  const told = toldOf(error);
  if (told?.code === 'NOT_A_PLACE') return { kind: 'notAPlace', guide: light, sentence: told.sentence };
  if (error === undefined) return { kind: 'writing', guide: light };
  const sentence = told && LIMITS.has(told.code) ? told.sentence : undefined;
  return { kind: 'fallback', guide: fallbackGuide(address), ...(sentence !== undefined && { sentence }) };
}

/** Codes of limits that end by themselves; their sentences say when. */
const LIMITS: ReadonlySet<string> = new Set<ErrorCode>(['TOO_MANY_REQUESTS', 'QUOTA_SPENT']);

/** Too short or too long, for instance. */
const isNoName = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

function toldOf(error: unknown): { code: string; sentence: string } | null {
  if (error instanceof WorkFailure) return { code: error.code, sentence: error.message };
  const body = error instanceof HttpError ? error.body : undefined;
  return body ? { code: body.code, sentence: body.error } : null;
}
