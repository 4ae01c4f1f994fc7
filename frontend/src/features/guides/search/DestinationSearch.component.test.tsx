import { fireEvent, screen } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { DestinationSearch } from './DestinationSearch.js';

const MINIMUM = 'Minimum 3 characters required';
const GENERATING = 'Generating a new guide can take a minute';
const AI = 'AI search can write one, with sources';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for a destination' });
const hints = () => [MINIMUM, GENERATING, AI].filter((hint) => screen.queryByText(hint) !== null);

test.each([
  ['nothing', ' ', []],
  ['one character', 'k', [MINIMUM]],
  ['two characters and spaces', ' ky ', [MINIMUM]],
  ['three', 'kyo', []],
  ['four', 'kyot', []],
  ['five', 'kyoto', [GENERATING]],
  ['six', 'kyoto!', [GENERATING, AI]],
])('DestinationSearch: shows the hints for %s', async (_, typed, expected) => {
  const { user } = renderWithProviders(<DestinationSearch />);
  await user.type(box(), typed);
  expect(hints()).toEqual(expected);
  expect(box().maxLength).toBe(200);
});

test('DestinationSearch: offers an article from 3 characters and a guide from 6', async () => {
  const { user } = renderWithProviders(<DestinationSearch />);
  const ways = () => screen.getAllByRole('button').map((button) => button.textContent);
  await user.type(box(), 'ky');
  expect(ways()).toEqual(['Search']);
  await user.type(box(), 'o');
  expect(ways()).toEqual(['Search', 'Write an article about “kyo”']);
  await user.type(box(), 'to!');
  expect(ways()).toEqual(['Search', 'Write an article about “kyoto!”', 'AI travel guide']);
});

test('DestinationSearch: offers an article below the guides it found', async () => {
  mockFetch(() => jsonResponse([buildArticleCard({ title: 'Colosseum' })]));
  const { user } = renderWithProviders(<DestinationSearch />);
  await user.type(box(), 'rome{Enter}');
  await screen.findByRole('link', { name: /Colosseum/ });
  const texts = screen
    .getAllByText(/^(Colosseum|Write an article about “rome”)$/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Colosseum', 'Write an article about “rome”']);
});

test.each([
  ['quietly when it found guides', [buildArticleCard()], 'secondary'],
  ['as the only way on when it found none', [], 'primary'],
])('DestinationSearch: offers an article %s', async (_, found, expected) => {
  mockFetch(() => jsonResponse(found));
  const { user } = renderWithProviders(<DestinationSearch />);
  await user.type(box(), 'rome{Enter}');
  await screen.findByText(/^(1 guide for|No guide to) “rome”/);
  expect(screen.getByRole('button', { name: 'Write an article about “rome”' }).className).toContain(expected);
});

test('DestinationSearch: ignores a query that is too short on Enter and on click', async () => {
  const requests = mockFetch(() => jsonResponse([]));
  const { user, getCurrentUrl } = renderWithProviders(<DestinationSearch />);
  await user.type(box(), ' ky {Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(getCurrentUrl()).toBe('/');
  expect(requests).toEqual([]);
});

test('DestinationSearch: stores the query in the URL and shows the matching articles', async () => {
  const requests = mockFetch(() =>
    jsonResponse([
      buildArticleCard(),
      buildArticleCard({ id: -3, slug: 'dynamic-old-rome', title: 'Old Rome', isWrittenByModel: true }),
      buildArticleCard({ id: -4, slug: 'dynamic-rome', title: 'Roman Rome', isWrittenByModel: false }),
    ]),
  );
  const { user, getCurrentUrl } = renderWithProviders(<DestinationSearch />);
  await user.type(box(), 'rome{Enter}');
  expect(getCurrentUrl()).toBe('/?q=rome');
  expect(await screen.findByText('3 guides for “rome”')).not.toBeNull();
  const urls = requests.map(({ url }) => url).filter((url) => url.startsWith('/api/articles'));
  expect(urls).toEqual(['/api/articles?limit=5&q=rome']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/articles/colosseum',
    '/dynamic/old-rome',
    '/dynamic/rome',
  ]);
  expect(screen.getByRole('link', { name: /Old Rome/ }).textContent).toContain('AI Generated Content');
  expect(screen.getByRole('link', { name: /Roman Rome/ }).textContent).toContain('Guide on request');
});

test('DestinationSearch: shows the logo for articles without an image of a place', async () => {
  const images = { thumbnailUrl: '/images/placeholder.png', imageUrl: '/api/static-map?lat=1&lng=2' };
  mockFetch(() => jsonResponse([buildArticleCard(images), buildArticleCard({ id: 2 })]));
  renderWithProviders(<DestinationSearch />, { initialUrl: '/?q=rome' });
  await screen.findByText('2 guides for “rome”');
  const shown = screen.getAllByRole('link').map((link) => link.querySelector('img')?.getAttribute('src'));
  expect(shown).toEqual([undefined, '/objects/colosseum-small.jpg']);
  expect(screen.getAllByText('Placelore')).toHaveLength(1);
  const image = document.querySelector('img') as Element;
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['80', '60']);
  fireEvent.error(image);
  fireEvent.error(document.querySelector('img') as Element);
  expect(screen.getAllByText('Placelore')).toHaveLength(2);
});

test('DestinationSearch: searches immediately for a URL query of at least 3 characters', async () => {
  const requests = mockFetch(() => jsonResponse([]));
  renderWithProviders(<DestinationSearch />, { initialUrl: '/?q=ky' }).unmount();
  expect(requests).toEqual([]);
  renderWithProviders(<DestinationSearch />, { initialUrl: '/?q=petra' });
  expect(box().value).toBe('petra');
  expect(await screen.findByText('No guide to “petra” yet')).not.toBeNull();
});

test('DestinationSearch: reports a failed search and offers a retry', async () => {
  let works = false;
  mockFetch(() =>
    works ? jsonResponse([buildArticleCard()]) : jsonResponse({ error: 'The library rests.', code: 'BUSY' }, 400),
  );
  const { user } = renderWithProviders(<DestinationSearch />, { initialUrl: '/?q=rome' });
  expect(await screen.findByText("The search didn't work.")).not.toBeNull();
  expect(screen.getByText('The library rests.')).not.toBeNull();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1 guide for “rome”')).not.toBeNull();
});

test('DestinationSearch: offers to search again after a failure, and shows what it finds then', async () => {
  let isDown = true;
  mockFetch(() =>
    isDown ? jsonResponse({ error: 'It is busy.', code: 'OVERLOADED' }, 503) : jsonResponse([buildArticleCard()]),
  );
  const { user } = renderWithProviders(<DestinationSearch />);
  await user.type(box(), 'rome{Enter}');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByRole('listitem')).toBeNull();
  isDown = false;
  await user.click(retry);
  await screen.findByText(/^1 guide for “rome”/);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
