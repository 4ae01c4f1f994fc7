import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { KeepTripOffline } from '../../../app/trips/KeepTripOffline.js';
import { removeKeptTrip } from '../../../app/trips/keep-trip.js';
import { TripError } from '../../../app/trips/TripError.js';
import { TripMapPanel } from '../../../app/trips/TripMapPanel.js';
import { useSession } from '../../../features/session/api.js';
import { isGone, useTrip } from '../../../features/trips/api.js';
import { TripView } from '../../../features/trips/page/TripView.js';
import { STRINGS } from '../../../features/trips/strings.js';
import { BRAND } from '../../../lib/brand.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { BackLink } from '../../../ui/navigation/BackLink.js';
import styles from './TripPage.module.css';

/** `/trips/:id`: a trip of the user. */
export default function TripPage() {
  const { id = '' } = useParams();
  const { user, isLoading } = useSession();
  const tripId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  const { data: trip, error, mutate } = useTrip(user ? tripId : null);
  const navigate = useNavigate();
  const leave = async (deleted: Trip) => {
    // If the copy cannot be removed, the user must still leave the page of the deleted trip.
    if (user) await removeKeptTrip(deleted, user.id).catch(() => undefined);
    await navigate('/saved', { replace: true });
  };
  const isMissing = tripId === null && user !== null;
  const isDeleted = isGone(error);
  useEffect(() => {
    if (isDeleted && user && tripId !== null) void removeKeptTrip({ id: tripId }, user.id).catch(() => undefined);
  }, [isDeleted, user, tripId]);
  return (
    <PublicShell className={styles.page}>
      <title>{`${trip?.title ?? STRINGS.trip} | ${BRAND}`}</title>
      <BackLink to="/saved" text={STRINGS.saved} />
      {trip && user && !isDeleted ? (
        <TripView
          key={trip.id}
          trip={trip}
          renderMap={(shown, legs) => <TripMapPanel trip={shown} legs={legs} />}
          actions={<KeepTripOffline trip={trip} userId={user.id} />}
          onDeleted={() => void leave(trip)}
        />
      ) : error || isMissing || (!user && !isLoading) ? (
        <TripError error={error} isGuest={!user} isMissing={isMissing} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </PublicShell>
  );
}
