import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { MapPin, Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useMemo } from 'react';
import { formatPosition } from '../../../lib/format/format-values.js';
import { CitationScope } from '../../../ui/citations/CitationScope.js';
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
import { OutcomeQuestion } from './outcome/OutcomeQuestion.js';
import { getAreaHeading, getOutcomeTitle } from './outcome/outcome-title.js';
import { PlaceCorrectionToggle } from './PlaceCorrectionToggle.js';
import styles from './ResultModal.module.css';
import { GuestInvitation } from './ResultNotes.js';
import { ResultTexts } from './ResultTexts.js';

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
  /** Analyzes the photo again, with words about its place. */
  onLookAgain: (location: string) => void;
  /** Requests a new result for another place. */
  onCorrect: (place: PlaceChoice) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ResultModal(props: ResultModalProps) {
  const { result, photoUrl, onLookAgain, onCorrect, onClose, returnFocus } = props;
  const title = getOutcomeTitle(result);
  const hasPlace = result.outcome === 'identified' || result.outcome === 'position only';
  const { discoveryId } = result;
  const reportedText = useMemo(
    () => (discoveryId === null ? null : { type: 'discovery' as const, id: String(discoveryId) }),
    [discoveryId],
  );
  return (
    <Dialog title={title} hidesTitle size="wide" onClose={onClose} returnFocus={returnFocus}>
      <CitationScope citations={result} reportedText={reportedText}>
        <article className={styles.result}>
          <SafeImage
            sources={[result.imageUrl, photoUrl]}
            alt={result.identified ? RESULT_STRINGS.photo(title) : RESULT_STRINGS.unnamedPhoto}
            className={styles.photo}
            fallback={
              <div className={styles.noPhoto}>
                <NauticalChart />
              </div>
            }
          />
          <div className={styles.body}>
            {result.identified ? (
              <PlaceHeader {...props} />
            ) : (
              <OutcomeQuestion result={result} onChoose={onCorrect} onLookAgain={onLookAgain} />
            )}
            {hasPlace ? <PlaceSections {...props} /> : <Evidence result={result} />}
            {result.discoveryId === null && <DeleteAnalysis result={result} onDeleted={onClose} />}
          </div>
        </article>
      </CitationScope>
    </Dialog>
  );
}

/** Name, location and actions of an identified place. */
function PlaceHeader({ result, onCorrect, ...props }: ResultModalProps) {
  const { latitude, longitude } = result;
  return (
    <header className={styles.header}>
      <Badge tone="accent">{getCategoryLabel(result.category)}</Badge>
      <h2>{result.title}</h2>
      {result.location && result.location !== result.title && (
        <p className={styles.location}>
          <MapPin aria-hidden="true" />
          <span>
            <em>{result.location}</em>
            {latitude !== null && longitude !== null && (
              <span className={styles.position}>{formatPosition(latitude, longitude)}</span>
            )}
          </span>
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <p>
          <OpenInMaps name={result.title} coordinates={{ lat: latitude, lng: longitude }} />
        </p>
      )}
      <MemberActions result={result} {...props} />
      <PlaceCorrectionToggle result={result} onChoose={onCorrect} />
    </header>
  );
}

function MemberActions({
  result,
  isSignedIn,
  saveToggle,
}: Pick<ResultModalProps, 'result' | 'isSignedIn' | 'saveToggle'>) {
  if (!isSignedIn) return null;
  return (
    <div className={styles.actions}>
      {result.discoveryId !== null && saveToggle}
      <Button variant="secondary" size="small" onClick={() => void sharePage(result)}>
        <Share2 aria-hidden="true" />
        {RESULT_STRINGS.share}
      </Button>
    </div>
  );
}

/** Everything that is known about the place, or about the town of a photo of which only the position is known. */
function PlaceSections(props: ResultModalProps) {
  const { result, isSignedIn, map, offers } = props;
  return (
    <>
      {!result.identified && (
        <>
          <MemberActions {...props} />
          <h2 className={styles.areaHeading}>{getAreaHeading(result)}</h2>
        </>
      )}
      <ResultTexts result={result} />
      {map}
      <Suspense>{offers}</Suspense>
      {!isSignedIn && <GuestInvitation isSaved={result.discoveryId !== null} />}
      <Authorship result={result} />
      <TextFoot heading="h3" />
    </>
  );
}
