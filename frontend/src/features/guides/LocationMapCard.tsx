import type { Coordinates } from '@placelore/contracts/geography.js';
import { ExternalLink, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { positionText } from '../../lib/format.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Hidden } from '../../ui/Hidden.js';
import { mapsSearch } from './guide-address.js';
import styles from './LocationMapCard.module.css';
import { TEXTS } from './texts.js';

interface LocationMapCardProps {
  name: string;
  coordinates: Coordinates | null;
  map: ReactNode;
}

/** Where a place is, and ways to see that on a map of the reader's choice. */
export function LocationMapCard({ name, coordinates, map }: LocationMapCardProps) {
  const address = mapsSearch(name, coordinates);
  return (
    <Card className={styles.card}>
      <h2>{TEXTS.page.map}</h2>
      {map}
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
