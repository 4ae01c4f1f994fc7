import { places } from '@placelore/contracts/places/maps.js';
import { toPlaceName } from '@placelore/contracts/places/names/place-name.js';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { buildRequest } from '../../../lib/api/api.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Button } from '../../../ui/form/Button.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import type { InteractiveMapProps } from '../InteractiveMap.js';
import { lazyMap } from '../lazy-map.js';
import styles from '../Maps.module.css';
import { getPrecision, type MappedPlace, ZOOM_LEVELS } from '../model/map-model.js';
import { CARD_STRINGS } from './card-strings.js';

const InteractiveMapPanel = lazyMap(
  () => import('../InteractiveMapPanel.js'),
  <div className={styles.frame}>
    <Spinner text={CARD_STRINGS.loading} />
  </div>,
);

/** Size in pixels. */
const IMAGE_SIZE = { width: 600, height: 300 } as const;

interface StaticMapCardProps extends Pick<InteractiveMapProps, 'place' | 'nearbyPlaces'> {
  /** Whether the interactive map opens with the walking route from the device's position. */
  showsRoute?: boolean | undefined;
}

/** Static map image of a place, which is replaced with an interactive map on request. */
export function StaticMapCard({ place, nearbyPlaces, showsRoute }: StaticMapCardProps) {
  const [isInteractive, setIsInteractive] = useState(false);
  if (isInteractive || showsRoute) {
    return <InteractiveMapPanel place={place} nearbyPlaces={nearbyPlaces} showsRoute={showsRoute} />;
  }
  return (
    <div className={styles.card}>
      <SafeImage
        sources={[getMapImageUrl(place)]}
        alt={CARD_STRINGS.imageAlt(place.name)}
        className={styles.image}
        size={IMAGE_SIZE}
        isLazy
        fallback={<p className={styles.noImage}>{CARD_STRINGS.imageMissing}</p>}
      />
      <Button variant="secondary" size="small" className={styles.open} onClick={() => setIsInteractive(true)}>
        <MapPinned aria-hidden="true" />
        {CARD_STRINGS.viewInteractive}
      </Button>
    </div>
  );
}

/** Returns the URL of a place's map image. */
export function getMapImageUrl(place: MappedPlace): string {
  const { name, location, coordinates } = place;
  const zoom = ZOOM_LEVELS[getPrecision(place)];
  const size = `${IMAGE_SIZE.width}x${IMAGE_SIZE.height}`;
  if (!coordinates) {
    const placeName = toPlaceName(location ?? '') || toPlaceName(name);
    return buildRequest(places.staticMap, { location: placeName, zoom, size }).url;
  }
  const { lat, lng } = coordinates;
  return buildRequest(places.staticMap, { lat, lng, zoom, size, markers: `${lat},${lng}` }).url;
}
