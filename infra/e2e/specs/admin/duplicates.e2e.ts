/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { clickButton, confirmDialog, expectToast } from '../../support/admin-panel.ts';
import { createDuplicateArticles, type DuplicateArticleIds } from '../../support/duplicate-articles.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const DUPLICATES_PATH = '/admin/duplicates';

test.describe('duplicate article manager', () => {
  let product: Product;
  let admin: HttpVisitor;
  test.beforeAll(({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
  });
  let ids: DuplicateArticleIds;
  test.beforeAll(async () => {
    ids = await createDuplicateArticles(admin);
  });
  const group = (page: Page, name: string) => page.getByRole('group', { name });
  const box = (page: Page, slug: string) => page.getByRole('checkbox', { name: new RegExp(`, ID ${ids.get(slug)}$`) });
  const fetchArticle = async (slug: string) => {
    const response = await new HttpVisitor(product.url).request(`/api/articles/${slug}/direct`, {
      redirect: 'manual',
    });
    return [response.status, response.headers.get('location')];
  };

  test('opens from the admin panel, deletes a selected article and restores it from the history', async ({
    openPage,
  }) => {
    const page = await openPage(admin);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Duplicates', exact: true }).click();
    await page.waitForURL(`**${DUPLICATES_PATH}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Duplicate Article Manager' })).toBeVisible();
    await expect(group(page, 'Exact Title Match quiet walls of zelmora')).toBeVisible();
    await box(page, 'quiet-walls-of-zelmora').check();
    await expect(page.getByText('1 articles selected')).toBeVisible();
    await clickButton(page, 'Delete Selected (1)');
    await expect(
      page.getByText('Are you sure you want to delete 1 articles? This action cannot be undone.', { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete Selected (1)', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await confirmDialog(page, 'Delete');
    await expectToast(page, 'Successfully deleted 1 articles. 0 failed.');
    await expect(page.getByText('0 articles selected')).toBeVisible();
    await expect(group(page, 'quiet walls of zelmora')).toHaveCount(0);
    await expect.poll(async () => (await fetchArticle('quiet-walls-of-zelmora'))[0]).toBe(404);

    await page.getByRole('link', { name: 'History' }).click();
    await clickButton(page, 'Restore Quiet Walls of Zelmora');
    await expectToast(page, 'Article restored');
    await expect.poll(async () => (await fetchArticle('quiet-walls-of-zelmora'))[0]).toBe(200);
    await page.getByRole('link', { name: 'Back to the groups' }).click();
    await expect(group(page, 'quiet walls of zelmora')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await page.waitForURL('**/admin');
  });

  test('compares and merges two articles, redirects the other slug, and undoes the merge', async ({ openPage }) => {
    const page = await openPage(admin);
    await page.goto(DUPLICATES_PATH);
    await group(page, 'quiet walls of zelmora').getByRole('link', { name: 'Compare' }).click();
    const content = page.getByRole('group', { name: 'Content', exact: true });
    await expect(content.getByText('four', { exact: true })).toBeVisible();
    expect(await content.locator('mark').allTextContents()).toEqual(
      expect.arrayContaining(['three', 'four', 'The gate is open from April to October.']),
    );
    await content.getByRole('radio', { name: 'Take from B' }).check();
    await clickButton(page, 'Merge 2 articles');
    await confirmDialog(page, 'Merge');
    await expectToast(page, 'Articles merged');
    await expect(group(page, 'quiet walls of zelmora')).toHaveCount(0);
    await expect.poll(async () => (await fetchArticle('quiet-walls-zelmora-2'))[0]).toBe(301);
    expect(await fetchArticle('quiet-walls-zelmora-2')).toEqual([301, '/api/articles/quiet-walls-of-zelmora/direct']);
    const visitor = await openPage();
    await visitor.goto('/articles/quiet-walls-zelmora-2');
    await expect(visitor.getByText(/four towers/)).toBeVisible();
    expect(new URL(visitor.url()).pathname).toBe('/articles/quiet-walls-of-zelmora');

    await page.goto(`${DUPLICATES_PATH}?history=merges`);
    await clickButton(page, 'Undo merge Quiet Walls of Zelmora');
    await expectToast(page, 'Merge undone');
    await expect(page.getByText('Undone on')).toBeVisible();
    await page.goto(DUPLICATES_PATH);
    await expect(group(page, 'quiet walls of zelmora').getByText('Private', { exact: true })).toBeVisible();
    await expect.poll(async () => (await fetchArticle('quiet-walls-zelmora-2'))[0]).toBe(404);
  });

  test('remembers a dismissal until it is undone', async ({ openPage }) => {
    const page = await openPage(admin);
    await page.goto(`${DUPLICATES_PATH}?tab=location`);
    const wendra = group(page, 'Same Location Wendra');
    await wendra.getByRole('button', { name: 'Not a duplicate' }).click();
    await expectToast(page, 'Not a duplicate');
    await expect(wendra).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Same Location' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Same Location' })).toBeVisible();
    await expect(wendra).toHaveCount(0);
    await page.goto(`${DUPLICATES_PATH}?history=dismissals`);
    await clickButton(page, 'Undo Chapel of Saint Wendra, Old Customs House');
    await expectToast(page, 'Dismissal undone');
    await page.goto(`${DUPLICATES_PATH}?tab=location`);
    await expect(wendra).toBeVisible();
    await page.goto('/admin?tab=activity');
    await expect(page.getByText('listed as duplicates again:').first()).toBeVisible();
  });
});
