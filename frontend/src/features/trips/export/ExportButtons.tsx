import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { STRINGS } from '../strings.js';
import styles from './ExportButtons.module.css';
import type { ExportedTrip, TripFormat } from './trip-formats.js';

const FORMATS: readonly { format: TripFormat; name: string }[] = [
  { format: 'gpx', name: 'GPX' },
  { format: 'kml', name: 'KML' },
  { format: 'geojson', name: 'GeoJSON' },
];

/** Buttons that download a trip. The code that writes the files is loaded when one is first pressed. */
export function ExportButtons({ trip }: { trip: ExportedTrip }) {
  const download = async (format: TripFormat) => {
    try {
      (await import('./download-trip.js')).downloadTrip(trip, format);
    } catch {
      showToast({ ...STRINGS.actions.exportFailed, destructive: true });
    }
  };
  return (
    <fieldset className={styles.exports} aria-label={STRINGS.actions.exports}>
      <span aria-hidden="true">{STRINGS.actions.exports}</span>
      {FORMATS.map(({ format, name }) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          aria-label={STRINGS.actions.exportAs(name)}
          onClick={() => void download(format)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
