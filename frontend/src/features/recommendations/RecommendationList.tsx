import type { TravelRecommendations } from '@placelore/contracts/places.js';
import { useId } from 'react';
import { Badge } from '../../ui/Badge.js';
import { countClick } from './api.js';
import { OfferCard } from './OfferCard.js';
import { countTextOf, GROUPS, type Group, type Offer, offersOf } from './offers.js';
import styles from './Recommendations.module.css';
import { RECOMMENDATION_TEXTS as TEXTS } from './texts.js';

/** Ranks of the headings, one below what they stand under. */
const HEADINGS = { page: ['h2', 'h3', 'h4'], dialog: ['h3', 'h4', 'h5'] } as const;

interface RecommendationListProps {
  recommendations: TravelRecommendations;
  /** What they stand in. */
  within?: keyof typeof HEADINGS;
}

/** Tours, hotels and activities, as links of partners; nothing when there are none. */
export function RecommendationList({ recommendations, within = 'page' }: RecommendationListProps) {
  const heading = useId();
  const [Heading] = HEADINGS[within];
  const { city, country } = recommendations.locationInfo;
  const place = [city, country].filter(Boolean).join(', ');
  const offers = offersOf(recommendations);
  const shown = GROUPS.filter((group) => offers[group].length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.view} aria-labelledby={heading}>
      <header className={styles.header}>
        <Heading id={heading} className={styles.title}>
          {TEXTS.title}
        </Heading>
        <p>{place}</p>
      </header>
      {shown.map((group) => (
        <OfferGroup key={group} group={group} offers={offers[group]} place={place} within={within} />
      ))}
      <p className={styles.note}>{TEXTS.footer}</p>
    </section>
  );
}

interface OfferGroupProps {
  group: Group;
  offers: Offer[];
  place: string;
  within: keyof typeof HEADINGS;
}

function OfferGroup({ group, offers, place, within }: OfferGroupProps) {
  const { title, action } = TEXTS[group];
  const [, Heading, Name] = HEADINGS[within];
  return (
    <div>
      <div className={styles.groupHeading}>
        <Heading>{title}</Heading>
        <Badge>{countTextOf(group, offers.length)}</Badge>
      </div>
      <ul className={group === 'activities' ? styles.grid : styles.list}>
        {offers.map((offer) => (
          <li key={offer.url + offer.name}>
            <OfferCard offer={offer} heading={Name} action={action} onVisit={() => countClick(offer.provider, place)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
