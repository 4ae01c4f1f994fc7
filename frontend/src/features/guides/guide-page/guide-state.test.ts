import { JobFailedError } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { GUIDE } from '../../../testing/builders/guides.js';
import { getGuideState } from './guide-state.js';

const REQUEST = { name: 'old mill', coordinates: null };
const error = undefined;
const response = undefined;

test('getGuideState: returns a lightweight guide from the URL while the guide is being written', () => {
  expect(getGuideState(REQUEST, { response, error })).toMatchObject({ kind: 'writing', guide: { title: 'Old Mill' } });
});

test('getGuideState: returns the full guide', () => {
  const full = getGuideState(REQUEST, { response: { temporary: true, article: GUIDE, source: 'cache' }, error });
  expect(full).toMatchObject({ kind: 'full', guide: { title: GUIDE.title, label: { text: expect.any(String) } } });
});

test('getGuideState: returns the redirect to an article', () => {
  const redirect = { redirect: true, url: '/articles/old-mill', source: 'cache' } as const;
  expect(getGuideState(REQUEST, { response: redirect, error })).toEqual({
    kind: 'redirected',
    url: '/articles/old-mill',
  });
});

const body = JSON.stringify({ error: 'Nowhere.', code: 'NOT_A_PLACE' });
test.each([new JobFailedError('NOT_A_PLACE', 'Nowhere.'), new HttpError(404, body)])(
  'getGuideState: returns a friendly message for a query that is not a place: %s',
  (error) => {
    expect(getGuideState(REQUEST, { response, error })).toMatchObject({ kind: 'notAPlace', sentence: 'Nowhere.' });
  },
);

test('getGuideState: treats a query that cannot be a name as not a place', () => {
  const refused = new HttpError(400, JSON.stringify({ error: 'Not valid.', code: 'INVALID_INPUT' }));
  for (const error of [refused, undefined]) {
    const address = { name: error ? 'ab' : '', coordinates: null };
    const state = getGuideState(address, { response, error });
    expect(state).toMatchObject({ kind: 'notAPlace', sentence: expect.stringContaining('Try the name of a sight') });
  }
});

test.each([new JobFailedError('GUIDE_FAILED', 'No.'), new HttpError(500, ''), new TypeError('no network')])(
  'getGuideState: returns a fallback guide after an unexpected error: %s',
  (error) => {
    const state = getGuideState(REQUEST, { response, error });
    expect(state).toMatchObject({ kind: 'fallback', guide: { title: 'Old Mill', label: null } });
  },
);

test.each(['QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS'])('getGuideState: passes on the message of %s', (code) => {
  const refused = new HttpError(429, JSON.stringify({ error: 'Try again in 3 hours.', code }), '', 3 * 3_600);
  expect(getGuideState(REQUEST, { response, error: refused })).toMatchObject({
    kind: 'fallback',
    guide: { title: 'Old Mill' },
    sentence: 'Try again in 3 hours.',
  });
});
