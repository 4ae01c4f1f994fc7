import type { Coordinates } from '@placelore/contracts/geography.js';
import { useMemo } from 'react';
import { useGeocoded } from './api.js';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { FALLBACK_POSITION, type MappedPlace, type NamedPlace, precisionOf, ZOOM } from './map-model.js';
import { TEXTS } from './texts.js';

export interface InteractiveMapProps {
  place: MappedPlace;
  user?: Coordinates | undefined;
  neighbours?: readonly NamedPlace[] | undefined;
  /** Whether it takes the place of what had the focus. */
  takesFocus?: boolean | undefined;
}

/** A map around a place. */
export function InteractiveMap({ place, user, neighbours, takesFocus }: InteractiveMapProps) {
  const geocoded = useGeocoded(place.coordinates ? null : place.location || place.name);
  const found = place.coordinates ?? geocoded;
  const precision = found ? precisionOf(place) : 'unknown';
  const centre = found ?? FALLBACK_POSITION;
  const { name } = place;
  const [lat, lng] = [found?.lat, found?.lng];
  const things = useMemo(() => {
    const at = lat === undefined || lng === undefined ? undefined : { lat, lng };
    return {
      user,
      neighbours,
      place: at && { name, coordinates: at },
      approximate: precision === 'geocoded' ? at : undefined,
    };
  }, [lat, lng, name, user, neighbours, precision]);

  if (found === undefined) return <div className={styles.frame} aria-busy="true" />;
  return (
    <div className={styles.map}>
      <MapView
        label={TEXTS.mapOf(name)}
        section={{ centre, zoom: ZOOM[precision] }}
        things={things}
        takesFocus={takesFocus}
      />
      {precision === 'geocoded' && <p className={styles.words}>{TEXTS.approximate}</p>}
      {precision === 'unknown' && <p className={styles.words}>{TEXTS.unknownPosition}</p>}
    </div>
  );
}
