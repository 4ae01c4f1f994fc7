/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { type HttpVisitor, PASSWORD, registerVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

test.describe('session', () => {
  let product: Product;
  let ada: HttpVisitor;
  let page: Page;
  let context: BrowserContext;
  test.beforeAll(async ({ product: running }) => {
    product = running;
    ada = await registerVisitor(product.url, 'ada');
  });
  test.beforeEach(async ({ openWindow }) => {
    ({ page, context } = await openWindow({ width: 1280 }));
  });

  const toast = (title: string, description: string) =>
    expect(page.locator('ol > li[data-state=open]', { hasText: title }).filter({ hasText: description })).toBeVisible();
  const signIn = async (password = PASSWORD) => {
    await page.goto('/auth');
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };

  test('reports a wrong password, welcomes the user after sign-in, and reports a failed logout and a logout', async () => {
    await signIn('not-hers');
    await toast('Login failed', 'Invalid username or password');
    await signIn();
    await toast('Welcome back!', 'Logged in as ada');
    await expect(page.getByText('Welcome back', { exact: true })).toBeVisible();
    await page.goto('/auth');
    await page.waitForURL((url) => url.pathname === '/');
    await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.getByRole('button', { name: 'Log out' }).click();
    await toast('Logout failed', '503');
    await expect(page.getByText('Welcome back', { exact: true })).toBeVisible();
    await page.unroute('**/api/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await toast('Logged out', 'Come back soon!');
    await expect(page.getByRole('heading', { name: /Every place has a story/ })).toBeVisible();
  });

  test('a discovery is deleted by the toggle of its result, which then closes, after a question that can be left', async () => {
    await context.addCookies(ada.cookiesFor(product.url));
    await page.goto('/app');
    await page.getByRole('button', { name: 'Upload Image' }).first().click();
    await page.getByRole('button', { name: 'Allow' }).click();
    const buffer = Buffer.from(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }));
    await page.locator('input[type=file]').setInputFiles({ name: 'tower.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('Add a hint').click();
    await page.getByLabel('Additional site details').fill('Eiffel Tower');
    await page.getByRole('button', { name: 'Analyze Image' }).click();
    const result = page.getByRole('dialog', { name: 'Eiffel Tower' });
    const saved = result.getByRole('button', { name: 'Saved', pressed: true });
    await saved.click({ timeout: 60_000 });
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(saved).toBeFocused();
    await saved.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(result).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete Eiffel Tower' })).toHaveCount(0);
    expect(await (await ada.request('/api/discoveries')).json()).toEqual([]);
  });
});
