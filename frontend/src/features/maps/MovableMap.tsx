import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { AttractionMap } from './AttractionMap.js';
import { InteractiveMap, type InteractiveMapProps } from './InteractiveMap.js';
import styles from './Maps.module.css';
import type { NamedPlace } from './map-model.js';
import { TEXTS } from './texts.js';
import { useDevicePosition } from './useDevicePosition.js';

/** A map of a place, and on request the way there from where one is. Load it lazily. */
export default function MovableMap({ place, neighbours }: Pick<InteractiveMapProps, 'place' | 'neighbours'>) {
  const device = useDevicePosition();
  const { coordinates, name } = place;
  const [attraction] = useState<NamedPlace | null>(coordinates && { name, coordinates });
  return (
    <>
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
    </>
  );
}
