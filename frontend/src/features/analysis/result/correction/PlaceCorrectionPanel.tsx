import { places } from '@placelore/contracts/places/maps.js';
import type { PlaceChoice, SearchedPlace, SelectablePlace } from '@placelore/contracts/places/places.js';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { useOnline } from '../../../../lib/browser/useOnline.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import { Button } from '../../../../ui/form/Button.js';
import { Field } from '../../../../ui/form/Field.js';
import { STRINGS } from './correction-strings.js';
import styles from './PlaceCorrectionPanel.module.css';

const MAX_CANDIDATES = 5;
const MIN_SEARCH_LENGTH = 3;
/** Delay in ms after the last key press before the search starts. */
const DEBOUNCE_MS = 300;

interface PlaceCorrectionPanelProps {
  /** Other places where the photo may have been taken, likeliest first. */
  alternatives: readonly SelectablePlace[];
  onChoose: (place: PlaceChoice) => void;
}

/** Panel in which the user chooses the place of a photo from the likely ones, or by search. */
export default function PlaceCorrectionPanel({ alternatives, onChoose }: PlaceCorrectionPanelProps) {
  const isOnline = useOnline();
  const [text, setText] = useState('');
  const searchText = useDebounced(text.trim());
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  // It opens on request, often below the edge of the screen.
  useEffect(() => {
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isSearching = searchText.length >= MIN_SEARCH_LENGTH && isOnline;
  const candidates = alternatives.slice(0, MAX_CANDIDATES);
  const renderList = (listedPlaces: SelectablePlace[], label: string) => (
    <PlaceList places={listedPlaces} label={label} isDisabled={!isOnline} onChoose={onChoose} />
  );
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId}>{STRINGS.title}</h3>
      <p>{STRINGS.intro}</p>
      {!isOnline && (
        <p role="status" className={styles.offline}>
          {STRINGS.offline}
        </p>
      )}
      <Field
        label={STRINGS.search}
        placeholder={STRINGS.placeholder}
        hint={STRINGS.hint}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        disabled={!isOnline}
        onChange={(event) => setText(event.target.value)}
      />
      {isSearching && <SearchResults searchText={searchText} renderList={renderList} />}
      {!isSearching && candidates.length > 0 && (
        <>
          <h4>{STRINGS.candidates}</h4>
          {renderList(candidates, STRINGS.candidates)}
        </>
      )}
    </section>
  );
}

function SearchResults({
  searchText,
  renderList,
}: {
  searchText: string;
  renderList: (shown: SelectablePlace[], label: string) => ReactNode;
}) {
  const search = useSWR(toKey(places.search, { q: searchText }), ([, args]) => call(places.search, args));
  const { data, error } = search;
  const statusText = data ? describeFound(searchText, data) : null;
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText ?? (error ? STRINGS.failed : STRINGS.searching)}
      </p>
      {data && data.length > 0 && renderList(data, describeFound(searchText, data))}
      {!data && !error && (
        <div className={styles.places}>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {!data && error && (
        <Button variant="secondary" size="small" onClick={() => void search.mutate()}>
          {STRINGS.retry}
        </Button>
      )}
    </>
  );
}

function describeFound(searchText: string, [first, ...others]: readonly SearchedPlace[]): string {
  if (!first) return STRINGS.none(searchText);
  if (!first.isTownOnly) return STRINGS.found(1 + others.length);
  return others.length > 0 ? STRINGS.townOnly(first.name) : STRINGS.onlyTown(first.name);
}

interface PlaceListProps {
  places: readonly SelectablePlace[];
  label: string;
  isDisabled: boolean;
  onChoose: (place: PlaceChoice) => void;
}

function PlaceList({ places: listedPlaces, label, isDisabled, onChoose }: PlaceListProps) {
  return (
    <ul className={styles.places} aria-label={label}>
      {listedPlaces.map(({ name, location, latitude, longitude }) => (
        <li key={`${name} ${latitude} ${longitude}`}>
          <button
            type="button"
            className={styles.place}
            disabled={isDisabled}
            onClick={() => onChoose({ name, latitude, longitude })}
          >
            <span className={styles.name}>{name}</span>
            {location && <span className={styles.location}>{location}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns a value once it has not changed for a while. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
