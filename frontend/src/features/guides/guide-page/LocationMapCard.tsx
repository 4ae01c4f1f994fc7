import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { ExternalLink, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPosition } from '../../../lib/format/format-values.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { getMapsSearchUrl } from '../guide-request.js';
import { STRINGS } from '../strings.js';
import styles from './LocationMapCard.module.css';

interface LocationMapCardProps {
  name: string;
  coordinates: Coordinates | null;
  map: ReactNode;
}

/** Map of a place with links to other map services. */
export function LocationMapCard({ name, coordinates, map }: LocationMapCardProps) {
  const mapsUrl = getMapsSearchUrl(name, coordinates);
  return (
    <Card className={styles.card}>
      <h2>{STRINGS.page.map}</h2>
      {map}
      <p>
        <a href={mapsUrl} target="_blank" rel="noopener noreferrer">
          {coordinates ? formatPosition(coordinates.lat, coordinates.lng) : STRINGS.page.mapLink}
          <ExternalLink aria-hidden="true" className={styles.externalLinkIcon} />
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
