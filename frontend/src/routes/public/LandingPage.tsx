import { Camera, House, LogIn, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { BottomNavigation } from '../../app/BottomNavigation.js';
import { Shell } from '../../app/Shell.js';
import { DiscoveryCount, LatestDiscoveries } from '../../features/discoveries/LatestDiscoveries.js';
import { DestinationSearch } from '../../features/guides/DestinationSearch.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { Button } from '../../ui/Button.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Route } from '../../ui/chart/Route.js';
import styles from './LandingPage.module.css';

const WHAT_IT_DOES = [
  {
    title: 'Point at what you see',
    text: 'A temple gate, a market stall, a name carved over a door. One photo is enough, and every format your camera writes is read.',
  },
  {
    title: 'Read what it means',
    text: 'Its story, its significance and what to notice, with the evidence that led there: the position in the photo, a sign, what you said yourself.',
  },
  {
    title: 'Find what is around',
    text: 'Sights within walking distance and ideas for the rest of the day. Only places that really exist.',
  },
];

/** What a guest sees first. */
export function LandingPage() {
  return (
    <Shell
      header={
        <Button asChild look="secondary" size="small">
          <Link to="/auth">Sign In</Link>
        </Button>
      }
      navigation={
        <BottomNavigation
          smallOnly
          destinations={[
            { to: '/', label: 'Home', icon: House, current: true },
            { to: '/app', label: 'Discover', icon: Camera, current: false },
            { to: '/auth', label: 'Sign In', icon: LogIn, current: false },
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
            Every place has a story. <em>Take its picture.</em>
          </h1>
          <p>
            {BRAND} reads your photo of a landmark, an object or a street corner and tells you what it means, how it
            came to be and what lies nearby.
          </p>
          <div className={styles.buttons}>
            <Button asChild size="large">
              <Link to="/app">
                <Camera aria-hidden="true" />
                Take Photo
              </Link>
            </Button>
            <Button asChild size="large" look="secondary">
              <Link to="/app">
                <Upload aria-hidden="true" />
                Upload Photo
              </Link>
            </Button>
          </div>
          <p className={styles.facts}>
            <span>Free forever</span>
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
          {WHAT_IT_DOES.map(({ title, text }) => (
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
          <h2 id="sign-up-banner">Keep a log of where you have been</h2>
          <p>With an account your discoveries stay together, on every device. It costs nothing, now or later.</p>
        </div>
        <Button asChild size="large">
          <Link to="/auth">Sign Up Free</Link>
        </Button>
      </section>
    </Shell>
  );
}
