import { useSyncExternalStore } from 'react';

/**
 * Selected articles of all tabs and pages. The selection is stored outside React state, so that of hundreds of rows
 * only those that change are rendered.
 */
export class Selection {
  #ids: ReadonlySet<number> = new Set();
  readonly #listeners = new Set<() => void>();

  get size(): number {
    return this.#ids.size;
  }
  get ids(): number[] {
    return [...this.#ids];
  }
  has = (id: number): boolean => this.#ids.has(id);

  /** Selects or deselects articles. */
  set(ids: readonly number[], selected: boolean): void {
    const changed = new Set(ids);
    this.#ids = selected ? new Set([...this.#ids, ...ids]) : new Set(this.ids.filter((id) => !changed.has(id)));
    for (const listener of this.#listeners) listener();
  }
  clear(): void {
    this.set(this.ids, false);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const useSelectedCount = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, () => selection.size);
export const useIsSelected = (selection: Selection, id: number): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(id));
/** Returns those of the given articles that are selected, in the given order. */
export function useSelectedIds(selection: Selection, ids: readonly number[]): number[] {
  const selected = useSyncExternalStore(selection.subscribe, () => ids.filter(selection.has).join());
  return selected === '' ? [] : selected.split(',').map(Number);
}
