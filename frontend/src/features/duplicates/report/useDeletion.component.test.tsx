import { screen, waitFor, within } from '@testing-library/react';
import { jsonResponse } from '../../../testing/fakes/browser.js';
import {
  buildDuplicateArticle,
  findButton,
  findCheckbox,
  findGroup,
  isReportRequest,
  REPORT,
  renderDuplicates,
} from '../../../testing/render/duplicates.js';
import { clickToast, getToasts } from '../../../testing/render/render.js';

test('useDeletion: reports that nothing is selected, and deletes nothing', async () => {
  const { user, otherRequests } = renderDuplicates();
  const deleteButton = await findButton('Delete Selected (0)');
  expect(deleteButton.getAttribute('aria-disabled')).toBe('true');
  await user.click(deleteButton);
  expect(await getToasts().findByText('No Selection')).not.toBeNull();
  expect(getToasts().getByText('Please select articles to delete.')).not.toBeNull();
  expect([screen.queryByRole('alertdialog'), otherRequests()]).toEqual([null, []]);
});

const SUMMARY = {
  summary: { deleted: 1, failed: 1 },
  failures: [{ id: 2, code: 'ARTICLE_NOT_FOUND', error: 'None.' }],
};
async function deletePetra({ user }: ReturnType<typeof renderDuplicates>) {
  await user.click(within(await findGroup(/petra/)).getByRole('button', { name: 'Select All' }));
  await user.click(await findButton('Delete Selected (2)'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Are you sure you want to delete 2 articles? This action cannot be undone.You can restore them from History',
  );
  expect(question.textContent).toContain('of which no article would remain: 1');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

test('useDeletion: deletes the selection after a confirmation, clears it and offers Undo', async () => {
  const opened = renderDuplicates(({ url }) =>
    jsonResponse(url.endsWith('bulk-delete') ? SUMMARY : { title: 'Petra' }),
  );
  await deletePetra(opened);
  expect(await getToasts().findByText('Deletion Complete')).not.toBeNull();
  expect(getToasts().getByText('Successfully deleted 1 articles. 1 failed.')).not.toBeNull();
  await waitFor(() => expect(opened.requests.filter(isReportRequest)).toHaveLength(2));
  expect(await screen.findByText('0 articles selected')).not.toBeNull();
  await clickToast(opened.user, 'Undo');
  expect(await getToasts().findByText('Article restored')).not.toBeNull();
  expect(opened.otherRequests()).toEqual([
    {
      method: 'POST',
      url: '/api/admin/bulk-delete',
      body: { articleIds: [1, 2], reason: 'duplicate_cleanup' },
    },
    { method: 'POST', url: '/api/admin/deleted-articles/1/restore', body: undefined },
  ]);
});

test('useDeletion: reports how many articles were restored when an undo partly fails', async () => {
  const opened = renderDuplicates(({ url }) =>
    url.endsWith('bulk-delete')
      ? jsonResponse({ summary: { deleted: 2, failed: 0 }, failures: [] })
      : url.endsWith('/1/restore')
        ? jsonResponse({ title: 'Petra' })
        : jsonResponse({ error: 'It is gone for good.', code: 'ARTICLE_NOT_FOUND' }, 404),
  );
  await deletePetra(opened);
  await clickToast(opened.user, 'Undo');
  expect(await getToasts().findByText('Failed to restore the article')).not.toBeNull();
  expect(getToasts().getByText('It is gone for good. 1 of 2 articles were restored before that.')).not.toBeNull();
});

test.each([
  [jsonResponse({ error: 'Too many requests.', code: 'RATE_LIMITED' }, 429), 'Error: Too many requests.'],
  [new Response(null, { status: 500 }), 'Error: Unknown error occurred'],
])('useDeletion: reports a failed deletion and keeps the selection', async (response, text) => {
  await deletePetra(renderDuplicates(() => response.clone()));
  expect(await getToasts().findByText('Deletion Failed')).not.toBeNull();
  expect(getToasts().getByText(text)).not.toBeNull();
  expect(screen.getByText('2 articles selected')).not.toBeNull();
});

test("useDeletion: shows the browser's message when the server cannot be reached", async () => {
  await deletePetra(
    renderDuplicates(() => {
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(await getToasts().findByText('Error: Failed to fetch')).not.toBeNull();
});

test('useDeletion: deselects what was deleted although the response was lost', async () => {
  const report = { ...REPORT };
  const opened = renderDuplicates(() => {
    report.exactTitleDuplicates = [];
    throw new TypeError('Failed to fetch');
  }, report);
  await opened.user.click(await screen.findByRole('tab', { name: /Same Content/ }));
  await opened.user.click(await findCheckbox(5));
  await opened.user.click(screen.getByRole('tab', { name: /Exact Titles/ }));
  await opened.user.click(within(await findGroup(/jerash/)).getByRole('button', { name: 'Select All' }));
  await opened.user.click(await findButton('Delete Selected (3)'));
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await getToasts().findByText('Deletion Failed')).not.toBeNull();
  await opened.user.click(screen.getByRole('tab', { name: /Same Content/ }));
  expect(await screen.findByText('1 articles selected')).not.toBeNull();
  expect(((await findCheckbox(5)) as HTMLInputElement).checked).toBe(true);
});

test('useDeletion: allows one deletion at a time across tabs, and keeps later selections', async () => {
  let respond: (response: Response) => void = () => {};
  const opened = renderDuplicates(({ url }) =>
    url.endsWith('bulk-delete') ? new Promise<Response>((resolve) => (respond = resolve)) : jsonResponse({}),
  );
  const { user, otherRequests } = opened;
  await deletePetra(opened);
  await user.click(screen.getByRole('tab', { name: /Same Content/ }));
  await user.click(await findCheckbox(5));
  const deleteButton = await findButton('Delete Selected (3)');
  expect(deleteButton.getAttribute('aria-disabled')).toBe('true');
  await user.click(deleteButton);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  respond(jsonResponse({ summary: { deleted: 2, failed: 0 }, failures: [] }));
  expect(await screen.findByText('1 articles selected')).not.toBeNull();
  expect(((await findCheckbox(5)) as HTMLInputElement).checked).toBe(true);
  await waitFor(() => expect(deleteButton.getAttribute('aria-disabled')).toBe('false'));
  expect(otherRequests()).toHaveLength(1);
});

test('useDeletion: splits deletions that exceed the limit of one call', async () => {
  const many = Array.from({ length: 600 }, (_, n) => buildDuplicateArticle(n + 1));
  const report = { ...REPORT, exactTitleDuplicates: [{ key: 'petra', count: 600, articles: many }] };
  const opened = renderDuplicates(({ body }) => {
    const { articleIds } = body as { articleIds: number[] };
    return jsonResponse({ summary: { deleted: articleIds.length, failed: 0 }, failures: [] });
  }, report);
  await opened.user.click(await findButton('Select All'));
  await opened.user.click(await findButton('Delete Selected (600)'));
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await getToasts().findByText('Successfully deleted 600 articles. 0 failed.')).not.toBeNull();
  expect(opened.otherRequests().map(({ body }) => (body as { articleIds: number[] }).articleIds.length)).toEqual([
    500, 100,
  ]);
});

test.each([
  [500, []],
  [15, ['Undo']],
])('useDeletion: reports and deselects the %i deleted articles when a later call fails', async (deleted, undo) => {
  const many = Array.from({ length: 600 }, (_, n) => buildDuplicateArticle(n + 1));
  const report = { ...REPORT, exactTitleDuplicates: [{ key: 'petra', count: 600, articles: many }] };
  const failures = many.slice(deleted, 500).map(({ id }) => ({ id, code: 'ARTICLE_NOT_FOUND', error: 'None.' }));
  const opened = renderDuplicates(({ body }) => {
    const isFirst = (body as { articleIds: number[] }).articleIds.length === 500;
    if (isFirst) return jsonResponse({ summary: { deleted, failed: failures.length }, failures });
    return jsonResponse({ error: 'Too many requests.', code: 'RATE_LIMITED' }, 429);
  }, report);
  await opened.user.click(await findButton('Select All'));
  await opened.user.click(await findButton('Delete Selected (600)'));
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await getToasts().findByText('Deletion Failed')).not.toBeNull();
  const description = `Error: Too many requests. ${deleted} articles were deleted before that. You can restore them from History.`;
  expect(getToasts().getByText(description)).not.toBeNull();
  expect(screen.getByText('100 articles selected')).not.toBeNull();
  expect(getToasts().queryAllByText('Undo')).toHaveLength(undo.length);
});
