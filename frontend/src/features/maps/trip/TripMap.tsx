import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useMemo } from 'react';
import { MapCredit } from '../../../ui/sources/MapCredit.js';
import styles from '../Maps.module.css';
import { MapView } from '../MapView.js';
import { fitViewport, type MapOverlays, type NumberedPlace, type RouteLine } from '../model/map-model.js';
import { decodePolyline } from '../model/polyline.js';

/** Maximum zoom for a trip within one neighborhood. */
const MAX_TRIP_ZOOM = 15;

/** Leg between two stops. */
export interface TripLeg {
  from: Coordinates;
  to: Coordinates;
  distanceMeters: number;
  durationSeconds: number;
  /** Encoded course of the route; null for a straight line. */
  polyline: string | null;
  attribution: string | null;
}

interface TripMapProps {
  label: string;
  /** At least one stop. Must be the same list while nothing changes. */
  stops: readonly NumberedPlace[];
  /** Legs that are walks or drives. Must be the same list while nothing changes. */
  legs: readonly TripLeg[];
}

/** Map of the numbered stops of a trip with the legs between them. It must be lazy-loaded. */
export default function TripMap({ label, stops, legs }: TripMapProps) {
  const { center, zoom } = fitViewport(
    stops.map(({ coordinates }) => coordinates),
    MAX_TRIP_ZOOM,
  );
  const overlays = useMemo((): MapOverlays => ({ stops, legs: legs.map(toRouteLine) }), [stops, legs]);
  const credits = [...new Set(legs.flatMap(({ attribution }) => attribution ?? []))];
  return (
    <div className={styles.map}>
      <MapView label={label} viewport={{ center, zoom }} overlays={overlays} />
      {credits.map((credit) => (
        <p key={credit} className={styles.text}>
          <MapCredit credit={credit} at={center} />
        </p>
      ))}
    </div>
  );
}

const toRouteLine = ({ from, to, polyline, distanceMeters, durationSeconds, attribution }: TripLeg): RouteLine => ({
  points: polyline === null ? [from, to] : decodePolyline(polyline),
  estimate: polyline === null,
  distanceMeters,
  durationSeconds,
  provider: null,
  attribution,
});
