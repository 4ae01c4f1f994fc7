import { Navigate, useSearchParams } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { useSession } from '../../features/session/api.js';
import { SignInForm } from '../../features/session/SignInForm.js';
import { SignUpForm } from '../../features/session/SignUpForm.js';
import { TEXTS } from '../../features/session/sign-in-texts.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Spinner } from '../../ui/Spinner.js';
import { Tabs } from '../../ui/Tabs.js';
import styles from './AuthPage.module.css';

export default function AuthPage() {
  const { user, loading } = useSession();
  const [search, setSearch] = useSearchParams();
  if (loading) return <Spinner text={TEXTS.loading} />;
  if (user) return <Navigate to="/" replace />;
  return (
    <Shell className={styles.page}>
      <title>{TEXTS.pageTitle}</title>
      <section className={styles.forms}>
        <h1>{BRAND}</h1>
        <p className={styles.tagline}>{TAGLINE}</p>
        <Tabs
          label={TEXTS.forms}
          open={search.get('tab') === 'signup' ? 'signup' : 'signin'}
          // The tabs are one page: back leads to where the reader came from.
          onOpen={(tab) => setSearch(tab === 'signup' ? { tab } : {}, { replace: true })}
          tabs={[
            { value: 'signin', label: TEXTS.signIn, content: <SignInForm /> },
            { value: 'signup', label: TEXTS.signUp, content: <SignUpForm /> },
          ]}
        />
      </section>
      <aside className={styles.side} aria-label={TEXTS.howItWorks}>
        <Chart className={styles.chart} />
        <ol>
          {TEXTS.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
    </Shell>
  );
}
