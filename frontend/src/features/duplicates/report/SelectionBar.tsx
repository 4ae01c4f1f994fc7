import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/duplicate-report.js';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../../lib/use-formats.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { SelectionLine } from '../../../ui/SelectionLine.js';
import { showToast } from '../../../ui/toasts.js';
import { type Selection, useSelectedCount } from '../selection.js';
import { TEXTS } from '../texts.js';
import styles from './Report.module.css';
import type { DeletionOfSelected } from './useDeletion.js';

/** Kinds whose articles are the same thing beyond doubt. */
const CERTAIN: readonly DuplicateKind[] = ['exact', 'content'];

interface SelectionBarProps {
  kind: DuplicateKind;
  groups: readonly DuplicateGroup[];
  selection: Selection;
  deletion: DeletionOfSelected;
  /** Called when nothing is selected any more, and the button for that is gone. */
  onCleared: () => void;
}

/** How many articles are selected, on all tabs and pages, and their deletion. */
export function SelectionBar({ kind, groups, selection, deletion, onCleared }: SelectionBarProps) {
  const formats = useFormats();
  const size = useSelectedCount(selection);
  const count = formats.count(size);
  const opener = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const ask = () => {
    if (deletion.busy) return;
    if (size > 0) setAsked(true);
    else showToast({ title: TEXTS.noSelection, description: TEXTS.noSelectionHint, destructive: true });
  };
  const clear = () => {
    flushSync(() => selection.clear());
    onCleared();
  };
  const selectNewer = () => {
    for (const { articles } of groups) {
      const [oldest, ...newer] = articles.map(({ id }) => id);
      selection.set(newer, true);
      if (oldest !== undefined) selection.set([oldest], false);
    }
  };
  return (
    <SelectionLine className={styles.bar} status={TEXTS.selected(count)} isSelecting={size > 0}>
      <div className={styles.barButtons}>
        {CERTAIN.includes(kind) && groups.length > 0 && (
          <Button look="secondary" size="small" onClick={selectNewer}>
            {TEXTS.selectNewer}
          </Button>
        )}
        {size > 0 && (
          <Button look="secondary" size="small" onClick={clear}>
            {TEXTS.clear}
          </Button>
        )}
        <Button
          ref={opener}
          look="danger"
          size="small"
          // It still says why nothing happens, and keeps the focus.
          aria-disabled={size === 0 || deletion.busy}
          onClick={ask}
        >
          <Trash2 aria-hidden="true" />
          {TEXTS.deleteSelected(count)}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={TEXTS.deleteTitle}
          description={<Question count={count} groups={groups} selection={selection} kind={kind} />}
          cancel={TEXTS.cancel}
          confirm={TEXTS.delete}
          look="danger"
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            void deletion.perform();
          }}
          returnFocus={opener}
        />
      )}
    </SelectionLine>
  );
}

function Question({
  count,
  groups,
  selection,
  kind,
}: Pick<SelectionBarProps, 'kind' | 'groups' | 'selection'> & { count: string }) {
  const formats = useFormats();
  const whole = groups.filter(({ articles }) => articles.every(({ id }) => selection.has(id))).length;
  return (
    <>
      <span className={styles.sentence}>{TEXTS.deleteText(count)}</span>
      <span className={styles.sentence}>{TEXTS.deleteNote}</span>
      {whole > 0 && kind !== 'corrupted' && (
        <strong className={styles.sentence}>{TEXTS.deleteWhole(formats.count(whole))}</strong>
      )}
    </>
  );
}
