import type { TravelRecommendations } from '@placelore/contracts/places/places.js';
import { useId, useState } from 'react';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { recordClick } from './api.js';
import { OfferCard } from './OfferCard.js';
import {
  formatOfferCount,
  OFFER_GROUPS,
  type Offer,
  type OfferGroupName,
  type PageSights,
  toOffers,
} from './offers.js';
import styles from './Recommendations.module.css';
import { RECOMMENDATION_STRINGS as STRINGS } from './strings.js';

/** Heading levels, the first one below that of the container. */
const HEADING_RANKS = { page: ['h2', 'h3', 'h4'], dialog: ['h3', 'h4', 'h5'] } as const;

export interface RecommendationListProps {
  recommendations: TravelRecommendations;
  container?: keyof typeof HEADING_RANKS;
  /** What else the page shows. */
  sights?: PageSights | undefined;
}

/** Tours, hotels and activities with affiliate links; renders nothing if there are none. */
export function RecommendationList({ recommendations, container = 'page', sights }: RecommendationListProps) {
  const heading = useId();
  const [Heading] = HEADING_RANKS[container];
  const { city, country } = recommendations.locationInfo;
  const place = [city, country].filter(Boolean).join(', ');
  const offers = toOffers(recommendations, sights);
  const shown = OFFER_GROUPS.filter((group) => offers[group].length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.view} aria-labelledby={heading}>
      <header className={styles.header}>
        <Heading id={heading}>{STRINGS.title}</Heading>
        <p>{place}</p>
      </header>
      <div className={styles.groups}>
        {shown.map((group) => (
          <OfferGroup key={group} group={group} offers={offers[group]} place={place} container={container} />
        ))}
      </div>
      <p className={styles.note}>{STRINGS.footer}</p>
    </section>
  );
}

/** Number of offers per kind that are shown before the reader asks for all. */
const FIRST_COUNT = 3;

interface OfferGroupProps {
  group: OfferGroupName;
  offers: Offer[];
  place: string;
  container: keyof typeof HEADING_RANKS;
}

function OfferGroup({ group, offers, place, container }: OfferGroupProps) {
  const { title, action } = STRINGS[group];
  const [, Heading, Name] = HEADING_RANKS[container];
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? offers : offers.slice(0, FIRST_COUNT);
  return (
    <div className={styles.group}>
      <div className={styles.groupHeading}>
        <Heading>{title}</Heading>
        <Badge>{formatOfferCount(group, offers.length)}</Badge>
      </div>
      <ul className={styles.grid}>
        {shown.map((offer) => (
          <li key={offer.url + offer.name}>
            <OfferCard
              offer={offer}
              heading={Name}
              action={action}
              onVisit={() => recordClick(offer.provider, place)}
            />
          </li>
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button variant="secondary" size="small" className={styles.all} onClick={() => setShowsAll(true)}>
          {STRINGS.showAll(title)}
        </Button>
      )}
    </div>
  );
}
