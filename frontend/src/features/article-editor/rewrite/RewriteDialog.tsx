import { getWritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import { countGrades } from '@placelore/contracts/content/citations/grade-counts.js';
import { type RefObject, useId, useState } from 'react';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import styles from '../comparison/Comparison.module.css';
import type { RewriteSelection } from '../draft.js';
import { STRINGS } from '../strings.js';
import { isRemoval, type RewriteChange, type RewriteComparison, selectChanges } from './rewrite-changes.js';

interface RewriteDialogProps {
  comparison: RewriteComparison;
  onAccept: (selection: RewriteSelection) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Rewritten article next to the current one. The user accepts some or all changes. */
export function RewriteDialog({ comparison, onAccept, onClose, returnFocus }: RewriteDialogProps) {
  const { rewrite: strings } = STRINGS;
  const { changes } = comparison;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setSelectedIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  // Parts that the rewrite omits are removed only if the user selects that.
  const acceptAllIds = new Set(
    changes.filter((change) => !isRemoval(change) || selectedIds.has(change.id)).map(({ id }) => id),
  );
  return (
    <Dialog title={strings.title} description={strings.hint} size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.changes}>
        <WritingNote rewrite={comparison.rewrite} />
        {changes.some(isRemoval) && <p className={styles.note}>{strings.removals}</p>}
        {changes.length === 0 && <p>{STRINGS.versions.noDifference}</p>}
        {changes.map((change) => (
          <RewriteChangeItem
            key={change.id}
            change={change}
            isSelected={selectedIds.has(change.id)}
            onToggle={() => toggle(change.id)}
          />
        ))}
      </div>
      <div className={styles.footer}>
        <Button variant="quiet" onClick={onClose}>
          {strings.discard}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={selectedIds.size === 0}
          onClick={() => selectedIds.size > 0 && onAccept(selectChanges(comparison, selectedIds))}
        >
          {strings.acceptSome(selectedIds.size)}
        </Button>
        <Button
          aria-disabled={acceptAllIds.size === 0}
          onClick={() => acceptAllIds.size > 0 && onAccept(selectChanges(comparison, acceptAllIds))}
        >
          {acceptAllIds.size < changes.length ? strings.acceptAllWithoutRemovals : strings.acceptAll}
        </Button>
      </div>
    </Dialog>
  );
}

/** Note on who wrote the rewrite, its checked claims, and why a configured model was not used. */
function WritingNote({ rewrite: { writing, content, verification, knowledge } }: Pick<RewriteComparison, 'rewrite'>) {
  const { rewrite: strings } = STRINGS;
  return (
    <p className={styles.note}>
      {
        getWritingLabel(writing, {
          sources: knowledge.sources,
          grades: countGrades({ html: content }, verification),
        })?.text
      }
      {writing.note !== null && ` ${strings.note(writing.note)}`}
    </p>
  );
}

function RewriteChangeItem({
  change,
  isSelected,
  onToggle,
}: {
  change: RewriteChange;
  isSelected: boolean;
  onToggle: () => void;
}) {
  const { rewrite: strings } = STRINGS;
  const id = useId();
  const removes = isRemoval(change);
  return (
    <section
      className={styles.change}
      data-taken={isSelected || undefined}
      data-removes={removes || undefined}
      aria-labelledby={id}
    >
      <h3 id={id}>
        {change.name} {removes && <Badge tone="danger">{strings.leftOut}</Badge>}
      </h3>
      <div className={styles.columns}>
        <Side name={strings.current} text={change.before} />
        <Side name={strings.rewritten} text={change.after} />
      </div>
      <label className={styles.acceptToggle}>
        <input type="checkbox" checked={isSelected} onChange={onToggle} />
        {removes ? strings.remove(change.name) : strings.takeOver(change.name)}
      </label>
    </section>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  const id = useId();
  return (
    <div className={styles.column}>
      <h4 id={id}>{name}</h4>
      {/* The text may exceed its box, which must be scrollable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <p tabIndex={0} aria-labelledby={id} role="note" className={text ? undefined : styles.empty}>
        {text || STRINGS.rewrite.empty}
      </p>
    </div>
  );
}
