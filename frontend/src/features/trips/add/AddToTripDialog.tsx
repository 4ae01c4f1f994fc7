import { type NewTripStop, type Trip, type TripSummary, trips } from '@placelore/contracts/content/trips/trips.js';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { changeTrip, createTrip, reportFailure, useTrips } from '../api.js';
import { NewTripForm } from '../list/NewTripForm.js';
import { STRINGS } from '../strings.js';
import styles from './AddToTripDialog.module.css';

interface AddToTripDialogProps {
  stop: NewTripStop;
  name: string;
  isGuest: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog that asks which trip to add a place to. */
export default function AddToTripDialog({ stop, name, isGuest, onClose, returnFocus }: AddToTripDialogProps) {
  return (
    <Dialog title={STRINGS.add.title} description={name} onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.body}>{isGuest ? <AccountNeeded /> : <TripChoice stop={stop} onClose={onClose} />}</div>
    </Dialog>
  );
}

function AccountNeeded() {
  return (
    <>
      <p>{STRINGS.add.guestText}</p>
      <p className={styles.buttons}>
        <Button asChild>
          <Link to={SIGN_UP_PATH}>{STRINGS.add.signUp}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/auth">{STRINGS.add.signIn}</Link>
        </Button>
      </p>
    </>
  );
}

function TripChoice({ stop, onClose }: Pick<AddToTripDialogProps, 'stop' | 'onClose'>) {
  const { data: list, error } = useTrips(true);
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  /** @param countBefore number of stops before the change: the server does not add a place twice */
  const add = async (change: () => Promise<Trip>, countBefore = 0) => {
    setIsBusy(true);
    try {
      const { id, title, stopCount } = await change();
      onClose();
      const action = { name: STRINGS.add.open, run: () => void navigate(`/trips/${id}`) };
      const { added, alreadyIn } = STRINGS.add;
      showToast({ title: (stopCount > countBefore ? added : alreadyIn)(title), action });
    } catch (error) {
      reportFailure(error);
      setIsBusy(false);
    }
  };
  if (!list && !error) return <Spinner text={STRINGS.add.loading} />;
  return (
    <>
      {error !== undefined && !list && <p role="alert">{STRINGS.add.failed}</p>}
      {list && list.length > 0 && (
        <TripButtons
          list={list}
          isBusy={isBusy}
          onChoose={({ id, stopCount }) => void add(() => changeTrip(trips.addStop, { id, ...stop }), stopCount)}
        />
      )}
      <NewTripForm
        label={STRINGS.add.newTrip}
        submit={STRINGS.add.create}
        isBusy={isBusy}
        onSubmit={(title) => void add(() => createTrip(title, stop))}
      />
    </>
  );
}

interface TripButtonsProps {
  list: readonly TripSummary[];
  isBusy: boolean;
  onChoose: (trip: TripSummary) => void;
}

function TripButtons({ list, isBusy, onChoose }: TripButtonsProps) {
  return (
    <section className={styles.trips} aria-labelledby="your-trips">
      <h3 id="your-trips">{STRINGS.add.choose}</h3>
      <ul>
        {list.map((trip) => (
          <li key={trip.id}>
            <button type="button" disabled={isBusy} onClick={() => onChoose(trip)}>
              <span>{trip.title}</span>
              <small>{STRINGS.stops(trip.stopCount)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
