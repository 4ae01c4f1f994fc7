import type { CurrentUser } from '@placelore/contracts/auth.js';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { BRAND } from '../../lib/brand.js';
import { dayText } from '../../lib/format.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import styles from './ProfilePanel.module.css';

interface ProfilePanelProps {
  user: CurrentUser | null;
  onSignOut: () => void;
}

export function ProfilePanel({ user, onSignOut }: ProfilePanelProps) {
  return (
    <section className={styles.section} aria-labelledby="profile">
      <h1 id="profile">Profile</h1>
      <Card className={styles.panel}>
        {user ? (
          <>
            <dl>
              <dt>Username</dt>
              <dd>{user.username}</dd>
              <dt>Email</dt>
              <dd>{user.email}</dd>
              <dt>With {BRAND} since</dt>
              <dd>{dayText(user.createdAt)}</dd>
            </dl>
            <Button look="secondary" onClick={onSignOut}>
              <LogOut aria-hidden="true" />
              Sign Out
            </Button>
          </>
        ) : (
          <>
            <h2>You are here as a guest</h2>
            <p>Your discoveries belong to this browser. With an account they follow you, and it is free forever.</p>
            <Button asChild>
              <Link to="/auth">Sign Up Free</Link>
            </Button>
          </>
        )}
      </Card>
    </section>
  );
}
