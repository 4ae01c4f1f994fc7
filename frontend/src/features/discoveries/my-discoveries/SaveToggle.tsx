import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { BookmarkCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { STRINGS } from '../strings.js';
import { DeleteDiscoveryDialog } from './DeleteDiscoveryDialog.js';
import { notifyIfOffline } from './delete-with-toast.js';
import styles from './SaveToggle.module.css';

interface SaveToggleProps {
  discovery: Pick<Discovery, 'id' | 'title'>;
  /** Called when the discovery is deleted. */
  onDeleted: (id: number) => void;
}

/** Toggle that shows that a discovery is saved. Switching it off deletes the discovery, so it asks first. */
export function SaveToggle({ discovery, onDeleted }: SaveToggleProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={toggle}
        variant="secondary"
        size="small"
        className={styles.toggle}
        aria-pressed={true}
        onClick={() => {
          if (!notifyIfOffline()) setIsConfirming(true);
        }}
      >
        <BookmarkCheck aria-hidden="true" />
        {STRINGS.saved}
      </Button>
      {isConfirming && (
        <DeleteDiscoveryDialog
          discovery={discovery}
          onClose={() => setIsConfirming(false)}
          onDeleted={onDeleted}
          returnFocus={toggle}
        />
      )}
    </>
  );
}
