import type { Coordinates } from '@placelore/contracts/geography.js';
import { places } from '@placelore/contracts/maps.js';
import { ExternalLink, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestOf } from '../../lib/api-request.js';
import { positionText } from '../../lib/format.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Hidden } from '../../ui/Hidden.js';
import { SafeImage } from '../../ui/SafeImage.js';
import { mapsSearch } from './guide-address.js';
import styles from './LocationMapCard.module.css';
import { TEXTS } from './texts.js';

interface LocationMapCardProps {
  name: string;
  coordinates: Coordinates | null;
  /** Whether that is the very position, not only that of the name. */
  isExact: boolean;
  /** Takes the place of the map as a picture. */
  map?: ReactNode;
}

/** Of Web Mercator. */
const ZOOM = { exact: 15, geocoded: 13 } as const;

/** Where a place is, and ways to see that on a map of the reader's choice. */
export function LocationMapCard({ name, coordinates, isExact, map }: LocationMapCardProps) {
  const address = mapsSearch(name, coordinates);
  return (
    <Card className={styles.card}>
      <h2>{TEXTS.page.map}</h2>
      <div className={styles.map}>{map ?? <MapPicture {...{ name, coordinates, isExact }} />}</div>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {coordinates ? positionText(coordinates.lat, coordinates.lng) : TEXTS.page.mapLink}
          <ExternalLink aria-hidden="true" className={styles.out} />
          <Hidden>{` ${TEXTS.page.newTab}`}</Hidden>
        </a>
      </p>
      <Button asChild look="secondary">
        <a href={address} target="_blank" rel="noopener noreferrer">
          <MapPinned aria-hidden="true" />
          {TEXTS.page.mapButton}
          <Hidden>{TEXTS.page.newTab}</Hidden>
        </a>
      </Button>
    </Card>
  );
}

/** Shown close when the very position is known, from farther away otherwise. */
function MapPicture({ name, coordinates, isExact }: Omit<LocationMapCardProps, 'map'>) {
  if (coordinates === null) return <Chart />;
  const { lat, lng } = coordinates;
  const { url } = requestOf(places.staticMap, {
    lat,
    lng,
    zoom: isExact ? ZOOM.exact : ZOOM.geocoded,
    size: '600x300',
    markers: `${lat},${lng}`,
  });
  return <SafeImage sources={[url]} alt={TEXTS.page.mapAlt(name)} fallback={<Chart />} />;
}
