import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Pagination } from '../../../ui/navigation/Pagination.js';
import { DuplicatesSection } from '../DuplicatesSection.js';
import { type Selection, useSelectedCount } from '../selection.js';
import { STRINGS } from '../strings.js';
import { buildViewUrl } from '../view-url.js';
import { GroupCard } from './GroupCard.js';
import { SelectionBar } from './SelectionBar.js';
import type { BulkDeletion } from './useDeletion.js';
import { useDismissal } from './useDismissal.js';

interface GroupListProps {
  kind: DuplicateKind;
  page: number;
  pages: number;
  groups: readonly DuplicateGroup[];
  selection: Selection;
  deletion: BulkDeletion;
}

/** Page of groups of one kind, with actions on the selected articles. */
export function GroupList({ kind, page, pages, groups, selection, deletion }: GroupListProps) {
  const selectedCount = useSelectedCount(selection);
  const heading = useRef<HTMLHeadingElement>(null);
  const restoreFocus = () => {
    // The deletion may have removed the focused element.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  const { busy, dismissGroup } = useDismissal(kind, selection, restoreFocus);
  useOnFinished(deletion.busy, restoreFocus);
  useLastPage(groups.length === 0 && page > pages, buildViewUrl({ is: 'groups', kind, page: pages }));
  return (
    <DuplicatesSection title={STRINGS.kinds[kind]} lead={STRINGS.leads[kind]} heading={heading}>
      {(groups.length > 0 || selectedCount > 0) && (
        <SelectionBar kind={kind} groups={groups} selection={selection} deletion={deletion} onCleared={restoreFocus} />
      )}
      {groups.length === 0 ? (
        <Alert title={STRINGS.none[kind]}>
          <p>{STRINGS.noneHint}</p>
        </Alert>
      ) : (
        groups.map((group) => (
          <GroupCard
            key={group.articles[0]?.id ?? group.key}
            kind={kind}
            page={page}
            group={group}
            selection={selection}
            busy={busy}
            onDismiss={dismissGroup}
          />
        ))
      )}
      <Pagination
        page={page}
        pageCount={pages}
        getUrl={(otherPage) => buildViewUrl({ is: 'groups', kind, page: otherPage })}
      />
    </DuplicatesSection>
  );
}

/** Calls back when an operation has ended. @param onFinished called after the result is rendered */
function useOnFinished(busy: boolean, onFinished: () => void): void {
  const wasBusy = useRef(busy);
  const latest = useRef(onFinished);
  latest.current = onFinished;
  useEffect(() => {
    if (wasBusy.current && !busy) latest.current();
    wasBusy.current = busy;
  }, [busy]);
}

/** Redirects to the last page when its last group has gone. */
function useLastPage(isBeyond: boolean, lastPageUrl: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBeyond) void navigate(lastPageUrl, { replace: true });
  }, [isBeyond, lastPageUrl, navigate]);
}
