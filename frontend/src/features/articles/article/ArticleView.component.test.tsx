import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { screen, within } from '@testing-library/react';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ArticleView } from './ArticleView.js';
import { SAMPLE_ARTICLE } from './sample-article.js';

const BODY = `<p>See <a href="/articles/forum">the forum</a>, <a href="https://example.com/articles/1">the source</a>
  and <a href="/articles/forum/amp">its short form</a>.</p>`;

function view(change: Partial<Article> = {}, isGuest = false) {
  return renderWithProviders(
    <ArticleView article={{ ...SAMPLE_ARTICLE, ...change }} map={<p>A map</p>} isGuest={isGuest}>
      <p>Hotels</p>
    </ArticleView>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });

test('ArticleView: shows title, category, date, location and map, and the extras below', () => {
  view({ title: 'Colosseum', category: 'Landmark', location: 'Rome, Italy', publishedAt: '2026-01-02T03:04:05.000Z' });
  expect(screen.getByRole('heading', { level: 1, name: 'Colosseum' })).not.toBeNull();
  expect(screen.getByText('Landmark')).not.toBeNull();
  expect(screen.getByText('2 January 2026')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).not.toBeNull();
  const map = within(screen.getByRole('region', { name: 'Location Map' }));
  expect(map.getByText('A map')).not.toBeNull();
  expect(map.getByText(/Rome, Italy/)).not.toBeNull();
  expect(screen.getByText('Hotels')).not.toBeNull();
});

test('ArticleView: shows no coordinates beside the map when there are none', () => {
  const { unmount } = view({ latitude: '41.89', longitude: '12.49' });
  expect(screen.getByText('41.8900° N, 12.4900° E')).not.toBeNull();
  unmount();
  view({ latitude: null, longitude: null });
  expect(screen.queryByText(/° [NS]/)).toBeNull();
});

test('ArticleView: links nearby attractions to their guides', () => {
  view({ nearbyAttractions: [{ name: 'Forum', distance: '300 m', coordinates: { lat: 41.8, lng: 12.4 } }] });
  const nearby = within(screen.getByRole('region', { name: 'Nearby Attractions' }));
  expect(nearby.getByText('300 m')).not.toBeNull();
  expect(nearby.getByRole('link', { name: 'Forum' }).getAttribute('href')).toBe('/dynamic/Forum%4041.8,12.4');
});

test('ArticleView: says of places inside a region where they are', () => {
  const place = { name: 'Forum', distance: '', note: 'Rome', coordinates: { lat: 41.8, lng: 12.4 } };
  view({ nearbyAttractions: [place], category: 'Other', placeType: 'Region' });
  expect(within(screen.getByRole('region', { name: 'Places Inside' })).getByText('Rome')).not.toBeNull();
  expect(screen.getByText('Region')).not.toBeNull();
});

test('ArticleView: follows links to its own pages without a reload, and leaves others to the browser', async () => {
  const { user, getCurrentUrl } = view({ content: BODY });
  const left: string[] = [];
  // Stops navigation that the component leaves to the browser.
  const leave = (event: MouseEvent) => {
    if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).pathname);
    event.preventDefault();
  };
  document.addEventListener('click', leave);
  await user.click(link('the source'));
  await user.click(link('its short form'));
  await user.keyboard('{Control>}');
  await user.click(link('the forum'));
  await user.keyboard('{/Control}');
  expect(getCurrentUrl()).toBe('/');
  expect(left).toEqual(['/articles/1', '/articles/forum/amp', '/articles/forum']);
  await user.click(link('the forum'));
  document.removeEventListener('click', leave);
  expect(getCurrentUrl()).toBe('/articles/forum');
  expect(left).toHaveLength(3);
});

test('ArticleView: labels AI-generated text with its share of checked claims', () => {
  const { unmount } = view({
    writing: { provider: 'anthropic', model: 'claude', promptVersion: '1', note: null },
    verification: { statements: 4, verified: 3, dropped: 0 },
  });
  expect(screen.getByText(/^This guide was written by artificial intelligence/).textContent).toContain('3 of 4');
  unmount();
  view({ writing: null, verification: null });
  expect(screen.queryByText(/artificial intelligence/)).toBeNull();
});

test('ArticleView: invites guests only', () => {
  const invitations = () =>
    screen.queryAllByRole('link').filter((item) => item.getAttribute('href') === '/auth?tab=signup');
  const { unmount } = view({}, true);
  expect(invitations().map(({ textContent }) => textContent)).toEqual(['Sign Up Free', 'Start Your Journey']);
  unmount();
  view({}, false);
  expect(invitations()).toEqual([]);
});

test('ArticleView: lists the sources after everything else', () => {
  view({ sources: [WIKIPEDIA_SOURCE] });
  const region = screen.getByRole('region', { name: 'Sources' });
  expect(region.textContent).toContain('Wikipedia: Eiffel Tower');
  expect(region.parentElement?.lastElementChild).toBe(region);
});
