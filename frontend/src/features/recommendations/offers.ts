import type { TravelRecommendations } from '@placelore/contracts/places/places.js';
import { RECOMMENDATION_STRINGS as STRINGS } from './strings.js';

/** Tour, hotel or activity as its card shows it. */
export interface Offer {
  name: string;
  /** Label above the name: category or location. */
  kind: string | null;
  description: string;
  provider: string | null;
  /** Price with its currency. */
  price: string | null;
  perNight: boolean;
  duration: string | null;
  /** Rating from 0 to 5. */
  rating: number | null;
  imageUrl: string | null;
  url: string;
}

export const OFFER_GROUPS = ['tours', 'hotels', 'activities'] as const;
export type OfferGroupName = (typeof OFFER_GROUPS)[number];

/** What a page shows besides the offers. */
export interface PageSights {
  /** Name of the sight that the page is about. Its activity becomes an offer of tickets. */
  own?: string;
  /** Names of sights and hotels that the page already shows. */
  omitted?: readonly string[];
}

/** Converts the recommendations to offers, grouped by kind. */
export function toOffers(
  { tours, hotels, activities }: TravelRecommendations,
  { own, omitted = [] }: PageSights = {},
): Record<OfferGroupName, Offer[]> {
  const none = { kind: null, duration: null, rating: null, perNight: false };
  return {
    tours: tours.map(({ title, affiliateUrl, ...tour }) => ({ ...none, ...tour, name: title, url: affiliateUrl })),
    hotels: hotels
      .filter(({ name }) => !omitted.includes(name))
      .map(({ location, affiliateUrl, ...hotel }) => ({
        ...none,
        ...hotel,
        kind: location,
        perNight: true,
        url: affiliateUrl,
      })),
    activities: activities
      .filter(({ title }) => !omitted.includes(title))
      .map(({ title, category, affiliateUrl, ...activity }) => ({
        ...none,
        ...activity,
        name: title === own ? STRINGS.tickets(title) : title,
        kind: category,
        url: affiliateUrl,
      })),
  };
}

/** A link on the line of offers. */
export interface OfferLink {
  label: string;
  url: string;
  provider: string | null;
}

/** Returns a link for each kind of offer: to all hotels of the city, to its tours, and to tickets for the page's sight. */
export function toOfferLinks(recommendations: TravelRecommendations, own?: string): OfferLink[] {
  const { locationInfo, tours, hotels, activities } = recommendations;
  const found = [
    { label: STRINGS.links.hotels, offer: hotels.find(({ name }) => name === STRINGS.hotelsIn(locationInfo.city)) },
    { label: STRINGS.links.tours, offer: tours[0] },
    { label: STRINGS.links.tickets, offer: activities.find(({ title }) => title === own) },
  ];
  return found.flatMap(({ label, offer }) =>
    offer ? [{ label, url: offer.affiliateUrl, provider: offer.provider }] : [],
  );
}

/** Whether something is known about an offer besides that it can be searched for. */
export const isDescribed = ({ price, imageUrl, rating, duration }: Offer): boolean =>
  price !== null || imageUrl !== null || rating !== null || duration !== null;

/** Formats a count as `1 Tour` or `2 Tours`. */
export const formatOfferCount = (group: OfferGroupName, count: number): string =>
  `${count} ${count === 1 ? STRINGS[group].one : STRINGS[group].many}`;

/** Returns the URL of an image, or null for inline data URLs. */
export const getSafeImageUrl = (imageUrl: string | null): string | null =>
  imageUrl && !/^\s*data:/i.test(imageUrl) ? imageUrl : null;
