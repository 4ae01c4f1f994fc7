import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { type Leg, sumLegs } from '../legs/legs.js';
import { STRINGS } from '../strings.js';

interface TripTotalsProps {
  stops: readonly TripStop[];
  legs: readonly (Leg | null)[] | undefined;
}

/** Number of stops, time in them, length and time of the walks between them, and time of the drives. */
export function TripTotals({ stops, legs }: TripTotalsProps) {
  const formatters = useFormatters();
  const total = legs && sumLegs(legs);
  const visitMinutes = stops.reduce((sum, stop) => sum + (stop.visitMinutes ?? 0), 0);
  const parts = [
    STRINGS.stops(stops.length),
    visitMinutes > 0 && STRINGS.legs.visits(formatters, visitMinutes),
    total && total.distanceMeters > 0 && STRINGS.legs.total(formatters, total.distanceMeters, total.durationSeconds),
    total && total.driveSeconds > 0 && STRINGS.legs.driveTotal(formatters, total.driveSeconds),
  ];
  const notes = [
    total?.hasEstimates && STRINGS.legs.estimateNote,
    total && total.driveSeconds > 0 && STRINGS.legs.driveNote,
    total?.hasFarLegs && STRINGS.legs.farNote,
  ];
  return (
    <>
      <strong>{parts.filter(Boolean).join(' · ')}</strong>
      {notes
        .filter((note) => typeof note === 'string')
        .map((note) => (
          <span key={note}>{note}</span>
        ))}
    </>
  );
}
