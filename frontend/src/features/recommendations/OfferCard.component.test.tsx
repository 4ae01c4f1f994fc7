import { fireEvent, render, screen } from '@testing-library/react';
import { OfferCard } from './OfferCard.js';
import type { Offer } from './offers.js';

const OFFER: Offer = {
  name: 'Hotel Eden',
  kind: 'Rome, Italy',
  description: 'Beside the park.',
  provider: 'Booking.com',
  price: '€90',
  perNight: true,
  duration: '2 hours',
  rating: 4.25,
  imageUrl: null,
  url: 'https://www.booking.com/x',
};
function show(change: Partial<Offer> = {}) {
  const visits: string[] = [];
  const offer = { ...OFFER, ...change };
  const { container } = render(
    <OfferCard offer={offer} heading="h4" action="Book" onVisit={() => visits.push(offer.name)} />,
  );
  return { visits, text: container.textContent, link: screen.getByRole<HTMLAnchorElement>('link') };
}

test('OfferCard: shows what is known about an offer', () => {
  const { text } = show();
  expect(screen.getByRole('heading', { level: 4, name: 'Hotel Eden' })).not.toBeNull();
  for (const part of [
    'Rome, Italy',
    'Beside the park.',
    '2 hours',
    'Rated 4.3 of 5',
    'From €90 per night',
    'on Booking.com',
  ])
    expect(text).toContain(part);
});

test('OfferCard: has no place for what is unknown', () => {
  const { text } = show({ kind: null, provider: null, price: null, duration: null, rating: null });
  expect(text).toBe('Hotel EdenBeside the park.Book');
});

test('OfferCard: does not say "per night" of other prices', () => {
  expect(show({ perNight: false }).text).toContain('From €90on Booking.com');
});

test('OfferCard: links to the offer as advertising, and counts each visit, also in a new tab', () => {
  const { link, visits } = show();
  expect([link.href, link.target, link.rel, link.getAttribute('aria-label')]).toEqual([
    ...[OFFER.url, '_blank', 'sponsored nofollow noopener', 'Book: Hotel Eden (opens a new tab)'],
  ]);
  fireEvent.click(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(visits).toEqual(['Hotel Eden', 'Hotel Eden']);
});
