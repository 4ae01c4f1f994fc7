import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { BookOpenText } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { formatPosition } from '../../../lib/format/format-values.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { MapCredit } from '../../../ui/sources/MapCredit.js';
import { type NamedPlace, usePlaceDetails } from '../api.js';
import { SourceBadge } from '../PlaceCard.js';
import { isFromRatings } from '../Stars.js';
import { NEARBY_STRINGS, PLACE_STRINGS as STRINGS } from '../strings.js';
import { FullGuideLink } from './FullGuideLink.js';
import styles from './PlaceDialogs.module.css';

interface PlaceDetailDialogProps {
  place: NamedPlace;
  knownPlace?: NearbyPlace | undefined;
  onGuide: () => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog with the details of a place. */
export function PlaceDetailDialog({ place, knownPlace, onGuide, onClose, returnFocus }: PlaceDetailDialogProps) {
  const { data, error, isLoading, mutate } = usePlaceDetails(place, knownPlace);
  return (
    <Dialog title={place.name} hidesTitle size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.body}>
        {data ? (
          <>
            <PlaceDetails place={data} />
            <div className={styles.actions}>
              <Button variant="secondary" onClick={onGuide}>
                <BookOpenText aria-hidden="true" />
                {STRINGS.quickGuide}
              </Button>
              <FullGuideLink place={place} />
            </div>
          </>
        ) : (
          <PendingContent
            name={place.name}
            hasFailed={error !== undefined && !isLoading}
            onTryAgain={() => void mutate()}
          >
            {STRINGS.loadingDetails(place.name)}
          </PendingContent>
        )}
      </div>
    </Dialog>
  );
}

interface PendingContentProps {
  name: string;
  hasFailed: boolean;
  onTryAgain: () => void;
  /** Loading message. */
  children: string;
}

/** Content of a dialog whose place is loading or could not be loaded. */
export function PendingContent({ name, hasFailed, onTryAgain, children }: PendingContentProps) {
  return (
    <>
      <h2>{name}</h2>
      <div className={styles.pending}>
        {hasFailed ? (
          <div role="alert">
            <Alert title={STRINGS.failed(name)}>
              <p>{STRINGS.failedAdvice}</p>
              <Button variant="secondary" onClick={onTryAgain}>
                {STRINGS.tryAgain}
              </Button>
            </Alert>
          </div>
        ) : (
          <Spinner text={children} />
        )}
      </div>
    </>
  );
}

function PlaceDetails({ place }: { place: NearbyPlace }) {
  const { lat, lng } = place.coordinates;
  return (
    <>
      <p className={styles.badges}>
        <Badge tone="accent">{getCategoryLabel(place.category)}</Badge>
        <SourceBadge place={place} />
        {place.openNow !== null && (
          <Badge tone={place.openNow ? 'good' : 'danger'}>{place.openNow ? STRINGS.open : STRINGS.closed}</Badge>
        )}
      </p>
      <h2>{place.name}</h2>
      <p className={styles.lead}>{place.description}</p>
      <dl className={styles.measures}>
        <Measure label={STRINGS.distance}>{place.distance}</Measure>
        <Measure label={STRINGS.visitTime}>{place.estimatedVisitTime}</Measure>
        <Measure label={STRINGS.popularity}>
          {place.popularity === 0 ? (
            NEARBY_STRINGS.notRated
          ) : (
            <>
              {NEARBY_STRINGS.popularityOfTen(String(Math.round(place.popularity * 10) / 10))}
              <small className={styles.meaning}>
                {isFromRatings(place.attribution) ? STRINGS.popularityFromRatings : STRINGS.popularityFromLookups}
              </small>
            </>
          )}
        </Measure>
        <Measure label={STRINGS.position}>{formatPosition(lat, lng)}</Measure>
      </dl>
      {place.culturalInfo && (
        <section>
          <h3>{STRINGS.significance}</h3>
          <p>{place.culturalInfo}</p>
        </section>
      )}
      {place.facts.length > 0 && <LineList title={STRINGS.facts} lines={place.facts} />}
      {place.openingHours.length > 0 && <LineList title={STRINGS.opening} lines={place.openingHours} />}
      {place.accessibility && <LineList title={STRINGS.accessibility} lines={[place.accessibility]} />}
      {place.website && (
        <p>
          <a href={place.website} target="_blank" rel="nofollow noopener">
            {STRINGS.website}
          </a>
        </p>
      )}
      {place.attribution && (
        <p className={styles.credit}>
          <MapCredit credit={place.attribution} at={place.coordinates} />
        </p>
      )}
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

/** Short lines below a heading. */
export function LineList({ title, lines }: { title: string; lines: readonly string[] }) {
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
