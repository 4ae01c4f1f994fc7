import { jest } from '@jest/globals';
import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { act, screen } from '@testing-library/react';
import { GUIDE } from '../../testing/builders/guides.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { FakeEventStream } from '../../testing/fakes/fake-event-stream.js';
import { errorResponse } from '../../testing/render/article-editor.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { generateInBackground, useGuide, writeGuide } from './api.js';
import { storeTemporaryGuide } from './temporary-guide.js';

const WRITTEN: GuideResponse = { temporary: true, article: GUIDE, source: 'generated' };
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isBackup = ({ method, url }: { method: string; url: string }) => method === 'POST' && url === '/api/discoveries';

/** An event stream that breaks immediately, so that the guide is fetched. */
class BrokenStream extends FakeEventStream {
  constructor() {
    super();
    setTimeout(() => this.emit('error'));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.EventSource = BrokenStream as never;
});
afterEach(() => void jest.useRealTimers());

test('writeGuide: saves the guide as a public one after a second, with the names of its attractions', async () => {
  const requests = mockFetch(() => jsonResponse(WRITTEN));
  expect(await writeGuide('Old Mill')).toEqual(WRITTEN);
  await wait(999);
  expect(requests.map(({ url }) => url)).toEqual(['/api/generate-temporary-article?q=Old+Mill']);
  await wait(1);
  expect(requests.slice(1)).toEqual([expect.objectContaining({ method: 'POST', url: '/api/discoveries' })]);
  const { title, description, content, location, category, culturalSignificance, nearbyAttractions } = GUIDE;
  expect(requests[1]?.body).toEqual({
    ...{ title, description, content, location, category, culturalSignificance },
    nearbyAttractions: nearbyAttractions.map(({ name }) => ({ name })),
    skipAutoSave: true,
    isPublic: true,
  });
});

test('writeGuide: saves nothing if an article exists', async () => {
  const requests = mockFetch(() => jsonResponse({ redirect: true, url: '/articles/old-mill', source: 'cache' }));
  await writeGuide('Old Mill');
  await wait(5_000);
  expect(requests).toHaveLength(1);
});

test('generateInBackground: sends its source, and ignores a failure', async () => {
  const requests = mockFetch(() => errorResponse('Busy', 'UNAVAILABLE', 503));
  generateInBackground('Old Mill', { lat: 1.5, lng: -2 });
  await wait(0);
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/generate-temporary-article?q=Old+Mill&source=nearby_attraction&lat=1.5&lng=-2',
  ]);
});

describe('useGuide', () => {
  function Page({ name }: { name: string }) {
    const { response, error, retry } = useGuide({ name, coordinates: null });
    return (
      <button type="button" onClick={retry}>
        {response && 'article' in response ? response.article.title : error ? 'failed' : 'waits'}
      </button>
    );
  }

  test('shows a guide passed to its page without a request, and saves it two seconds later', async () => {
    const requests = mockFetch(() => jsonResponse({}));
    storeTemporaryGuide('Old Mill', WRITTEN);
    renderWithProviders(<Page name="Old Mill" />);
    await wait(1_900);
    expect([screen.getByRole('button').textContent, requests]).toEqual([GUIDE.title, []]);
    await wait(200);
    expect(requests.map(isBackup)).toEqual([true]);
  });

  test.each([
    ['cache', 0],
    ['embedded', 1],
  ] as const)('saves a guide from %s %d times', async (source, count) => {
    const requests = mockFetch(() => jsonResponse({ ...WRITTEN, source }));
    renderWithProviders(<Page name={`Mill ${source}`} />);
    await wait(4_000);
    expect(screen.getByRole('button').textContent).toBe(GUIDE.title);
    expect(requests.filter(isBackup)).toHaveLength(count);
  });

  test('requests nothing without a name', async () => {
    const requests = mockFetch(() => jsonResponse(WRITTEN));
    renderWithProviders(<Page name="" />);
    await wait(4_000);
    expect([screen.getByRole('button').textContent, requests]).toEqual(['waits', []]);
  });

  test('requests a guide that failed again only if the reader asks for it', async () => {
    let isDown = true;
    const requests = mockFetch(() =>
      isDown ? errorResponse('Down', 'GUIDE_FAILED', 502) : jsonResponse({ ...WRITTEN, source: 'cache' }),
    );
    renderWithProviders(<Page name="Broken Mill" />);
    await wait(6_000);
    const count = requests.length;
    expect(screen.getByRole('button').textContent).toBe('failed');
    await wait(6_000);
    expect(requests).toHaveLength(count);
    isDown = false;
    act(() => screen.getByRole('button').click());
    await wait(4_000);
    expect(screen.getByRole('button').textContent).toBe(GUIDE.title);
  });
});
