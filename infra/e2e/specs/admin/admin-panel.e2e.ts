/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import type { Page } from '@playwright/test';
import { saveGuide } from '../../screenshots/scenarios.ts';
import { clickButton, confirmDialog, expectToast } from '../../support/admin-panel.ts';
import { HttpVisitor, PASSWORD } from '../../support/http-visitor.ts';
import { createLandscapePhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, type Register, test } from '../../support/test.ts';

/** The Sydney Opera House, which no other file makes a discovery of. */
const SYDNEY = { latitude: -33.8568, longitude: 151.2153 };

type Manifest = Record<string, { file: string; css?: string[] }>;

test.describe('admin panel', () => {
  let product: Product;
  let admin: HttpVisitor;
  let member: Register;
  test.beforeAll(({ product: running, admin: signedIn, register }) => {
    product = running;
    admin = signedIn;
    member = register;
  });
  const pendingSlug = async (title: string) => {
    const list = (await (await admin.request('/api/admin/pending-articles')).json()) as {
      title: string;
      slug: string;
    }[];
    return list.find((one) => one.title === title)!.slug;
  };
  /** Returns the scripts and styles that only pages of the console use; by default, those of all its pages. */
  async function readPageFiles(name = ''): Promise<string[]> {
    const manifest = JSON.parse(await readFile('frontend/dist/client/.vite/manifest.json', 'utf8')) as Manifest;
    const sources = Object.keys(manifest).filter((source) => source.startsWith(`src/routes/admin/${name}`));
    return sources
      .flatMap((source) => [manifest[source]!.file, ...(manifest[source]!.css ?? [])])
      .map((file) => `/${file}`);
  }
  const fetchStatus = async (slug: string) =>
    (await new HttpVisitor(product.url).request(`/api/articles/${slug}/direct`, { redirect: 'manual' })).status;

  /** Whether a search finds the article. */
  const isListed = async (slug: string) => {
    const found = await new HttpVisitor(product.url).request('/api/articles?q=Sydney%20Opera%20House');
    return ((await found.json()) as Article[]).some((one) => one.slug === slug);
  };

  test('approves a pending guide, which a visitor can then read, and rejects another', async ({ openPage }) => {
    const author = new HttpVisitor(product.url);
    const approved = await saveGuide(author, 'Skopje');
    const rejected = await saveGuide(author, 'Tirana');
    const slugs = { approved: await pendingSlug(approved), rejected: await pendingSlug(rejected) };
    expect(await fetchStatus(slugs.approved)).toBe(404);

    const page = await openPage(admin);
    await page.goto('/admin');
    await page.getByRole('tab', { name: /^Pending articles/ }).click();
    await clickButton(page, `Approve and publish ${approved}`);
    await confirmDialog(page, 'Approve and publish');
    await expectToast(page, 'Article published');
    await expect(page.getByRole('button', { name: `Approve and publish ${approved}` })).toHaveCount(0);
    await clickButton(page, `Reject and delete ${rejected}`);
    await confirmDialog(page, 'Reject and delete');
    await expectToast(page, 'Article rejected');
    await expect(page.getByRole('button', { name: `Reject and delete ${rejected}` })).toHaveCount(0);

    const visitor = await openPage();
    await visitor.goto(`/articles/${slugs.approved}`);
    await expect(visitor.getByRole('heading', { level: 1, name: approved })).toBeVisible();
    expect(await fetchStatus(slugs.rejected)).toBe(404);
    const left = (await (await author.request('/api/discoveries')).json()) as { title: string }[];
    expect(left.map(({ title }) => title)).toEqual([approved]);
  });

  test('suspends a user and ends their open session', async ({ openPage }) => {
    const marta = await member('martina');
    const hers = await openPage(marta);
    await hers.goto('/app');
    await expect(hers.getByText('Welcome back', { exact: true })).toBeVisible();

    const page = await openPage(admin);
    await page.goto('/admin?tab=users&search=martina');
    await clickButton(page, 'Suspend martina');
    await confirmDialog(page, 'Suspend');
    await expectToast(page, 'User suspended');
    await expect(page.getByRole('button', { name: 'Activate martina' })).toBeVisible();

    await hers.getByLabel('Search articles').fill('Rome');
    await clickButton(hers, 'Search');
    await expectToast(hers, 'Your session has ended');
    await expect(hers.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
    await expect(hers.getByText('Welcome back', { exact: true })).toHaveCount(0);
    const rejectedLogin = await new HttpVisitor(product.url).post('/api/login', {
      username: 'martina',
      password: PASSWORD,
    });
    expect([rejectedLogin.status, await rejectedLogin.json()]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED' }]);
  });

  test('publishes, opens and hides a discovery together with its article', async ({ openPage }) => {
    const guest = new HttpVisitor(product.url);
    const { discoveryId, imageUrl } = await guest.analyze(await createLandscapePhoto(SYDNEY, 1), {
      siteDetails: 'Sydney Opera House',
    });
    const page = await openPage(admin);
    await page.goto('/admin?tab=discoveries&author=guest');
    await expect(page.getByRole('row', { name: /^Select Sydney Opera House/ }).getByText('Guest')).toBeVisible();
    await clickButton(page, 'Edit article Sydney Opera House');
    await expectToast(page, 'No article exists for this discovery yet.');
    await clickButton(page, 'Make Public Sydney Opera House');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make Public' }).click();
    await expectToast(page, 'Made public');

    await expect.poll(async () => (await admin.request(`/api/admin/discovery-article/${discoveryId}`)).ok).toBeTruthy();
    await page.reload();
    await clickButton(page, 'Open article Sydney Opera House');
    // Articles are in another document, which must be loaded before going back.
    await expect(page.getByRole('heading', { level: 1, name: 'Sydney Opera House' })).toBeVisible();
    await expect(page).toHaveURL(/\/articles\/sydney-opera-house/);
    const slug = new URL(page.url()).pathname.split('/').at(-1)!;
    await expect.poll(() => fetchStatus(slug)).toBe(200);
    const reader = new HttpVisitor(product.url);
    const shown = (await (await reader.request(`/api/articles/${slug}/direct`)).json()) as Article;
    expect(shown).toMatchObject({ contentSource: 'photo_upload', imageUrl, writing: { provider: 'embedded' } });
    expect(shown.nearbyAttractions.length).toBeGreaterThan(0);
    expect((await reader.request(imageUrl!)).status).toBe(200);
    await expect.poll(() => isListed(slug)).toBe(true);

    await page.waitForLoadState('networkidle');
    await page.goBack();
    await clickButton(page, 'Make Private Sydney Opera House');
    await expectToast(page, 'Made private');
    await expect.poll(() => fetchStatus(slug)).toBe(404);
    await expect.poll(() => isListed(slug)).toBe(false);
    expect((await reader.request(imageUrl!)).status).toBe(404);
  });

  test('loads its parts, follows the browser history through tabs, filters and pages, and finds, deletes and restores an article', async ({
    openPage,
  }) => {
    const page = await openPage(admin);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 2, name: 'Users' })).toBeVisible();
    expect(requestedUrls).toEqual(expect.arrayContaining([...(await readPageFiles('AdminPage')), '/api/admin/users']));
    await page.getByRole('tab', { name: 'Articles', exact: true }).click();
    // The library fills 26 pages, but earlier tests may have added articles.
    const ALL_PAGES = '2[67]';
    const expectPageCount = (pageCount: string) =>
      expect(page.getByRole('navigation', { name: 'Pages' }).locator('li').last()).toHaveText(
        new RegExp(`\\b${pageCount}$`),
      );
    // A list is shorter while it loads, and the links below it move, so each step waits until the list is there.
    await expectPageCount(ALL_PAGES);
    await page.getByLabel('Category').selectOption('Museum');
    await expectPageCount('3');
    await page.getByLabel('Category').selectOption('');
    await expectPageCount(ALL_PAGES);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/admin?tab=articles&page=2');
    for (const path of ['?tab=articles', '?tab=articles&category=Museum', '?tab=articles', '']) {
      await page.goBack();
      await page.waitForURL(`${product.url}/admin${path}`);
    }
    await expect(page.getByRole('tab', { name: 'Users', selected: true })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('tab', { name: 'Articles', exact: true, selected: true })).toBeVisible();

    await expectPageCount(ALL_PAGES);
    await page.getByLabel('Search articles').fill('great pyramid of giza');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=great\+pyramid/);
    await clickButton(page, 'Delete Great Pyramid of Giza');
    await confirmDialog(page, 'Delete');
    await expectToast(page, 'Article deleted');
    await expect.poll(() => fetchStatus('great-pyramid-of-giza')).toBe(404);
    await clickButton(page, 'Undo');
    await expectToast(page, 'Article restored');
    await expect.poll(() => fetchStatus('great-pyramid-of-giza')).toBe(200);
    await page.goto('/admin?tab=activity');
    await expect(page.getByText('deleted the article').first()).toBeVisible();
  });

  test.describe('access to the admin panel', () => {
    test('redirects guests from each of its pages to the home page without loading any part of it', async ({
      openPage,
    }) => {
      const page = await openPage();
      await expectNothingLoaded(page, ['/admin', '/admin/edit-article/1']);
      await page.goto('/admin/articles/new');
      await expectToast(page, 'Access Denied');
      await expectToast(page, 'Admin access required');
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/admin/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    });

    test('redirects users to the home page without loading any part of it', async ({ openPage }) => {
      await expectNothingLoaded(await openPage(await member('curious')), ['/admin']);
    });

    /** Expects that paths redirect to the home page, and that only the session was requested before that. */
    async function expectNothingLoaded(page: Page, paths: string[]): Promise<void> {
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
      for (const path of paths) {
        await page.goto(path);
        await page.waitForURL((url) => url.pathname === '/');
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      const files = await readPageFiles();
      expect(files.length).toBeGreaterThan(paths.length);
      expect(requestedUrls.filter((path) => files.includes(path))).toEqual([]);
      expect(requestedUrls.filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
      expect(requestedUrls).toContain('/api/user');
    }

    test('returns 401 or 403 without data from every admin endpoint to other callers', async () => {
      const outsiders: [number, HttpVisitor][] = [
        [401, new HttpVisitor(product.url)],
        [403, await member('nosy')],
      ];
      const reads = PUBLIC_ROUTES.filter(({ method, access }) => method === 'GET' && access === 'admin');
      expect(reads.length).toBeGreaterThan(10);
      for (const { path } of reads) {
        for (const [status, visitor] of outsiders) {
          const response = await visitor.request(path.replaceAll(/:\w+/g, '1'));
          expect([path, response.status]).toEqual([path, status]);
          expect(Object.keys((await response.json()) as object).sort()).toEqual(['code', 'error', 'requestId']);
        }
      }
    });

    test('excludes the page from caches, search engines and prefetching', async () => {
      const response = await fetch(`${product.url}/admin`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
      const worker = await (await fetch(`${product.url}/service-worker.js`)).text();
      expect(worker).toContain('/assets/AuthPage');
      for (const file of await readPageFiles()) expect(worker).not.toContain(file);
    });
  });
});
