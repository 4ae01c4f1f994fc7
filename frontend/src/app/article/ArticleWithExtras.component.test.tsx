import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { screen } from '@testing-library/react';
import { buildAdminArticle } from '../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { createMemoryCaches } from '../../testing/fakes/caches.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { ArticleWithExtras } from './ArticleWithExtras.js';

beforeEach(() => mockFetch(() => jsonResponse({}, 503)));

const renderArticle = (change: Partial<Article> = {}) =>
  renderWithProviders(<ArticleWithExtras article={{ ...buildAdminArticle(), ...change }} isGuest={false} />);
const findDirections = () => screen.queryByRole('button', { name: 'Walking directions' });

describe('ArticleWithExtras', () => {
  test('offers to keep the guide offline in a browser that can', async () => {
    const memory = createMemoryCaches();
    try {
      renderArticle();
      expect(await screen.findByRole('button', { name: 'Keep offline' })).not.toBeNull();
    } finally {
      memory.uninstall();
    }
  });

  test('does not offer to keep the guide in a browser without cache storage', async () => {
    renderArticle();
    expect(await screen.findByRole('button', { name: 'Add to trip' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep offline' })).toBeNull();
  });

  test('offers directions and other maps only for a place with a position', () => {
    const { unmount } = renderArticle();
    expect(findDirections()).not.toBeNull();
    expect(screen.getByRole('link', { name: /open in maps/i }).getAttribute('href')).toContain('41.8902');
    unmount();
    renderArticle({ latitude: null, longitude: null });
    expect(findDirections()).toBeNull();
    expect(screen.queryByRole('link', { name: /open in maps/i })).toBeNull();
  });
});
