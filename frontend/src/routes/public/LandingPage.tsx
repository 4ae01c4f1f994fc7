import { Camera, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PublicShell } from '../../app/layout/PublicShell.js';
import { useLibraryOverview } from '../../features/articles/example/api.js';
// The page imports the styles of parts that load late, because the server renders these parts.
import '../../features/articles/example/ExampleGuide.module.css';
import { useLatestDiscoveries } from '../../features/discoveries/api.js';
import '../../features/discoveries/DiscoveryCard.module.css';
import '../../features/discoveries/DiscoveryGrid.module.css';
import '../../features/discoveries/my-discoveries/MyDiscoveries.module.css';
import { DestinationSearch } from '../../features/guides/search/DestinationSearch.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { useFormatters } from '../../lib/format/formatters.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { NauticalChart } from '../../ui/decor/NauticalChart.js';
import { NauticalRoute } from '../../ui/decor/NauticalRoute.js';
import { Button } from '../../ui/form/Button.js';
import { RenderNearViewport } from '../../ui/layout/RenderNearViewport.js';
import { SectionHeader } from '../../ui/layout/SectionHeader.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './LandingPage.module.css';
import { STRINGS } from './landing-strings.js';

// The server renders both. In the browser, they become interactive after the first screen.
const ExampleGuide = lazy(() => import('../../features/articles/example/ExampleGuide.js'));
const LatestDiscoveries = lazy(() => import('../../features/discoveries/LatestDiscoveries.js'));
const PopularGuides = lazy(() => import('../../features/articles/list/popular/PopularGuides.js'));

/** Shows the start page for guests. */
export default function LandingPage() {
  return (
    <PublicShell className={styles.page}>
      <title>{`${BRAND} | ${TAGLINE}`}</title>
      <section className={styles.hero}>
        <NauticalChart className={styles.chart} />
        <NauticalRoute className={styles.route} />
        <div className={styles.text}>
          <h1>
            {STRINGS.promise} <em>{STRINGS.call}</em>
          </h1>
          <p>{STRINGS.intro}</p>
          <div className={styles.buttons}>
            <Button asChild size="large">
              <Link to="/app?start=camera">
                <Camera aria-hidden="true" />
                {STRINGS.takePhoto}
              </Link>
            </Button>
            <Button asChild size="large" variant="secondary">
              <Link to="/app?start=upload">
                <Upload aria-hidden="true" />
                {STRINGS.uploadPhoto}
              </Link>
            </Button>
          </div>
          <Counts />
        </div>
        <div className={styles.search}>
          <DestinationSearch />
        </div>
        <div className={styles.example}>
          <Suspense>
            <ExampleGuide />
          </Suspense>
        </div>
      </section>

      <Suspense>
        <LatestDiscoveries
          whenFew={
            <RenderNearViewport className={styles.guides}>
              {() => (
                <Suspense fallback={<div className={styles.guides} />}>
                  <SectionHeader>
                    <h2>{STRINGS.popular}</h2>
                  </SectionHeader>
                  <PopularGuides />
                </Suspense>
              )}
            </RenderNearViewport>
          }
        />
      </Suspense>

      <section aria-labelledby="features" className={styles.features}>
        <h2 id="features">{TAGLINE}</h2>
        <ul>
          {STRINGS.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.banner} aria-labelledby="sign-up-banner">
        <div>
          <h2 id="sign-up-banner">{STRINGS.join}</h2>
          <p>{STRINGS.joinHint}</p>
        </div>
        <Button asChild size="large">
          <Link to={SIGN_UP_PATH}>{STRINGS.signUp}</Link>
        </Button>
      </section>
    </PublicShell>
  );
}

/** Facts such as "Free forever · 3 discoveries · 1,338 guides". A number is omitted while it is unknown or zero. */
function Counts() {
  const formatters = useFormatters();
  const discoveryCount = useLatestDiscoveries().data?.total;
  const guideCount = useLibraryOverview()?.guideCount;
  return (
    <p className={styles.facts}>
      <span>{STRINGS.free}</span>
      {discoveryCount ? <span>{STRINGS.discoveries(formatters, discoveryCount)}</span> : null}
      {guideCount ? <span>{STRINGS.guides(formatters, guideCount)}</span> : null}
    </p>
  );
}
