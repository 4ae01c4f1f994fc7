/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { moveFocusTo, waitForFocus } from '../../support/accessibility.ts';
import {
  clickButton,
  confirmDialog,
  useAdminPanel,
  waitForToast,
  waitUntil,
} from '../../support/admin-panel-windows.ts';
import { createDuplicateArticles, type DuplicateArticleIds } from '../../support/duplicate-articles.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';

const DUPLICATES_PATH = '/admin/duplicates';

describe('duplicate article manager', () => {
  const desk = useAdminPanel();
  const { open } = desk;
  let ids: DuplicateArticleIds;
  beforeAll(async () => {
    ids = await createDuplicateArticles(desk.admin);
  });
  const group = (page: Page, name: string) => page.getByRole('group', { name });
  const box = (page: Page, slug: string) => page.getByRole('checkbox', { name: new RegExp(`, ID ${ids.get(slug)}$`) });
  const fetchArticle = async (slug: string) => {
    const response = await new HttpVisitor(desk.product.url).request(`/api/articles/${slug}/direct`, {
      redirect: 'manual',
    });
    return [response.status, response.headers.get('location')];
  };

  test('opens from the admin panel and leads back', async () => {
    const page = await open(desk.admin);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Duplicates', exact: true }).click();
    await page.waitForURL(`**${DUPLICATES_PATH}`);
    await page.getByRole('heading', { level: 1, name: 'Duplicate Article Manager' }).waitFor();
    await group(page, 'Exact Title Match quiet walls of zelmora').waitFor();
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await page.waitForURL('**/admin');
  });

  test('deletes a selected article and restores it from the history', async () => {
    const page = await open(desk.admin);
    await page.goto(DUPLICATES_PATH);
    await box(page, 'quiet-walls-of-zelmora').check();
    await page.getByText('1 articles selected').waitFor();
    await clickButton(page, 'Delete Selected (1)');
    await page
      .getByText('Are you sure you want to delete 1 articles? This action cannot be undone.', { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await waitForFocus(page.getByRole('button', { name: 'Delete Selected (1)', exact: true }));
    await page.keyboard.press('Enter');
    await confirmDialog(page, 'Delete');
    await waitForToast(page, 'Successfully deleted 1 articles. 0 failed.');
    await page.getByText('0 articles selected').waitFor();
    await group(page, 'quiet walls of zelmora').waitFor({ state: 'detached' });
    await waitUntil(async () => (await fetchArticle('quiet-walls-of-zelmora'))[0] === 404);

    await page.getByRole('link', { name: 'History' }).click();
    await clickButton(page, 'Restore Quiet Walls of Zelmora');
    await waitForToast(page, 'Article restored');
    await waitUntil(async () => (await fetchArticle('quiet-walls-of-zelmora'))[0] === 200);
    await page.getByRole('link', { name: 'Back to the groups' }).click();
    await group(page, 'quiet walls of zelmora').waitFor();
  });

  test('compares and merges two articles, redirects the other slug, and undoes the merge', async () => {
    const page = await open(desk.admin);
    await page.goto(DUPLICATES_PATH);
    await group(page, 'quiet walls of zelmora').getByRole('link', { name: 'Compare' }).click();
    const content = page.getByRole('group', { name: 'Content', exact: true });
    await content.getByText('four', { exact: true }).waitFor();
    expect(await content.locator('mark').allTextContents()).toEqual(
      expect.arrayContaining(['three', 'four', 'The gate is open from April to October.']),
    );
    await content.getByRole('radio', { name: 'Take from B' }).check();
    await clickButton(page, 'Merge 2 articles');
    await confirmDialog(page, 'Merge');
    await waitForToast(page, 'Articles merged');
    await group(page, 'quiet walls of zelmora').waitFor({ state: 'detached' });
    await waitUntil(async () => (await fetchArticle('quiet-walls-zelmora-2'))[0] === 301);
    expect(await fetchArticle('quiet-walls-zelmora-2')).toEqual([301, '/api/articles/quiet-walls-of-zelmora/direct']);
    const visitor = await open();
    await visitor.goto('/articles/quiet-walls-zelmora-2');
    await visitor.getByText(/four towers/).waitFor();
    expect(new URL(visitor.url()).pathname).toBe('/articles/quiet-walls-of-zelmora');

    await page.goto(`${DUPLICATES_PATH}?history=merges`);
    await clickButton(page, 'Undo merge Quiet Walls of Zelmora');
    await waitForToast(page, 'Merge undone');
    await page.getByText('Undone on').waitFor();
    await page.goto(DUPLICATES_PATH);
    await group(page, 'quiet walls of zelmora').getByText('Private', { exact: true }).waitFor();
    await waitUntil(async () => (await fetchArticle('quiet-walls-zelmora-2'))[0] === 404);
  });

  test('remembers a dismissal until it is undone', async () => {
    const page = await open(desk.admin);
    await page.goto(`${DUPLICATES_PATH}?tab=location`);
    const wendra = group(page, 'Same Location Wendra');
    await wendra.getByRole('button', { name: 'Not a duplicate' }).click();
    await waitForToast(page, 'Not a duplicate');
    await wendra.waitFor({ state: 'detached' });
    await waitForFocus(page.getByRole('heading', { level: 2, name: 'Same Location' }));
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Same Location' }).waitFor();
    expect(await wendra.count()).toBe(0);
    await page.goto(`${DUPLICATES_PATH}?history=dismissals`);
    await clickButton(page, 'Undo Chapel of Saint Wendra, Old Customs House');
    await waitForToast(page, 'Dismissal undone');
    await page.goto(`${DUPLICATES_PATH}?tab=location`);
    await wendra.waitFor();
    await page.goto('/admin?tab=activity');
    await page.getByText('listed as duplicates again:').first().waitFor();
  });

  test('works by keyboard: a tab is opened, a group is selected', async () => {
    const page = await open(desk.admin);
    await page.goto(DUPLICATES_PATH);
    await group(page, 'quiet walls of zelmora').waitFor();
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await waitForFocus(page.getByRole('tab', { name: /^Same Content/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${DUPLICATES_PATH}?tab=content`);
    const name = `Select Brasskettle Market, ID ${ids.get('brasskettle-market')}`;
    await box(page, 'brasskettle-market').waitFor();
    await moveFocusTo(page, name);
    await page.keyboard.press('Space');
    await page.getByText('1 articles selected').waitFor();
  });

  test('shows one page of two thousand groups at a time', async () => {
    const page = await open(desk.admin);
    const groups = (from: number) =>
      Array.from({ length: 100 }, (_, n) => ({
        key: `group ${from + n}`,
        count: 5,
        articles: Array.from({ length: 5 }, (_, nth) => ({
          id: (from + n) * 5 + nth,
          title: `Group ${from + n}`,
          slug: `group-${from + n}-${nth}`,
          isPublic: true,
          contentSource: 'photo_upload',
          createdAt: '2026-01-02T03:04:05.000Z',
        })),
      }));
    await page.route('**/api/admin/duplicates?*', async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'));
      const report = (await (await route.fetch()).json()) as { groupsFound: object };
      const groupsFound = { ...report.groupsFound, exact: 2_000 };
      await route.fulfill({ json: { ...report, groupsFound, exactTitleDuplicates: groups(number * 100) } });
    });
    await page.goto(`${DUPLICATES_PATH}?tab=exact&page=19`);
    await group(page, 'Exact Title Match group 1999').getByRole('button', { name: 'Select All' }).click();
    await page.getByText('5 articles selected').waitFor();
    await page.getByRole('link', { name: 'Page 20' }).click();
    await group(page, 'Exact Title Match group 2099').waitFor();
    await page.getByText('5 articles selected').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(500);
  });

  test.each(['a guest', 'a user'])('redirects %s to the home page without loading any part of it', async (role) => {
    const visitor = new HttpVisitor(desk.product.url);
    if (role === 'a user') {
      const account = { username: 'passer-by', email: 'passer-by@example.org', password: 'a-password' };
      expect((await visitor.post('/api/register', account)).ok).toBe(true);
    }
    const page = await open(role === 'a user' ? visitor : undefined);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
    await page.goto(DUPLICATES_PATH);
    await page.waitForURL((url) => url.pathname === '/');
    await page.waitForLoadState('networkidle');
    expect(requestedUrls.filter((path) => /DuplicatesPage|\/api\/admin\//.test(path))).toEqual([]);
  });
});
