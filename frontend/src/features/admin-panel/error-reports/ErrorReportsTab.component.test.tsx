import { ERROR_REPORT_LIMITS, type ErrorReport } from '@placelore/contracts/content/error-reports.js';
import { fireEvent, screen, within } from '@testing-library/react';
import { WIKIPEDIA_SOURCE } from '../../../testing/builders/sources.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { createDeferred } from '../../../testing/render/article-editor.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ErrorReportsTab } from './ErrorReportsTab.js';

const REPORT: ErrorReport = {
  id: 3,
  subjectType: 'article',
  subjectId: '5',
  subjectName: 'Eiffel Tower',
  articleId: 5,
  path: '/articles/eiffel-tower',
  sentence: 'It measures 324 m.',
  comment: 'It is 330 m now.',
  citedFacts: [
    {
      id: 'f1',
      statement: 'The tower is 324 m high.',
      kind: 'height',
      value: '324',
      unit: 'm',
      language: 'en',
      asOf: null,
      sourceId: 's2',
    },
  ],
  sources: [WIKIPEDIA_SOURCE],
  status: 'open',
  resolution: null,
  createdAt: '2026-11-23T09:00:00.000Z',
  closedAt: null,
};

function renderTab(
  respond: (request: CapturedRequest) => Response | Promise<Response>,
  report = REPORT,
  initialUrl = '/admin',
) {
  const requests = mockFetch((request) =>
    request.method === 'GET'
      ? new Response(JSON.stringify([report]), { headers: { 'x-total-count': '1' } })
      : respond(request),
  );
  const shown = renderWithProviders(<ErrorReportsTab tab="error-reports" />, { initialUrl, hasSharedCache: true });
  const openReport = async () => {
    await shown.user.click(await screen.findByRole('button', { name: 'Open report Eiffel Tower' }));
    return within(await screen.findByRole('dialog', { name: 'Eiffel Tower' }));
  };
  return { ...shown, requests, openReport };
}

test('ErrorReportsTab: lists reports with links to the page and to the sentence in the editor', async () => {
  const { requests } = renderTab(() => jsonResponse({}), REPORT, '/admin?tab=error-reports&status=open');
  expect(await screen.findByText('It is 330 m now.')).not.toBeNull();
  expect(requests[0]!.url).toBe('/api/admin/error-reports?page=1&limit=25&status=open');
  expect(screen.getByRole('link', { name: 'Open page Eiffel Tower' }).getAttribute('href')).toBe(
    '/articles/eiffel-tower',
  );
  expect(screen.getByRole('link', { name: 'Edit article Eiffel Tower' }).getAttribute('href')).toBe(
    '/admin/articles/5/edit?sentence=It+measures+324+m.',
  );
});

test.each([
  ['open', 'Open', 'accent'],
  ['resolved', 'Resolved', 'good'],
  ['dismissed', 'Dismissed', 'plain'],
] as const)('ErrorReportsTab: shows that a report is %s', async (status, text, tone) => {
  renderTab(() => jsonResponse({}), { ...REPORT, status });
  const row = within((await screen.findByText('It is 330 m now.')).closest('tr')!);
  expect(row.getByText(text).className).toContain(tone);
});

test('ErrorReportDialog: shows the cited facts and resolves the report with a correction', async () => {
  const correction = { correctedAt: '2026-11-23T10:00:00.000Z', note: 'It measures 330 m.' };
  const { user, requests, openReport } = renderTab(() => jsonResponse({ report: REPORT, correction }));
  const dialog = await openReport();
  expect(dialog.getByText('The tower is 324 m high.')).not.toBeNull();
  expect(dialog.getByRole('link', { name: 'Wikipedia: Eiffel Tower' })).not.toBeNull();
  await user.type(dialog.getByLabelText('Correction note'), 'It measures 330 m.');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(await getToasts().findByText('The article shows the correction.')).not.toBeNull();
  const calls = requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
  expect(calls).toEqual([['/api/admin/error-reports/3/resolve', { correction: 'It measures 330 m.' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ErrorReportDialog: explains why a report cannot be resolved, and keeps the note', async () => {
  const { user, openReport } = renderTab(() =>
    jsonResponse({ error: 'This error report is already closed.', code: 'ERROR_REPORT_CLOSED' }, 409),
  );
  const dialog = await openReport();
  await user.type(dialog.getByLabelText('Correction note'), 'It measures 330 m.');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This error report is already closed.');
  expect((dialog.getByLabelText('Correction note') as HTMLTextAreaElement).value).toBe('It measures 330 m.');
});

test('ErrorReportDialog: asks before it discards a note', async () => {
  const { user, openReport } = renderTab(() => jsonResponse({}));
  const dialog = await openReport();
  const note = dialog.getByLabelText<HTMLTextAreaElement>('Correction note');
  await user.type(note, 'It measures 330 m.');
  const answer = async (name: string) => {
    const question = await screen.findByRole('alertdialog', { name: 'Discard the note?' });
    await user.click(within(question).getByRole('button', { name }));
  };
  await user.keyboard('{Escape}');
  await answer('Keep writing');
  expect(note.value).toBe('It measures 330 m.');
  expect(document.activeElement).toBe(note);
  await user.click(dialog.getByRole('link', { name: 'Edit article' }));
  await answer('Keep writing');
  await user.keyboard('{Escape}');
  await answer('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ErrorReportDialog: does not send a note that is too long, or two notes at once', async () => {
  const deferred = createDeferred<Response>();
  const { user, requests, openReport } = renderTab(() => deferred.value);
  const dialog = await openReport();
  const write = (length: number) =>
    fireEvent.change(dialog.getByLabelText('Correction note'), { target: { value: 'x'.repeat(length) } });
  const resolve = dialog.getByRole('button', { name: 'Resolve' });
  const countPosts = () => requests.filter(({ method }) => method === 'POST').length;
  write(ERROR_REPORT_LIMITS.note + 1);
  await user.click(resolve);
  expect([resolve.getAttribute('aria-disabled'), countPosts()]).toEqual(['true', 0]);
  write(ERROR_REPORT_LIMITS.note);
  expect(resolve.getAttribute('aria-disabled')).toBeNull();
  await user.click(resolve);
  expect(resolve.getAttribute('aria-disabled')).toBe('true');
  await user.click(resolve);
  expect(countPosts()).toBe(1);
  deferred.resolve(jsonResponse({}, 500));
  await dialog.findByRole('alert');
  expect(resolve.getAttribute('aria-disabled')).toBeNull();
});

test('ErrorReportDialog: explains that a note on a text without an article is not public', async () => {
  const { openReport } = renderTab(() => jsonResponse({}), { ...REPORT, subjectType: 'guide', articleId: null });
  const dialog = await openReport();
  expect(dialog.getByText('Only editors see it: this text has no article.')).not.toBeNull();
  expect(dialog.queryByRole('link', { name: 'Edit article' })).toBeNull();
});

test('ErrorReportDialog: explains that readers see no note on a deleted article', async () => {
  const { openReport } = renderTab(() => jsonResponse({}), { ...REPORT, subjectType: 'article', articleId: null });
  const dialog = await openReport();
  expect(dialog.getByText(/^The article was deleted\. Restore it/)).not.toBeNull();
});

test('ErrorReportsTab: offers no actions for a closed report', async () => {
  const closed = {
    ...REPORT,
    status: 'dismissed' as const,
    resolution: 'As the source has it.',
    closedAt: REPORT.createdAt,
  };
  const { openReport } = renderTab(() => jsonResponse({}), closed);
  const dialog = await openReport();
  expect(dialog.getByText('As the source has it.')).not.toBeNull();
  expect(dialog.queryByRole('button', { name: 'Resolve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dismiss Eiffel Tower' })).toBeNull();
});

test('ErrorReportsTab: dismisses a report after a confirmation', async () => {
  const { user, requests } = renderTab(() => jsonResponse({ ...REPORT, status: 'dismissed' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss Eiffel Tower' }));
  const question = await screen.findByRole('alertdialog', { name: 'Dismiss this report?' });
  await user.click(within(question).getByRole('button', { name: 'Dismiss' }));
  expect(await getToasts().findByText('Report dismissed')).not.toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.url).toBe('/api/admin/error-reports/3/dismiss');
});
