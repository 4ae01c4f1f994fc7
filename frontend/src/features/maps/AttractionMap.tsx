import type { Coordinates } from '@placelore/contracts/geography.js';
import { useMemo } from 'react';
import type { Formats } from '../../lib/formats.js';
import { useFormats } from '../../lib/use-formats.js';
import { useWay } from './api.js';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { type NamedPlace, type Way, ZOOM } from './map-model.js';
import { TEXTS } from './texts.js';

interface AttractionMapProps {
  user: Coordinates;
  attraction: NamedPlace;
  takesFocus?: boolean | undefined;
}

/** How to walk from where one is to an attraction. */
export function AttractionMap({ user, attraction, takesFocus }: AttractionMapProps) {
  const formats = useFormats();
  const way = useWay(user, attraction.coordinates);
  const things = useMemo(() => ({ user, place: attraction, isDestination: true, way }), [user, attraction, way]);
  return (
    <div className={styles.map}>
      <MapView
        label={TEXTS.mapOf(attraction.name)}
        section={{ centre: user, zoom: ZOOM.exact }}
        things={things}
        takesFocus={takesFocus}
      />
      <div className={styles.legend}>
        <span className={styles.legendUser}>{TEXTS.youAreHere}</span>
        <span className={styles.legendPlace}>{attraction.name}</span>
        <p role="status" className={way?.estimate ? styles.legendEstimate : styles.legendWay}>
          {way ? wayText(formats, way) : TEXTS.lookingForWay}
        </p>
      </div>
      {way?.attribution && <p className={styles.words}>{way.attribution}</p>}
    </div>
  );
}

const wayText = (formats: Formats, { estimate, distanceMetres, durationSeconds }: Way): string =>
  (estimate ? TEXTS.estimate : TEXTS.onFoot)(formats, distanceMetres, durationSeconds);
