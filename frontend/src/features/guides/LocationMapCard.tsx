import type { Coordinates } from '@placelore/contracts/geography.js';
import { ExternalLink, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPosition } from '../../lib/format.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { VisuallyHidden } from '../../ui/Hidden.js';
import { getMapsSearchUrl } from './guide-address.js';
import styles from './LocationMapCard.module.css';
import { STRINGS } from './texts.js';

interface LocationMapCardProps {
  name: string;
  coordinates: Coordinates | null;
  map: ReactNode;
}

/** Where a place is, and ways to see that on a map of the reader's choice. */
export function LocationMapCard({ name, coordinates, map }: LocationMapCardProps) {
  const mapsUrl = getMapsSearchUrl(name, coordinates);
  return (
    <Card className={styles.card}>
      <h2>{STRINGS.page.map}</h2>
      {map}
      <p>
        <a href={mapsUrl} target="_blank" rel="noopener noreferrer">
          {coordinates ? formatPosition(coordinates.lat, coordinates.lng) : STRINGS.page.mapLink}
          <ExternalLink aria-hidden="true" className={styles.out} />
          <VisuallyHidden>{` ${STRINGS.page.newTab}`}</VisuallyHidden>
        </a>
      </p>
      <Button asChild variant="secondary">
        <a href={mapsUrl} target="_blank" rel="noopener noreferrer">
          <MapPinned aria-hidden="true" />
          {STRINGS.page.mapButton}
          <VisuallyHidden>{STRINGS.page.newTab}</VisuallyHidden>
        </a>
      </Button>
    </Card>
  );
}
