import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/form/Button.js';
import { AttractionMap } from './AttractionMap.js';
import { CARD_STRINGS } from './card/card-strings.js';
import { InteractiveMap, type InteractiveMapProps } from './InteractiveMap.js';
import styles from './Maps.module.css';
import type { NamedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';
import { useDevicePosition } from './useDevicePosition.js';

interface InteractiveMapPanelProps extends Pick<InteractiveMapProps, 'place' | 'nearbyPlaces'> {
  /** Whether the route is requested, if a button outside of this panel does that. */
  showsRoute?: boolean | undefined;
}

/** Map of a place, with the route from the visitor on request. It must be lazy-loaded. */
export default function InteractiveMapPanel({ place, nearbyPlaces, showsRoute }: InteractiveMapPanelProps) {
  const device = useDevicePosition();
  const { locate } = device;
  useEffect(() => {
    if (showsRoute) void locate();
  }, [showsRoute]);
  const { coordinates, name } = place;
  const [attraction] = useState<NamedPlace | null>(coordinates && { name, coordinates });
  return (
    <>
      {device.position && attraction ? (
        <AttractionMap user={device.position} attraction={attraction} shouldFocus />
      ) : (
        <InteractiveMap place={place} nearbyPlaces={nearbyPlaces} shouldFocus />
      )}
      {attraction && !device.position && showsRoute !== false && (
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={device.locate} aria-disabled={device.state === 'locating'}>
            <Footprints aria-hidden="true" />
            {device.state === 'locating' ? STRINGS.locating : showsRoute ? CARD_STRINGS.tryAgain : STRINGS.walkFromHere}
          </Button>
          <p role="status">{device.state === 'denied' && STRINGS.denied}</p>
        </div>
      )}
    </>
  );
}
