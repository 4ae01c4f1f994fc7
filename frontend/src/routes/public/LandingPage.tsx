import { Camera, Upload } from 'lucide-react';
import { PublicShell } from '../../app/layout/PublicShell.js';
import { DiscoveryCount, LatestDiscoveries } from '../../features/discoveries/LatestDiscoveries.js';
import { DestinationSearch } from '../../features/guides/search/DestinationSearch.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { NauticalChart } from '../../ui/decor/NauticalChart.js';
import { NauticalRoute } from '../../ui/decor/NauticalRoute.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './LandingPage.module.css';
import { STRINGS } from './landing-strings.js';

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
          <p className={styles.facts}>
            <span>{STRINGS.free}</span>
            <span>
              <DiscoveryCount />
            </span>
          </p>
        </div>
      </section>

      <div className={styles.search}>
        <DestinationSearch />
      </div>

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

      <LatestDiscoveries />

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
