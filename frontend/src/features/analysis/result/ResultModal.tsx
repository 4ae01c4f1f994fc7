import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { BookOpen, Check, Footprints, MapPin, Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState, ViewTransition } from 'react';
import { getResponsiveImage } from '../../../lib/images.js';
import { getAnalysisPhotoPath } from '../../../lib/urls.js';
import { CitationScope } from '../../../ui/citations/CitationScope.js';
import { TextFoot } from '../../../ui/citations/TextFoot.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { OpenInMaps } from '../../../ui/navigation/OpenInMaps.js';
import { PageDialog } from '../../../ui/overlay/PageDialog.js';
import { sharePage } from '../../../ui/share.js';
import { STRINGS } from '../dialog-strings.js';
import { PHOTO_TRANSITION } from '../progress/AnalyzingOverlay.js';
import { PlaceCorrectionToggle } from './correction/PlaceCorrectionToggle.js';
import { DeleteAnalysis } from './DeleteAnalysis.js';
import { Authorship, Evidence } from './outcome/Evidence.js';
import { OutcomeQuestion } from './outcome/OutcomeQuestion.js';
import { getAreaHeading, getOutcomeTitle, withoutTitle } from './outcome/outcome-title.js';
import { PositionPicker, type RenderPicker } from './outcome/PositionPicker.js';
import { getStrongestClue, isFromPhoto, isTakenNearby } from './outcome/photo-support.js';
import styles from './ResultModal.module.css';
import { GuestInvitation } from './ResultNotes.js';
import { NearbySections, ResultTexts } from './ResultTexts.js';
import { getResultGuidePath } from './result-guide-path.js';
import { planResultWalk } from './walk/plan-result-walk.js';
import type { WalkStop } from './walk/plan-walk.js';
import { getStopNames, Walk } from './walk/Walk.js';

const RESULT_STRINGS = STRINGS.result;
/** Size of a stored photo in pixels. */
const PHOTO_SIZE = { width: 1200, height: 800 };
/** The photo is as wide as a small screen, or as the left column of a large one. */
const PHOTO_DISPLAY_SIZES = '(min-width: 56.01rem) min(45vw, 34rem), 100vw';

interface ResultModalProps {
  result: AnalysisResult;
  /** Photo on the device, which appears immediately; if null, the stored one is loaded. */
  photoUrl: string | null;
  isSignedIn: boolean;
  /** Renders its map; with `showsRoute`, including the route from the device's position. */
  renderMap: (showsRoute: boolean) => ReactNode;
  /** Travel offers for the place. */
  offers: ReactNode;
  /** Toggle that shows that the result is saved, and removes it when pressed. */
  saveToggle: ReactNode;
  /** Analyzes the photo again with a location hint; null if the photo is no longer on this device. */
  onLookAgain: ((location: string) => void) | null;
  /** Renders a map on which the position of an unknown photo is picked. */
  renderPicker?: RenderPicker | undefined;
  /** Requests a new result for another place. */
  onCorrect: (place: PlaceChoice) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
  /** Whether it came with the server-rendered page. */
  isStill?: boolean;
}

/** A result: on wide screens, its photo and map are on the left and stay in view beside the texts. */
export function ResultModal(props: ResultModalProps) {
  const { result, photoUrl, renderMap, onLookAgain, onCorrect, onClose, returnFocus, isStill = false } = props;
  const title = getOutcomeTitle(result);
  const hasPlace = result.identified || result.outcome === 'position only';
  const [showsRoute, setShowsRoute] = useState(false);
  const { discoveryId } = result;
  const reportedText = useMemo(
    () => (discoveryId === null ? null : { type: 'discovery' as const, id: String(discoveryId) }),
    [discoveryId],
  );
  const walk = useMemo(() => planResultWalk(result), [result]);
  const map = hasPlace && (
    <ResultMap showsRoute={showsRoute}>
      {renderMap(showsRoute)}
      {walk.length > 0 && (
        <div className={styles.below}>
          <Walk stops={walk} />
          <Evidence result={result} />
        </div>
      )}
    </ResultMap>
  );
  return (
    <PageDialog title={title} isStill={isStill} onClose={onClose} returnFocus={returnFocus}>
      <CitationScope citations={result} reportedText={reportedText}>
        <article>
          <div className={styles.columns}>
            <ResultPhoto result={result} photoUrl={photoUrl} title={title} isOnDevice={onLookAgain !== null} />
            {result.identified ? (
              <PlaceHeader {...props} onDirections={() => setShowsRoute(true)} />
            ) : (
              <OutcomeQuestion result={result} onChoose={onCorrect} onLookAgain={onLookAgain} />
            )}
            {/* A map of an identified place follows its texts. */}
            {!result.identified && map}
            {result.outcome === 'not identified' && props.renderPicker && (
              <div className={styles.map}>
                <PositionPicker renderMap={props.renderPicker} onChoose={onCorrect} />
              </div>
            )}
            <div className={styles.body}>
              {!result.identified && hasPlace && <AreaHeading {...props} />}
              {hasPlace && <ResultTexts result={result} />}
              {walk.length === 0 && result.outcome !== 'not identified' && <Evidence result={result} />}
              {discoveryId === null && (
                <div className={styles.delete}>
                  <DeleteAnalysis result={result} onDeleted={onClose} />
                </div>
              )}
            </div>
            {result.identified && map}
          </div>
          {hasPlace && <NearbyAndSources {...props} walk={walk} />}
        </article>
      </CitationScope>
    </PageDialog>
  );
}

/** The visitor's photo, which moves here from the overlay of the analysis. */
function ResultPhoto({
  result,
  photoUrl,
  title,
  isOnDevice,
}: Pick<ResultModalProps, 'result' | 'photoUrl'> & { title: string; isOnDevice: boolean }) {
  // The URL of a photo on the device exists only after the first rendering, which must not load the stored one.
  const storedUrl = photoUrl !== null || !isOnDevice ? getAnalysisPhotoPath(result.id, 'full') : null;
  return (
    <ViewTransition name={PHOTO_TRANSITION} default="none" share="auto">
      <div className={styles.photo}>
        <SafeImage
          sources={[photoUrl, result.imageUrl, result.thumbnailUrl, storedUrl]}
          alt={result.identified ? RESULT_STRINGS.photo(title) : RESULT_STRINGS.unnamedPhoto}
          hasPriority
          size={PHOTO_SIZE}
          responsive={photoUrl ? undefined : getResponsiveImage(result, PHOTO_DISPLAY_SIZES)}
          fallback={
            <div className={styles.noPhoto}>
              <NauticalChart />
            </div>
          }
        />
      </div>
    </ViewTransition>
  );
}

/** Name, location and actions of an identified place. */
function PlaceHeader({ result, onCorrect, onDirections, ...props }: ResultModalProps & { onDirections: () => void }) {
  const { title, location, locationLabel = location, latitude, longitude } = result;
  const reason = explain(result);
  return (
    <header className={styles.header}>
      <p className={styles.badges}>
        <Badge tone="accent">{result.placeType ?? getCategoryLabel(result.category)}</Badge>
        {isFromPhoto(result) ? (
          <Badge tone="good">
            <Check aria-hidden="true" />
            {RESULT_STRINGS.identified}
          </Badge>
        ) : (
          <Badge tone="accent">{RESULT_STRINGS.statedByVisitor}</Badge>
        )}
      </p>
      <h2>{title}</h2>
      {location && location !== title && (
        <p className={styles.location}>
          <MapPin aria-hidden="true" />
          <em>{withoutTitle(locationLabel, title)}</em>
        </p>
      )}
      {reason && <p className={styles.note}>{reason}</p>}
      <div className={`${styles.actions} ${styles.mainActions}`}>
        <Button asChild>
          <Link to={getResultGuidePath(result)}>
            <BookOpen aria-hidden="true" />
            {RESULT_STRINGS.openGuide}
          </Link>
        </Button>
        {latitude !== null && longitude !== null && (
          <Button variant="secondary" onClick={onDirections}>
            <Footprints aria-hidden="true" />
            {RESULT_STRINGS.directions}
          </Button>
        )}
        <ShareGuide result={result} />
      </div>
      <div className={styles.actions}>
        {props.isSignedIn && result.discoveryId !== null && props.saveToggle}
        {latitude !== null && longitude !== null && (
          <OpenInMaps name={title} coordinates={{ lat: latitude, lng: longitude }} />
        )}
        <PlaceCorrectionToggle result={result} onChoose={onCorrect} />
      </div>
    </header>
  );
}

/** Returns in one sentence why the place was named. */
function explain(result: AnalysisResult): string | undefined {
  if (isFromPhoto(result)) return getStrongestClue(result)?.detail;
  return isTakenNearby(result) ? RESULT_STRINGS.takenNearby : RESULT_STRINGS.unconfirmed;
}

/** Shares the guide to the place, never the photo: its page belongs to its owner. */
function ShareGuide({ result }: { result: AnalysisResult }) {
  const { title, description } = result;
  return (
    <Button
      variant="secondary"
      onClick={() => void sharePage({ title, description, path: getResultGuidePath(result) })}
    >
      <Share2 aria-hidden="true" />
      {RESULT_STRINGS.share}
    </Button>
  );
}

/** Heading of the texts about the town where a photo was taken. */
function AreaHeading({ result, isSignedIn, saveToggle }: ResultModalProps) {
  return (
    <>
      {isSignedIn && result.discoveryId !== null && <div className={styles.actions}>{saveToggle}</div>}
      <h2 className={styles.areaHeading}>{getAreaHeading(result)}</h2>
    </>
  );
}

/** What is around the place, and where the texts come from. On wide screens, it is below both columns. */
function NearbyAndSources({ result, isSignedIn, offers, walk }: ResultModalProps & { walk: readonly WalkStop[] }) {
  return (
    <div className={`${styles.body} ${styles.wide}`}>
      <NearbySections result={result} shown={getStopNames(walk)} />
      <Suspense>{offers}</Suspense>
      {!isSignedIn && <GuestInvitation isSaved={result.discoveryId !== null} />}
      <Authorship result={result} />
      <TextFoot heading="h3" />
    </div>
  );
}

/** Map of a result. It scrolls into view when the route is requested. */
function ResultMap({ showsRoute, children }: { showsRoute: boolean; children: ReactNode }) {
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showsRoute) map.current?.scrollIntoView({ block: 'nearest' });
  }, [showsRoute]);
  return (
    <div ref={map} className={styles.map}>
      {children}
    </div>
  );
}
