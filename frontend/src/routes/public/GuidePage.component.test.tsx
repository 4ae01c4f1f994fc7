import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { storeTemporaryGuide } from '../../features/guides/temporary-guide.js';
import { GUIDE } from '../../testing/builders/guides.js';
import { jsonResponse, mockFetch, mockIntersectionObserver } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import GuidePage from './GuidePage.js';

/** Renders the page of a guide that has just been written. */
function renderPage(response: GuideResponse, initialUrl = '/dynamic/Old%20Mill') {
  mockIntersectionObserver();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  mockFetch(() => jsonResponse({}, 401));
  storeTemporaryGuide('Old Mill', response);
  return renderWithProviders(
    <Routes>
      <Route path="/dynamic/*" element={<GuidePage />} />
      <Route path="*" element={<h1>Another page</h1>} />
    </Routes>,
    { initialUrl },
  );
}
const toResponse = (isThin: boolean): GuideResponse => ({
  temporary: true,
  source: 'cache',
  article: { ...GUIDE, isThin },
});

test.each([
  [false, 'The Old Mill - AI Travel Guide | Placelore'],
  [true, 'The Old Mill | Placelore'],
])('GuidePage: titles and describes a guide that is thin: %j', async (isThin, title) => {
  renderPage(toResponse(isThin));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Old Mill' })).not.toBeNull();
  await waitFor(() => expect(document.title).toBe(title));
});

test('GuidePage: has a title without a name', async () => {
  renderPage(toResponse(false), '/dynamic/');
  await waitFor(() => expect(document.title).toBe("We couldn't find that place | Placelore"));
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/^Try the name/);
});

test('GuidePage: is replaced with the existing article about the place', async () => {
  const { getCurrentUrl, getNavigationType } = renderPage({ redirect: true, url: '/articles/mill', source: 'cache' });
  await screen.findByRole('heading', { name: 'Another page' });
  expect([getCurrentUrl(), getNavigationType()]).toEqual(['/articles/mill', 'REPLACE']);
});
