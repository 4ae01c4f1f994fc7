import { ChevronDown } from 'lucide-react';
import { Fragment, lazy, Suspense, useId, useState } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { recordClick, useRecommendations } from './api.js';
import styles from './OfferLinks.module.css';
import { isDescribed, type PageSights, toOfferLinks, toOffers } from './offers.js';
import type { RecommendationListProps } from './RecommendationList.js';
import { RECOMMENDATION_STRINGS as STRINGS } from './strings.js';

const RecommendationList = lazy(async () => ({
  default: (await import('./RecommendationList.js')).RecommendationList,
}));

export interface OfferLinksProps {
  /** Name of the place. Without it, no request is sent. */
  location: string | undefined;
  /** What else the page shows. */
  sights?: PageSights | undefined;
}

/** Loads the offers of a place and shows them. */
export default function OfferLinks({ location, sights }: OfferLinksProps) {
  const recommendations = useRecommendations(location);
  if (!recommendations)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton />
      </div>
    );
  return <OfferLine recommendations={recommendations} sights={sights} />;
}

/**
 * One line of links to searches for hotels, tours and tickets. The complete recommendations open on request, or at once
 * if a provider told prices or pictures.
 */
export function OfferLine({ recommendations, container, sights }: RecommendationListProps) {
  const [isChosen, setIsChosen] = useState<boolean | null>(null);
  const id = useId();
  const links = toOfferLinks(recommendations, sights?.own);
  const offers = Object.values(toOffers(recommendations, sights)).flat();
  if (offers.length === 0) return null;
  const isOpen = isChosen ?? offers.some(isDescribed);
  const { city, country } = recommendations.locationInfo;
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <div className={styles.offers}>
      <p className={styles.line}>
        {links.length > 0 && <span>{STRINGS.lookFor}</span>}
        {links.map(({ label, url, provider }, index) => (
          <Fragment key={label}>
            {index > 0 && <span aria-hidden="true">·</span>}
            <a
              href={url}
              target="_blank"
              rel="sponsored nofollow noopener"
              aria-label={STRINGS.opensNewTab(label, city)}
              onClick={() => recordClick(provider, place)}
              onAuxClick={(event) => event.button === 1 && recordClick(provider, place)}
            >
              {label}
            </a>
          </Fragment>
        ))}
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsChosen(!isOpen)}>
          {STRINGS.title}
          <ChevronDown aria-hidden="true" />
        </button>
      </p>
      <div id={id}>
        {isOpen ? (
          <Suspense>
            <RecommendationList recommendations={recommendations} container={container ?? 'page'} sights={sights} />
          </Suspense>
        ) : (
          <p className={styles.note}>{STRINGS.footer}</p>
        )}
      </div>
    </div>
  );
}
