import { act, screen, waitFor, within } from '@testing-library/react';
import { mockFetch } from '../../testing/fakes/browser.js';
import {
  EMPTY_REPORT,
  findButton,
  findCheckbox,
  findGroup,
  REPORT,
  renderDuplicates,
} from '../../testing/render/duplicates.js';
import { clickToast, getToasts, renderWithProviders } from '../../testing/render/render.js';
import { DuplicateManager } from './DuplicateManager.js';

test('DuplicateManager: shows that it is scanning', async () => {
  mockFetch(() => new Promise(() => {}));
  renderWithProviders(<DuplicateManager heading="Duplicates" />);
  expect(screen.getByRole('status').textContent).toBe('Scanning for duplicates...');
});

test('DuplicateManager: reports a failed scan and offers a retry', async () => {
  const { user, requests } = renderDuplicates(undefined, new Response('none', { status: 404 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load duplicates data.');
  await user.click(await findButton('Try Again'));
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('DuplicateManager: shows tiles, five tabs with counts, groups and their articles', async () => {
  const { requests } = renderDuplicates();
  await findCheckbox(1);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['101', '1', '4', '1,234']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Exact Titles 101',
    'Same Content 1',
    'Similar Titles 1',
    'Same Location 0',
    'Corrupted URLs 1',
  ]);
  const petra = within(await findGroup(/^Exact Title Match petra$/));
  expect(petra.getByText('2 duplicates')).not.toBeNull();
  const [, row] = petra.getAllByRole('listitem');
  expect(row?.textContent).toContain('Petrapetra-2ID 2PrivatePremiumCreated January 2, 2026');
  const page = within(row!).getByRole('link', { name: /^Open public page Petra/ });
  expect([page.getAttribute('href'), page.getAttribute('target')]).toEqual(['/articles/petra-2', '_blank']);
  const admin = within(row!).getByRole('link', { name: /^Open admin page Petra/ });
  expect(admin.getAttribute('href')).toBe('/admin/articles/2/edit');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/admin/duplicates?tab=exact&page=2');
  expect(requests.map(({ url }) => url)).toEqual(['/api/admin/duplicates']);
});

test.each([
  ['exact', 'No exact title duplicates found.'],
  ['content', 'No content duplicates found.'],
  ['similar', 'No similar title duplicates found.'],
  ['location', 'No location duplicates found.'],
  ['corrupted', 'No corrupted URLs found.'],
])('DuplicateManager: reports that there is nothing in %s', async (tab, text) => {
  renderDuplicates(undefined, EMPTY_REPORT, `?tab=${tab}`);
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.queryByText('0 articles selected')).toBeNull();
});

test.each([
  ['content', 'Identical Content Petra'],
  ['similar', 'Similar Title Match much'],
  ['corrupted', 'Corrupted URL undefined'],
])('DuplicateManager: labels groups of %s: %s', async (tab, name) => {
  renderDuplicates(undefined, REPORT, `?tab=${tab}`);
  expect(await screen.findByRole('group', { name })).not.toBeNull();
});

test('DuplicateManager: shows ten articles of a large group at first', async () => {
  const { user } = renderDuplicates(undefined, REPORT, '?tab=similar');
  await findCheckbox(20);
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  await user.click(await findButton('Show 2 more'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  // The focus moves from the removed button to the first article that was loaded.
  expect(document.activeElement).toBe((await findCheckbox(30)).closest('li'));
});

test('DuplicateManager: selects single articles and whole groups across all tabs', async () => {
  const { user } = renderDuplicates();
  await user.click(await findCheckbox(2));
  expect(screen.getByText('1 articles selected')).not.toBeNull();
  const petra = within(await findGroup(/petra/));
  await user.click(petra.getByRole('button', { name: 'Select All' }));
  expect(petra.getByText('Every article of this group is selected: none would remain.')).not.toBeNull();
  await user.click(screen.getByRole('tab', { name: /Same Content/ }));
  expect(((await findCheckbox(2)) as HTMLInputElement).checked).toBe(true);
  expect(((await findCheckbox(5)) as HTMLInputElement).checked).toBe(false);
  await user.click(await findButton('Select All'));
  expect(screen.getByText('4 articles selected')).not.toBeNull();
  await user.click(await findButton('Deselect All'));
  expect(screen.getByText('1 articles selected')).not.toBeNull();
});

test('DuplicateManager: selects all but the oldest article of each group', async () => {
  const { user } = renderDuplicates();
  await user.click(await findCheckbox(1));
  await user.click(await findButton('Select all but the oldest of each group'));
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').map((checkbox) => checkbox.checked);
  expect(checked).toEqual([false, true, false, true]);
});

test('DuplicateManager: moves the focus to the heading when the selection is cleared', async () => {
  const { user } = renderDuplicates();
  await user.click(await findCheckbox(1));
  await user.click(await findButton('Clear'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Exact Titles' }));
});

test('DuplicateManager: dismisses a group or its selected articles, with Undo', async () => {
  const { user, otherRequests } = renderDuplicates(() => new Response(null, { status: 204 }), REPORT, '?tab=content');
  await user.click(await findButton('Not a duplicate'));
  expect(await getToasts().findByText('Not a duplicate')).not.toBeNull();
  await clickToast(user, 'Undo');
  expect(await getToasts().findByText('Dismissal undone')).not.toBeNull();
  await user.click(await findCheckbox(5));
  await user.click(await findCheckbox(6));
  await user.click(await findButton('Not a duplicate'));
  await waitFor(() =>
    expect(otherRequests().map(({ url, body }) => [url, body])).toEqual([
      ['/api/admin/duplicates/dismiss', { kind: 'content', articleIds: [2, 5, 6] }],
      ['/api/admin/duplicates/dismiss/undo', { kind: 'content', articleIds: [2, 5, 6] }],
      ['/api/admin/duplicates/dismiss', { kind: 'content', articleIds: [5, 6] }],
    ]),
  );
  // Dismissed articles must not be deleted with the selection.
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
});

test('DuplicateManager: has another name for dismissing a corrupted URL', async () => {
  renderDuplicates(undefined, REPORT, '?tab=corrupted');
  expect(await findButton('URL is fine')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Not a duplicate' })).toBeNull();
});

test('DuplicateManager: does not scan again when the window gets the focus', async () => {
  const { requests } = renderDuplicates();
  await findCheckbox(1);
  // Advances the clock beyond the interval in which SWR ignores focus events.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  now.mockRestore();
  expect(requests).toHaveLength(1);
});

test('DuplicateManager: reports articles that are not compared yet and scans again on request', async () => {
  const { user, requests } = renderDuplicates(undefined, { ...REPORT, notCompared: 1200 });
  expect(await screen.findByText(/^1,200 recently changed articles/)).not.toBeNull();
  await user.click(await findButton('Scan again'));
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('DuplicateManager: reads later pages only for their kind', async () => {
  const { requests } = renderDuplicates(undefined, REPORT, '?tab=exact&page=2');
  await findCheckbox(1);
  expect(requests.map(({ url }) => url)).toEqual(['/api/admin/duplicates?kind=exact&page=2']);
});

test('DuplicateManager: keeps the selection on another page', async () => {
  const { user, requests } = renderDuplicates();
  await user.click(await findCheckbox(1));
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/admin/duplicates?kind=exact&page=2'));
  await findCheckbox(1);
  expect(screen.getByText('1 articles selected')).not.toBeNull();
});
