import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { parseDistance } from '../../../lib/format/parse-distance.js';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { CitationScope } from '../../../ui/citations/CitationScope.js';
import { TextFoot } from '../../../ui/citations/TextFoot.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { PhotoCredits } from '../../../ui/media/PhotoCredits.js';
import { Link } from '../../../ui/navigation/Link.js';
import type { GuideReading } from '../api.js';
import { GuideProgressPanel } from '../progress/GuideProgressPanel.js';
import { STRINGS } from '../strings.js';
import { GuideSections, GuideSectionsSkeleton } from './GuideSections.js';
import styles from './GuideView.module.css';
import type { GuideState } from './guide-state.js';
import type { GuideViewModel } from './guide-view-model.js';
import { GuideHeader } from './header/GuideHeader.js';
import { GuidePicture } from './header/GuidePicture.js';
import { LocationMapCard } from './LocationMapCard.js';
import { OtherPlaces, PlaceChoice } from './OtherPlaces.js';
import { ThingsToDoNearby } from './ThingsToDoNearby.js';

const GuidePhotoActions = lazy(() => import('./header/GuidePhotoActions.js'));

interface GuideViewProps {
  state: Exclude<GuideState, { kind: 'redirected' }>;
  /** Name in the URL. Empty if there is a position, which makes the place unambiguous. */
  query: string;
  reading: Pick<GuideReading, 'progress' | 'retry'>;
  /** Map of the place. */
  map: ReactNode;
  /** Buttons below the map. */
  actions?: ReactNode;
  /** Tours, hotels and activities. */
  recommendations: ReactNode;
  /** Whether to show the invitations to sign up. */
  isGuest: boolean;
  /** Whether to show the actions of admins on the photo. */
  isAdmin: boolean;
}

/** Guide in every state, from what its URL contains to the full text. */
export function GuideView({ state, query, reading, map, actions, recommendations, isGuest, isAdmin }: GuideViewProps) {
  const { kind, guide } = state;
  const { slug, imageCredit } = guide;
  const sights = <ThingsToDoNearby attractions={guide.nearbyAttractions} />;
  const isLedBySights = guide.isThin && hasLocalSights(guide);
  const reportedText = useMemo(() => (slug === null ? null : { type: 'guide' as const, id: slug }), [slug]);
  if (kind === 'notAPlace') {
    return (
      <div className={styles.view}>
        <GuideHeader guide={{ ...guide, category: '', coordinates: null }} isWaiting={false} />
        {state.isAmbiguous && <PlaceChoice name={query} sentence={state.sentence} />}
        {!state.isAmbiguous && (
          <Alert title={STRINGS.page.notAPlaceTitle} heading="h2">
            <p role="alert">{state.sentence}</p>
            <Button asChild>
              <Link to="/">{STRINGS.page.searchAgain}</Link>
            </Button>
          </Alert>
        )}
        {!state.isAmbiguous && query && <PlaceChoice name={query} />}
      </div>
    );
  }
  return (
    <CitationScope citations={guide} reportedText={reportedText}>
      <article className={styles.view} aria-busy={kind === 'writing'}>
        <GuideHeader guide={guide} isWaiting={kind === 'writing'} />
        <div className={styles.body}>
          <div className={styles.main}>
            <GuidePicture guide={guide} />
            {isAdmin && slug !== null && (
              <Suspense>
                <GuidePhotoActions slug={slug} credit={imageCredit} onChanged={reading.retry} />
              </Suspense>
            )}
            {kind === 'full' && query && <OtherPlaces name={query} />}
            {state.kind === 'fallback' && <GuideError sentence={state.sentence} onRetry={reading.retry} />}
            {kind === 'fallback' && <h2>{STRINGS.fallback.heading}</h2>}
            {kind === 'writing' ? (
              <>
                <GuideProgressPanel name={guide.title} progress={reading.progress} />
                <GuideSectionsSkeleton />
              </>
            ) : (
              <GuideSections guide={guide} sights={isLedBySights && sights} />
            )}
          </div>
          <aside className={styles.side} aria-label={STRINGS.page.map}>
            <LocationMapCard name={guide.title} coordinates={guide.coordinates} map={map} />
            {actions && <div className={styles.actions}>{actions}</div>}
            {isGuest && <SignUpCard />}
          </aside>
        </div>
        {!isLedBySights && sights}
        {recommendations}
        {imageCredit && <PhotoCredits credits={[imageCredit]} />}
        <TextFoot />
        {isGuest && <SignUpBanner />}
      </article>
    </CitationScope>
  );
}

/** Meters within which a sight is in the town of a guide. */
const MAX_LOCAL_METERS = 5_000;

const hasLocalSights = ({ nearbyAttractions }: GuideViewModel): boolean =>
  nearbyAttractions.some(({ distance }) => distance !== undefined && parseDistance(distance) <= MAX_LOCAL_METERS);

function GuideError({
  sentence = STRINGS.page.unexpected,
  onRetry,
}: {
  sentence?: string | undefined;
  onRetry: () => void;
}) {
  return (
    <div className={styles.error} role="alert">
      <p>{sentence}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {STRINGS.page.retry}
      </Button>
    </div>
  );
}

function SignUpCard() {
  return (
    <div className={styles.signUp}>
      <p>{STRINGS.page.signUpText}</p>
      <Button asChild size="small">
        <Link to={SIGN_UP_PATH}>{STRINGS.page.signUp}</Link>
      </Button>
    </div>
  );
}

function SignUpBanner() {
  return (
    <section className={styles.banner} aria-labelledby="guide-sign-up">
      <h2 id="guide-sign-up">{STRINGS.page.signUpTitle}</h2>
      <Button asChild size="large">
        <Link to={SIGN_UP_PATH}>{STRINGS.page.start}</Link>
      </Button>
    </section>
  );
}
