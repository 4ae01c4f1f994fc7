import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Tabs } from '../../ui/navigation/Tabs.js';
import { NEARBY_KINDS, type NearbyKind, type SearchArea } from './api.js';
import { NearbyPanel } from './NearbyPanel.js';
import styles from './NearbyPlaces.module.css';
import { NEARBY_STRINGS as STRINGS } from './strings.js';
import { useReplacements } from './useReplacements.js';

const PlaceDialogs = lazy(() => import('./place-dialogs/PlaceDialogs.js'));

interface NearbyPlacesProps {
  around: SearchArea;
  /** Name of the area in the heading. If absent, the heading is general. */
  name?: string | undefined;
}

/** Attractions, restaurants and hotels around a place. */
export function NearbyPlaces({ around, name }: NearbyPlacesProps) {
  const { location, mainSite, latitude, longitude } = around;
  // A new key per area resets the tabs.
  return <NearbyTabs key={JSON.stringify([location, mainSite, latitude, longitude])} around={around} name={name} />;
}

function NearbyTabs({ around, name }: NearbyPlacesProps) {
  const headingId = useId();
  const replacements = {
    attractions: useReplacements('attractions', around),
    restaurants: useReplacements('restaurants', around),
    accommodations: useReplacements('accommodations', around),
  };
  const [openPlace, setOpenPlace] = useState<NearbyPlace | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const renderPanel = (kind: NearbyKind) => (
    <NearbyPanel
      kind={kind}
      around={around}
      replacements={replacements[kind]}
      onDetails={(place, button) => {
        opener.current = button;
        setOpenPlace(place);
      }}
    />
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{name ? STRINGS.aroundPlace(name) : STRINGS.title}</h2>
      <Tabs
        label={STRINGS.tabs}
        tabs={NEARBY_KINDS.map((kind) => ({ value: kind, label: STRINGS[kind].tab, content: renderPanel(kind) }))}
      />
      <Suspense>
        {openPlace && (
          <PlaceDialogs
            place={openPlace}
            knownPlace={openPlace}
            around={around}
            onClose={() => setOpenPlace(null)}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </section>
  );
}
