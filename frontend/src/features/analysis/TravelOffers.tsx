import type { TravelRecommendations } from '@placelore/contracts/places.js';
import { ExternalLink, Star } from 'lucide-react';
import styles from './TravelOffers.module.css';

interface Offer {
  name: string;
  description: string;
  /** What is known beyond the description, in the order it is shown. */
  details: (string | null)[];
  rating: number | null;
  url: string;
}

interface Group {
  title: string;
  action: string;
  offers: Offer[];
}

function groupsOf({ tours, hotels, activities }: TravelRecommendations): Group[] {
  const price = (amount: string | null, unit = '') => (amount === null ? null : `From ${amount}${unit}`);
  return [
    {
      title: 'Tours & Experiences',
      action: 'Book This Experience',
      offers: tours.map((tour) => ({
        name: tour.title,
        description: tour.description,
        details: [tour.duration, price(tour.price), tour.provider],
        rating: tour.rating,
        url: tour.affiliateUrl,
      })),
    },
    {
      title: 'Hotels & Accommodation',
      action: 'Check Availability',
      offers: hotels.map((hotel) => ({
        name: hotel.name,
        description: hotel.description,
        details: [hotel.location, price(hotel.price, ' per night'), hotel.provider],
        rating: hotel.rating,
        url: hotel.affiliateUrl,
      })),
    },
    {
      title: 'Activities & Attractions',
      action: 'Explore Activity',
      offers: activities.map((activity) => ({
        name: activity.title,
        description: activity.description,
        details: [activity.category, price(activity.price), activity.provider],
        rating: null,
        url: activity.affiliateUrl,
      })),
    },
  ].filter((group) => group.offers.length > 0);
}

/** Tours, hotels and activities for the place, as links of partners. */
export function TravelOffers({ offers }: { offers: TravelRecommendations }) {
  const groups = groupsOf(offers);
  if (groups.length === 0) return null;
  const { city, country } = offers.locationInfo;
  return (
    <section className={styles.offers}>
      <h3>Plan a visit to {[city, country].filter(Boolean).join(', ')}</h3>
      {groups.map((group) => (
        <div key={group.title}>
          <h4>{group.title}</h4>
          <ul>
            {group.offers.map((offer) => (
              <li key={offer.url + offer.name}>
                <OfferText offer={offer} />
                <a
                  href={offer.url}
                  target="_blank"
                  rel="sponsored nofollow noopener"
                  aria-label={`${group.action}: ${offer.name} (opens a new tab)`}
                >
                  {group.action}
                  <ExternalLink aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>
        Recommendations are curated by an affiliate travel network. We may earn a commission.
      </p>
    </section>
  );
}

function OfferText({ offer }: { offer: Offer }) {
  return (
    <div>
      <p className={styles.name}>
        {offer.name}
        {offer.rating !== null && (
          <span className={styles.rating}>
            <Star aria-label="Rating" />
            {offer.rating.toFixed(1)}
          </span>
        )}
      </p>
      <p className={styles.description}>{offer.description}</p>
      <p className={styles.details}>{offer.details.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
