import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { Globe, Hourglass, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { Tooltip } from '../../../ui/overlay/Tooltip.js';
import { setSharing } from '../api.js';
import { STRINGS } from '../strings.js';
import styles from './SharingToggle.module.css';

const SHARING_STRINGS = STRINGS.sharing;

type SharedDiscovery = Pick<Discovery, 'id' | 'title' | 'isPublic' | 'isKeptPrivate'>;

/** Shows who may see a discovery, and changes that. Publishing needs a confirmation, as it does for each new photo. */
export function SharingToggle({ discovery }: { discovery: SharedDiscovery }) {
  const { id, title, isKeptPrivate } = discovery;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { label, Icon } = describe(discovery);

  async function change(isShared: boolean): Promise<void> {
    setIsBusy(true);
    try {
      const { isPublic } = await setSharing(id, isShared);
      const outcome = isPublic ? SHARING_STRINGS.nowPublic : SHARING_STRINGS.nowInReview;
      showToast({ title: isShared ? outcome : SHARING_STRINGS.nowPrivate, description: title });
    } catch {
      showToast({ title: SHARING_STRINGS.failed, description: SHARING_STRINGS.failedHint, destructive: true });
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  }

  return (
    <>
      <Tooltip text={isKeptPrivate ? SHARING_STRINGS.allowHint : SHARING_STRINGS.keepPrivateHint}>
        <Button
          ref={button}
          variant="secondary"
          size="small"
          className={styles.toggle}
          disabled={isBusy}
          aria-label={`${label}. ${isKeptPrivate ? SHARING_STRINGS.allow(title) : SHARING_STRINGS.keepPrivate(title)}`}
          onClick={() => (isKeptPrivate ? setIsAsking(true) : void change(false))}
        >
          <Icon aria-hidden="true" />
          {label}
        </Button>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          title={SHARING_STRINGS.question}
          description={SHARING_STRINGS.meaning}
          cancel={SHARING_STRINGS.cancel}
          confirm={SHARING_STRINGS.confirm}
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void change(true)}
          returnFocus={button}
        />
      )}
    </>
  );
}

function describe({ isPublic, isKeptPrivate }: SharedDiscovery) {
  if (isKeptPrivate) return { label: SHARING_STRINGS.private, Icon: Lock };
  return isPublic
    ? { label: SHARING_STRINGS.public, Icon: Globe }
    : { label: SHARING_STRINGS.inReview, Icon: Hourglass };
}
