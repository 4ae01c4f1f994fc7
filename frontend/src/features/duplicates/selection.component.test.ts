import { act, renderHook } from '@testing-library/react';
import { Selection, useIsSelected, useSelectedCount, useSelectedIds } from './selection.js';

test('Selection: adds and removes articles, each once, and can be cleared', () => {
  const selection = new Selection();
  selection.set([1, 2, 2], true);
  selection.set([2, 3], true);
  expect([selection.ids, selection.size]).toEqual([[1, 2, 3], 3]);
  selection.set([1, 3, 9], false);
  expect([selection.ids, selection.has(2), selection.has(1)]).toEqual([[2], true, false]);
  selection.clear();
  expect([selection.ids, selection.size]).toEqual([[], 0]);
});

test('Selection: notifies its listeners of each change until they unsubscribe', () => {
  const selection = new Selection();
  const sizes: number[] = [];
  const unsubscribe = selection.subscribe(() => sizes.push(selection.size));
  selection.set([1, 2], true);
  selection.clear();
  unsubscribe();
  selection.set([1], true);
  expect(sizes).toEqual([2, 0]);
});

test('useSelectedCount, useIsSelected and useSelectedIds: follow the selection', () => {
  const selection = new Selection();
  const { result } = renderHook(() => ({
    count: useSelectedCount(selection),
    isSelected: useIsSelected(selection, 2),
    ids: useSelectedIds(selection, [3, 2, 1]),
  }));
  expect(result.current).toEqual({ count: 0, isSelected: false, ids: [] });
  act(() => selection.set([1, 2, 7], true));
  expect(result.current).toEqual({ count: 3, isSelected: true, ids: [2, 1] });
  act(() => selection.set([2], false));
  expect(result.current).toEqual({ count: 2, isSelected: false, ids: [1] });
});
