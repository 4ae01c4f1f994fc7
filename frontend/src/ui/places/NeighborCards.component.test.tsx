import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch, mockIntersectionObserver, scrollIntoRange } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { type Neighbor, NeighborCards } from './NeighborCards.js';

const at = (name: string, change: Partial<Neighbor> = {}): Neighbor => ({
  ...{ name, detail: '300 m', coordinates: { lat: 1, lng: 2 } },
  ...change,
});
const CREDIT = {
  ...{ provider: 'commons', author: 'Jane', authorUrl: null, title: 'x', sourceUrl: 'https://x.example', sha1: 'a' },
  ...{ license: { id: 'cc0', name: 'CC0', url: null }, changes: '', retrievedAt: '' },
};

function show(neighbors: Neighbor[], hasPictures = true) {
  mockIntersectionObserver();
  const requests = mockFetch(({ body }) => {
    const { places } = body as { places: { name: string }[] };
    return jsonResponse(
      places.map(({ name }) => ({ imageUrl: `/${name}.webp`, imageCredit: name === 'Arena' ? CREDIT : null })),
    );
  });
  const opened: string[] = [];
  const page = renderWithProviders(
    <NeighborCards neighbors={neighbors} hasPictures={hasPictures} onOpen={({ name }) => opened.push(name)} />,
  );
  const images = () =>
    screen.getAllByRole('listitem').map((card) => {
      const image = card.querySelector('img');
      return image && [image.getAttribute('src'), image.getAttribute('alt')];
    });
  return { ...page, requests, opened, images };
}

test('NeighborCards: asks for unknown pictures when the cards come near the viewport', async () => {
  const known = at('Known', { picture: { imageUrl: '/known.webp', imageCredit: null } as never });
  const { requests, images } = show([at('Arena'), known, at('Mill')]);
  expect([requests, images()]).toEqual([[], [null, ['/known.webp', ''], null]]);
  scrollIntoRange();
  await screen.findByRole('img', { name: /Arena/ });
  expect(requests.map(({ body }) => body)).toEqual([
    { places: ['Arena', 'Mill'].map((name) => ({ name, coordinates: { lat: 1, lng: 2 } })) },
  ]);
  expect(images()).toEqual([
    ['/Arena.webp', 'Photo of Arena'],
    ['/known.webp', ''],
    ['/Mill.webp', ''],
  ]);
});

test('NeighborCards: asks for none if cards have no pictures, or all are known', () => {
  const { requests } = show([at('Arena')], false);
  scrollIntoRange();
  expect(requests).toEqual([]);
});

test('NeighborCards: links to the guide of each place, and reports which is opened', async () => {
  const { user, opened } = show([at('Arena'), at('Mill', { path: '/articles/mill', detail: '' })], false);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dynamic/Arena%401,2', '/articles/mill']);
  await user.click(links[1]!);
  expect(opened).toEqual(['Mill']);
});
