import { places } from '@placelore/contracts/maps.js';
import { Footprints, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { requestOf } from '../../lib/api-request.js';
import { Button } from '../../ui/Button.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { Spinner } from '../../ui/Spinner.js';
import type { InteractiveMapProps } from './InteractiveMap.js';
import styles from './Maps.module.css';
import { type MappedPlace, type NamedPlace, precisionOf, ZOOM } from './map-model.js';
import { TEXTS } from './texts.js';
import { useDevicePosition } from './useDevicePosition.js';

const InteractiveMap = lazy(() => import('./InteractiveMap.js'));
const AttractionMap = lazy(() => import('./AttractionMap.js'));

/** Pixels, as the document has it. */
const SIZE = { width: 600, height: 300 } as const;

type StaticMapCardProps = Pick<InteractiveMapProps, 'place' | 'neighbours'>;

/** A picture of where a place is, that a map which can be moved takes the place of when somebody wants it. */
export function StaticMapCard({ place, neighbours }: StaticMapCardProps) {
  const [isInteractive, setInteractive] = useState(false);
  if (isInteractive) return <MovableMap place={place} neighbours={neighbours} />;
  return (
    <div className={styles.card}>
      <SafeImage
        sources={[pictureOf(place)]}
        alt={TEXTS.pictureOf(place.name)}
        className={styles.picture}
        size={SIZE}
        lazy
        fallback={<p className={styles.noPicture}>{TEXTS.pictureMissing}</p>}
      />
      <Button look="secondary" size="small" className={styles.open} onClick={() => setInteractive(true)}>
        <MapIcon aria-hidden="true" />
        {TEXTS.viewInteractive}
      </Button>
    </div>
  );
}

function MovableMap({ place, neighbours }: StaticMapCardProps) {
  const device = useDevicePosition();
  const { coordinates, name } = place;
  const [attraction] = useState<NamedPlace | null>(coordinates && { name, coordinates });
  return (
    <Suspense
      fallback={
        <div className={styles.frame}>
          <Spinner text={TEXTS.loading} />
        </div>
      }
    >
      {device.position && attraction ? (
        <AttractionMap user={device.position} attraction={attraction} takesFocus />
      ) : (
        <InteractiveMap place={place} neighbours={neighbours} takesFocus />
      )}
      {attraction && !device.position && (
        <div className={styles.actions}>
          <Button look="secondary" size="small" onClick={device.locate} aria-disabled={device.state === 'locating'}>
            <Footprints aria-hidden="true" />
            {device.state === 'locating' ? TEXTS.locating : TEXTS.walkFromHere}
          </Button>
          <p role="status">{device.state === 'denied' && TEXTS.denied}</p>
        </div>
      )}
    </Suspense>
  );
}

function pictureOf(place: MappedPlace): string {
  const { name, location, coordinates } = place;
  const zoom = ZOOM[precisionOf(place)];
  const size = `${SIZE.width}x${SIZE.height}`;
  if (!coordinates) {
    return requestOf(places.staticMap, { location: location || name, zoom, size }).url;
  }
  const { lat, lng } = coordinates;
  return requestOf(places.staticMap, { lat, lng, zoom, size, markers: `${lat},${lng}` }).url;
}
