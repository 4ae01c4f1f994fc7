import { Navigate } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { useSession } from '../../features/session/api.js';
import { SignInForm } from '../../features/session/SignInForm.js';
import { SignUpForm } from '../../features/session/SignUpForm.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { Chart } from '../../ui/chart/Chart.js';
import { Spinner } from '../../ui/Spinner.js';
import { Tabs } from '../../ui/Tabs.js';
import styles from './AuthPage.module.css';

const STEPS = [
  'Take photos of landmarks and places',
  'Get AI-powered cultural insights',
  'Build a personal discovery collection',
];

export default function AuthPage() {
  const { user, loading } = useSession();
  if (loading) return <Spinner text="Loading..." />;
  if (user) return <Navigate to="/" replace />;
  return (
    <Shell className={styles.page}>
      <title>{`Sign in | ${BRAND}`}</title>
      <section className={styles.forms}>
        <h1>{BRAND}</h1>
        <p className={styles.tagline}>{TAGLINE}</p>
        <Tabs
          label="Account"
          tabs={[
            { value: 'sign-in', label: 'Sign In', content: <SignInForm /> },
            { value: 'sign-up', label: 'Sign Up', content: <SignUpForm /> },
          ]}
        />
      </section>
      <aside className={styles.side} aria-label="How it works">
        <Chart className={styles.chart} />
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
    </Shell>
  );
}
