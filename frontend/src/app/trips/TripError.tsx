import { useEffect } from 'react';
import { STRINGS } from '../../features/trips/strings.js';
import { HttpError } from '../../lib/api/http-error.js';
import { useOnline } from '../../lib/browser/useOnline.js';
import { SIGN_UP_PATH } from '../../lib/urls.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';

interface TripErrorProps {
  error: unknown;
  /** Whether the trip was opened by its secret link. */
  isShared?: boolean;
  isGuest?: boolean;
  /** Whether no such trip can exist. */
  isMissing?: boolean;
  onRetry: () => void;
}

/** Says why a trip is not shown: it needs an account, does not exist, or could not be loaded. */
export function TripError({ error, isShared = false, isGuest = false, isMissing = false, onRetry }: TripErrorProps) {
  const isRejected = error instanceof HttpError && [400, 404].includes(error.status);
  if (isGuest) return <AccountNeeded />;
  if (isMissing || isRejected) {
    const { title, text } = isShared ? STRINGS.linkOff : STRINGS.missing;
    return (
      <Alert title={title} heading="h1">
        <p role="alert">{text}</p>
        <Button asChild>
          <Link to="/explore">{STRINGS.explore}</Link>
        </Button>
      </Alert>
    );
  }
  return <Unreachable onRetry={onRetry} />;
}

function AccountNeeded() {
  return (
    <Alert title={STRINGS.trip} heading="h1">
      <p>{STRINGS.add.guestText}</p>
      <Button asChild>
        <Link to={SIGN_UP_PATH}>{STRINGS.add.signUp}</Link>
      </Button>
    </Alert>
  );
}

/** Reads the trip again as soon as the device is online. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Alert title={isOnline ? STRINGS.unreachable.title : STRINGS.unreachable.offlineTitle} heading="h1">
      <p role="status">{STRINGS.unreachable.text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {STRINGS.unreachable.retry}
      </Button>
    </Alert>
  );
}
