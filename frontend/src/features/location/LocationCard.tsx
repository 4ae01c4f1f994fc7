import { LocateFixed, MapPin, MapPinOff, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { useOnline } from '../../lib/browser/useOnline.js';
import { formatPosition } from '../../lib/format/format-values.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Button } from '../../ui/form/Button.js';
import { Card } from '../../ui/layout/Card.js';
import { formatPlaceLabel } from './detect-place.js';
import styles from './LocationCard.module.css';
import { LOCATION_STRINGS as STRINGS } from './strings.js';
import type { Detection } from './usePlaceDetection.js';

/** Location of the visitor, with buttons to detect, update and clear it. */
export function LocationCard({ detection }: { detection: Detection }) {
  const { state, detect, clear } = detection;
  const isOnline = useOnline();
  const mainButton = useRef<HTMLButtonElement>(null);
  const isLoading = state.status === 'loading';
  const service = getServiceText(state.place?.source, isOnline);
  return (
    <Card className={styles.card}>
      <div className={styles.statusIcon} data-state={state.status} aria-hidden="true">
        {state.status === 'error' ? <MapPinOff /> : <MapPin />}
      </div>
      <div className={styles.text}>
        {service && (
          <p className={styles.service} data-online={isOnline}>
            {service}
          </p>
        )}
        <div role="status" aria-live="polite" aria-busy={isLoading}>
          <LocationText detection={detection} />
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          ref={mainButton}
          variant={state.status === 'idle' ? 'primary' : 'secondary'}
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && detect()}
        >
          {state.status === 'error' ? <RotateCw aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
          {BUTTON_LABELS[state.status]}
        </Button>
        {state.status !== 'idle' && (
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              mainButton.current?.focus();
            }}
          >
            <X aria-hidden="true" />
            {STRINGS.clear}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Returns what is true of the location services; null before they were used, and if they failed. */
function getServiceText(source: 'live' | 'cached' | undefined, isOnline: boolean): string | null {
  if (source === 'live' && isOnline) return STRINGS.online;
  return source === 'cached' && !isOnline ? STRINGS.offline : null;
}

const BUTTON_LABELS = {
  idle: STRINGS.detect,
  loading: STRINGS.detect,
  success: STRINGS.update,
  error: STRINGS.retry,
} as const;

function LocationText({ detection: { state } }: { detection: Detection }) {
  if (state.status === 'loading') {
    return (
      <>
        <h2>{STRINGS.detecting}</h2>
        <Skeleton className={styles.line} />
      </>
    );
  }
  if (state.status === 'error') {
    return (
      <>
        <h2>{STRINGS.errorTitle}</h2>
        <p className={styles.error}>{STRINGS.error}</p>
        <p>{STRINGS.advice}</p>
      </>
    );
  }
  if (state.status === 'idle') {
    return (
      <>
        <h2>{STRINGS.title}</h2>
        <p>{STRINGS.invitation}</p>
      </>
    );
  }
  const { place } = state;
  const isCached = place.source === 'cached';
  return (
    <>
      <h2 className={styles.place}>
        <span>{formatPlaceLabel(place) || STRINGS.unnamed}</span>
        <Badge tone={isCached ? 'plain' : 'good'}>{isCached ? STRINGS.cached : STRINGS.live}</Badge>
      </h2>
      <p>
        {isCached && `${STRINGS.usingCached}. `}
        <span className={styles.position}>{formatPosition(place.latitude, place.longitude)}</span>
      </p>
    </>
  );
}
