import { reduceToasts, type Toast } from './toasts.js';

const toast = (id: number): Toast => ({ id, title: `toast ${id}`, open: true });

test('reduceToasts: replaces the visible toast with the new one', () => {
  expect(reduceToasts([toast(1)], { kind: 'add', toast: toast(2) })).toEqual([toast(2)]);
});

test('reduceToasts: marks a toast as closed, and deletes a removed one', () => {
  expect(reduceToasts([toast(1)], { kind: 'close', id: 1 })).toEqual([{ ...toast(1), open: false }]);
  expect(reduceToasts([toast(1)], { kind: 'remove', id: 1 })).toEqual([]);
  expect(reduceToasts([toast(1)], { kind: 'close', id: 9 })).toEqual([toast(1)]);
});
