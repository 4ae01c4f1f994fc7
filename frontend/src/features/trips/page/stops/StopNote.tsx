import { TRIP_LIMITS, type TripStop, trips } from '@placelore/contracts/content/trips/trips.js';
import { StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/form/Button.js';
import { TextArea } from '../../../../ui/form/TextArea.js';
import { tryChangeTrip } from '../../api.js';
import { STRINGS } from '../../strings.js';
import styles from './StopList.module.css';

interface StopNoteProps {
  tripId: number;
  stop: TripStop;
  name: string;
}

/** Note on a stop, and the form that changes it. */
export function StopNote({ tripId, stop, name }: StopNoteProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDraft(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (draft === null) {
    const hasNote = stop.note !== '';
    return (
      <>
        {hasNote && <p className={styles.note}>{stop.note}</p>}
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          className={styles.noteButton}
          aria-label={hasNote ? STRINGS.editNoteOf(name) : STRINGS.addNoteTo(name)}
          onClick={() => setDraft(stop.note)}
        >
          <StickyNote aria-hidden="true" />
          {hasNote ? STRINGS.editNote : STRINGS.addNote}
        </Button>
      </>
    );
  }
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        const change = { id: tripId, stopId: stop.id, note: draft };
        void tryChangeTrip(trips.annotateStop, change).then((trip) => trip && close());
      }}
    >
      <TextArea
        label={STRINGS.noteOf(name)}
        value={draft}
        rows={3}
        maxLength={TRIP_LIMITS.note}
        autoFocus
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className={styles.noteButtons}>
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
