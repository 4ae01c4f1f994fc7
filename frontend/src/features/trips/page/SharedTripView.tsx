import type { SharedTrip } from '@placelore/contracts/content/trips/trips.js';
import type { ReactNode } from 'react';
import { ExportButtons } from '../export/ExportButtons.js';
import type { Leg } from '../legs/legs.js';
import { useLegs } from '../legs/useLegs.js';
import { STRINGS } from '../strings.js';
import { StopCard } from './stops/StopCard.js';
import { StopList } from './stops/StopList.js';
import { TripCredits } from './TripCredits.js';
import { TripTotals } from './TripTotals.js';
import { PrintButton } from './TripView.js';
import styles from './TripView.module.css';

interface SharedTripViewProps {
  trip: SharedTrip;
  renderMap: (trip: SharedTrip, legs: readonly (Leg | null)[] | undefined) => ReactNode;
}

/** Trip as it appears to everyone with its link. */
export function SharedTripView({ trip, renderMap }: SharedTripViewProps) {
  const legs = useLegs(trip.stops);
  return (
    <article className={styles.trip}>
      <header className={styles.header}>
        <p className={styles.kind}>{STRINGS.shared}</p>
        <h1>{trip.title}</h1>
        <p className={styles.facts}>
          <TripTotals stops={trip.stops} legs={legs} />
        </p>
        {trip.stops.length > 0 && (
          <div className={styles.actions}>
            <PrintButton />
            <ExportButtons trip={trip} />
          </div>
        )}
      </header>
      {trip.stops.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.map}>{renderMap(trip, legs)}</div>
          <StopList
            stops={trip.stops}
            legs={legs}
            renderStop={(stop, number) => <StopCard stop={stop} number={number} />}
          />
        </div>
      )}
      <TripCredits stops={trip.stops} />
    </article>
  );
}
