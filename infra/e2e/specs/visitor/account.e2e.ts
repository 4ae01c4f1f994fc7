/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { Locator, Page } from '@playwright/test';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, type OpenWindow, type Register, test } from '../../support/test.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const KYOTO = { latitude: 35.0394, longitude: 135.7292 };
/** Needed because a position alone does not identify what a photo shows. */
const SITES = new Map([
  [PARIS, 'Eiffel Tower'],
  [KYOTO, 'Kinkaku-ji'],
]);

test.describe('account', () => {
  let product: Product;
  let admin: HttpVisitor;
  let member: Register;
  test.beforeAll(({ product: running, admin: signedIn, register }) => {
    product = running;
    admin = signedIn;
    member = register;
  });

  const openWindowFor = async (openWindow: OpenWindow, visitor: HttpVisitor, width = 390) => {
    const opened = await openWindow({ width });
    await opened.context.addCookies(visitor.cookiesFor(product.url));
    return opened;
  };
  const fetchDiscoveries = async (visitor: HttpVisitor): Promise<Discovery[]> =>
    (await visitor.request('/api/discoveries')).json();
  /** Returns a public discovery with its written article. */
  const publishedBy = async (visitor: HttpVisitor) => {
    const { discoveryId } = await visitor.analyze(await createPhoto(PARIS), { siteDetails: SITES.get(PARIS)! });
    // This product cannot moderate photos, so an admin publishes the discovery.
    const published = await admin.toggleDiscovery(discoveryId!, true);
    expect(published.status).toBe(200);
    return eventually(async () => {
      const [found] = await fetchDiscoveries(visitor);
      return found?.articleSlug ? found : null;
    }, 60_000);
  };
  const fetchStatus = async (path: string) => (await new HttpVisitor(product.url).request(path)).status;
  const requestDeletion = async (page: Page, password: string) => {
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    return dialog;
  };

  test('deletion removes sessions, discoveries, articles and images', async ({ openWindow }) => {
    const deletedUser = await member('leaver');
    const elsewhere = new HttpVisitor(product.url);
    await elsewhere.post('/api/login', { username: 'leaver', password: 'a-password' });
    expect((await elsewhere.request('/api/user')).status).toBe(200);
    const deletedUsersArticle = await publishedBy(deletedUser);
    expect(await fetchStatus(`/api/articles/${deletedUsersArticle.articleSlug}/direct`)).toBe(200);

    const { page, context, pageErrors: complaints } = await openWindowFor(openWindow, deletedUser);
    await page.goto('/profile');
    const dialog = await requestDeletion(page, 'a-wrong-one');
    await expect(dialog.getByText('This is not the password of this account.')).toBeVisible();
    const field = dialog.getByLabel('Your password');
    await expect(field).toBeFocused();
    await expect(dialog.getByText('your 1 discovery, with photos')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect((await elsewhere.request('/api/user')).status).toBe(200);

    await requestDeletion(page, 'a-password');
    await expect(page.getByText('Account deleted').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: "You're browsing as a guest" })).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.id === 'profile');
    expect((await elsewhere.request('/api/user')).status).toBe(401);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('placelore:analysis-cache'))).toBeNull();
    expect((await context.cookies()).find(({ name }) => name === 'placelore_session')).toBeUndefined();

    await expect
      .poll(async () => await fetchStatus(`/api/articles/${deletedUsersArticle.articleSlug}/direct`))
      .toBe(404);
    await expect.poll(() => fetchStatus(deletedUsersArticle.imageUrl!)).toBe(404);
    expect(await fetchStatus(`/articles/${deletedUsersArticle.articleSlug}`)).toBe(404);
    expect(await fetchDiscoveries(await member('leaver'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('shows its discoveries on a map and as cards, whose selection is linked, and exports all its data in one file', async ({
    openWindow,
  }) => {
    const visitor = await member('keeper');
    const [, result] = [
      await visitor.analyze(await createPhoto(PARIS), { siteDetails: SITES.get(PARIS)! }),
      await visitor.analyze(await createPhoto(KYOTO), { siteDetails: SITES.get(KYOTO)! }),
    ];
    await visitor.post('/api/discoveries', { title: 'Nowhere at all', content: '<p>Of no position.</p>' });
    const { page, pageErrors: complaints } = await openWindowFor(openWindow, visitor, 1280);
    await page.goto('/saved');
    const map = page.getByRole('region', { name: 'Map of your discoveries' });
    const pin = (name: string) => map.getByRole('button', { name, exact: true });
    const show = (name: string) => page.getByRole('button', { name: `Show ${name} on the map` });
    const waitForPressed = (button: Locator, is: boolean) =>
      expect(button.and(page.locator(`[aria-pressed=${is}]`))).toBeVisible();
    await expect(pin('Kinkaku-ji')).toBeVisible();
    await expect(map.getByRole('button', { name: /Nowhere/ })).toHaveCount(0);
    await page.getByText('1 guide you looked up').click();
    await expect(page.getByRole('button', { name: 'Nowhere at all', exact: true })).toBeVisible();
    await expect(show('Nowhere at all')).toHaveCount(0);

    await show('Kinkaku-ji').click();
    await waitForPressed(pin('Kinkaku-ji'), true);
    await pin('Eiffel Tower').focus();
    await page.keyboard.press('Enter');
    await waitForPressed(show('Eiffel Tower'), true);
    await waitForPressed(show('Kinkaku-ji'), false);
    await waitForPressed(pin('Kinkaku-ji'), false);
    await expect(pin('Eiffel Tower')).toBeFocused();

    await page.goto('/profile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download My Data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^placelore-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile((await file.path())!, 'utf8'));
    expect(data.account).toMatchObject({ username: 'keeper', email: 'keeper@example.org' });
    expect(data.discoveries).toHaveLength(3);
    const exported = data.discoveries.find((one: { id: number }) => one.id === result.discoveryId);
    expect(exported).toMatchObject({ title: result.title, description: result.description });
    expect(data.analyses).toHaveLength(2);
    expect(data.analyses).toContainEqual(expect.objectContaining({ id: result.id, status: 'done' }));
    expect((await visitor.request(new URL(exported.imageUrl).pathname)).status).toBe(200);
    expect(complaints).toEqual([]);
  });
});
