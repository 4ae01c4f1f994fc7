import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { PublicShell } from '../../app/layout/PublicShell.js';
import { useSession } from '../../features/session/api.js';
import { SignInForm, SignUpForm } from '../../features/session/sign-in/AuthForms.js';
import { STRINGS } from '../../features/session/sign-in/sign-in-strings.js';
import { BRAND, TAGLINE } from '../../lib/brand.js';
import { NauticalChart } from '../../ui/decor/NauticalChart.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { Tabs } from '../../ui/navigation/Tabs.js';
import styles from './AuthPage.module.css';

export default function AuthPage() {
  const { user, isLoading } = useSession();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // Links on this page lead to its other tab.
  const [returnPath] = useState(() => getReturnPath(state));
  if (isLoading) return <Spinner text={STRINGS.loading} />;
  if (user) return <Navigate to={returnPath} replace />;
  return (
    <PublicShell className={styles.page}>
      <title>{STRINGS.pageTitle}</title>
      <section className={styles.forms}>
        <h1>{BRAND}</h1>
        <p className={styles.tagline}>{TAGLINE}</p>
        <Tabs
          label={STRINGS.forms}
          open={search.get('tab') === 'signup' ? 'signup' : 'signin'}
          // Both tabs share one history entry, so that Back returns to the previous page.
          onOpen={(tab) => setSearch(tab === 'signup' ? { tab } : {}, { replace: true, state })}
          tabs={[
            { value: 'signin', label: STRINGS.signIn, content: <SignInForm /> },
            { value: 'signup', label: STRINGS.signUp, content: <SignUpForm /> },
          ]}
        />
      </section>
      <aside className={styles.side} aria-label={STRINGS.howItWorks}>
        <NauticalChart className={styles.chart} />
        <ol>
          {STRINGS.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
    </PublicShell>
  );
}

/** Returns the page that led to this one, if it is a path within the product; otherwise the start page. */
function getReturnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
