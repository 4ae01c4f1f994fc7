import { isByModel, writingLabel } from '@placelore/contracts/writing-label.js';
import { type RefObject, useId, useState } from 'react';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import styles from '../compare/Compare.module.css';
import type { Taken } from '../draft.js';
import { TEXTS } from '../texts.js';
import { type Comparison, isRemoval, type Part, takenOf } from './parts.js';

interface RewriteDialogProps {
  comparison: Comparison;
  onTake: (taken: Taken) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A rewritten article beside the one there is; parts of it, or all of it, are taken over. */
export function RewriteDialog({ comparison, onTake, onClose, returnFocus }: RewriteDialogProps) {
  const { rewrite: texts } = TEXTS;
  const { parts } = comparison;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  // What the rewrite leaves out goes only when somebody chose that.
  const all = new Set(parts.filter((part) => !isRemoval(part) || chosen.has(part.id)).map(({ id }) => id));
  return (
    <Dialog title={texts.title} description={texts.hint} size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.parts}>
        <WritingNote rewrite={comparison.rewrite} />
        {parts.some(isRemoval) && <p className={styles.note}>{texts.removals}</p>}
        {parts.length === 0 && <p>{TEXTS.versions.noDifference}</p>}
        {parts.map((part) => (
          <OnePart key={part.id} part={part} isTaken={chosen.has(part.id)} onToggle={() => toggle(part.id)} />
        ))}
      </div>
      <div className={styles.footer}>
        <Button look="quiet" onClick={onClose}>
          {texts.discard}
        </Button>
        <Button
          look="secondary"
          aria-disabled={chosen.size === 0}
          onClick={() => chosen.size > 0 && onTake(takenOf(comparison, chosen))}
        >
          {texts.acceptSome(chosen.size)}
        </Button>
        <Button aria-disabled={all.size === 0} onClick={() => all.size > 0 && onTake(takenOf(comparison, all))}>
          {all.size < parts.length ? texts.acceptAllKeeping : texts.acceptAll}
        </Button>
      </div>
    </Dialog>
  );
}

/** Says who wrote the rewrite, how much of it was checked, and why no model did where one is configured. */
function WritingNote({ rewrite: { writing, verification } }: Pick<Comparison, 'rewrite'>) {
  const formats = useFormats();
  const { rewrite: texts } = TEXTS;
  return (
    <p className={styles.note}>
      {isByModel(writing) ? writingLabel(writing)?.text : texts.embedded}
      {verification.statements > 0 && ` ${texts.checked(formats, verification.verified, verification.statements)}`}
      {writing.note !== null && ` ${texts.note(writing.note)}`}
    </p>
  );
}

function OnePart({ part, isTaken, onToggle }: { part: Part; isTaken: boolean; onToggle: () => void }) {
  const { rewrite: texts } = TEXTS;
  const id = useId();
  const removes = isRemoval(part);
  return (
    <section
      className={styles.part}
      data-taken={isTaken || undefined}
      data-removes={removes || undefined}
      aria-labelledby={id}
    >
      <h3 id={id}>
        {part.name} {removes && <Badge tone="danger">{texts.leftOut}</Badge>}
      </h3>
      <div className={styles.sides}>
        <Side name={texts.current} text={part.before} />
        <Side name={texts.anew} text={part.after} />
      </div>
      <label className={styles.take}>
        <input type="checkbox" checked={isTaken} onChange={onToggle} />
        {removes ? texts.remove(part.name) : texts.take(part.name)}
      </label>
    </section>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  const id = useId();
  return (
    <div className={styles.side}>
      <h4 id={id}>{name}</h4>
      {/* It may be longer than its box, which the keyboard scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <p tabIndex={0} aria-labelledby={id} role="note" className={text ? undefined : styles.nothing}>
        {text || TEXTS.rewrite.nothing}
      </p>
    </div>
  );
}
