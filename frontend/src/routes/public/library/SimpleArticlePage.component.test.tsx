import { screen } from '@testing-library/react';
import { SAMPLE_ARTICLE } from '../../../features/articles/article/sample-article.js';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import SimpleArticlePage from './SimpleArticlePage.js';

test('SimpleArticlePage: shows the text with its sources and the link to the full view', async () => {
  mockFetch(() => jsonResponse({ ...SAMPLE_ARTICLE, sources: [WIKIPEDIA_SOURCE] }));
  renderWithProviders(<SimpleArticlePage />);
  expect(await screen.findByRole('heading', { level: 1, name: SAMPLE_ARTICLE.title })).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Sources' }).textContent).toContain('Wikipedia: Eiffel Tower');
  expect(screen.getByRole('link', { name: 'Full view of this guide' })).not.toBeNull();
});
