import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatters } from '../../../lib/format/formatters.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { SelectionToolbar } from '../../../ui/layout/SelectionToolbar.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { type Selection, useSelectedCount } from '../selection.js';
import { STRINGS } from '../strings.js';
import styles from './ReportView.module.css';
import type { BulkDeletion } from './useDeletion.js';

/** Kinds of groups whose articles are certainly the same. */
const CERTAIN_KINDS: readonly DuplicateKind[] = ['exact', 'content'];

interface SelectionBarProps {
  kind: DuplicateKind;
  groups: readonly DuplicateGroup[];
  selection: Selection;
  deletion: BulkDeletion;
  /** Called when the selection is cleared and the button for that has disappeared. */
  onCleared: () => void;
}

/** Toolbar with the number of selected articles on all tabs and pages, and their deletion. */
export function SelectionBar({ kind, groups, selection, deletion, onCleared }: SelectionBarProps) {
  const formats = useFormatters();
  const selectedCount = useSelectedCount(selection);
  const count = formats.formatCount(selectedCount);
  const opener = useRef<HTMLButtonElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const requestDeletion = () => {
    if (deletion.busy) return;
    if (selectedCount > 0) setConfirming(true);
    else showToast({ title: STRINGS.noSelection, description: STRINGS.noSelectionHint, destructive: true });
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
    <SelectionToolbar
      className={styles.selectionToolbar}
      status={STRINGS.selected(count)}
      isSelecting={selectedCount > 0}
    >
      <div className={styles.actions}>
        {CERTAIN_KINDS.includes(kind) && groups.length > 0 && (
          <Button variant="secondary" size="small" onClick={selectNewer}>
            {STRINGS.selectNewer}
          </Button>
        )}
        {selectedCount > 0 && (
          <Button variant="secondary" size="small" onClick={clear}>
            {STRINGS.clear}
          </Button>
        )}
        <Button
          ref={opener}
          variant="danger"
          size="small"
          // Stays focusable, so that it can explain why it does nothing.
          aria-disabled={selectedCount === 0 || deletion.busy}
          onClick={requestDeletion}
        >
          <Trash2 aria-hidden="true" />
          {STRINGS.deleteSelected(count)}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={STRINGS.deleteTitle}
          description={<DeletionDescription count={count} groups={groups} selection={selection} kind={kind} />}
          cancel={STRINGS.cancel}
          confirm={STRINGS.delete}
          variant="danger"
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            void deletion.perform();
          }}
          returnFocus={opener}
        />
      )}
    </SelectionToolbar>
  );
}

function DeletionDescription({
  count,
  groups,
  selection,
  kind,
}: Pick<SelectionBarProps, 'kind' | 'groups' | 'selection'> & { count: string }) {
  const formats = useFormatters();
  const wholeGroupCount = groups.filter(({ articles }) => articles.every(({ id }) => selection.has(id))).length;
  return (
    <>
      <span className={styles.sentence}>{STRINGS.deleteText(count)}</span>
      <span className={styles.sentence}>{STRINGS.deleteNote}</span>
      {wholeGroupCount > 0 && kind !== 'corrupted' && (
        <strong className={styles.sentence}>{STRINGS.wholeGroupsWarning(formats.formatCount(wholeGroupCount))}</strong>
      )}
    </>
  );
}
