import { jest } from '@jest/globals';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { screen } from '@testing-library/react';
import { buildNearbyPlace } from '../../testing/builders/nearby-places.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { PlaceCard } from './PlaceCard.js';
import { StarRating } from './Stars.js';

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
])('Stars: for a popularity of %d shows %s of 5 stars', (popularity, stars, expected) => {
  const { container } = renderWithProviders(<StarRating popularity={popularity} />);
  expect(screen.getByText(`Popularity: ${stars} of 5 stars`)).not.toBeNull();
  expect(fills(container)).toEqual(expected);
});

test('PlaceCard: shows a text instead of stars when the popularity is unknown', () => {
  const { container } = renderWithProviders(<StarRating popularity={0} />);
  expect(screen.getByText('Not rated yet')).not.toBeNull();
  expect(fills(container)).toEqual([]);
});

test('PlaceCard: shows name, category, distance, time and stars, and the first two facts', () => {
  card({ facts: ['It is high.', 'It is old.', 'It is wet.'] });
  expect(screen.getByRole('heading', { name: 'Trevi Fountain' })).not.toBeNull();
  for (const text of ['Landmark', '1.4 km', 'About 30 minutes', 'Popularity: 5 of 5 stars']) {
    expect(screen.getByText(text)).not.toBeNull();
  }
  // The direction is a needle, with text for screen readers.
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

test('PlaceCard: labels and links guides by people and by AI', () => {
  const { unmount } = card({ source: 'static_article', slug: 'trevi-fountain' });
  expect(screen.getByRole('link', { name: 'Verified Travel Guide' }).getAttribute('href')).toBe(
    '/articles/trevi-fountain',
  );
  expect(screen.queryByText('AI Generated Content')).toBeNull();
  unmount();
  card({ source: 'guidebook', slug: 'trevi-fountain' });
  expect(screen.getByText('AI Generated Content')).not.toBeNull();
  expect(screen.queryByText('Verified Travel Guide')).toBeNull();
});

test('PlaceCard: opens the guide with ‘See this’ and requests it at once', async () => {
  const requests = mockFetch(() => jsonResponse({}));
  const { user, getCurrentUrl } = card();
  await user.click(screen.getByRole('link', { name: 'See this: Trevi Fountain' }));
  expect(getCurrentUrl()).toBe('/dynamic/Trevi%20Fountain%4041.90093,12.48331');
  expect(requests).toHaveLength(1);
});

test('PlaceCard: opens the details with a button that gets the focus back', async () => {
  const { user, onDetails } = card();
  const button = screen.getByRole('button', { name: 'Details' });
  await user.click(button);
  expect(onDetails.mock.calls).toEqual([[button]]);
});

test('PlaceCard: is busy during a replacement and starts no second one', async () => {
  const { user, onReplace, container } = card({}, true);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  const replace = screen.getByRole('button', { name: 'Replace Trevi Fountain' });
  expect(replace.getAttribute('aria-disabled')).toBe('true');
  await user.click(replace);
  expect(onReplace).not.toHaveBeenCalled();
});
