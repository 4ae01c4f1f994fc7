import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import styles from './ArticleEditor.module.css';
import { Differences } from './compare/Differences.js';
import { differingFields } from './draft.js';
import { Moment } from './Moment.js';
import { TEXTS } from './texts.js';

/** A save that was refused, since somebody else had saved before. */
export interface SavedMeanwhile {
  who: string;
  /** A time in ISO form; empty when it is not known. */
  when: string;
  theirs: AdminArticle;
}

interface ConflictProps {
  conflict: SavedMeanwhile;
  /** The article as it was opened here. */
  opened: AdminArticle;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Tells what somebody else has saved meanwhile, and leaves the choice. */
export function Conflict({ conflict, opened, onTakeTheirs, onSaveMine }: ConflictProps) {
  const { conflict: texts } = TEXTS;
  const { who, when, theirs } = conflict;
  const box = useRef<HTMLElement>(null);
  const look = useRef<HTMLButtonElement>(null);
  const [isLooking, setLooking] = useState(false);
  // Another conflict is led to as well.
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [conflict]);
  const fields = differingFields(opened, theirs).map((field) => TEXTS.fields[field]);
  return (
    <section ref={box} className={styles.conflict} role="alert" aria-label={texts.title} tabIndex={-1}>
      <h2>{texts.title}</h2>
      <p>
        <strong>{texts.who(who)}</strong>
        {when && ', '}
        {when && <Moment iso={when} />}. {texts.kept}
      </p>
      {fields.length > 0 && <p>{texts.changed(fields.join(', '))}</p>}
      <div className={styles.choices}>
        <Button ref={look} look="secondary" onClick={() => setLooking(true)}>
          {texts.look}
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          {texts.take}
        </Button>
        <Button look="danger" onClick={onSaveMine}>
          {texts.overwrite}
        </Button>
      </div>
      {isLooking && (
        <Dialog
          title={texts.differences}
          description={texts.differencesHint}
          size="wide"
          onClose={() => setLooking(false)}
          returnFocus={look}
        >
          <Differences before={opened} after={theirs} />
        </Dialog>
      )}
    </section>
  );
}
