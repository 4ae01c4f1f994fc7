import { type KeyboardEvent, useState } from 'react';

export interface Selection<Row> {
  /** Selected rows in list order. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  setAll: (selected: boolean) => void;
  /** Index of the row whose checkbox can be reached with Tab. */
  tabStop: number;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => void;
}

/** Attribute with the row index of a checkbox. */
export const ROW_BOX_ATTRIBUTE = 'data-row-box';

/** Manages the selected rows of a page by pointer or keyboard. Rows that leave the page are deselected. */
export function useSelection<Row>(allRows: readonly Row[], getId: (row: Row) => number): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [tabStop, setTabStop] = useState(0);
  const has = (row: Row) => ids.has(getId(row));
  const add = (rows: readonly Row[]) => setIds((before) => new Set([...before, ...rows.map(getId)]));
  const setAll = (selected: boolean) => setIds(new Set(selected ? allRows.map(getId) : []));

  const moveTo = (event: KeyboardEvent<HTMLInputElement>, from: number, to: number) => {
    event.preventDefault();
    const box = event.currentTarget.closest('tbody')?.querySelector<HTMLElement>(`[${ROW_BOX_ATTRIBUTE}="${to}"]`);
    if (!box) return;
    if (event.shiftKey) add(allRows.slice(Math.min(from, to), Math.max(from, to) + 1));
    box.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'ArrowDown') moveTo(event, index, index + 1);
    else if (event.key === 'ArrowUp') moveTo(event, index, index - 1);
    else if (event.key === 'Home') moveTo(event, index, 0);
    else if (event.key === 'End') moveTo(event, index, allRows.length - 1);
    else if (event.key === 'Escape') setAll(false);
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setAll(true);
    }
  };
  return {
    rows: allRows.filter(has),
    has,
    toggle: (row) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(getId(row))) after.add(getId(row));
        return after;
      }),
    setAll,
    tabStop: Math.min(tabStop, Math.max(0, allRows.length - 1)),
    onFocus: setTabStop,
    onKeyDown,
  };
}
