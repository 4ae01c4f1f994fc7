import type { TravelRecommendations } from '@placelore/contracts/places/places.js';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import { OfferLine } from './OfferLinks.js';

const OFFER = { description: '', provider: 'Booking.com', price: null, imageUrl: null, rating: null };
const RECOMMENDATIONS = {
  locationInfo: { city: 'Omaha', country: 'United States' },
  tours: [{ ...OFFER, title: 'Tours in Omaha', duration: null, affiliateUrl: 'https://example.com/tours' }],
  hotels: [{ ...OFFER, name: 'Hotels in Omaha', location: 'Omaha', affiliateUrl: 'https://example.com/hotels' }],
  activities: [],
} satisfies TravelRecommendations;

test('OfferLine: names links to searches by what they look for, and counts nothing', () => {
  renderWithProviders(<OfferLine recommendations={RECOMMENDATIONS} container="dialog" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hotels', 'Tours']);
  expect(screen.getByText('Look for:')).not.toBeNull();
  expect(screen.queryByText('1 Tour')).toBeNull();
});

test('OfferLine: opens the complete recommendations at once if a provider knows prices', async () => {
  const hotels = [{ ...RECOMMENDATIONS.hotels[0]!, price: '€ 90' }];
  renderWithProviders(<OfferLine recommendations={{ ...RECOMMENDATIONS, hotels }} container="dialog" />);
  expect(await screen.findByText('1 Hotel')).not.toBeNull();
});
