import type { NearbyPlace } from '@placelore/contracts/places.js';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Hidden } from '../../ui/Hidden.js';
import { Notice } from '../../ui/Notice.js';
import { showToast } from '../../ui/toasts.js';
import { type NearbyKind, type Surrounded, useNearby } from './api.js';
import styles from './NearbyPlaces.module.css';
import { PlaceCard, PlaceCardBones } from './PlaceCard.js';
import { slotsOf } from './replacements.js';
import { NEARBY_TEXTS as TEXTS } from './texts.js';
import type { Replacements } from './useReplacements.js';

/** Cards shown while the real ones are on their way. */
const BONES = 6;

interface NearbyPanelProps {
  kind: NearbyKind;
  around: Surrounded;
  replacements: Replacements;
  onDetails: (place: NearbyPlace, button: HTMLElement) => void;
}

/** The places of one kind. Read only while it is shown. */
export function NearbyPanel({ kind, around, replacements, onDetails }: NearbyPanelProps) {
  const { data: list, error, mutate } = useNearby(kind, around);
  const [trying, setTrying] = useState(false);
  const [news, setNews] = useState('');
  const texts = TEXTS[kind];

  if (!list && error && !trying) {
    const tryAgain = () => {
      setTrying(true);
      // The fault, if there is one again, is in `error`.
      mutate()
        .catch(() => undefined)
        .finally(() => setTrying(false));
    };
    return (
      <div role="alert">
        <Notice title={texts.failed}>
          <p>{TEXTS.errorWas(error.message)}</p>
          <Button look="secondary" onClick={tryAgain}>
            {TEXTS.tryAgain}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!list) return <Bones text={texts.loading} />;
  if (list.length === 0) {
    return (
      <Notice title={texts.none}>
        <p>{texts.noneHint}</p>
      </Notice>
    );
  }

  async function replace(place: NearbyPlace): Promise<void> {
    if (!list) return;
    setNews(TEXTS.replacing(place.name));
    const outcome = await replacements.replace(list, place);
    if ('failed' in outcome) {
      setNews('');
      showToast({
        title: TEXTS.replaceFailed,
        description: TEXTS.replaceFailedAdvice(place.name),
        destructive: true,
      });
    } else if (outcome.by === 'nothing') {
      setNews('');
      showToast({ title: TEXTS.nothingElse(texts.many), description: TEXTS.nothingElseAdvice(place.name) });
    } else {
      setNews(TEXTS.replaced(place.name, outcome.by.name));
    }
  }

  const slots = slotsOf(list, replacements.swaps);
  const { latitude, longitude } = around;
  const from = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const credits = [...new Set(slots.flatMap(({ place: { attribution } }) => attribution ?? []))];
  return (
    <>
      <p role="status" className={styles.status}>
        <Hidden>{news}</Hidden>
      </p>
      <ul className={styles.grid}>
        {slots.map(({ id, place, pending }) => (
          <li key={id}>
            <PlaceCard
              place={place}
              pending={pending}
              from={from}
              onReplace={() => void replace(place)}
              onDetails={(button) => onDetails(place, button)}
            />
          </li>
        ))}
      </ul>
      {credits.length > 0 && <p className={styles.credits}>{credits.join(' · ')}</p>}
    </>
  );
}

function Bones({ text }: { text: string }) {
  return (
    <div className={styles.grid} role="status">
      <Hidden>{text}</Hidden>
      {Array.from({ length: BONES }, (_, place) => (
        <div key={place} className={styles.bones}>
          <PlaceCardBones />
        </div>
      ))}
    </div>
  );
}
