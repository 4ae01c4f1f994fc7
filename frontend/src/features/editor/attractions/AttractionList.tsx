import { ARTICLE_LIMITS } from '@placelore/contracts/article-fields.js';
import type { Coordinates } from '@placelore/contracts/geography.js';
import { ArrowDown, ArrowUp, Crosshair, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.js';
import { Field } from '../../../ui/Field.js';
import { Hidden } from '../../../ui/Hidden.js';
import { degreesOf } from '../position.js';
import { TEXTS } from '../texts.js';
import styles from './AttractionList.module.css';
import { type AttractionDraft, distanceOf, moved, newAttraction } from './attractions.js';

interface AttractionListProps {
  attractions: readonly AttractionDraft[];
  /** Where the article is; null when that is not known. */
  from: Coordinates | null;
  /** Whether what is wrong is shown. */
  showsFaults: boolean;
  /** The one whose position the map sets. */
  picked: number | null;
  onPick: (key: number | null) => void;
  onChange: (attractions: readonly AttractionDraft[]) => void;
}

/** What is near an article, in the order readers see. Alt with an arrow key moves the one that is worked on. */
export function AttractionList(props: AttractionListProps) {
  const { attractions, from, onChange, onPick } = props;
  const { attractions: texts } = TEXTS;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const isFull = attractions.length >= ARTICLE_LIMITS.nearbyAttractions;

  const change = (key: number, part: Partial<AttractionDraft>) =>
    onChange(attractions.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const move = (index: number, by: -1 | 1) => {
    const after = moved(attractions, index, by);
    if (after === attractions) return;
    const { activeElement } = document;
    flushSync(() => onChange(after));
    setSaid(texts.moved(nameOf(attractions[index]), index + by + 1, attractions.length));
    // React moves the element, and what is moved loses the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(attractions.toSpliced(index, 1)));
    const names = list.current?.querySelectorAll<HTMLInputElement>('input[data-name]');
    (names?.[Math.min(index, names.length - 1)] ?? add.current)?.focus();
  };
  const append = () => {
    const one = newAttraction(null);
    flushSync(() => onChange([...attractions, one]));
    onPick(one.key);
    list.current?.querySelector<HTMLInputElement>(`li:last-child input[data-name]`)?.focus();
  };
  return (
    <div className={styles.whole}>
      {attractions.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ol ref={list} className={styles.list}>
        {attractions.map((attraction, index) => (
          <Item
            key={attraction.key}
            {...props}
            attraction={attraction}
            place={index + 1}
            distance={distanceOf(attraction, from)}
            onField={(part) => change(attraction.key, part)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button ref={add} look="secondary" size="small" disabled={isFull} onClick={append}>
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
        {isFull && <span className={styles.none}>{texts.full(ARTICLE_LIMITS.nearbyAttractions)}</span>}
      </div>
      <Hidden role="status">{said}</Hidden>
    </div>
  );
}

const nameOf = (attraction: AttractionDraft | undefined): string =>
  attraction?.name.trim() || TEXTS.attractions.unnamed;

interface ItemProps extends AttractionListProps {
  attraction: AttractionDraft;
  /** From 1 on. */
  place: number;
  distance: string;
  onField: (part: Partial<AttractionDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Item(props: ItemProps) {
  const { attraction, attractions, place, distance, showsFaults, picked, onPick, onField, onMove, onRemove } = props;
  const { attractions: texts } = TEXTS;
  const { key, name, latitude, longitude } = attraction;
  const called = nameOf(attraction);
  const isPicked = picked === key;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={styles.item} onKeyDown={onKeyDown} data-picked={isPicked || undefined}>
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <Hidden>{texts.position(place, attractions.length)}</Hidden>
      <div className={styles.fields}>
        <Field
          className={styles.name}
          label={texts.name}
          data-name=""
          value={name}
          error={showsFaults && name.trim() === '' ? `${texts.name} ${TEXTS.required}` : undefined}
          onChange={(event) => onField({ name: event.target.value })}
        />
        <Field
          label={texts.latitude}
          inputMode="decimal"
          value={latitude}
          error={showsFaults && degreesOf(latitude, 90) === null ? TEXTS.latitudeFault : undefined}
          onChange={(event) => onField({ latitude: event.target.value })}
        />
        <Field
          label={texts.longitude}
          inputMode="decimal"
          value={longitude}
          error={showsFaults && degreesOf(longitude, 180) === null ? TEXTS.longitudeFault : undefined}
          onChange={(event) => onField({ longitude: event.target.value })}
        />
        <p className={styles.distance}>{distance ? texts.distance(distance) : texts.noDistance}</p>
      </div>
      <div className={styles.buttons}>
        <Tool name={texts.up(called)} isOff={place === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </Tool>
        <Tool name={texts.down(called)} isOff={place === attractions.length} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </Tool>
        <Tool name={texts.pick(called)} isOn={isPicked} onClick={() => onPick(isPicked ? null : key)}>
          <Crosshair aria-hidden="true" />
        </Tool>
        <Tool name={texts.remove(called)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Tool>
      </div>
    </li>
  );
}

interface ToolProps {
  name: string;
  isOff?: boolean;
  isOn?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays where it is and keeps the focus when there is nothing for it to do. */
function Tool({ name, isOff, isOn, onClick, children }: ToolProps) {
  return (
    <Button
      look={isOn ? 'primary' : 'quiet'}
      size="small"
      round
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </Button>
  );
}
