import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { Fragment, useState } from 'react';
import { Alert } from '../../ui/feedback/Alert.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { Button } from '../../ui/form/Button.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { MapCredit } from '../../ui/sources/MapCredit.js';
import { type NearbyKind, type SearchArea, useNearby } from './api.js';
import styles from './NearbyPlaces.module.css';
import { PlaceCard, PlaceCardSkeleton } from './PlaceCard.js';
import { hasOrders, orderSlots, toSlots } from './replacements.js';
import { NEARBY_STRINGS as STRINGS } from './strings.js';
import type { Replacements } from './useReplacements.js';

const SKELETON_COUNT = 6;

interface NearbyPanelProps {
  kind: NearbyKind;
  around: SearchArea;
  /** Country of the area. */
  country?: string | undefined;
  /** Names of places that the page already shows, and which are left out unless nothing else is known. */
  omitted?: ReadonlySet<string> | undefined;
  replacements: Replacements;
  onDetails: (place: NearbyPlace, button: HTMLElement) => void;
}

/** Places of one kind. They are fetched only while they are shown. */
export function NearbyPanel({ kind, around, country, omitted, replacements, onDetails }: NearbyPanelProps) {
  const { data, error, mutate } = useNearby(kind, around);
  const others = data?.filter(({ name }) => !omitted?.has(name));
  const list = others?.length === 0 ? data : others;
  const [isRetrying, setIsRetrying] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [isByPopularity, setIsByPopularity] = useState(false);
  const kindStrings = STRINGS[kind];

  if (!list && error && !isRetrying) {
    const tryAgain = () => {
      setIsRetrying(true);
      // If this fails again, `error` is set.
      mutate()
        .catch(() => undefined)
        .finally(() => setIsRetrying(false));
    };
    return (
      <div role="alert">
        <Alert title={kindStrings.failed}>
          <p>{STRINGS.errorDetail(error.message)}</p>
          <Button variant="secondary" onClick={tryAgain}>
            {STRINGS.tryAgain}
          </Button>
        </Alert>
      </div>
    );
  }
  if (!list) return <NearbyPanelSkeleton kind={kind} />;
  if (list.length === 0) {
    return (
      <p className={styles.none}>
        {kindStrings.none} <span>{kindStrings.noneHint}</span>
      </p>
    );
  }

  async function replace(place: NearbyPlace): Promise<void> {
    if (!list) return;
    setAnnouncement(STRINGS.replacing);
    const result = await replacements.replace(list, place);
    if ('failed' in result) {
      setAnnouncement('');
      showToast({
        title: STRINGS.replaceFailed,
        description: STRINGS.replaceFailedAdvice(place.name),
        destructive: true,
      });
    } else if (result.by === 'none') {
      setAnnouncement('');
      showToast({
        title: STRINGS.noReplacement,
        description: STRINGS.noReplacementAdvice(place.name),
      });
    } else {
      setAnnouncement(STRINGS.replaced(place.name, result.by.name));
    }
  }

  const slots = orderSlots(toSlots(list, replacements.swaps), isByPopularity);
  const { latitude, longitude } = around;
  const from = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const credits = [...new Set(slots.flatMap(({ place: { attribution } }) => attribution ?? []))];
  return (
    <>
      <p role="status" className={styles.status}>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
      {hasOrders(slots) && (
        <div className={styles.orders}>
          {[false, true].map((byPopularity) => (
            <Button
              key={String(byPopularity)}
              variant="secondary"
              size="small"
              aria-pressed={isByPopularity === byPopularity}
              onClick={() => setIsByPopularity(byPopularity)}
            >
              {byPopularity ? STRINGS.mostPopular : STRINGS.nearest}
            </Button>
          ))}
        </div>
      )}
      <ul className={styles.grid}>
        {slots.map(({ id, place, isPending }) => (
          <li key={id}>
            <PlaceCard
              place={place}
              isPending={isPending}
              from={from}
              country={country}
              onReplace={() => void replace(place)}
              onDetails={(button) => onDetails(place, button)}
            />
          </li>
        ))}
      </ul>
      {credits.length > 0 && (
        <p className={styles.credits}>
          {credits.map((credit, index) => (
            <Fragment key={credit}>
              {index > 0 && ' · '}
              <MapCredit credit={credit} at={from ? { lat: from.latitude, lng: from.longitude } : undefined} />
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** Cards that are loading. Only attractions have space for an image, because most have a guide; few other places do. */
function NearbyPanelSkeleton({ kind }: { kind: NearbyKind }) {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{STRINGS[kind].loading}</VisuallyHidden>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <PlaceCardSkeleton hasImage={kind === 'attractions'} />
        </div>
      ))}
    </div>
  );
}
