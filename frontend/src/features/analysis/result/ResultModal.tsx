import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { Compass, MapPin, Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { formatPosition } from '../../../lib/format/format-values.js';
import { getGuidePath } from '../../../lib/urls.js';
import { CitationScope } from '../../../ui/citations/CitationScope.js';
import { MarkedText } from '../../../ui/citations/MarkedText.js';
import { TextFoot } from '../../../ui/citations/TextFoot.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { OpenInMaps } from '../../../ui/navigation/OpenInMaps.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { sharePage } from '../../../ui/share.js';
import { STRINGS } from '../dialog-strings.js';
import { DeleteAnalysis } from './DeleteAnalysis.js';
import { Authorship, Evidence } from './Evidence.js';
import { PlaceCorrectionToggle } from './PlaceCorrectionToggle.js';
import styles from './ResultModal.module.css';
import { GuestInvitation, NotIdentifiedAdvice } from './ResultNotes.js';

const RESULT_STRINGS = STRINGS.result;

interface ResultModalProps {
  result: AnalysisResult;
  /** Photo on the device, for when the stored one cannot be shown. */
  photoUrl: string | null;
  isSignedIn: boolean;
  map: ReactNode;
  /** Travel offers for the place. */
  offers: ReactNode;
  /** Toggle that shows that the result is saved, and unsaves it. */
  saveToggle: ReactNode;
  /** Returns to the dialog where the user can add the location of the photo. */
  onAddLocation: () => void;
  /** Requests a new result for another place. */
  onCorrect: (place: PlaceChoice) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ResultModal(props: ResultModalProps) {
  const { result, photoUrl, isSignedIn, map, offers, saveToggle, onAddLocation, onCorrect, onClose, returnFocus } =
    props;
  const { discoveryId } = result;
  const reportedText = useMemo(
    () => (discoveryId === null ? null : { type: 'discovery' as const, id: String(discoveryId) }),
    [discoveryId],
  );
  const hasPosition = result.latitude !== null && result.longitude !== null;
  return (
    <Dialog title={result.title} hidesTitle size="wide" onClose={onClose} returnFocus={returnFocus}>
      <CitationScope citations={result} reportedText={reportedText}>
        <article className={styles.result}>
          <SafeImage
            sources={[result.imageUrl, photoUrl]}
            alt={RESULT_STRINGS.photo(result.title)}
            className={styles.photo}
            fallback={
              <div className={styles.noPhoto}>
                <NauticalChart />
              </div>
            }
          />
          <div className={styles.body}>
            <header className={styles.header}>
              {result.identified && <Badge tone="accent">{getCategoryLabel(result.category)}</Badge>}
              <h2>{result.title}</h2>
              {result.location && result.location !== result.title && (
                <p className={styles.location}>
                  <MapPin aria-hidden="true" />
                  <span>
                    <em>{result.location}</em>
                    {hasPosition && (
                      <span className={styles.position}>
                        {formatPosition(result.latitude ?? 0, result.longitude ?? 0)}
                      </span>
                    )}
                  </span>
                </p>
              )}
              {result.latitude !== null && result.longitude !== null && (
                <p>
                  <OpenInMaps name={result.title} coordinates={{ lat: result.latitude, lng: result.longitude }} />
                </p>
              )}
              {isSignedIn && (
                <div className={styles.actions}>
                  {result.discoveryId !== null && saveToggle}
                  <Button variant="secondary" size="small" onClick={() => void sharePage(result)}>
                    <Share2 aria-hidden="true" />
                    {RESULT_STRINGS.share}
                  </Button>
                </div>
              )}
              {result.discoveryId === null && <DeleteAnalysis result={result} onDeleted={onClose} />}
              <PlaceCorrectionToggle result={result} onChoose={onCorrect} />
            </header>

            {!result.identified && <NotIdentifiedAdvice result={result} onAddLocation={onAddLocation} />}
            {result.description && (
              <p className={styles.lead}>
                <MarkedText text={result.description} />
              </p>
            )}

            <div className={styles.columns}>
              <div className={styles.main}>
                {result.culturalInfo && (
                  <section>
                    <h3>{RESULT_STRINGS.significance}</h3>
                    {splitParagraphs(result.culturalInfo).map((paragraph) => (
                      <p key={paragraph}>
                        <MarkedText text={paragraph} />
                      </p>
                    ))}
                  </section>
                )}
                {result.facts.length > 0 && (
                  <section>
                    <h3>{RESULT_STRINGS.facts}</h3>
                    <ol className={styles.facts}>
                      {result.facts.map((fact) => (
                        <li key={fact}>
                          <MarkedText text={fact} />
                        </li>
                      ))}
                    </ol>
                  </section>
                )}
              </div>
              <aside className={styles.side}>
                <Evidence result={result} />
                <NearbySection result={result} />
              </aside>
            </div>

            {map}
            <Suspense>{offers}</Suspense>
            {!isSignedIn && <GuestInvitation isSaved={result.discoveryId !== null} />}
            <Authorship result={result} />
            <TextFoot heading="h3" />
          </div>
        </article>
      </CitationScope>
    </Dialog>
  );
}

function NearbySection({ result }: { result: AnalysisResult }) {
  if (result.nearbyAttractions.length === 0) return null;
  return (
    <section>
      <h3>
        <Compass aria-hidden="true" />
        {RESULT_STRINGS.nearby}
      </h3>
      <ul className={styles.nearby}>
        {result.nearbyAttractions.map((place) => (
          <li key={`${place.name} ${place.coordinates.lat} ${place.coordinates.lng}`}>
            <Link to={getGuidePath(place.name, place.coordinates)}>{place.name}</Link>
            <span className={styles.distance}>{place.distance}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const splitParagraphs = (text: string): string[] => [
  ...new Set(text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')),
];
