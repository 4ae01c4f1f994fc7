import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { LogOut } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { Card } from '../../../ui/layout/Card.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { DeleteAccountCard } from '../account/DeleteAccountCard.js';
import { ExportCard } from '../account/ExportCard.js';
import type { Session } from '../api.js';
import { STRINGS } from '../profile-strings.js';
import { BrowserCard, GuestCard } from './GuestCards.js';
import styles from './ProfilePanel.module.css';

interface ProfilePanelProps {
  session: Session;
  /** Number of the user's discoveries, if it is known. */
  discoveryCount: number | undefined;
  /** Card that switches the theme. */
  theme: ReactNode;
  onSignOut: () => void;
  onDeleted: () => void;
  /** Deletes the data of a guest. @throws what the calls throw */
  onClear: () => Promise<void>;
}

/** Profile of the current user or guest, with account actions. */
export function ProfilePanel({ session, discoveryCount, theme, onSignOut, onDeleted, onClear }: ProfilePanelProps) {
  const { user, isLoading } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.section} aria-labelledby="profile">
      <h1 id="profile" ref={heading} tabIndex={-1}>
        {STRINGS.heading}
      </h1>
      <div className={styles.cards}>
        {isLoading ? (
          <LoadingCards />
        ) : user ? (
          <>
            <AccountCard user={user} onSignOut={onSignOut} />
            {theme}
            <ExportCard />
            <DeleteAccountCard user={user} discoveryCount={discoveryCount} onDeleted={onDeleted} heading={heading} />
          </>
        ) : (
          <>
            <GuestCard />
            {theme}
            <BrowserCard discoveryCount={discoveryCount} onClear={onClear} />
          </>
        )}
      </div>
    </section>
  );
}

function AccountCard({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const strings = STRINGS.account;
  return (
    <Card className={styles.panel}>
      <h2>{strings.heading}</h2>
      <dl>
        <dt>{strings.username}</dt>
        <dd>{user.username}</dd>
        <dt>{strings.email}</dt>
        <dd>{user.email}</dd>
        <dt>{strings.since}</dt>
        <dd>
          <FormattedDate iso={user.createdAt} />
        </dd>
      </dl>
      <Button variant="secondary" onClick={onSignOut}>
        <LogOut aria-hidden="true" />
        {strings.signOut}
      </Button>
    </Card>
  );
}

function LoadingCards() {
  return (
    <>
      <Skeleton className={styles.loadingTall} />
      <Skeleton className={styles.loading} />
      <Skeleton className={styles.loading} />
      <VisuallyHidden role="status">{STRINGS.loading}</VisuallyHidden>
    </>
  );
}
