import { type KeyboardEvent, useState } from 'react';

export interface Selection<Row> {
  /** In the order of the list. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  setAll: (selected: boolean) => void;
  /** The row whose box Tab leads to. */
  entry: number;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => void;
}

/** Marks the box of a row, by its place. */
export const BOX = 'data-row-box';

/** Which rows of a page are selected, by pointing or with keys alone. What is gone from the page is not selected. */
export function useSelection<Row>(all: readonly Row[], idOf: (row: Row) => number): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [entry, setEntry] = useState(0);
  const has = (row: Row) => ids.has(idOf(row));
  const add = (rows: readonly Row[]) => setIds((before) => new Set([...before, ...rows.map(idOf)]));
  const setAll = (selected: boolean) => setIds(new Set(selected ? all.map(idOf) : []));

  const moveTo = (event: KeyboardEvent<HTMLInputElement>, from: number, to: number) => {
    event.preventDefault();
    const box = event.currentTarget.closest('tbody')?.querySelector<HTMLElement>(`[${BOX}="${to}"]`);
    if (!box) return;
    if (event.shiftKey) add(all.slice(Math.min(from, to), Math.max(from, to) + 1));
    box.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'ArrowDown') moveTo(event, index, index + 1);
    else if (event.key === 'ArrowUp') moveTo(event, index, index - 1);
    else if (event.key === 'Home') moveTo(event, index, 0);
    else if (event.key === 'End') moveTo(event, index, all.length - 1);
    else if (event.key === 'Escape') setAll(false);
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setAll(true);
    }
  };
  return {
    rows: all.filter(has),
    has,
    toggle: (row) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(idOf(row))) after.add(idOf(row));
        return after;
      }),
    setAll,
    entry: Math.min(entry, Math.max(0, all.length - 1)),
    onFocus: setEntry,
    onKeyDown,
  };
}
