import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { MAX_NEARBY_METERS } from '../../lib/format/is-in-region.js';
import { Tabs } from '../../ui/navigation/Tabs.js';
import { NEARBY_KINDS, type NearbyKind, type SearchArea, useNearby } from './api.js';
import { NearbyPanel } from './NearbyPanel.js';
import styles from './NearbyPlaces.module.css';
import { NEARBY_STRINGS as STRINGS } from './strings.js';
import { useReplacements } from './useReplacements.js';

const PlaceDialogs = lazy(() => import('./place-dialogs/PlaceDialogs.js'));

export interface NearbyPlacesProps {
  around: SearchArea;
  /** Name of the area in the heading. If absent, the heading is general. */
  name?: string | undefined;
  /** Country of the area. Cards of places in other countries name theirs. */
  country?: string | undefined;
  /** Whether everything known around is too far away to be nearby, until the places are loaded. */
  isInRegion?: boolean;
  /**
   * Names of places that the page already shows. With it, even if there are none, the section is an extra of the page
   * and disappears if it has nothing to add.
   */
  omitted?: ReadonlySet<string>;
  /** Whether nothing is known around, so that the section appears only once something is found. */
  isUncertain?: boolean;
}

/** Attractions, restaurants and hotels around a place. */
export function NearbyPlaces(props: NearbyPlacesProps) {
  const { location, mainSite, latitude, longitude } = props.around;
  // A new key per area resets the tabs.
  return <NearbyTabs key={JSON.stringify([location, mainSite, latitude, longitude])} {...props} />;
}

function NearbyTabs({ around, name, country, isInRegion = false, omitted, isUncertain }: NearbyPlacesProps) {
  const headingId = useId();
  const { data: attractions } = useNearby('attractions', around);
  const isFar = areAllFar(attractions) ?? isInRegion;
  const replacements = {
    attractions: useReplacements('attractions', around),
    restaurants: useReplacements('restaurants', around),
    accommodations: useReplacements('accommodations', around),
  };
  const [chosenKind, setChosenKind] = useState<NearbyKind | null>(null);
  const [openPlace, setOpenPlace] = useState<NearbyPlace | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const renderPanel = (kind: NearbyKind) => (
    <NearbyPanel
      kind={kind}
      around={around}
      country={country}
      omitted={omitted}
      replacements={replacements[kind]}
      onDetails={(place, button) => {
        opener.current = button;
        setOpenPlace(place);
      }}
    />
  );
  const found = useFoundKinds(around, attractions);
  const isEmpty = found.length === 0;
  // One that is known to be empty is no good start.
  const kinds = NEARBY_KINDS.toSorted((a, b) => Number(found.includes(b)) - Number(found.includes(a)));
  if (isUncertain && !attractions) return null;
  if (omitted && (omitted.size > 0 ? attractions?.length === 0 : isEmpty)) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{isFar ? STRINGS.inRegion : name ? STRINGS.aroundPlace(name) : STRINGS.title}</h2>
      {isEmpty ? (
        renderPanel('attractions')
      ) : (
        <Tabs
          label={STRINGS.tabs}
          open={chosenKind ?? kinds[0]!}
          onOpen={(value) => setChosenKind(value as NearbyKind)}
          tabs={kinds.map((kind) => ({ value: kind, label: STRINGS[kind].tab, content: renderPanel(kind) }))}
        />
      )}
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

/** Returns the kinds that are not known to be empty. Those besides attractions are read only if there are no attractions. */
function useFoundKinds(around: SearchArea, attractions: readonly NearbyPlace[] | undefined): NearbyKind[] {
  const isNeeded = attractions?.length === 0;
  const { data: restaurants } = useNearby('restaurants', around, isNeeded);
  const { data: accommodations } = useNearby('accommodations', around, isNeeded);
  const lists = { attractions, restaurants, accommodations };
  return NEARBY_KINDS.filter((kind) => lists[kind]?.length !== 0);
}

/** Returns whether even the nearest attraction is too far away to be nearby. Undefined until this is known. */
function areAllFar(attractions: readonly NearbyPlace[] | undefined): boolean | undefined {
  if (!attractions || attractions.length === 0) return undefined;
  return attractions.every(({ distanceMeters }) => distanceMeters > MAX_NEARBY_METERS);
}
