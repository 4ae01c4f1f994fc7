import { Link } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { BRAND } from '../../lib/brand.js';
import { Button } from '../../ui/Button.js';
import { Chart } from '../../ui/chart/Chart.js';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  return (
    <Shell className={styles.page}>
      <title>{`Page Not Found | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.sheet}>
        <Chart className={styles.chart} />
        <div className={styles.words}>
          <h1>Page Not Found</h1>
          <p>There is nothing charted at this address. It may have moved, or never have been.</p>
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        </div>
      </section>
    </Shell>
  );
}
