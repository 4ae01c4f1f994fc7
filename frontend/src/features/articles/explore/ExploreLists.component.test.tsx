import { screen, waitFor, within } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { buildImageCredit } from '../../../testing/builders/image-credit.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { CategoryTiles } from './CategoryTiles.js';
import { CountryLists, RegionChips } from './ExploreLists.js';
import { Highlights } from './Highlights.js';

const LOUVRE = {
  title: 'Louvre',
  location: 'Paris, France',
  imageUrl: null,
  thumbnailUrl: '/louvre.webp',
  imageCredit: buildImageCredit(),
};
const COUNTRIES = [
  { code: 'FR', name: 'France', continent: 'Europe', count: 2 },
  { code: 'JP', name: 'Japan', continent: 'Asia', count: 1 },
  { code: 'MY', name: 'Malaysia', continent: 'Asia', count: 4 },
];

test('CategoryTiles: links each category to its page, and omits the one without a name', async () => {
  mockFetch(() =>
    jsonResponse([
      { slug: 'museums', title: 'Museums', count: 1200, example: LOUVRE },
      { slug: 'other', title: 'Cities, regions and more', count: 9 },
      { slug: 'cities', title: 'Cities', count: 1 },
    ]),
  );
  renderWithProviders(<CategoryTiles />);
  expect((await screen.findByRole('img', { name: /Louvre/ })).getAttribute('src')).toBe('/louvre.webp');
  const links = await screen.findAllByRole('link', { name: /^(Museums|Cities|Cities, regions and more)$/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Museums', '/places/museums'],
    ['Cities', '/places/cities'],
  ]);
  const [museums, cities] = screen.getAllByRole('listitem');
  expect(museums?.textContent).toMatch(/^Museums 1,200 guidesPhoto: Jane Doe/);
  expect(cities?.textContent).toBe('Cities 1 guide');
});

test('CategoryTiles: omits groups with hardly any guides if there are enough others', async () => {
  const groups = [9, 8, 7, 6, 5, 3, 1].map((count) => ({ slug: `kind-${count}`, title: `Kind ${count}`, count }));
  mockFetch(() => jsonResponse(groups));
  renderWithProviders(<CategoryTiles />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByText('Kind 1')).toBeNull();
});

test('ExploreLists: omits empty lists together with their headings', async () => {
  const requests = mockFetch(() => jsonResponse([]));
  renderWithProviders(
    <>
      <CategoryTiles />
      <Highlights />
      <RegionChips />
      <CountryLists />
    </>,
  );
  await waitFor(() => expect(requests).toHaveLength(4));
  await waitFor(() => expect(screen.queryAllByRole('heading')).toEqual([]));
});

test('CountryLists: lists only continents that have guides', async () => {
  mockFetch(() => jsonResponse(COUNTRIES));
  renderWithProviders(<CountryLists />);
  await screen.findByText('Asia');
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

test('Highlights: shows one article per continent, and nothing if they cannot be read', async () => {
  let works = true;
  mockFetch(({ url }) =>
    works && url === '/api/explore/highlights'
      ? jsonResponse([buildArticleCard({ title: 'Petra' })])
      : jsonResponse({}, 404),
  );
  const { unmount } = renderWithProviders(<Highlights />);
  const section = within(screen.getByRole('region', { name: 'Around the world' }));
  expect(await section.findByRole('link', { name: 'Petra' })).not.toBeNull();
  expect(section.getByRole('link', { name: 'All guides' }).getAttribute('href')).toBe('/articles');
  unmount();
  works = false;
  renderWithProviders(<Highlights />);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('RegionChips: links to regions, and leaves no gap if they cannot be read', async () => {
  let works = true;
  mockFetch(() =>
    works ? jsonResponse([{ slug: 'tuscany', name: 'Tuscany', country: 'Italy', count: 5 }]) : jsonResponse({}, 404),
  );
  const { unmount } = renderWithProviders(<RegionChips />);
  expect((await screen.findByRole('link', { name: 'Tuscany 5 guides' })).getAttribute('href')).toBe('/regions/tuscany');
  unmount();
  works = false;
  renderWithProviders(<RegionChips />);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('CountryLists: opens the continent with the most guides', async () => {
  mockFetch(() => jsonResponse(COUNTRIES));
  renderWithProviders(<CountryLists />);
  const asia = (await screen.findByText('Asia')).closest('details')!;
  const europe = screen.getByText('Europe').closest('details')!;
  expect([asia.open, europe.open]).toEqual([true, false]);
  expect(asia.compareDocumentPosition(europe)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const japan = within(asia).getByRole('link', { name: 'Japan 1 guide' });
  expect(japan.getAttribute('href')).toBe('/countries/jp');
});

test('CategoryTiles and CountryLists: show their own lists on one page', async () => {
  mockFetch(({ url }) =>
    jsonResponse(url === '/api/countries' ? COUNTRIES : [{ slug: 'museums', title: 'Museums', count: 3 }]),
  );
  renderWithProviders(
    <>
      <CategoryTiles />
      <CountryLists />
    </>,
  );
  expect(await screen.findByRole('link', { name: 'Museums' })).not.toBeNull();
  expect(await screen.findByRole('link', { name: 'Japan 1 guide' })).not.toBeNull();
});

test('CountryLists: offers a retry if the list could not be read', async () => {
  let works = false;
  mockFetch(() => (works ? jsonResponse(COUNTRIES) : jsonResponse({}, 404)));
  const { user } = renderWithProviders(<CountryLists />);
  expect(await screen.findByText("Couldn't load this list")).not.toBeNull();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Asia')).not.toBeNull();
});

test('RegionChips: lists the regions with most guides first, and more of them on request', async () => {
  const regions = Array.from({ length: 32 }, (_, index) => ({
    ...{ slug: `region-${index}`, name: `Region ${index}`, country: '' },
    count: 40 - index,
  }));
  mockFetch(() => jsonResponse(regions));
  renderWithProviders(<RegionChips />);
  const first = (await screen.findByRole('link', { name: /^Region 0/ })).closest('ul') as HTMLElement;
  expect(within(first).getAllByRole('link')).toHaveLength(30);
  const more = screen.getByText('More regions').closest('details') as HTMLElement;
  expect(within(more).getAllByRole('listitem')).toHaveLength(2);
});
