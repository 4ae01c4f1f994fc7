/** @jest-environment ./infra/test/browser-environment.mjs */
import type { DuplicateArticle, DuplicateReport } from '@placelore/contracts/duplicates.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Asked, json, networkThat } from '../../testing/device.js';
import { show, toasts } from '../../testing/screen.js';
import { Duplicates } from './Duplicates.js';

const article = (id: number, given: Partial<DuplicateArticle> = {}): DuplicateArticle => ({
  id,
  title: 'Petra',
  slug: `petra-${id}`,
  isPublic: true,
  contentSource: 'text_search',
  createdAt: '2026-01-02T03:04:05.000Z',
  ...given,
});
const REPORT: DuplicateReport = {
  summary: { exactTitleGroups: 101, contentGroups: 1, suspiciousSlugs: 4, totalDuplicatesFound: 1234 },
  exactTitleDuplicates: [
    { key: 'petra', count: 2, articles: [article(1), article(2, { isPublic: false })] },
    { key: 'jerash', count: 2, articles: [article(3, { title: 'Jerash' }), article(4, { title: 'Jerash' })] },
  ],
  contentDuplicates: [{ key: '1f', count: 3, articles: [article(2), article(5), article(6)] }],
  similarTitleDuplicates: [{ key: 'much', count: 12, articles: Array.from({ length: 12 }, (_, n) => article(20 + n)) }],
  locationDuplicates: [],
  suspiciousSlugs: [{ key: 'undefined', count: 1, articles: [article(7)] }],
  groupsFound: { exact: 101, content: 1, similar: 1, location: 0, corrupted: 1 },
  page: 1,
  pageSize: 100,
  notCompared: 0,
};
const EMPTY: DuplicateReport = {
  ...REPORT,
  exactTitleDuplicates: [],
  contentDuplicates: [],
  similarTitleDuplicates: [],
  suspiciousSlugs: [],
  groupsFound: { exact: 0, content: 0, similar: 0, location: 0, corrupted: 0 },
};

const isReport = ({ url }: Asked) => /^\/api\/admin\/duplicates(\?|$)/.test(url);

function open(
  answer: (asked: Asked) => Response | Promise<Response> = () => json({}),
  report: Response | DuplicateReport = REPORT,
  at = '',
) {
  const asked = networkThat((one) => {
    if (!isReport(one)) return answer(one);
    return report instanceof Response ? report.clone() : json(report);
  });
  const shown = show(<Duplicates heading="Duplicates" />, { at: `/admin/duplicates${at}`, sharesCache: true });
  return { ...shown, asked, others: () => asked.filter((one) => !isReport(one)) };
}
const box = (id: number) => screen.findByRole('checkbox', { name: new RegExp(`, ID ${id}$`) });
const button = (name: string) => screen.findByRole('button', { name });
const group = (name: RegExp) => screen.findByRole('group', { name });

test('while it scans it says so', async () => {
  networkThat(() => new Promise(() => {}));
  show(<Duplicates heading="Duplicates" />);
  expect(screen.getByRole('status').textContent).toBe('Scanning for duplicates...');
});

test('a scan that fails says so, and is tried again', async () => {
  const { user, asked } = open(undefined, new Response('none', { status: 404 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load duplicates data.');
  await user.click(await button('Try Again'));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('tiles, five tabs with counts, and what a group and its articles are', async () => {
  const { asked } = open();
  await box(1);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['101', '1', '4', '1,234']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Exact Titles 101',
    'Same Content 1',
    'Similar Titles 1',
    'Same Location 0',
    'Corrupted URLs 1',
  ]);
  const petra = within(await group(/^Exact Title Match petra$/));
  expect(petra.getByText('2 duplicates')).not.toBeNull();
  const [, row] = petra.getAllByRole('listitem');
  expect(row?.textContent).toContain('Petrapetra-2ID 2PrivatePremiumCreated 2 January 2026');
  const page = within(row!).getByRole('link', { name: /^Open public page Petra/ });
  expect([page.getAttribute('href'), page.getAttribute('target')]).toEqual(['/articles/petra-2', '_blank']);
  const admin = within(row!).getByRole('link', { name: /^Open admin page Petra/ });
  expect(admin.getAttribute('href')).toBe('/admin/articles/2/edit');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/admin/duplicates?tab=exact&page=2');
  expect(asked.map(({ url }) => url)).toEqual(['/api/admin/duplicates']);
});

test.each([
  ['exact', 'No exact title duplicates found.'],
  ['content', 'No content duplicates found.'],
  ['similar', 'No similar title duplicates found.'],
  ['location', 'No location duplicates found.'],
  ['corrupted', 'No corrupted URLs found.'],
])('nothing in %s', async (tab, text) => {
  open(undefined, EMPTY, `?tab=${tab}`);
  expect(await screen.findByText(text)).not.toBeNull();
});

test.each([
  ['content', 'Identical Content Text 1f'],
  ['similar', 'Similar Title Match much'],
  ['corrupted', 'Corrupted URL undefined'],
])('groups of %s are called %s', async (tab, name) => {
  open(undefined, REPORT, `?tab=${tab}`);
  expect(await screen.findByRole('group', { name })).not.toBeNull();
});

test('of a large group ten are shown at first', async () => {
  const { user } = open(undefined, REPORT, '?tab=similar');
  await box(20);
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  await user.click(await button('Show 2 more'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  // The button is gone; who pressed it goes on with the first it brought.
  expect(document.activeElement).toBe((await box(30)).closest('li'));
});

test('articles are selected one by one and by groups, over all tabs', async () => {
  const { user } = open();
  await user.click(await box(2));
  expect(screen.getByText('1 articles selected')).not.toBeNull();
  const petra = within(await group(/petra/));
  await user.click(petra.getByRole('button', { name: 'Select All' }));
  expect(petra.getByText('Every article of this group is selected: none would stay.')).not.toBeNull();
  await user.click(screen.getByRole('tab', { name: /Same Content/ }));
  expect(((await box(2)) as HTMLInputElement).checked).toBe(true);
  expect(((await box(5)) as HTMLInputElement).checked).toBe(false);
  await user.click(await button('Select All'));
  expect(screen.getByText('4 articles selected')).not.toBeNull();
  await user.click(await button('Deselect All'));
  expect(screen.getByText('1 articles selected')).not.toBeNull();
});

test('all but the oldest of each group', async () => {
  const { user } = open();
  await user.click(await box(1));
  await user.click(await button('Select all but the oldest of each group'));
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').map((one) => one.checked);
  expect(checked).toEqual([false, true, false, true]);
});

test('with nothing selected nothing is deleted, and it says why', async () => {
  const { user, others } = open();
  const remove = await button('Delete Selected (0)');
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  await user.click(remove);
  expect(await toasts().findByText('No Selection')).not.toBeNull();
  expect(toasts().getByText('Please select articles to delete.')).not.toBeNull();
  expect([screen.queryByRole('alertdialog'), others()]).toEqual([null, []]);
});

const SUMMARY = {
  summary: { deleted: 1, failed: 1 },
  failures: [{ id: 2, code: 'ARTICLE_NOT_FOUND', error: 'None.' }],
};
async function deletePetra({ user }: ReturnType<typeof open>) {
  await user.click(within(await group(/petra/)).getByRole('button', { name: 'Select All' }));
  await user.click(await button('Delete Selected (2)'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Are you sure you want to delete 2 articles? This action cannot be undone.Under History they can be restored',
  );
  expect(question.textContent).toContain('of which no article would stay: 1');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

test('what is selected is deleted after a question, what is refused stays selected, and it can be taken back', async () => {
  const opened = open(({ url }) => json(url.endsWith('bulk-delete') ? SUMMARY : { title: 'Petra' }));
  await deletePetra(opened);
  expect(await toasts().findByText('Deletion Complete')).not.toBeNull();
  expect(toasts().getByText('Successfully deleted 1 articles. 1 failed.')).not.toBeNull();
  await waitFor(() => expect(opened.asked.filter(isReport)).toHaveLength(2));
  expect(await screen.findByText('1 articles selected')).not.toBeNull();
  expect([((await box(1)) as HTMLInputElement).checked, ((await box(2)) as HTMLInputElement).checked]).toEqual([
    false,
    true,
  ]);
  await opened.user.click(await toasts().findByText('Undo'));
  expect(await toasts().findByText('Article restored')).not.toBeNull();
  expect(opened.others()).toEqual([
    {
      method: 'POST',
      url: '/api/admin/bulk-delete',
      body: { articleIds: [1, 2], reason: 'duplicate_cleanup' },
    },
    { method: 'POST', url: '/api/admin/deleted-articles/1/restore', body: undefined },
  ]);
});

test('when none is refused, the selection is cleared', async () => {
  await deletePetra(open(() => json({ summary: { deleted: 2, failed: 0 }, failures: [] })));
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
});

test('what was refused is tried again', async () => {
  const answers = [SUMMARY, { summary: { deleted: 1, failed: 0 }, failures: [] }];
  const opened = open(() => json(answers.shift()));
  await deletePetra(opened);
  const again = await button('Delete Selected (1)');
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  await opened.user.click(again);
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
  expect(opened.others().map(({ body }) => (body as { articleIds: number[] }).articleIds)).toEqual([[1, 2], [2]]);
});

test('what is undone of several in part says how many are back', async () => {
  const opened = open(({ url }) =>
    url.endsWith('bulk-delete')
      ? json({ summary: { deleted: 2, failed: 0 }, failures: [] })
      : url.endsWith('/1/restore')
        ? json({ title: 'Petra' })
        : json({ error: 'It is gone for good.', code: 'ARTICLE_NOT_FOUND' }, 404),
  );
  await deletePetra(opened);
  await opened.user.click(await toasts().findByText('Undo'));
  expect(await toasts().findByText('Failed to restore the article')).not.toBeNull();
  expect(toasts().getByText('It is gone for good. 1 of 2 articles were restored before that.')).not.toBeNull();
});

test.each([
  [json({ error: 'Too many requests.', code: 'RATE_LIMITED' }, 429), 'Error: Too many requests.'],
  [new Response(null, { status: 500 }), 'Error: Unknown error occurred'],
])('a deletion that fails says so, and keeps the selection', async (answer, text) => {
  await deletePetra(open(() => answer.clone()));
  expect(await toasts().findByText('Deletion Failed')).not.toBeNull();
  expect(toasts().getByText(text)).not.toBeNull();
  expect(screen.getByText('2 articles selected')).not.toBeNull();
});

test('a deletion that never reaches the server says what the browser says', async () => {
  await deletePetra(
    open(() => {
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(await toasts().findByText('Error: Failed to fetch')).not.toBeNull();
});

test('while some are deleted no others are, on any tab; what is selected meanwhile stays selected', async () => {
  let answer: (response: Response) => void = () => {};
  const opened = open(({ url }) =>
    url.endsWith('bulk-delete') ? new Promise<Response>((resolve) => (answer = resolve)) : json({}),
  );
  const { user, others } = opened;
  await deletePetra(opened);
  await user.click(screen.getByRole('tab', { name: /Same Content/ }));
  await user.click(await box(5));
  const remove = await button('Delete Selected (3)');
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  await user.click(remove);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer(json({ summary: { deleted: 2, failed: 0 }, failures: [] }));
  expect(await screen.findByText('1 articles selected')).not.toBeNull();
  expect(((await box(5)) as HTMLInputElement).checked).toBe(true);
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('false'));
  expect(others()).toHaveLength(1);
});

test('more than a call takes are deleted by several', async () => {
  const many = Array.from({ length: 600 }, (_, n) => article(n + 1));
  const report = { ...REPORT, exactTitleDuplicates: [{ key: 'petra', count: 600, articles: many }] };
  const opened = open(({ body }) => {
    const { articleIds } = body as { articleIds: number[] };
    return json({ summary: { deleted: articleIds.length, failed: 0 }, failures: [] });
  }, report);
  await opened.user.click(await button('Select All'));
  await opened.user.click(await button('Delete Selected (600)'));
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await toasts().findByText('Successfully deleted 600 articles. 0 failed.')).not.toBeNull();
  expect(opened.others().map(({ body }) => (body as { articleIds: number[] }).articleIds.length)).toEqual([500, 100]);
});

test.each([
  [500, []],
  [15, ['Undo']],
])(
  'when a later call fails, the %i that are deleted are told of and alone no longer selected',
  async (deleted, undo) => {
    const many = Array.from({ length: 600 }, (_, n) => article(n + 1));
    const report = { ...REPORT, exactTitleDuplicates: [{ key: 'petra', count: 600, articles: many }] };
    const failures = many.slice(deleted, 500).map(({ id }) => ({ id, code: 'ARTICLE_NOT_FOUND', error: 'None.' }));
    const opened = open(({ body }) => {
      const isFirst = (body as { articleIds: number[] }).articleIds.length === 500;
      if (isFirst) return json({ summary: { deleted, failed: failures.length }, failures });
      return json({ error: 'Too many requests.', code: 'RATE_LIMITED' }, 429);
    }, report);
    await opened.user.click(await button('Select All'));
    await opened.user.click(await button('Delete Selected (600)'));
    await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await toasts().findByText('Deletion Failed')).not.toBeNull();
    const told = `Error: Too many requests. ${deleted} articles were deleted before that; under History they can be restored.`;
    expect(toasts().getByText(told)).not.toBeNull();
    expect(screen.getByText(`${600 - deleted} articles selected`)).not.toBeNull();
    expect(toasts().queryAllByText('Undo')).toHaveLength(undo.length);
  },
);

test('when nothing is to be selected any more, the focus goes to the heading', async () => {
  const { user } = open();
  await user.click(await box(1));
  await user.click(await button('Clear'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Exact Titles' }));
});

test('a group is said to be none, or those of it that are selected, and that is taken back', async () => {
  const { user, others } = open(() => new Response(null, { status: 204 }), REPORT, '?tab=content');
  await user.click(await button('Not a duplicate'));
  expect(await toasts().findByText('Not a duplicate')).not.toBeNull();
  await user.click(await toasts().findByText('Undo'));
  expect(await toasts().findByText('Taken back')).not.toBeNull();
  await user.click(await box(5));
  await user.click(await box(6));
  await user.click(await button('Not a duplicate'));
  await waitFor(() =>
    expect(others().map(({ url, body }) => [url, body])).toEqual([
      ['/api/admin/duplicates/dismiss', { kind: 'content', articleIds: [2, 5, 6] }],
      ['/api/admin/duplicates/dismiss/undo', { kind: 'content', articleIds: [2, 5, 6] }],
      ['/api/admin/duplicates/dismiss', { kind: 'content', articleIds: [5, 6] }],
    ]),
  );
  // What is no duplicate is not deleted with what is.
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
});

test('when the window gets the focus nothing is scanned again', async () => {
  const { asked } = open();
  await box(1);
  // Long enough after the last time for a focus to count.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  now.mockRestore();
  expect(asked).toHaveLength(1);
});

test('articles that are still being compared are told of, and scanned again', async () => {
  const { user, asked } = open(undefined, { ...REPORT, notCompared: 1200 });
  expect(await screen.findByText(/^1,200 articles that changed lately/)).not.toBeNull();
  await user.click(await button('Scan again'));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a later page is read of its kind alone', async () => {
  const { asked } = open(undefined, REPORT, '?tab=exact&page=2');
  await box(1);
  expect(asked.map(({ url }) => url)).toEqual(['/api/admin/duplicates?kind=exact&page=2']);
});
