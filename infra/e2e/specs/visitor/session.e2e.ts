/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { HttpVisitor, PASSWORD, registerVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

test.describe('session', () => {
  let product: Product;
  let page: Page;
  let context: BrowserContext;
  test.beforeAll(async ({ product: running }) => {
    product = running;
    await registerVisitor(product.url, 'ada');
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
  const signUp = async (username: string, confirmation = PASSWORD) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(`${username}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(confirmation);
    await page.getByRole('button', { name: 'Sign Up' }).click();
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

  test('reports a taken name and different passwords, and welcomes a new account', async () => {
    await signUp('ada');
    await toast('Registration failed', 'ername');
    await signUp('bob', 'another-one');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await signUp('bob');
    await toast('Welcome to Placelore!', 'Account created for bob');
  });

  test('reports an ended session once and continues as a guest', async () => {
    await signIn();
    await expect(page.getByText('Welcome back', { exact: true })).toBeVisible();
    await context.clearCookies({ name: 'placelore_session' });
    await context.addCookies([{ name: 'placelore_session', value: 'ended-elsewhere', url: product.url }]);
    await page.getByLabel('Search articles').fill('Rome');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await toast('Your session has ended', 'Please sign in again.');
    await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
    await expect(page.getByText('Welcome back', { exact: true })).toHaveCount(0);
  });

  test.describe('discovery deletion', () => {
    test.beforeAll(async () => {
      const ada = new HttpVisitor(product.url);
      await ada.post('/api/login', { username: 'ada', password: PASSWORD });
      await ada.analyze(await createPhoto({ latitude: 48.8583, longitude: 2.2945 }), { siteDetails: 'Eiffel Tower' });
    });
    const getDeleteButton = () => page.getByRole('button', { name: 'Delete Eiffel Tower' });
    const confirm = async () => {
      await getDeleteButton().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    };

    test('hides the button for discoveries of other users', async () => {
      await page.goto('/app');
      await expect(page.getByText('No discoveries yet')).toBeVisible();
      await expect(getDeleteButton()).toHaveCount(0);
    });

    test('is blocked while offline, reports a failure and then deletes an own discovery, also from its result', async () => {
      await signIn();
      await expect(getDeleteButton()).toBeVisible();
      await context.setOffline(true);
      await getDeleteButton().click();
      await toast('Offline Mode', "You're offline. Cannot delete discoveries right now.");
      await context.setOffline(false);
      await page.route('**/api/discoveries/*', (route) => route.fulfill({ status: 500, body: 'no' }));
      await confirm();
      await toast('Delete failed', 'Failed to delete discovery. Please try again.');
      await page.unroute('**/api/discoveries/*');
      await confirm();
      await toast('Discovery deleted', '');
      await expect(getDeleteButton()).toHaveCount(0);

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
      await expect(getDeleteButton()).toHaveCount(0);
    });
  });
});
