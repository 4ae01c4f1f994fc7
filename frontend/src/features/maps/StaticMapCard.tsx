import { places } from '@placelore/contracts/maps.js';
import { asPlaceName } from '@placelore/contracts/place-name.js';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { requestOf } from '../../lib/api-request.js';
import { Button } from '../../ui/Button.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { Spinner } from '../../ui/Spinner.js';
import type { InteractiveMapProps } from './InteractiveMap.js';
import styles from './Maps.module.css';
import { type MappedPlace, precisionOf, ZOOM } from './map-model.js';
import { mapOnDemand } from './map-on-demand.js';
import { TEXTS } from './texts.js';

const MovableMap = mapOnDemand(
  () => import('./MovableMap.js'),
  <div className={styles.frame}>
    <Spinner text={TEXTS.loading} />
  </div>,
);

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

function pictureOf(place: MappedPlace): string {
  const { name, location, coordinates } = place;
  const zoom = ZOOM[precisionOf(place)];
  const size = `${SIZE.width}x${SIZE.height}`;
  if (!coordinates) {
    const asked = asPlaceName(location ?? '') || asPlaceName(name);
    return requestOf(places.staticMap, { location: asked, zoom, size }).url;
  }
  const { lat, lng } = coordinates;
  return requestOf(places.staticMap, { lat, lng, zoom, size, markers: `${lat},${lng}` }).url;
}
