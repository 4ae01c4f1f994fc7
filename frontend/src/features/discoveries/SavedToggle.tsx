import type { Discovery } from '@placelore/contracts/discoveries.js';
import { BookmarkCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { DeletionQuestion } from './DeletionQuestion.js';
import { isOffline } from './deletion.js';
import styles from './SavedToggle.module.css';
import { TEXTS } from './texts.js';

interface SavedToggleProps {
  discovery: Pick<Discovery, 'id' | 'title'>;
  /** Called when the discovery is gone. */
  onDeleted: (id: number) => void;
}

/** Says that a discovery is saved. Unsaving is deleting, so it asks first. */
export function SavedToggle({ discovery, onDeleted }: SavedToggleProps) {
  const [isAsking, setAsking] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={toggle}
        look="secondary"
        size="small"
        className={styles.toggle}
        aria-pressed={true}
        onClick={() => {
          if (!isOffline()) setAsking(true);
        }}
      >
        <BookmarkCheck aria-hidden="true" />
        {TEXTS.saved}
      </Button>
      {isAsking && (
        <DeletionQuestion
          discovery={discovery}
          onAnswer={() => setAsking(false)}
          onDeleted={onDeleted}
          returnFocus={toggle}
        />
      )}
    </>
  );
}
