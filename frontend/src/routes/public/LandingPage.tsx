import { Camera, House, LogIn, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { BottomNavigation } from '../../app/BottomNavigation.js';
import { Shell } from '../../app/Shell.js';
import { DiscoveryCount, LatestDiscoveries } from '../../features/discoveries/LatestDiscoveries.js';
import { DestinationSearch } from '../../features/guides/DestinationSearch.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { Button } from '../../ui/Button.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Route } from '../../ui/chart/Route.js';
import styles from './LandingPage.module.css';
import { TEXTS } from './landing-texts.js';

/** What a guest sees first. */
export function LandingPage() {
  return (
    <Shell
      header={
        <Button asChild look="secondary" size="small">
          <Link to="/auth">{TEXTS.signIn}</Link>
        </Button>
      }
      navigation={
        <BottomNavigation
          smallOnly
          destinations={[
            { to: '/', label: TEXTS.home, icon: House, current: true },
            { to: '/app', label: TEXTS.discover, icon: Camera, current: false },
            { to: '/auth', label: TEXTS.signIn, icon: LogIn, current: false },
          ]}
        />
      }
      className={styles.page}
    >
      <title>{`${BRAND} | ${TAGLINE}`}</title>
      <section className={styles.hero}>
        <Chart className={styles.chart} />
        <Route className={styles.route} />
        <div className={styles.words}>
          <h1>
            {TEXTS.promise} <em>{TEXTS.call}</em>
          </h1>
          <p>{TEXTS.intro}</p>
          <div className={styles.buttons}>
            <Button asChild size="large">
              <Link to="/app">
                <Camera aria-hidden="true" />
                {TEXTS.takePhoto}
              </Link>
            </Button>
            <Button asChild size="large" look="secondary">
              <Link to="/app">
                <Upload aria-hidden="true" />
                {TEXTS.uploadPhoto}
              </Link>
            </Button>
          </div>
          <p className={styles.facts}>
            <span>{TEXTS.free}</span>
            <span>
              <DiscoveryCount />
            </span>
          </p>
        </div>
      </section>

      <DestinationSearch />

      <section aria-labelledby="what-it-does" className={styles.what}>
        <h2 id="what-it-does">{TAGLINE}</h2>
        <ul>
          {TEXTS.whatItDoes.map(({ title, text }) => (
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
          <h2 id="sign-up-banner">{TEXTS.join}</h2>
          <p>{TEXTS.joinHint}</p>
        </div>
        <Button asChild size="large">
          <Link to={SIGN_UP}>{TEXTS.signUp}</Link>
        </Button>
      </section>
    </Shell>
  );
}
