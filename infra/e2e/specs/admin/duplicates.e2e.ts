/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { clickButton, confirmDialog, expectToast } from '../../support/admin-panel.ts';
import { createDuplicateArticles } from '../../support/duplicate-articles.ts';
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
  const group = (page: Page, name: string) => page.getByRole('group', { name });
  const fetchArticle = async (slug: string) => {
    const response = await new HttpVisitor(product.url).request(`/api/articles/${slug}/direct`, {
      redirect: 'manual',
    });
    return [response.status, response.headers.get('location')];
  };

  test('opens from the admin panel, compares and merges two articles, redirects the other slug, and undoes the merge', async ({
    openPage,
  }) => {
    await createDuplicateArticles(admin);
    const page = await openPage(admin);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Duplicates', exact: true }).click();
    await page.waitForURL(`**${DUPLICATES_PATH}`);
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
});
