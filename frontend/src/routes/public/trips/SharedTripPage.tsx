import { useParams } from 'react-router';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { TripError } from '../../../app/trips/TripError.js';
import { TripMapPanel } from '../../../app/trips/TripMapPanel.js';
import { isGone, useSharedTrip } from '../../../features/trips/api.js';
import { SharedTripView } from '../../../features/trips/page/SharedTripView.js';
import { STRINGS } from '../../../features/trips/strings.js';
import { BRAND } from '../../../lib/brand.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { classNames } from '../../../ui/styles/class-names.js';
import styles from './TripPage.module.css';

/** `/t/:token`: a trip that its owner shares by a secret link. */
export default function SharedTripPage() {
  const { token = '' } = useParams();
  const { data: trip, error, mutate } = useSharedTrip(token);
  return (
    <PublicShell className={classNames(styles.page, styles.shared)}>
      <title>{`${trip?.title ?? STRINGS.shared} | ${BRAND}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {trip && !isGone(error) ? (
        <SharedTripView trip={trip} renderMap={(shown, legs) => <TripMapPanel trip={shown} legs={legs} />} />
      ) : error ? (
        <TripError error={error} isShared onRetry={() => void mutate()} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </PublicShell>
  );
}
