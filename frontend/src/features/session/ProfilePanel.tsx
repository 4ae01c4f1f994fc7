import type { CurrentUser } from '@placelore/contracts/auth.js';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Day } from '../../ui/Day.js';
import { Hidden } from '../../ui/Hidden.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { Session } from './api.js';
import { DeleteAccountCard } from './DeleteAccountCard.js';
import { ExportCard } from './ExportCard.js';
import { BrowserCard, GuestCard } from './GuestCards.js';
import styles from './ProfilePanel.module.css';
import { TEXTS } from './texts.js';

interface ProfilePanelProps {
  session: Session;
  /** How many discoveries are theirs, where that is known. */
  discoveries: number | undefined;
  onSignOut: () => void;
  onDeleted: () => void;
  /** Deletes what a guest left behind. @throws what the calls throw */
  onForget: () => Promise<void>;
}

/** Who one is here, and what one may do about it. */
export function ProfilePanel({ session, discoveries, onSignOut, onDeleted, onForget }: ProfilePanelProps) {
  const { user, loading } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.section} aria-labelledby="profile">
      <h1 id="profile" ref={heading} tabIndex={-1}>
        {TEXTS.heading}
      </h1>
      <div className={styles.cards}>
        {loading ? (
          <LoadingCards />
        ) : user ? (
          <>
            <AccountCard user={user} onSignOut={onSignOut} />
            <ExportCard />
            <DeleteAccountCard user={user} discoveries={discoveries} onDeleted={onDeleted} heading={heading} />
          </>
        ) : (
          <>
            <GuestCard />
            <BrowserCard discoveries={discoveries} onForget={onForget} />
          </>
        )}
      </div>
    </section>
  );
}

function AccountCard({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const words = TEXTS.account;
  return (
    <Card className={styles.panel}>
      <h2>{words.heading}</h2>
      <dl>
        <dt>{words.username}</dt>
        <dd>{user.username}</dd>
        <dt>{words.email}</dt>
        <dd>{user.email}</dd>
        <dt>{words.since}</dt>
        <dd>
          <Day iso={user.createdAt} />
        </dd>
      </dl>
      <Button look="secondary" onClick={onSignOut}>
        <LogOut aria-hidden="true" />
        {words.signOut}
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
      <Hidden role="status">{TEXTS.loading}</Hidden>
    </>
  );
}
