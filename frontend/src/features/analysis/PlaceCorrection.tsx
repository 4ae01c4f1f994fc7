import { places } from '@placelore/contracts/maps.js';
import { type ChoosablePlace, choosable, type LocatedPlace, type PlaceChoice } from '@placelore/contracts/places.js';
import { type ReactNode, useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../lib/api.js';
import { useOnline } from '../../lib/online.js';
import { keyOf } from '../../lib/server-state.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TEXTS } from './correction-texts.js';
import styles from './PlaceCorrection.module.css';

const MOST_CANDIDATES = 5;
/** Characters a search needs. */
const LEAST = 3;
/** Ms without a key pressed, after which is searched. */
const PAUSE_MS = 300;

interface PlaceCorrectionProps {
  /** Where else the photo may have been taken, likeliest first. */
  alternatives: readonly LocatedPlace[];
  onChoose: (place: PlaceChoice) => void;
}

/** Lets somebody say which place their photo shows: one of the likely ones, or any they search for. */
export default function PlaceCorrection({ alternatives, onChoose }: PlaceCorrectionProps) {
  const online = useOnline();
  const [text, setText] = useState('');
  const words = usePause(text.trim());
  const heading = useId();
  const searching = words.length >= LEAST && online;
  const candidates = alternatives.slice(0, MOST_CANDIDATES).map(choosable);
  const list = (shown: ChoosablePlace[], label: string) => (
    <PlaceList places={shown} label={label} disabled={!online} onChoose={onChoose} />
  );
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading}>{TEXTS.title}</h3>
      <p>{TEXTS.intro}</p>
      {!online && (
        <p role="status" className={styles.offline}>
          {TEXTS.offline}
        </p>
      )}
      <Field
        label={TEXTS.search}
        placeholder={TEXTS.placeholder}
        hint={TEXTS.hint}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        disabled={!online}
        onChange={(event) => setText(event.target.value)}
      />
      {searching && <Found words={words} list={list} />}
      {!searching && candidates.length > 0 && (
        <>
          <h4>{TEXTS.candidates}</h4>
          {list(candidates, TEXTS.candidates)}
        </>
      )}
    </section>
  );
}

function Found({ words, list }: { words: string; list: (shown: ChoosablePlace[], label: string) => ReactNode }) {
  const search = useSWR(keyOf(places.search, { q: words }), ([, args]) => call(places.search, args));
  const { data, error } = search;
  const said = data ? (data.length === 0 ? TEXTS.none(words) : TEXTS.found(data.length)) : null;
  return (
    <>
      <p role="status" className={styles.status}>
        {said ?? (error ? TEXTS.failed : TEXTS.searching)}
      </p>
      {data && data.length > 0 && list(data, TEXTS.found(data.length))}
      {!data && !error && (
        <div className={styles.places}>
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {!data && error && (
        <Button look="secondary" size="small" onClick={() => void search.mutate()}>
          {TEXTS.retry}
        </Button>
      )}
    </>
  );
}

interface PlaceListProps {
  places: readonly ChoosablePlace[];
  label: string;
  disabled: boolean;
  onChoose: (place: PlaceChoice) => void;
}

function PlaceList({ places: shown, label, disabled, onChoose }: PlaceListProps) {
  return (
    <ul className={styles.places} aria-label={label}>
      {shown.map(({ name, location, latitude, longitude }) => (
        <li key={`${name} ${latitude} ${longitude}`}>
          <button
            type="button"
            className={styles.place}
            disabled={disabled}
            onClick={() => onChoose({ name, latitude, longitude })}
          >
            <span className={styles.name}>{name}</span>
            {location && <span className={styles.where}>{location}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A value as it is once it has not changed for a while. */
function usePause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
