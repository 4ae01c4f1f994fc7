import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { Connectivity } from '../../../app/offline/Connectivity.js';
import { mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import ArticlePage from './ArticlePage.js';

jest.mock('../../../app/offline/offline-support.js', () => ({ startOfflineSupport: () => undefined }));
const ERROR_PAGE = '../../../app/errors/ArticleErrorPage.js';

test('ArticlePage: reports an unreachable article with code that was loaded in advance', async () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  let isLoaded = false;
  jest.doMock(ERROR_PAGE, () => {
    isLoaded = true;
    return jest.requireActual(ERROR_PAGE);
  });
  const { rerender } = renderWithProviders(<Connectivity />);
  await waitFor(() => expect(isLoaded).toBe(true));
  mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  rerender(
    <Routes>
      <Route path="*" element={<ArticlePage />} />
    </Routes>,
  );
  expect(await screen.findByRole('heading', { name: "This guide didn't load" })).not.toBeNull();
});
