import { type AnalysisResult, analyses } from '@placelore/contracts/analysis/analyses.js';
import { act, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { hydrateCache, toKey } from '../../../lib/cache/server-state.js';
import { buildAnalysisResult } from '../../../testing/builders/analyses.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { errorResponse } from '../../../testing/render/article-editor.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import type { Photo } from '../capture/photo.js';
import { cacheAnalysis, clearAnalysisCache } from './cache/analysis-cache.js';
import { clearRecentResults, getRecentResult, rememberResult } from './cache/recent-results.js';
import { useResult } from './useResult.js';

const result = buildAnalysisResult();
const analysis = (change: object = {}) => ({
  id: result.id,
  status: 'done',
  progress: null,
  error: null,
  result,
  ...change,
});
let discovered: AnalysisResult[] = [];
beforeEach(() => {
  discovered = [];
});
afterEach(() => {
  clearAnalysisCache();
  clearRecentResults();
});

function Page() {
  const { state, correct, retry } = useResult(result.id, (found) => discovered.push(found));
  const detail = 'result' in state ? state.result.title : 'message' in state ? state.message : '';
  return (
    <>
      <output>{`${state.status} ${detail}`}</output>
      <button type="button" onClick={() => correct({ name: 'Old Mill' } as never)}>
        Correct
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}
const findState = (text: string) => screen.findByText((content) => content.startsWith(text));
const click = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('useResult: shows a finished result, which does not count as a new discovery', async () => {
  mockFetch(() => jsonResponse(analysis()));
  renderWithProviders(<Page />);
  expect(await findState(`shown ${result.title}`)).not.toBeNull();
  expect(discovered).toEqual([]);
});

test.each([404, 400])(
  'useResult: shows that a result is missing for status %d, even if there is a copy',
  async (status) => {
    cacheAnalysis('key', null, result);
    mockFetch(() => errorResponse('Missing', 'ANALYSIS_NOT_FOUND', status));
    renderWithProviders(<Page />);
    expect(await findState('missing')).not.toBeNull();
  },
);

test('useResult: shows the copy on this device if the server cannot be reached', async () => {
  cacheAnalysis('key', null, result);
  mockFetch(() => errorResponse('Down', 'UNAVAILABLE', 503));
  renderWithProviders(<Page />);
  expect(await findState(`shown ${result.title}`)).not.toBeNull();
});

test('useResult: reports a failure without a copy, and reads the result again', async () => {
  let isDown = true;
  mockFetch(() => (isDown ? errorResponse('The service is busy.', 'UNAVAILABLE', 503) : jsonResponse(analysis())));
  renderWithProviders(<Page />);
  expect(await findState('failed The service is busy.')).not.toBeNull();
  isDown = false;
  click('Retry');
  expect(await findState(`shown ${result.title}`)).not.toBeNull();
});

test('useResult: reports a corrected result as a discovery, and keeps the previous one if the correction fails', async () => {
  const corrected = { ...result, title: 'Old Mill' };
  let correction = jsonResponse(analysis({ result: corrected }), 202);
  mockFetch(({ method }) => (method === 'POST' ? correction : jsonResponse(analysis())));
  renderWithProviders(<Page />);
  await findState('shown');
  click('Correct');
  expect(await findState('shown Old Mill')).not.toBeNull();
  expect(discovered).toEqual([corrected]);
  correction = errorResponse('No such place.', 'PLACE_NOT_FOUND', 404);
  click('Correct');
  await waitFor(() => expect(getToasts().getByText('No such place.')).not.toBeNull());
  expect(await findState('shown Old Mill')).not.toBeNull();
  expect(discovered).toHaveLength(1);
});

test('useResult: later opens a corrected result immediately, with its photo', async () => {
  const photo: Photo = {
    image: new Blob(),
    fileName: 'a.jpg',
    source: 'file_upload',
    keepPrivate: false,
    imageKey: 'key',
    locationContext: null,
  };
  rememberResult(photo, result);
  const corrected = { ...result, title: 'Old Mill' };
  mockFetch(({ method }) => jsonResponse(analysis({ result: method === 'POST' ? corrected : result }), 202));
  renderWithProviders(<Page />);
  await findState('shown');
  click('Correct');
  await findState('shown Old Mill');
  expect(getRecentResult(result.id)).toEqual({ photo, result: corrected });
});

test('useResult: shows a corrected result again, instead of the one that came with the page', async () => {
  const cache = hydrateCache(new Map(), [{ key: toKey(analyses.byId, { id: result.id }), data: analysis() }]);
  const show = () =>
    renderWithProviders(
      <SWRConfig value={{ provider: () => cache }}>
        <Page />
      </SWRConfig>,
    );
  const corrected = analysis({ result: { ...result, title: 'Old Mill' } });
  let stored = analysis();
  mockFetch(({ method }) => {
    if (method === 'POST') stored = corrected;
    return jsonResponse(stored, method === 'POST' ? 202 : 200);
  });
  const { unmount } = show();
  await findState(`shown ${result.title}`);
  click('Correct');
  await findState('shown Old Mill');
  unmount();
  show();
  expect(await findState('shown')).toHaveProperty('textContent', 'shown Old Mill');
});
