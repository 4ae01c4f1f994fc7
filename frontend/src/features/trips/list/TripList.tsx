import type { TripSummary } from '@placelore/contracts/content/trips/trips.js';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnline } from '../../../lib/browser/useOnline.js';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { FirstItems } from '../../../ui/layout/FirstItems.js';
import { Link } from '../../../ui/navigation/Link.js';
import { createTrip, reportFailure, useTrips } from '../api.js';
import { STRINGS } from '../strings.js';
import { NewTripForm } from './NewTripForm.js';
import styles from './TripList.module.css';

/** Number of trips that are shown at first: three rows of three. */
const FIRST_COUNT = 9;

/** The user's trips, and the form for a new one. Guests see that trips need an account. */
export function TripList({ isGuest, isSignedIn }: { isGuest: boolean; isSignedIn: boolean }) {
  return (
    <section className={styles.section} aria-labelledby="trips">
      <h2 id="trips">{STRINGS.list.heading}</h2>
      {isGuest && (
        <p className={styles.text}>
          {STRINGS.add.guestText} <Link to={SIGN_UP_PATH}>{STRINGS.add.signUp}</Link>
        </p>
      )}
      {isSignedIn && <OwnTrips />}
    </section>
  );
}

function OwnTrips() {
  const { data: list, error, mutate } = useTrips(true);
  const isOnline = useOnline();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const create = async (title: string) => {
    setIsBusy(true);
    try {
      await navigate(`/trips/${(await createTrip(title)).id}`);
    } catch (error) {
      reportFailure(error);
      setIsBusy(false);
    }
  };
  if (!list) {
    if (!error) return <Skeleton className={styles.skeleton} />;
    // A failure is expected then, and those that were kept on this device are listed below.
    if (!isOnline) return <p className={styles.text}>{STRINGS.list.offline}</p>;
    return (
      <p role="alert" className={styles.text}>
        {STRINGS.list.failed}{' '}
        <Button variant="secondary" size="small" onClick={() => void mutate()}>
          {STRINGS.unreachable.retry}
        </Button>
      </p>
    );
  }
  return (
    <>
      {list.length === 0 ? (
        <p className={styles.text}>{STRINGS.list.noneText}</p>
      ) : (
        <FirstItems
          items={list}
          limit={FIRST_COUNT}
          label={STRINGS.list.showAll}
          renderList={(trips, element) => (
            <ul ref={element} className={styles.trips}>
              {trips.map((trip) => (
                <TripItem key={trip.id} trip={trip} />
              ))}
            </ul>
          )}
        />
      )}
      <NewTripForm
        label={STRINGS.list.create}
        submit={STRINGS.list.createConfirm}
        isBusy={isBusy}
        onSubmit={(title) => void create(title)}
      />
    </>
  );
}

function TripItem({ trip: { id, title, stopCount, isShared } }: { trip: TripSummary }) {
  return (
    <li>
      <Link to={`/trips/${id}`}>{title}</Link>
      <span className={styles.text}>{STRINGS.stops(stopCount)}</span>
      {isShared && (
        <span className={styles.shared}>
          <Link2 aria-hidden="true" />
          {STRINGS.list.linkOn}
        </span>
      )}
    </li>
  );
}
