import { TRIP_LIMITS, type Trip, trips } from '@placelore/contracts/content/trips/trips.js';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { tryChangeTrip } from '../api.js';
import { STRINGS } from '../strings.js';
import styles from './TripTitle.module.css';

/** Name of a trip, and the form that changes it. */
export function TripTitle({ trip }: { trip: Trip }) {
  const [title, setTitle] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTitle(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async (name: string) => {
    if (await tryChangeTrip(trips.rename, { id: trip.id, title: name })) close();
  };
  if (title === null) {
    return (
      <div className={styles.title}>
        <h1>{trip.title}</h1>
        <Button ref={opener} variant="quiet" size="small" onClick={() => setTitle(trip.title)}>
          <Pencil aria-hidden="true" />
          {STRINGS.actions.rename}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') void save(title);
      }}
    >
      <h1>
        <VisuallyHidden>{trip.title}</VisuallyHidden>
      </h1>
      <Field
        label={STRINGS.name}
        value={title}
        maxLength={TRIP_LIMITS.title}
        required
        autoFocus
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          {STRINGS.save}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {STRINGS.cancel}
        </Button>
      </div>
    </form>
  );
}
