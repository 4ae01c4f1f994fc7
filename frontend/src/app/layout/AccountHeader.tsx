import { LogOut, Search, Shield, Upload, Wifi, WifiOff } from 'lucide-react';
import { useSession } from '../../features/session/api.js';
import { useOnline } from '../../lib/browser/useOnline.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { classNames } from '../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import styles from './AccountHeader.module.css';

const HEADER_STRINGS = STRINGS.header;

/** Imported on demand, because it imports everything that stores user data on the device. */
async function signOut(): Promise<void> {
  await (await import('../session/sign-out-and-clear.js')).signOutAndClearData();
}

/** Search, upload, connection and account, in the header of every public page. */
export function AccountHeader() {
  const { user, isLoading } = useSession();
  return (
    <>
      <Button asChild variant="quiet" size="small" isRound className={styles.large}>
        <Link to="/articles" aria-label={HEADER_STRINGS.search} title={HEADER_STRINGS.search}>
          <Search aria-hidden="true" />
        </Link>
      </Button>
      <Button asChild variant="secondary" size="small" className={classNames(styles.large, styles.upload)}>
        <Link to="/app?start=upload">
          <Upload aria-hidden="true" />
          {HEADER_STRINGS.uploadPhoto}
        </Link>
      </Button>
      <ConnectionBadge />
      {user && (
        <>
          <Link to="/profile" className={styles.welcome}>
            <span>{HEADER_STRINGS.welcome}</span> <strong>{user.username}</strong>
          </Link>
          {user.isAdmin && (
            <Button asChild variant="quiet" size="small" className={styles.admin}>
              <Link to="/admin">
                <Shield aria-hidden="true" />
                <span>{HEADER_STRINGS.admin}</span>
              </Link>
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            isRound
            aria-label={HEADER_STRINGS.logOut}
            title={HEADER_STRINGS.logOut}
            onClick={() => void signOut()}
          >
            <LogOut aria-hidden="true" />
          </Button>
        </>
      )}
      {!user && !isLoading && (
        <>
          <Button asChild variant="quiet" size="small" className={styles.large}>
            <Link to="/auth">{HEADER_STRINGS.signIn}</Link>
          </Button>
          <Button asChild size="small">
            <Link to={SIGN_UP_PATH}>{HEADER_STRINGS.signUp}</Link>
          </Button>
        </>
      )}
    </>
  );
}

function ConnectionBadge() {
  const isOnline = useOnline();
  return (
    <Badge tone={isOnline ? 'good' : 'danger'} role="status" className={styles.connection}>
      {isOnline ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      <span>{isOnline ? HEADER_STRINGS.online : HEADER_STRINGS.offline}</span>
    </Badge>
  );
}
