import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ArticleCard } from '../../features/articles/list/ArticleCard.js';
import { buildArticleCard } from '../../testing/builders/articles.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { ArticleActionsProvider } from './ArticleActionsProvider.js';

const ADMIN: CurrentUser = { ...USER, isAdmin: true };
const PHOTO = '/objects/discoveries/1/photo.webp';
const OWN = buildDiscovery({
  title: 'My arena',
  location: 'Rome',
  articleId: 1,
  articleSlug: 'colosseum',
  imageUrl: PHOTO,
});
const CARDS = [
  buildArticleCard(),
  buildArticleCard({ id: 2, slug: 'forum', title: 'Forum', location: 'Athens, Greece' }),
];

interface World {
  own?: Discovery[];
  authors?: object[];
  onDelete?: (url: string) => Response;
}

/** Renders two articles for a signed-in user or a guest. */
function cards(user: CurrentUser | null, { own = [], authors = [], onDelete }: World = {}, initialUrl = '/articles') {
  let left = own;
  const requests = mockFetch(({ method, url }) => {
    if (method === 'DELETE') {
      left = left.filter(({ id }) => url !== `/api/discoveries/${id}`);
      return onDelete?.(url) ?? new Response(null, { status: 204 });
    }
    if (url === '/api/user')
      return user ? jsonResponse(user) : jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401);
    if (url.startsWith('/api/admin/article-authors')) return jsonResponse(authors);
    return jsonResponse(left);
  });
  const list = (
    <ArticleActionsProvider>
      <ul>
        {CARDS.map((card) => (
          <li key={card.id}>
            <ArticleCard article={card} />
          </li>
        ))}
      </ul>
    </ArticleActionsProvider>
  );
  const shown = renderWithProviders(
    <Routes>
      <Route path="/articles" element={list} />
      <Route path="/articles/:slug" element={list} />
    </Routes>,
    { initialUrl, hasSharedCache: true },
  );
  const urls = (expectedMethod: string) =>
    requests.filter(({ method }) => method === expectedMethod).map(({ url }) => url);
  return { urls, ...shown };
}
/** Names of the cards' buttons, without those of toasts. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .filter((element) => element.closest('[role=region]') === null)
    .map((element) => element.getAttribute('aria-label'));
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

test('ArticleActionsProvider: shows guests no actions and requests nothing for them', async () => {
  const { urls } = cards(null);
  await screen.findByText('Colosseum');
  // By then, any actions would have been rendered.
  await waitFor(() => expect(urls('GET')).toHaveLength(1));
  await act(() => import('./ArticleDeleteActions.js'));
  expect(buttons()).toEqual([]);
  expect(urls('GET')).toEqual(['/api/user']);
  expect(screen.queryByText(/^By:/)).toBeNull();
});

describe('OwnerArticleActions', () => {
  it('deletes the discovery behind an article and names both before', async () => {
    const { user, urls } = cards(USER, { own: [OWN] });
    await user.click(await button('Delete your discovery My arena'));
    expect(buttons()).toEqual(['Delete your discovery My arena']);
    expect(await screen.findByRole('alertdialog', { name: 'Delete this discovery?' })).not.toBeNull();
    expect(
      screen.getByText(
        '“My arena”, its photo and this article, “Colosseum”, are deleted. This action cannot be undone.',
      ),
    ).not.toBeNull();
    expect(urls('DELETE')).toEqual([]);
    await user.click(await button('Delete'));
    expect(await getToasts().findByText('Discovery deleted')).not.toBeNull();
    expect(urls('DELETE')).toEqual(['/api/discoveries/7']);
    await waitFor(() => expect(buttons()).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forum' }));
    expect(screen.queryByText(/^By:/)).toBeNull();
  });

  it('mentions no photo when the discovery has none', async () => {
    const { user } = cards(USER, { own: [{ ...OWN, title: 'Colosseum', imageUrl: null }] });
    await user.click(await button('Delete your discovery Colosseum'));
    expect(
      await screen.findByText('“Colosseum” and this article are deleted. This action cannot be undone.'),
    ).not.toBeNull();
  });

  it.each([
    ['of the same place that has no article', { articleId: null, articleSlug: null }],
    ['of the same place that has another article', { articleId: 9, articleSlug: 'my-arena' }],
    ['of the same title', { title: 'Colosseum', articleId: null, articleSlug: null }],
    ['whose location contains the article’s', { location: 'Rome, Lazio, Italy', articleId: null, articleSlug: null }],
  ])('offers no deletion for a discovery %s', async (_case, change) => {
    const { urls } = cards(USER, { own: [{ ...OWN, ...change }] });
    await waitFor(() => expect(urls('GET')).toContain('/api/discoveries'));
    await act(() => import('./ArticleDeleteActions.js'));
    expect(buttons()).toEqual([]);
  });
});

const AUTHORS = [
  { id: 1, discoveryId: 7, username: 'paolo' },
  { id: 2, discoveryId: null, username: null },
];

test('AdminArticleActions: shows the author of every article with one request, and a delete button for each', async () => {
  const { urls } = cards(ADMIN, { authors: AUTHORS });
  expect(await screen.findByText('By: paolo')).not.toBeNull();
  expect(screen.getByText('By: Guest')).not.toBeNull();
  expect(buttons()).toEqual(['Delete the article Colosseum', 'Delete the article Forum']);
  expect(urls('GET').filter((url) => url.includes('authors'))).toEqual(['/api/admin/article-authors?ids=1%2C2']);
});

test('AdminArticleActions: deletes the article and keeps its discovery', async () => {
  const { user, urls } = cards(ADMIN, { authors: AUTHORS });
  await user.click(await button('Delete the article Colosseum'));
  expect(await screen.findByRole('alertdialog', { name: 'Delete this article?' })).not.toBeNull();
  expect(screen.getByText(/^“Colosseum” is deleted\. .*30 days\. Its discovery is not deleted\.$/)).not.toBeNull();
  await user.click(await button('Delete'));
  await getToasts().findByText('Article deleted');
  await user.click(await button('Delete the article Forum'));
  expect(await screen.findByText(/^“Forum” is deleted\. .*30 days\.$/)).not.toBeNull();
  await user.click(await button('Delete'));
  await waitFor(() => expect(urls('DELETE')).toHaveLength(2));
  expect(urls('DELETE')).toEqual(['/api/admin/articles/1', '/api/articles/by-title/Forum']);
});

test('AdminArticleActions: deletes the displayed article when several share its title', async () => {
  const onDelete = (url: string) =>
    url.includes('by-title')
      ? jsonResponse({ error: 'Several', code: 'TITLE_NOT_UNIQUE' }, 409)
      : new Response(null, { status: 204 });
  const { user, urls } = cards(ADMIN, { authors: AUTHORS, onDelete });
  await user.click(await button('Delete the article Forum'));
  await user.click(await button('Delete'));
  await getToasts().findByText('Article deleted');
  expect(urls('DELETE')).toEqual(['/api/articles/by-title/Forum', '/api/admin/articles/2']);
});

test('OwnerArticleActions: reports a failed deletion and keeps the button', async () => {
  const { user } = cards(USER, { own: [OWN], onDelete: () => jsonResponse({}, 500) });
  await user.click(await button('Delete your discovery My arena'));
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Failed to delete discovery. Please try again.')).not.toBeNull();
  expect(buttons()).toContain('Delete your discovery My arena');
});

test('AdminArticleActions: reports a failed deletion of an article', async () => {
  const { user } = cards(ADMIN, { authors: AUTHORS, onDelete: () => jsonResponse({}, 500) });
  await user.click(await button('Delete the article Colosseum'));
  await user.click(await button('Delete'));
  expect(await getToasts().findByText('Failed to delete article. Please try again.')).not.toBeNull();
});

test('AdminArticleActions: explains that nothing can be deleted offline', async () => {
  const { user, urls } = cards(ADMIN, { authors: AUTHORS });
  const opener = await button('Delete the article Forum');
  setOnline(false);
  await user.click(opener);
  expect(await getToasts().findByText("You're offline. Cannot delete articles right now.")).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(urls('DELETE')).toEqual([]);
});

test('OwnerArticleActions: returns to the list after a deletion on the article’s own page', async () => {
  const { user, getCurrentUrl, getNavigationType } = cards(USER, { own: [OWN] }, '/articles/colosseum');
  await user.click(await button('Delete your discovery My arena'));
  await user.click(await button('Delete'));
  await getToasts().findByText('Discovery deleted');
  // The toast may appear before the new page.
  await waitFor(() => expect(getCurrentUrl()).toBe('/articles'));
  expect(getNavigationType()).toBe('REPLACE');
});
