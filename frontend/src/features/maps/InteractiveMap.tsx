import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useMemo } from 'react';
import { useGeocoded } from './api.js';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import {
  FALLBACK_POSITION,
  getPrecision,
  type MapOverlays,
  type MappedPlace,
  type NamedPlace,
  ZOOM_LEVELS,
} from './model/map-model.js';
import { STRINGS } from './strings.js';

export interface InteractiveMapProps {
  place: MappedPlace;
  user?: Coordinates | undefined;
  nearbyPlaces?: readonly NamedPlace[] | undefined;
  /** Whether to take the focus, because the element that had it was replaced. */
  shouldFocus?: boolean | undefined;
}

/** Map of a place and its surroundings. */
export function InteractiveMap({ place, user, nearbyPlaces, shouldFocus }: InteractiveMapProps) {
  const geocoded = useGeocoded(place.coordinates ? null : place.location || place.name);
  const position = place.coordinates ?? geocoded;
  const precision = position ? getPrecision(place) : 'unknown';
  const center = position ?? FALLBACK_POSITION;
  const { name } = place;
  const [lat, lng] = [position?.lat, position?.lng];
  const overlays = useMemo((): MapOverlays => {
    const coordinates = lat === undefined || lng === undefined ? undefined : { lat, lng };
    return {
      user,
      nearbyPlaces,
      place: coordinates && { name, coordinates: coordinates },
      approximate: precision === 'geocoded' ? coordinates : undefined,
    };
  }, [lat, lng, name, user, nearbyPlaces, precision]);

  if (position === undefined) return <div className={styles.frame} aria-busy="true" />;
  return (
    <div className={styles.map}>
      <MapView
        label={STRINGS.mapLabel(name)}
        viewport={{ center, zoom: ZOOM_LEVELS[precision] }}
        overlays={overlays}
        shouldFocus={shouldFocus}
      />
      {precision === 'geocoded' && <p className={styles.text}>{STRINGS.approximate}</p>}
      {precision === 'unknown' && <p className={styles.text}>{STRINGS.unknownPosition}</p>}
    </div>
  );
}
