import { LocateFixed, MapPin, MapPinOff, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { positionText } from '../../lib/format.js';
import { useOnline } from '../../lib/online.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { labelOf } from './detect.js';
import styles from './LocationCard.module.css';
import { LOCATION_TEXTS as TEXTS } from './texts.js';
import type { Detection } from './useDetection.js';

/** Where the visitor is, and the buttons to find that out, anew or no more. */
export function LocationCard({ detection }: { detection: Detection }) {
  const { state, detect, clear } = detection;
  const online = useOnline();
  const main = useRef<HTMLButtonElement>(null);
  const loading = state.at === 'loading';
  return (
    <Card className={styles.card}>
      <div className={styles.mark} data-state={state.at} aria-hidden="true">
        {state.at === 'error' ? <MapPinOff /> : <MapPin />}
      </div>
      <div className={styles.words}>
        <p className={styles.service} data-online={online}>
          {online ? TEXTS.online : TEXTS.offline}
        </p>
        <div role="status" aria-live="polite" aria-busy={loading}>
          <Words detection={detection} />
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          ref={main}
          look={state.at === 'idle' ? 'primary' : 'secondary'}
          aria-disabled={loading || undefined}
          onClick={() => !loading && detect()}
        >
          {state.at === 'error' ? <RotateCw aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
          {BUTTONS[state.at]}
        </Button>
        {state.at !== 'idle' && (
          <Button
            look="quiet"
            onClick={() => {
              clear();
              main.current?.focus();
            }}
          >
            <X aria-hidden="true" />
            {TEXTS.clear}
          </Button>
        )}
      </div>
    </Card>
  );
}

const BUTTONS = { idle: TEXTS.detect, loading: TEXTS.detect, success: TEXTS.update, error: TEXTS.retry } as const;

function Words({ detection: { state } }: { detection: Detection }) {
  if (state.at === 'loading') {
    return (
      <>
        <h2>{TEXTS.detecting}</h2>
        <Skeleton className={styles.line} />
      </>
    );
  }
  if (state.at === 'error') {
    return (
      <>
        <h2>{TEXTS.errorTitle}</h2>
        <p className={styles.error}>{TEXTS.error}</p>
        <p>{TEXTS.advice}</p>
      </>
    );
  }
  if (state.at === 'idle') {
    return (
      <>
        <h2>{TEXTS.title}</h2>
        <p>{TEXTS.invitation}</p>
      </>
    );
  }
  const { place } = state;
  const cached = place.source === 'cached';
  return (
    <>
      <h2 className={styles.place}>
        <span>{labelOf(place) || TEXTS.unnamed}</span>
        <Badge tone={cached ? 'plain' : 'good'}>{cached ? TEXTS.cached : TEXTS.live}</Badge>
      </h2>
      <p>
        {cached && `${TEXTS.usingCached}. `}
        <span className={styles.position}>{positionText(place.latitude, place.longitude)}</span>
      </p>
    </>
  );
}
