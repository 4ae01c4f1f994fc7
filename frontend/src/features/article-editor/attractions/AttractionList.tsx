import { ARTICLE_LIMITS } from '@placelore/contracts/content/articles/article-fields.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { ArrowDown, ArrowUp, Crosshair, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { parseDegrees } from '../parse-position.js';
import { STRINGS } from '../strings.js';
import styles from './AttractionList.module.css';
import { type AttractionDraft, createAttractionDraft, getDistance, moveItem } from './attraction-drafts.js';

interface AttractionListProps {
  attractions: readonly AttractionDraft[];
  /** Position of the article; null if it is unknown. */
  from: Coordinates | null;
  /** Whether validation errors are shown. */
  showsErrors: boolean;
  /** Key of the attraction whose position the map sets. */
  picked: number | null;
  onPick: (key: number | null) => void;
  onChange: (attractions: readonly AttractionDraft[]) => void;
}

/** List of attractions near an article, in display order. Alt with an arrow key moves the focused one. */
export function AttractionList(props: AttractionListProps) {
  const { attractions, from, onChange, onPick } = props;
  const { attractions: strings } = STRINGS;
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const isFull = attractions.length >= ARTICLE_LIMITS.nearbyAttractions;

  const change = (key: number, part: Partial<AttractionDraft>) =>
    onChange(attractions.map((attraction) => (attraction.key === key ? { ...attraction, ...part } : attraction)));
  const move = (index: number, by: -1 | 1) => {
    const after = moveItem(attractions, index, by);
    if (after === attractions) return;
    const { activeElement } = document;
    flushSync(() => onChange(after));
    setAnnouncement(strings.moved(getDisplayName(attractions[index]), index + by + 1, attractions.length));
    // React moves the element, and the browser then takes the focus away from it.
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(attractions.toSpliced(index, 1)));
    const names = list.current?.querySelectorAll<HTMLInputElement>('input[data-name]');
    (names?.[Math.min(index, names.length - 1)] ?? add.current)?.focus();
  };
  const append = () => {
    const draft = createAttractionDraft(null);
    flushSync(() => onChange([...attractions, draft]));
    onPick(draft.key);
    list.current?.querySelector<HTMLInputElement>(`li:last-child input[data-name]`)?.focus();
  };
  return (
    <div className={styles.root}>
      {attractions.length === 0 && <p className={styles.hint}>{strings.none}</p>}
      <ol ref={list} className={styles.list}>
        {attractions.map((attraction, index) => (
          <AttractionItem
            key={attraction.key}
            {...props}
            attraction={attraction}
            ordinal={index + 1}
            distance={getDistance(attraction, from)}
            onField={(part) => change(attraction.key, part)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={styles.footer}>
        <Button ref={add} variant="secondary" size="small" disabled={isFull} onClick={append}>
          <Plus aria-hidden="true" />
          {strings.add}
        </Button>
        {isFull && <span className={styles.hint}>{strings.full(ARTICLE_LIMITS.nearbyAttractions)}</span>}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

const getDisplayName = (attraction: AttractionDraft | undefined): string =>
  attraction?.name.trim() || STRINGS.attractions.unnamed;

interface AttractionItemProps extends AttractionListProps {
  attraction: AttractionDraft;
  /** Starts at 1. */
  ordinal: number;
  distance: string;
  onField: (part: Partial<AttractionDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function AttractionItem(props: AttractionItemProps) {
  const { attraction, attractions, ordinal, distance, showsErrors, picked, onPick, onField, onMove, onRemove } = props;
  const { attractions: strings } = STRINGS;
  const { key, name, latitude, longitude } = attraction;
  const displayName = getDisplayName(attraction);
  const isPicked = picked === key;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={styles.item} onKeyDown={onKeyDown} data-picked={isPicked || undefined}>
      <span className={styles.number} aria-hidden="true">
        {ordinal}
      </span>
      <VisuallyHidden>{strings.position(ordinal, attractions.length)}</VisuallyHidden>
      <div className={styles.fields}>
        <Field
          className={styles.name}
          label={strings.name}
          data-name=""
          value={name}
          error={showsErrors && name.trim() === '' ? `${strings.name} ${STRINGS.required}` : undefined}
          onChange={(event) => onField({ name: event.target.value })}
        />
        <Field
          label={strings.latitude}
          inputMode="decimal"
          value={latitude}
          error={showsErrors && parseDegrees(latitude, 90) === null ? STRINGS.latitudeError : undefined}
          onChange={(event) => onField({ latitude: event.target.value })}
        />
        <Field
          label={strings.longitude}
          inputMode="decimal"
          value={longitude}
          error={showsErrors && parseDegrees(longitude, 180) === null ? STRINGS.longitudeError : undefined}
          onChange={(event) => onField({ longitude: event.target.value })}
        />
        <p className={styles.distance}>{distance ? strings.distance(distance) : strings.noDistance}</p>
      </div>
      <div className={styles.actions}>
        <IconButton name={strings.up(displayName)} isDisabled={ordinal === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          name={strings.down(displayName)}
          isDisabled={ordinal === attractions.length}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton name={strings.pick(displayName)} isPressed={isPicked} onClick={() => onPick(isPicked ? null : key)}>
          <Crosshair aria-hidden="true" />
        </IconButton>
        <IconButton name={strings.remove(displayName)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface IconButtonProps {
  name: string;
  isDisabled?: boolean;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays in place and keeps the focus while it is disabled. */
function IconButton({ name, isDisabled, isPressed, onClick, children }: IconButtonProps) {
  return (
    <Button
      variant={isPressed ? 'primary' : 'quiet'}
      size="small"
      isRound
      aria-label={name}
      title={name}
      aria-disabled={isDisabled || undefined}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </Button>
  );
}
