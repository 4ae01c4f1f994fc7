import { useEffect } from 'react';
import { refreshSession } from '../../features/session/api.js';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from '../strings.js';
import styles from './SessionEndedBar.module.css';

/** Offers to sign in again in a new tab, so that unsaved input stays, and checks the session upon return. */
export function SessionEndedBar() {
  useEffect(() => {
    // If the check fails, the bar stays.
    const onFocus = () => void refreshSession().catch(() => {});
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return (
    <p role="status" className={styles.bar}>
      {STRINGS.adminSessionEnded}{' '}
      <Link to="/auth" target="_blank">
        {STRINGS.adminSignIn}
      </Link>
    </p>
  );
}
