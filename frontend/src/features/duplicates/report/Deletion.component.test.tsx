/** @jest-environment ./infra/test/browser-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import { json } from '../../../testing/device.js';
import { box, button, duplicateArticle, group, isReport, openDuplicates, REPORT } from '../../../testing/duplicates.js';
import { pressToast, toasts } from '../../../testing/screen.js';

test('with nothing selected nothing is deleted, and it says why', async () => {
  const { user, others } = openDuplicates();
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
async function deletePetra({ user }: ReturnType<typeof openDuplicates>) {
  await user.click(within(await group(/petra/)).getByRole('button', { name: 'Select All' }));
  await user.click(await button('Delete Selected (2)'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Are you sure you want to delete 2 articles? This action cannot be undone.Under History they can be restored',
  );
  expect(question.textContent).toContain('of which no article would stay: 1');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

test('what is selected is deleted after a question, the selection is cleared, and it can be taken back', async () => {
  const opened = openDuplicates(({ url }) => json(url.endsWith('bulk-delete') ? SUMMARY : { title: 'Petra' }));
  await deletePetra(opened);
  expect(await toasts().findByText('Deletion Complete')).not.toBeNull();
  expect(toasts().getByText('Successfully deleted 1 articles. 1 failed.')).not.toBeNull();
  await waitFor(() => expect(opened.asked.filter(isReport)).toHaveLength(2));
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
  await pressToast(opened.user, 'Undo');
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

test('what is undone of several in part says how many are back', async () => {
  const opened = openDuplicates(({ url }) =>
    url.endsWith('bulk-delete')
      ? json({ summary: { deleted: 2, failed: 0 }, failures: [] })
      : url.endsWith('/1/restore')
        ? json({ title: 'Petra' })
        : json({ error: 'It is gone for good.', code: 'ARTICLE_NOT_FOUND' }, 404),
  );
  await deletePetra(opened);
  await pressToast(opened.user, 'Undo');
  expect(await toasts().findByText('Failed to restore the article')).not.toBeNull();
  expect(toasts().getByText('It is gone for good. 1 of 2 articles were restored before that.')).not.toBeNull();
});

test.each([
  [json({ error: 'Too many requests.', code: 'RATE_LIMITED' }, 429), 'Error: Too many requests.'],
  [new Response(null, { status: 500 }), 'Error: Unknown error occurred'],
])('a deletion that fails says so, and keeps the selection', async (answer, text) => {
  await deletePetra(openDuplicates(() => answer.clone()));
  expect(await toasts().findByText('Deletion Failed')).not.toBeNull();
  expect(toasts().getByText(text)).not.toBeNull();
  expect(screen.getByText('2 articles selected')).not.toBeNull();
});

test('a deletion that never reaches the server says what the browser says', async () => {
  await deletePetra(
    openDuplicates(() => {
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(await toasts().findByText('Error: Failed to fetch')).not.toBeNull();
});

test('while some are deleted no others are, on any tab; what is selected meanwhile stays selected', async () => {
  let answer: (response: Response) => void = () => {};
  const opened = openDuplicates(({ url }) =>
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
  const many = Array.from({ length: 600 }, (_, n) => duplicateArticle(n + 1));
  const report = { ...REPORT, exactTitleDuplicates: [{ key: 'petra', count: 600, articles: many }] };
  const opened = openDuplicates(({ body }) => {
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
])('when a later call fails, the %i that are deleted are told of and no longer selected', async (deleted, undo) => {
  const many = Array.from({ length: 600 }, (_, n) => duplicateArticle(n + 1));
  const report = { ...REPORT, exactTitleDuplicates: [{ key: 'petra', count: 600, articles: many }] };
  const failures = many.slice(deleted, 500).map(({ id }) => ({ id, code: 'ARTICLE_NOT_FOUND', error: 'None.' }));
  const opened = openDuplicates(({ body }) => {
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
  expect(screen.getByText('100 articles selected')).not.toBeNull();
  expect(toasts().queryAllByText('Undo')).toHaveLength(undo.length);
});
