import type { NearbyPlace } from '@placelore/contracts/places.js';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Tabs } from '../../ui/Tabs.js';
import { NEARBY_KINDS, type NearbyKind, type Surrounded } from './api.js';
import { NearbyPanel } from './NearbyPanel.js';
import styles from './NearbyPlaces.module.css';
import { NEARBY_TEXTS as TEXTS } from './texts.js';
import { useReplacements } from './useReplacements.js';

const PlaceDialogs = lazy(() => import('./PlaceDialogs.js'));

interface NearbyPlacesProps {
  around: Surrounded;
  /** What is looked around, in the heading; without it the heading is general. */
  name?: string | undefined;
}

/** What there is to see, eat and sleep around a place. */
export function NearbyPlaces({ around, name }: NearbyPlacesProps) {
  const { location, mainSite, latitude, longitude } = around;
  // Elsewhere everything begins anew.
  return <Nearby key={JSON.stringify([location, mainSite, latitude, longitude])} around={around} name={name} />;
}

function Nearby({ around, name }: NearbyPlacesProps) {
  const heading = useId();
  const replacements = {
    attractions: useReplacements('attractions', around),
    restaurants: useReplacements('restaurants', around),
    accommodations: useReplacements('accommodations', around),
  };
  const [opened, setOpened] = useState<NearbyPlace | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const panel = (kind: NearbyKind) => (
    <NearbyPanel
      kind={kind}
      around={around}
      replacements={replacements[kind]}
      onDetails={(place, button) => {
        opener.current = button;
        setOpened(place);
      }}
    />
  );
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{name ? TEXTS.near(name) : TEXTS.title}</h2>
      <Tabs
        label={TEXTS.tabs}
        tabs={NEARBY_KINDS.map((kind) => ({ value: kind, label: TEXTS[kind].tab, content: panel(kind) }))}
      />
      <Suspense>
        {opened && (
          <PlaceDialogs
            place={opened}
            known={opened}
            around={around}
            onClose={() => setOpened(null)}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </section>
  );
}
