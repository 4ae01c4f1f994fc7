import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import type { GuideReading } from './api.js';
import { GuideHeader } from './GuideHeader.js';
import { GuideParts, GuidePartsSkeleton } from './GuideParts.js';
import { GuideProgressPanel } from './GuideProgressPanel.js';
import styles from './GuideView.module.css';
import type { GuideState } from './guide-state.js';
import { LocationMapCard } from './LocationMapCard.js';
import { ThingsNearby } from './ThingsNearby.js';
import { TEXTS } from './texts.js';

interface GuideViewProps {
  state: Exclude<GuideState, { kind: 'elsewhere' }>;
  reading: Pick<GuideReading, 'progress' | 'retry'>;
  /** Where the place is. */
  map: ReactNode;
  /** Tours, hotels and activities. */
  recommendations: ReactNode;
  /** Invites to sign up; left out for those who have. */
  isGuest: boolean;
}

/** A guide, from what is known at once to all of it. */
export function GuideView({ state, reading, map, recommendations, isGuest }: GuideViewProps) {
  const { kind, guide } = state;
  if (kind === 'notAPlace') {
    return (
      <div className={styles.view}>
        <GuideHeader guide={{ ...guide, category: '', coordinates: null }} waiting={false} />
        <Notice title={TEXTS.page.notAPlaceTitle} heading="h2">
          <p role="alert">{state.sentence}</p>
          <Button asChild>
            <Link to="/">{TEXTS.page.searchAgain}</Link>
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <article className={styles.view} aria-busy={kind === 'writing'}>
      <GuideHeader guide={guide} waiting={kind === 'writing'} />
      <div className={styles.body}>
        <div className={styles.main}>
          {state.kind === 'fallback' && <Unexpected sentence={state.sentence} onRetry={reading.retry} />}
          {kind === 'writing' ? (
            <>
              <GuideProgressPanel name={guide.title} progress={reading.progress} />
              <GuidePartsSkeleton />
            </>
          ) : (
            <GuideParts guide={guide} />
          )}
        </div>
        <aside className={styles.side} aria-label={TEXTS.page.map}>
          <LocationMapCard name={guide.title} coordinates={guide.coordinates} map={map} />
          {isGuest && <SignUpCard />}
        </aside>
      </div>
      <ThingsNearby things={guide.nearbyAttractions} />
      {recommendations}
      {isGuest && <SignUpBanner />}
    </article>
  );
}

function Unexpected({
  sentence = TEXTS.page.unexpected,
  onRetry,
}: {
  sentence?: string | undefined;
  onRetry: () => void;
}) {
  return (
    <div className={styles.unexpected} role="alert">
      <p>{sentence}</p>
      <Button look="secondary" size="small" onClick={onRetry}>
        {TEXTS.page.retry}
      </Button>
    </div>
  );
}

function SignUpCard() {
  return (
    <div className={styles.signUp}>
      <p>{TEXTS.page.signUpText}</p>
      <Button asChild size="small">
        <Link to={SIGN_UP}>{TEXTS.page.signUp}</Link>
      </Button>
    </div>
  );
}

function SignUpBanner() {
  return (
    <section className={styles.banner} aria-labelledby="guide-sign-up">
      <h2 id="guide-sign-up">{TEXTS.page.signUpTitle}</h2>
      <Button asChild size="large">
        <Link to={SIGN_UP}>{TEXTS.page.start}</Link>
      </Button>
    </section>
  );
}
