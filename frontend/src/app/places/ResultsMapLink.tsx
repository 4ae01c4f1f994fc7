import { Map as MapIcon } from 'lucide-react';
import { formatMapView } from '../../features/maps/model/map-area.js';
import { fitViewport } from '../../features/maps/model/map-model.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from './map-strings.js';
import styles from './ResultsMapLink.module.css';
import type { GuidePin } from './to-guide-pins.js';

/** Part of a phone's screen that the map's controls leave free, in pixels. */
const FREE_SIZE = { width: 280, height: 400 };
/** Zoom level that shows a part of a town. */
const MAX_ZOOM = 14;

/**
 * Link from the results of a search to the map of their area. It stays above the bottom bar of screens that have no room
 * for a map next to the results.
 */
export default function ResultsMapLink({ pins }: { pins: readonly GuidePin[] }) {
  const viewport = fitViewport(
    pins.map(({ coordinates }) => coordinates),
    MAX_ZOOM,
    FREE_SIZE,
  );
  return (
    <Button asChild size="small" className={styles.link}>
      <Link to={`/map?at=${formatMapView(viewport)}`}>
        <MapIcon aria-hidden="true" />
        {STRINGS.showOnMap}
      </Link>
    </Button>
  );
}
