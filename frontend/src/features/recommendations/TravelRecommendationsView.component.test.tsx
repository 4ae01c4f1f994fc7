import type { TravelRecommendations } from '@placelore/contracts/places/places.js';
import { fireEvent, screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { TravelRecommendationsView } from './TravelRecommendationsView.js';

const OFFER = {
  description: '',
  provider: 'Viator',
  price: null,
  imageUrl: null,
  affiliateUrl: 'https://example.com/1',
};
const tour = (change: object = {}) => ({ ...OFFER, title: 'By boat', duration: null, rating: null, ...change });
const hotel = (change: object = {}) => ({ ...OFFER, name: 'The Inn', location: 'Rome', rating: null, ...change });
const activity = (change: object = {}) => ({ ...OFFER, title: 'Vespa ride', category: 'Sport', ...change });

async function recommending(offers: Partial<TravelRecommendations>, location = 'Rome') {
  const requests = mockFetch(({ method }) =>
    method === 'POST'
      ? new Response(null, { status: 204 })
      : jsonResponse({
          locationInfo: { city: 'Rome', country: 'Italy' },
          tours: [],
          hotels: [],
          activities: [],
          ...offers,
        }),
  );
  const shown = renderWithProviders(<TravelRecommendationsView location={location} />);
  await screen.findByRole('region', { name: 'Travel Recommendations' });
  return { requests, ...shown };
}

const group = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement?.parentElement as HTMLElement);

test('TravelRecommendationsView: shows the location and the provider of the offers', async () => {
  const { requests } = await recommending({ tours: [tour()] });
  expect(screen.getByText('Rome, Italy')).not.toBeNull();
  expect(screen.getByText(/lead to travel partners/)).not.toBeNull();
  expect(requests.map(({ url }) => url)).toEqual(['/api/travel-recommendations?location=Rome&category=general']);
});

test('TravelRecommendationsView: shortens a location that exceeds the limits of a place name', async () => {
  const { requests } = await recommending({ tours: [tour()] }, 'Rome; <b>Italy</b>');
  expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('location'))).toEqual(['Rome b Italy /b']);
});

test('TravelRecommendationsView: counts in singular and plural, and omits headings of empty kinds', async () => {
  const { unmount } = await recommending({ tours: [tour()], hotels: [hotel()], activities: [activity()] });
  expect(['1 Tour', '1 Hotel', '1 Activity'].map((text) => screen.getByText(text).textContent)).toHaveLength(3);
  unmount();
  const two = (make: (change: object) => object) => [make({ affiliateUrl: 'https://a.example' }), make({})] as never;
  await recommending({ tours: two(tour), hotels: two(hotel) });
  expect(screen.getByText('2 Tours')).not.toBeNull();
  expect(screen.getByText('2 Hotels')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Activities & Attractions' })).toBeNull();
});

test('TravelRecommendationsView: shows a starting price, per night for hotels, or none', async () => {
  await recommending({
    tours: [tour({ price: '$ 49' })],
    hotels: [hotel({ price: '€ 90' })],
    activities: [activity()],
  });
  expect(group('Tours & Experiences').getByText('From $ 49').parentElement?.textContent).toBe('From $ 49on Viator');
  expect(group('Hotels & Accommodation').getByText('From € 90').parentElement?.textContent).toContain('per night');
  expect(group('Activities & Attractions').queryByText(/^From/)).toBeNull();
});

test('TravelRecommendationsView: shows ratings of tours and hotels, and the duration of tours', async () => {
  await recommending({ tours: [tour({ rating: 4.7, duration: '2 hours' })], activities: [activity()] });
  const tours = group('Tours & Experiences');
  expect(tours.getByText('Rated 4.7 of 5')).not.toBeNull();
  expect(tours.getByText('2 hours')).not.toBeNull();
  expect(group('Activities & Attractions').queryByText(/^Rated/)).toBeNull();
});

test('TravelRecommendationsView: shows no inline images and removes an image that fails', async () => {
  const { container } = await recommending({
    tours: [tour({ imageUrl: 'https://example.com/boat.jpg' })],
    hotels: [hotel({ imageUrl: ' data:image/png;base64,AAAA' })],
  });
  const images = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(images()).toEqual(['https://example.com/boat.jpg']);
  const { width, height } = container.querySelector('img') as HTMLImageElement;
  expect([width, height]).toEqual([320, 180]);
  fireEvent.error(container.querySelector('img') as Element);
  expect(images()).toEqual([]);
});

test.each([
  ['Book This Experience: By boat (opens a new tab)', { tours: [tour()] }],
  ['Check Availability: The Inn (opens a new tab)', { hotels: [hotel()] }],
  ['Explore Activity: Vespa ride (opens a new tab)', { activities: [activity()] }],
])('TravelRecommendationsView: labels %s as a sponsored link', async (name, offers) => {
  const { user, requests } = await recommending(offers);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('https://example.com/1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener');
  await user.click(link);
  expect(requests.at(-1)).toEqual({
    method: 'POST',
    url: '/api/outbound',
    body: { provider: 'Viator', place: 'Rome, Italy' },
  });
});

test('TravelRecommendationsView: keeps the loading state after a failure, and without a place', async () => {
  const requests = mockFetch(() => jsonResponse({}, 404));
  const { rerender } = renderWithProviders(<TravelRecommendationsView location={undefined} />);
  expect(screen.getByText('Loading travel recommendations…')).not.toBeNull();
  expect(requests).toEqual([]);
  rerender(<TravelRecommendationsView location="Rome" />);
  expect(await screen.findByText('Loading travel recommendations…')).not.toBeNull();
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Travel Recommendations' })).toBeNull();
});

test('TravelRecommendationsView: shows three offers per kind until all are requested', async () => {
  const tours = ['A', 'B', 'C', 'D'].map((title) => tour({ title }));
  const { user } = await recommending({ tours, hotels: [hotel()] });
  const names = () =>
    group('Tours & Experiences')
      .queryAllByRole('heading', { level: 4 })
      .map((item) => item.textContent);
  expect(names()).toEqual(['A', 'B', 'C']);
  await user.click(screen.getByRole('button', { name: /^Show all/ }));
  expect(names()).toEqual(['A', 'B', 'C', 'D']);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
