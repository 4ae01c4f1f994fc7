import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { screen, within } from '@testing-library/react';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { Selection } from '../selection.js';
import { SelectionBar } from './SelectionBar.js';

/** Groups by the ids of their articles, the oldest first. */
const GROUPS = [
  [1, 2, 3],
  [4, 5],
].map((ids) => ({ articles: ids.map((id) => ({ id })) }) as unknown as DuplicateGroup);

function show(kind: DuplicateKind, selected: number[] = [], busy = false, groups = GROUPS) {
  const selection = new Selection();
  selection.set(selected, true);
  const events: string[] = [];
  const deletion = { busy, perform: async () => void events.push('deleted') };
  const page = renderWithProviders(
    <SelectionBar
      kind={kind}
      groups={groups}
      selection={selection}
      deletion={deletion as never}
      onCleared={() => events.push(`cleared ${selection.size}`)}
    />,
  );
  return { ...page, selection, events };
}
const button = (name: RegExp) => screen.queryByRole('button', { name });

test('SelectionBar: selects all but the oldest article of each group, even if the oldest was selected', async () => {
  const { user, selection } = show('exact', [1, 9]);
  await user.click(button(/^Select all but the oldest/)!);
  expect(selection.ids.sort()).toEqual([2, 3, 5, 9]);
});

test.each<[DuplicateKind, boolean]>([
  ['exact', true],
  ['content', true],
  ['similar', false],
  ['corrupted', false],
])('SelectionBar: of the kind %s, offers to select what is certainly superfluous: %j', (kind, expected) => {
  show(kind);
  expect(button(/^Select all but the oldest/) !== null).toBe(expected);
});

test('SelectionBar: deletes after a confirmation', async () => {
  const { user, events } = show('similar', [2, 5]);
  await user.click(button(/^Delete/)!);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(events).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect([events, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  await user.click(button(/^Delete/)!);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  expect([events, screen.queryByRole('alertdialog')]).toEqual([['deleted'], null]);
});

test.each<[string, DuplicateKind, number[], boolean]>([
  ['a whole group is selected', 'similar', [1, 2, 3], true],
  ['an article of each group stays', 'similar', [2, 3, 5], false],
  ['the articles are corrupted', 'corrupted', [1, 2, 3], false],
])('SelectionBar: warns, if %s', async (_, kind, selected, warns) => {
  const { user } = show(kind, selected);
  await user.click(button(/^Delete/)!);
  expect(screen.getByRole('alertdialog').querySelector('strong') !== null).toBe(warns);
});

test('SelectionBar: says why it deletes nothing without a selection, and deletes nothing twice', async () => {
  const { user } = show('similar');
  await user.click(button(/^Delete/)!);
  expect(await getToasts().findByRole('listitem')).not.toBeNull();
  expect([screen.queryByRole('alertdialog'), button(/^Clear/)]).toEqual([null, null]);
});

test('SelectionBar: does nothing while a deletion is running', async () => {
  const { user } = show('similar', [2], true);
  expect(button(/^Delete/)!.getAttribute('aria-disabled')).toBe('true');
  await user.click(button(/^Delete/)!);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('SelectionBar: clears the selection of all pages', async () => {
  const { user, selection, events } = show('similar', [2, 99]);
  await user.click(button(/^Clear/)!);
  expect([selection.ids, events]).toEqual([[], ['cleared 0']]);
});
