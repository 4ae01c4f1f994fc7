import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/duplicate-report.js';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Notice } from '../../../ui/Notice.js';
import { Pagination } from '../../../ui/Pagination.js';
import { addressOf } from '../address.js';
import { Part } from '../Part.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';
import { GroupCard } from './GroupCard.js';
import { SelectionBar } from './SelectionBar.js';
import type { DeletionOfSelected } from './useDeletion.js';
import { useDismissal } from './useDismissal.js';

interface GroupsProps {
  kind: DuplicateKind;
  page: number;
  pages: number;
  groups: readonly DuplicateGroup[];
  selection: Selection;
  deletion: DeletionOfSelected;
}

/** A page of groups of one kind, and what is done to those of their articles that are selected. */
export function Groups({ kind, page, pages, groups, selection, deletion }: GroupsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keepPlace = () => {
    // What had the focus may be gone with what was done.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  const { busy, dismissGroup } = useDismissal(kind, selection, keepPlace);
  useEnd(deletion.busy, keepPlace);
  useLastPage(groups.length === 0 && page > pages, addressOf({ is: 'groups', kind, page: pages }));
  return (
    <Part title={TEXTS.kinds[kind]} lead={TEXTS.leads[kind]} heading={heading}>
      <SelectionBar kind={kind} groups={groups} selection={selection} deletion={deletion} onCleared={keepPlace} />
      {groups.length === 0 ? (
        <Notice title={TEXTS.none[kind]}>
          <p>{TEXTS.noneHint}</p>
        </Notice>
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
      <Pagination page={page} pages={pages} addressOf={(other) => addressOf({ is: 'groups', kind, page: other })} />
    </Part>
  );
}

/** @param onEnd called when what was being done is done and drawn */
function useEnd(busy: boolean, onEnd: () => void): void {
  const wasBusy = useRef(busy);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (wasBusy.current && !busy) latest.current();
    wasBusy.current = busy;
  }, [busy]);
}

/** The last group of the last page is gone. */
function useLastPage(isBeyond: boolean, lastAddress: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBeyond) void navigate(lastAddress, { replace: true });
  }, [isBeyond, lastAddress, navigate]);
}
