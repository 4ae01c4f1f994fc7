import type { NearbyPlace } from '@placelore/contracts/places.js';
import { BookOpenText } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { positionText } from '../../lib/format.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Notice } from '../../ui/Notice.js';
import { Spinner } from '../../ui/Spinner.js';
import { type NamedPlace, usePlaceDetails } from './api.js';
import { FullGuideLink } from './FullGuideLink.js';
import { SourceBadge } from './PlaceCard.js';
import styles from './PlaceDialogs.module.css';
import { NEARBY_TEXTS, PLACE_TEXTS as TEXTS } from './texts.js';

interface PlaceDetailDialogProps {
  place: NamedPlace;
  known?: NearbyPlace | undefined;
  onGuide: () => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** All that is known of a place. */
export function PlaceDetailDialog({ place, known, onGuide, onClose, returnFocus }: PlaceDetailDialogProps) {
  const { data, error, isLoading, mutate } = usePlaceDetails(place, known);
  return (
    <Dialog title={place.name} plain size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.body}>
        {data ? (
          <>
            <Details place={data} />
            <div className={styles.actions}>
              <Button look="secondary" onClick={onGuide}>
                <BookOpenText aria-hidden="true" />
                {TEXTS.quickGuide}
              </Button>
              <FullGuideLink place={place} />
            </div>
          </>
        ) : (
          <Pending name={place.name} failed={error !== undefined && !isLoading} onTryAgain={() => void mutate()}>
            {TEXTS.loadingDetails(place.name)}
          </Pending>
        )}
      </div>
    </Dialog>
  );
}

interface PendingProps {
  name: string;
  failed: boolean;
  onTryAgain: () => void;
  /** Said while it loads. */
  children: string;
}

/** A dialog about a place that is not there yet, or could not be loaded. */
export function Pending({ name, failed, onTryAgain, children }: PendingProps) {
  return (
    <>
      <h2>{name}</h2>
      <div className={styles.pending}>
        {failed ? (
          <div role="alert">
            <Notice title={TEXTS.failed(name)}>
              <p>{TEXTS.failedAdvice}</p>
              <Button look="secondary" onClick={onTryAgain}>
                {TEXTS.tryAgain}
              </Button>
            </Notice>
          </div>
        ) : (
          <Spinner text={children} />
        )}
      </div>
    </>
  );
}

function Details({ place }: { place: NearbyPlace }) {
  const { lat, lng } = place.coordinates;
  return (
    <>
      <p className={styles.badges}>
        <Badge tone="accent">{place.category}</Badge>
        <SourceBadge place={place} />
        {place.openNow !== null && (
          <Badge tone={place.openNow ? 'good' : 'danger'}>{place.openNow ? TEXTS.open : TEXTS.closed}</Badge>
        )}
      </p>
      <h2>{place.name}</h2>
      <p className={styles.lead}>{place.description}</p>
      <dl className={styles.measures}>
        <Measure label={TEXTS.distance}>{place.distance}</Measure>
        <Measure label={TEXTS.visitTime}>{place.estimatedVisitTime}</Measure>
        <Measure label={TEXTS.popularity}>
          {place.popularity === 0
            ? NEARBY_TEXTS.notRated
            : NEARBY_TEXTS.popularityOfTen(String(Math.round(place.popularity * 10) / 10))}
        </Measure>
        <Measure label={TEXTS.position}>{positionText(lat, lng)}</Measure>
      </dl>
      {place.culturalInfo && (
        <section>
          <h3>{TEXTS.significance}</h3>
          <p>{place.culturalInfo}</p>
        </section>
      )}
      {place.facts.length > 0 && <Lines title={TEXTS.facts} lines={place.facts} />}
      {place.openingHours.length > 0 && <Lines title={TEXTS.opening} lines={place.openingHours} />}
      {place.accessibility && <Lines title={TEXTS.accessibility} lines={[place.accessibility]} />}
      {place.website && (
        <p>
          <a href={place.website} target="_blank" rel="nofollow noopener">
            {TEXTS.website}
          </a>
        </p>
      )}
      {place.attribution && <p className={styles.credit}>{place.attribution}</p>}
    </>
  );
}

function Measure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Short texts under a heading. */
export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
