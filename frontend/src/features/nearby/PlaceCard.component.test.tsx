import { jest } from '@jest/globals';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { fireEvent, screen } from '@testing-library/react';
import { buildImageCredit } from '../../testing/builders/image-credit.js';
import { buildNearbyPlace } from '../../testing/builders/nearby-places.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { PlaceCard } from './PlaceCard.js';
import { StarRating } from './Stars.js';

/** Explains what the stars measure. */
const MEASURE = "How often it's looked up, not reviews.";
const ROME = { latitude: 41.89, longitude: 12.49 };

function card(change: Partial<NearbyPlace> = {}, pending = false) {
  const onReplace = jest.fn();
  const onDetails = jest.fn<(button: HTMLElement) => void>();
  const place = buildNearbyPlace(change);
  const shown = renderWithProviders(
    <PlaceCard place={place} isPending={pending} from={ROME} onReplace={onReplace} onDetails={onDetails} />,
  );
  return { onReplace, onDetails, ...shown };
}

const fills = (container: Element) =>
  [...container.querySelectorAll('[data-fill]')].map((star) => Number(star.getAttribute('data-fill')));

test.each([
  [10, '5', [1, 1, 1, 1, 1]],
  [9, '4.5', [1, 1, 1, 1, 0.5]],
  [6.4, '3', [1, 1, 1, 0, 0]],
  [1, '0.5', [0.5, 0, 0, 0, 0]],
])('Stars: shows a popularity of %d as %s of 5 stars', (popularity, stars, expected) => {
  const { container } = renderWithProviders(<StarRating popularity={popularity} />);
  expect(screen.getByText(`Popularity: ${stars} of 5 stars. ${MEASURE}`)).not.toBeNull();
  expect(fills(container)).toEqual(expected);
});

test.each([
  [10, 'World famous'],
  [7.2, 'Well known'],
  [5, 'Known'],
  [4, 'Less known'],
])('Stars: calls a popularity of %d by a word, so that few stars are no bad review', (popularity, word) => {
  renderWithProviders(<StarRating popularity={popularity} />);
  expect(screen.getByText(word, { ignore: '[role=tooltip]' })).not.toBeNull();
});

test('Stars: explains what they measure in a tooltip', async () => {
  const { user } = renderWithProviders(<StarRating popularity={9} />);
  await user.hover(screen.getByText(/^Popularity:/).parentElement as Element);
  expect((await screen.findByRole('tooltip')).textContent).toBe("Popularity: how often it's looked up, not reviews.");
});

test('Stars: explains that those of a place on Google Maps come from ratings', async () => {
  const { user } = renderWithProviders(<StarRating popularity={9} attribution="Google Maps" />);
  await user.hover(screen.getByText('Popularity: 4.5 of 5 stars, by number and average of ratings on Google Maps'));
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'Popularity: number and average of ratings on Google Maps',
  );
});

test('PlaceCard: shows no stars if the popularity is unknown', () => {
  const { container } = renderWithProviders(<StarRating popularity={0} />);
  expect(fills(container)).toEqual([]);
  expect(container.textContent).toBe('');
});

test('PlaceCard: shows name, category, distance, time and stars, and the first two facts', () => {
  card({ facts: ['It is high.', 'It is old.', 'It is wet.'] });
  expect(screen.getByRole('heading', { name: 'Trevi Fountain' })).not.toBeNull();
  for (const text of ['Landmark', '1.4 km', 'About 30 min', `Popularity: 5 of 5 stars. ${MEASURE}`]) {
    expect(screen.getByText(text)).not.toBeNull();
  }
  // The direction is a needle, with a text for screen readers.
  expect(screen.getByText(/^1\.4 km .*west$/)).not.toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['It is high.', 'It is old.']);
});

test('PlaceCard: shows distances in meters and kilometers in every locale', () => {
  const { languages } = navigator;
  Object.defineProperty(navigator, 'languages', { configurable: true, value: ['en-US'] });
  card();
  expect(screen.getByText('1.4 km')).not.toBeNull();
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
});

test('PlaceCard: labels and links guides, verified or not, and labels AI-generated content', () => {
  const { unmount } = card({ source: 'static_article', slug: 'trevi-fountain', isVerified: true });
  expect(screen.getByRole('link', { name: 'Verified Travel Guide' }).getAttribute('href')).toBe(
    '/articles/trevi-fountain',
  );
  expect(screen.queryByText('AI Generated Content')).toBeNull();
  unmount();
  const unverified = card({ source: 'static_article', slug: 'trevi-fountain', isVerified: false });
  expect(screen.getByRole('link', { name: 'Travel guide' })).not.toBeNull();
  expect(screen.queryByText('Verified Travel Guide')).toBeNull();
  unverified.unmount();
  card({ source: 'generated', slug: null });
  expect(screen.getByText('AI Generated Content')).not.toBeNull();
  expect(screen.queryByText('Verified Travel Guide')).toBeNull();
});

test.each([
  ['openstreetmap', 'From OpenStreetMap'],
  ['wikidata', 'From Wikidata'],
  ['google', 'From Google Maps'],
  ['guidebook', 'From the Placelore guidebook'],
])('PlaceCard: shows the source %s of a place without a guide', (source, badge) => {
  card({ source, slug: null });
  expect(screen.getByText(badge)).not.toBeNull();
  expect(screen.queryByText('AI Generated Content')).toBeNull();
});

test('PlaceCard: shows the photo of the published guide with its credit, and reserves its space', async () => {
  const imageUrl = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000/thumbnail.webp';
  const { user } = card({ imageUrl, imageCredit: buildImageCredit() });
  const image = screen.getByRole('img', { name: 'Photo of Trevi Fountain' });
  expect(['src', 'loading', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual([
    imageUrl,
    'lazy',
    '400',
    '267',
  ]);
  const info = document.querySelector('summary') as HTMLElement;
  await user.click(info);
  expect(info.parentElement?.hasAttribute('open')).toBe(true);
  expect(info.parentElement?.textContent).toBe('Photo: Jane Doe, CC BY-SA 4.0, Wikimedia Commons');
});

test('PlaceCard: shows an image without a credit as decoration, and keeps its space if it fails', () => {
  const { container } = card({ imageUrl: '/objects/discoveries/a/thumbnail.webp', imageCredit: null });
  const image = container.querySelector('img') as Element;
  expect(image.getAttribute('alt')).toBe('');
  expect(container.querySelector('details')).toBeNull();
  const space = image.parentElement;
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(space?.textContent).toBe('Placelore');
});

test.each([
  ['without a guide', {}],
  ['whose guide has no image', { imageUrl: null, imageCredit: null }],
])('PlaceCard: shows no image of a place %s', (_, change) => {
  const { container } = card(change);
  expect(container.querySelector('img, details')).toBeNull();
  expect(screen.queryByText('Placelore')).toBeNull();
});

test('PlaceCard: opens the guide with ‘See this’ and requests it at once', async () => {
  const requests = mockFetch(() => jsonResponse({}));
  const { user, getCurrentUrl } = card();
  await user.click(screen.getByRole('link', { name: 'See this: Trevi Fountain' }));
  expect(getCurrentUrl()).toBe('/dynamic/Trevi%20Fountain%4041.90093,12.48331');
  expect(requests).toHaveLength(1);
});

test('PlaceCard: opens the details with a button that later gets the focus back', async () => {
  const { user, onDetails } = card();
  const button = screen.getByRole('button', { name: 'Details' });
  await user.click(button);
  expect(onDetails.mock.calls).toEqual([[button]]);
});

test('PlaceCard: keeps the space of the image during a replacement', () => {
  const countParts = (imageUrl: string | null) => {
    const { container, unmount } = card({ imageUrl }, true);
    const { length } = container.querySelectorAll('[aria-busy] [aria-hidden="true"]');
    unmount();
    return length;
  };
  expect(countParts('/objects/a/thumbnail.webp')).toBe(countParts(null) + 1);
});

test('PlaceCard: is marked busy during a replacement and does not start a second one', async () => {
  const { user, onReplace, container } = card({}, true);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  const replace = screen.getByRole('button', { name: 'Show another instead of Trevi Fountain' });
  expect(replace.getAttribute('aria-disabled')).toBe('true');
  await user.click(replace);
  expect(onReplace).not.toHaveBeenCalled();
});
