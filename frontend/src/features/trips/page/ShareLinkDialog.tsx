import { type Trip, trips } from '@placelore/contracts/content/trips/trips.js';
import { Link2, Share2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { sharePage } from '../../../ui/share.js';
import { tryChangeTrip } from '../api.js';
import { STRINGS } from '../strings.js';
import styles from './ShareLinkDialog.module.css';

interface ShareLinkDialogProps {
  trip: Trip;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Turns the secret link of a trip on or off, replaces it, and shares it. */
export function ShareLinkDialog({ trip, onClose, returnFocus }: ShareLinkDialogProps) {
  const [status, setStatus] = useState('');
  const { id, title, shareToken } = trip;
  const path = shareToken === null ? null : `/t/${shareToken}`;
  const change = async (isOn: boolean) => {
    const isRenewed = isOn && path !== null;
    if (!(await tryChangeTrip(isOn ? trips.share : trips.unshare, { id }))) return;
    setStatus(isRenewed ? STRINGS.link.renewed : isOn ? STRINGS.link.on : STRINGS.link.off);
  };
  return (
    <Dialog title={STRINGS.link.title} description={STRINGS.link.text} onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.body}>
        <p role="status">{status || (path === null ? STRINGS.link.off : STRINGS.link.on)}</p>
        {path === null ? (
          <Button onClick={() => void change(true)}>
            <Link2 aria-hidden="true" />
            {STRINGS.link.turnOn}
          </Button>
        ) : (
          <>
            <Field
              label={STRINGS.link.url}
              readOnly
              value={window.location.origin + path}
              className={styles.url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button onClick={() => void sharePage({ title, description: STRINGS.link.description, path })}>
              <Share2 aria-hidden="true" />
              {STRINGS.link.copy}
            </Button>
            <div className={styles.more}>
              <Button variant="secondary" size="small" onClick={() => void change(true)}>
                {STRINGS.link.renew}
              </Button>
              <Button variant="secondary" size="small" onClick={() => void change(false)}>
                {STRINGS.link.turnOff}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
