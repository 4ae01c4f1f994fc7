import { act, screen, within } from '@testing-library/react';
import { buildAdminArticleRow } from '../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { clickToast, getToasts, renderWithProviders } from '../../testing/render/render.js';
import { AdminPanel } from './AdminPanel.js';

const page = (body: unknown, total: number) =>
  new Response(JSON.stringify(body), { headers: { 'x-total-count': String(total) } });
const ENTRY = {
  id: 1,
  at: '2026-01-02T03:04:05.000Z',
  actorId: 1,
  actorName: 'admin',
  action: 'user.suspend',
  subjectType: 'user',
  subjectId: '3',
  subjectName: 'marta',
  before: { status: 'active' },
  after: { status: 'suspended' },
  requestId: 'r',
};
const FAILED_JOB = {
  id: '00000000-0000-4000-8000-000000000001',
  job: 'article.write',
  requestedBy: 'user:7',
  requestId: 'r',
  createdAt: '2026-01-02T03:04:05.000Z',
  failedAt: '2026-01-02T03:05:05.000Z',
  code: 'JOB_LOST',
  message: 'The work stopped.',
  cursor: '1.x',
};

function renderPanel(at: string, respondToChange: () => Response = () => jsonResponse({})) {
  const requests = mockFetch(({ method, url }) => {
    if (method !== 'GET') return respondToChange();
    if (url.startsWith('/api/admin/audit/auth')) return jsonResponse([ENTRY]);
    if (url.startsWith('/api/admin/audit/')) return jsonResponse([]);
    if (url.startsWith('/api/admin/failed-jobs/content')) return jsonResponse([FAILED_JOB]);
    if (url.startsWith('/api/admin/failed-jobs/')) return jsonResponse([]);
    if (url.startsWith('/api/admin/articles')) return page({ articles: [buildAdminArticleRow()], total: 1334 }, 1334);
    if (url.startsWith('/api/admin/recovered')) return page([buildAdminArticleRow({ isPublic: true })], 1);
    if (url.startsWith('/api/admin/premium')) return page([buildAdminArticleRow()], 1);
    if (url.startsWith('/api/admin/learned-photos')) return jsonResponse({ isEnabled: true, total: 0, photos: [] });
    return page([], 0);
  });
  return {
    ...renderWithProviders(<AdminPanel adminId={1} label="Console" />, { initialUrl: at, hasSharedCache: true }),
    requests,
  };
}

test('AdminPanel: shows eight tabs and stores the open one in the URL', async () => {
  const { user, getCurrentUrl } = renderPanel('/admin');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Users',
    'Discoveries',
    'Articles',
    'Pending articles',
    'Premium articles',
    'Recovered articles',
    'Error reports',
    'Activity',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Users');
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(getCurrentUrl()).toBe('/admin?tab=activity');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Activity');
});

test('AdminPanel: moves the focus between tabs with arrow keys and opens one with Enter', async () => {
  const { user, getCurrentUrl } = renderPanel('/admin?tab=activity');
  act(() => screen.getByRole('tab', { name: 'Activity' }).focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(getCurrentUrl()).toBe('/admin?tab=activity');
  await user.keyboard('{Enter}');
  expect(getCurrentUrl()).toBe('/admin?tab=premium-articles');
});

test('ArticlesTab: reads 100 articles per page and links to each page and editor', async () => {
  const { requests } = renderPanel('/admin?tab=articles');
  const linkTarget = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linkTarget('Edit Colosseum')).toBe('/admin/articles/1/edit');
  expect(await linkTarget('Open Colosseum')).toBe('/articles/colosseum');
  expect(await linkTarget('New article')).toBe('/admin/articles/new');
  expect(await screen.findByText('1,334 articles')).not.toBeNull();
  expect(await linkTarget('Page 14')).toBe('/admin?tab=articles&page=14');
  expect(requests.map(({ url }) => url)).toContain('/api/admin/articles?page=1&limit=100');
});

test('ArticlesTab: restores a deleted article with Undo', async () => {
  const { user, requests } = renderPanel('/admin?tab=articles');
  await user.click(await screen.findByRole('button', { name: 'Delete Colosseum' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await getToasts().findByText('Article deleted')).not.toBeNull();
  await clickToast(user, 'Undo');
  expect(await getToasts().findByText('Article restored')).not.toBeNull();
  const changes = requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
  expect(changes).toEqual(['DELETE /api/admin/articles/1', 'POST /api/admin/deleted-articles/1/restore']);
});

test('PremiumTab: links an article to the simple edit form', async () => {
  renderPanel('/admin?tab=premium-articles');
  const link = await screen.findByRole('link', { name: 'Edit Colosseum' });
  expect(link.getAttribute('href')).toBe('/admin/edit-article/1');
});

test('RecoveredTab: hides an article and marks it as reviewed', async () => {
  const { user, requests } = renderPanel('/admin?tab=recovered-articles');
  await user.click(await screen.findByRole('button', { name: 'Hide Colosseum' }));
  expect(await getToasts().findByText('Article hidden')).not.toBeNull();
  const changes = requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]);
  expect(changes).toEqual([
    ['/api/admin/articles/1/toggle-visibility', { isPublic: false }],
    ['/api/admin/articles/1/mark-reviewed', undefined],
  ]);
});

test.each([
  [1, 'Failed to update article visibility'],
  [2, 'Failed to mark article as reviewed'],
])('RecoveredTab: reports which step failed when step %i of Hide fails', async (step, sentence) => {
  let steps = 0;
  const { user } = renderPanel('/admin?tab=recovered-articles', () => {
    steps += 1;
    return steps === step ? new Response('', { status: 500 }) : jsonResponse({});
  });
  await user.click(await screen.findByRole('button', { name: 'Hide Colosseum' }));
  expect(await getToasts().findByText(sentence)).not.toBeNull();
});

test('ActivityTab: shows the ten latest premium articles, the audit log and failed jobs with Retry', async () => {
  const { user, requests } = renderPanel('/admin?tab=activity');
  const link = await screen.findByRole('link', { name: 'Edit Colosseum' });
  expect(link.getAttribute('href')).toBe('/admin/edit-article/1');
  expect(requests.map(({ url }) => url)).toContain('/api/admin/premium-articles?limit=10');
  expect(await screen.findByText(/suspended the user/)).not.toBeNull();
  await user.click(screen.getByText('What changed'));
  expect(screen.getByRole('row', { name: 'Status Active Suspended' })).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Retry Writing the article of a discovery' }));
  expect(await getToasts().findByText('Retry started')).not.toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.url).toBe(
    `/api/admin/failed-jobs/content/${FAILED_JOB.id}/retry`,
  );
});
