import { jest } from '@jest/globals';
import { type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import { act, screen } from '@testing-library/react';
import useSWR from 'swr';
import { toKey } from '../../lib/cache/server-state.js';
import { GUIDE } from '../../testing/builders/guides.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { toGuideArguments } from './api.js';
import { useGuidePhoto } from './useGuidePhoto.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Shows the image of a guide that is in the cache. */
function Page({ isPending }: { isPending: boolean }) {
  const request = { name: 'old-mill', coordinates: { lat: 1, lng: 2 } };
  const article = { ...GUIDE, imageUrl: '/illustration', ...(isPending && { isPhotoPending: true as const }) };
  const { data } = useSWR(
    toKey(guides.generate, toGuideArguments(request)),
    async (): Promise<GuideResponse> => ({ temporary: true, article, source: 'cache' }),
  );
  useGuidePhoto(request, data);
  return <p>{data && 'article' in data && data.article.imageUrl}</p>;
}
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

test('useGuidePhoto: shows a photo when it arrives, and then sends no more requests', async () => {
  const photos = ['/illustration', '/photo'];
  const requests = mockFetch(() => {
    const imageUrl = photos.shift() ?? '/never';
    return jsonResponse({ ...GUIDE, imageUrl, ...(imageUrl === '/illustration' && { isPhotoPending: true }) });
  });
  renderWithProviders(<Page isPending />);
  await wait(3.1);
  expect(screen.getByText('/illustration')).not.toBeNull();
  await wait(4.1);
  expect(screen.getByText('/photo')).not.toBeNull();
  await wait(600);
  expect(requests.map(({ url }) => url)).toEqual([`/api/dynamic/${GUIDE.slug}`, `/api/dynamic/${GUIDE.slug}`]);
});

test('useGuidePhoto: sends no requests for a guide whose photo is known or not being searched for', async () => {
  const requests = mockFetch(() => jsonResponse(GUIDE));
  renderWithProviders(<Page isPending={false} />);
  await wait(600);
  expect(screen.getByText('/illustration')).not.toBeNull();
  expect(requests).toEqual([]);
});
