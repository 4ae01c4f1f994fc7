import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/Badge.js';
import { Hidden } from '../../ui/Hidden.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { countClick, useRecommendations } from './api.js';
import { OfferCard } from './OfferCard.js';
import { countTextOf, GROUPS, type Group, type Offer, offersOf } from './offers.js';
import styles from './Recommendations.module.css';
import { RECOMMENDATION_TEXTS as TEXTS } from './texts.js';

interface TravelRecommendationsViewProps {
  /** The place they are for, by name; without one nothing is asked, and the view stays as it is while it loads. */
  location: string | undefined;
  category?: string;
}

/** Tours, hotels and activities of a city. While they cannot be had the view stays as it is while it loads. */
export function TravelRecommendationsView({ location, category }: TravelRecommendationsViewProps) {
  const heading = useId();
  const recommendations = useRecommendations(location, category);
  if (!recommendations) return <Bones />;
  const { city, country } = recommendations.locationInfo;
  const place = [city, country].filter(Boolean).join(', ');
  const offers = offersOf(recommendations);
  const shown = GROUPS.filter((group) => offers[group].length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.view} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading}>{TEXTS.title}</h2>
        <p>{place}</p>
      </header>
      {shown.map((group) => (
        <OfferGroup key={group} group={group} offers={offers[group]} place={place} />
      ))}
      <p className={styles.note}>{TEXTS.footer}</p>
    </section>
  );
}

function OfferGroup({ group, offers, place }: { group: Group; offers: Offer[]; place: string }) {
  const { title, action } = TEXTS[group];
  return (
    <div>
      <GroupHeading title={title}>
        <Badge>{countTextOf(group, offers.length)}</Badge>
      </GroupHeading>
      <ul className={group === 'activities' ? styles.grid : styles.list}>
        {offers.map((offer) => (
          <li key={offer.url + offer.name}>
            <OfferCard offer={offer} action={action} onVisit={() => countClick(offer.provider, place)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GroupHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.groupHeading}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Bones() {
  return (
    <section className={styles.view} aria-busy="true">
      <header className={styles.header}>
        <h2>{TEXTS.title}</h2>
        <div role="status">
          <Hidden>{TEXTS.loading}</Hidden>
          <Skeleton className={styles.lineBone} />
        </div>
      </header>
      {GROUPS.map((group) => (
        <div key={group}>
          <GroupHeading title={TEXTS[group].title} />
          <div className={group === 'activities' ? styles.grid : styles.list}>
            {Array.from({ length: group === 'activities' ? 3 : 1 }, (_, place) => (
              <Skeleton key={place} className={group === 'activities' ? styles.tallBone : styles.rowBone} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
