/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { saveGuide } from '../../screenshots/scenarios.ts';
import { moveFocusTo, waitForFocus } from '../../support/accessibility.ts';
import {
  clickButton,
  confirmDialog,
  useAdminPanel,
  waitForToast,
  waitUntil,
} from '../../support/admin-panel-windows.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createLandscapePhoto } from '../../support/photos.ts';

const TOWER = { latitude: 48.8583, longitude: 2.2945 };
const PASSWORD = 'a-password';

describe('admin panel', () => {
  const desk = useAdminPanel();
  const { open } = desk;
  async function member(username: string): Promise<HttpVisitor> {
    const visitor = new HttpVisitor(desk.product.url);
    const made = await visitor.post('/api/register', {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
    });
    if (!made.ok) throw new Error(`${username} has no account: ${made.status}`);
    return visitor;
  }
  const pendingSlug = async (title: string) => {
    const list = (await (await desk.admin.request('/api/admin/pending-articles')).json()) as {
      title: string;
      slug: string;
    }[];
    return list.find((one) => one.title === title)!.slug;
  };
  const fetchStatus = async (slug: string) =>
    (await new HttpVisitor(desk.product.url).request(`/api/articles/${slug}/direct`, { redirect: 'manual' })).status;

  test('approves a pending guide, which a visitor can then read, and rejects another', async () => {
    const author = new HttpVisitor(desk.product.url);
    const approved = await saveGuide(author, 'Ulaanbaatar');
    const rejected = await saveGuide(author, 'Plovdiv');
    const slugs = { approved: await pendingSlug(approved), rejected: await pendingSlug(rejected) };
    expect(await fetchStatus(slugs.approved)).toBe(404);

    const page = await open(desk.admin);
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Pending articles 2 waiting' }).click();
    await clickButton(page, `Approve and publish ${approved}`);
    await confirmDialog(page, 'Approve and publish');
    await waitForToast(page, 'Article published');
    await page.getByRole('tab', { name: 'Pending articles 1 waiting' }).waitFor();
    await clickButton(page, `Reject and delete ${rejected}`);
    await confirmDialog(page, 'Reject and delete');
    await waitForToast(page, 'Article rejected');
    await page.getByRole('heading', { name: 'Nothing waits for approval' }).waitFor();

    const visitor = await open();
    await visitor.goto(`/articles/${slugs.approved}`);
    await visitor.getByRole('heading', { level: 1, name: approved }).waitFor();
    expect(await fetchStatus(slugs.rejected)).toBe(404);
    const left = (await (await author.request('/api/discoveries')).json()) as { title: string }[];
    expect(left.map(({ title }) => title)).toEqual([approved]);
  });

  test('suspends a user and ends their open session', async () => {
    const marta = await member('marta');
    const hers = await open(marta);
    await hers.goto('/app');
    await hers.getByText('Welcome back', { exact: true }).waitFor();

    const page = await open(desk.admin);
    await page.goto('/admin?tab=users&search=marta');
    await clickButton(page, 'Suspend marta');
    await confirmDialog(page, 'Suspend');
    await waitForToast(page, 'User suspended');
    await page.getByRole('button', { name: 'Activate marta' }).waitFor();

    await hers.getByLabel('Search articles').fill('Rome');
    await clickButton(hers, 'Search');
    await waitForToast(hers, 'Your session has ended');
    await hers.getByRole('link', { name: 'Sign Up Free' }).first().waitFor();
    const rejectedLogin = await new HttpVisitor(desk.product.url).post('/api/login', {
      username: 'marta',
      password: PASSWORD,
    });
    expect([rejectedLogin.status, await rejectedLogin.json()]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED' }]);
  });

  test('publishes, opens and hides a discovery together with its article', async () => {
    const { discoveryId } = await new HttpVisitor(desk.product.url).analyze(await createLandscapePhoto(TOWER, 1));
    const page = await open(desk.admin);
    await page.goto('/admin?tab=discoveries&author=guest');
    await page
      .getByRole('row', { name: /^Select Eiffel Tower/ })
      .getByText('Guest')
      .waitFor();
    await clickButton(page, 'Edit article Eiffel Tower');
    await waitForToast(page, 'No article exists for this discovery yet.');
    await clickButton(page, 'Make Public Eiffel Tower');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make Public' }).click();
    await waitForToast(page, 'Made public');

    await waitUntil(async () => (await desk.admin.request(`/api/admin/discovery-article/${discoveryId}`)).ok);
    await page.reload();
    await clickButton(page, 'Open article Eiffel Tower');
    await page.waitForURL(/\/articles\/eiffel-tower/);
    const slug = new URL(page.url()).pathname.split('/').at(-1)!;
    await waitUntil(async () => (await fetchStatus(slug)) === 200);

    await page.goBack();
    await clickButton(page, 'Make Private Eiffel Tower');
    await waitForToast(page, 'Made private');
    await waitUntil(async () => (await fetchStatus(slug)) === 404);
  });

  test('finds, deletes and restores an article', async () => {
    const page = await open(desk.admin);
    await page.goto('/admin?tab=articles');
    await page.getByLabel('Search articles').fill('great pyramid of giza');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=great\+pyramid/);
    await clickButton(page, 'Delete Great Pyramid of Giza');
    await confirmDialog(page, 'Delete');
    await waitForToast(page, 'Article deleted');
    await waitUntil(async () => (await fetchStatus('great-pyramid-of-giza')) === 404);
    await clickButton(page, 'Undo');
    await waitForToast(page, 'Article restored');
    await waitUntil(async () => (await fetchStatus('great-pyramid-of-giza')) === 200);
    await page.goto('/admin?tab=activity');
    await page.getByText('deleted the article').first().waitFor();
  });

  test('follows the browser history through tabs, filters and pages', async () => {
    const page = await open(desk.admin);
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Articles', exact: true }).click();
    const waitForPageCount = (pageCount: number) =>
      page.getByRole('navigation', { name: 'Pages' }).locator('li').last().getByText(`${pageCount}`).waitFor();
    // A loading list is shorter, so the links below it move: each step waits until the list is there.
    await waitForPageCount(14);
    await page.getByLabel('Category').selectOption('Museum');
    await waitForPageCount(2);
    await page.getByLabel('Category').selectOption('');
    await waitForPageCount(14);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**/admin?tab=articles&page=2');
    for (const path of ['?tab=articles', '?tab=articles&category=Museum', '?tab=articles', '']) {
      await page.goBack();
      await page.waitForURL(`${desk.product.url}/admin${path}`);
    }
    await page.getByRole('tab', { name: 'Users', selected: true }).waitFor();
    await page.goForward();
    await page.getByRole('tab', { name: 'Articles', exact: true, selected: true }).waitFor();
  });

  test('works by keyboard: a tab is opened, users are selected and suspended', async () => {
    await member('keyboard-one');
    await member('keyboard-two');
    const page = await open(desk.admin);
    await page.goto('/admin?tab=users&search=keyboard-');
    await page.getByLabel('Select keyboard-one').waitFor();
    await moveFocusTo(page, 'Users');
    await page.keyboard.press('ArrowRight');
    await waitForFocus(page.getByRole('tab', { name: 'Discoveries' }));
    await page.keyboard.press('ArrowLeft');
    await moveFocusTo(page, 'Select keyboard-two');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('2 selected').waitFor();
    await moveFocusTo(page, 'Suspend', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Suspend these users?' }).waitFor();
    await page.keyboard.press('Escape');
    await waitForFocus(page.getByRole('button', { name: 'Suspend', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await moveFocusTo(page, 'Suspend');
    await page.keyboard.press('Enter');
    await waitForToast(page, 'User suspended');
    await page.getByRole('button', { name: 'Activate keyboard-one' }).waitFor();
    await page.getByRole('button', { name: 'Activate keyboard-two' }).waitFor();
  });

  describe('access to the admin panel', () => {
    /** Returns the script and the styles that only the panel uses. */
    async function filesOfPanel(): Promise<string[]> {
      const manifest = JSON.parse(await readFile('frontend/dist/client/.vite/manifest.json', 'utf8'));
      const { file, css } = manifest['src/routes/admin/AdminPage.tsx'];
      return [file, ...css].map((name) => `/${name}`);
    }
    const tabs = ['', '?tab=users', '?tab=discoveries', '?tab=pending-articles', '?tab=activity'];

    test.each(['a guest', 'a user'])('redirects %s to the home page without loading any part of it', async (role) => {
      const page = await open(role === 'a user' ? await member('curious') : undefined);
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
      for (const path of tabs) {
        await page.goto(`/admin${path}`);
        await page.waitForURL((url) => url.pathname === '/');
        await page.getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
      }
      const panel = await filesOfPanel();
      expect(requestedUrls.filter((path) => panel.includes(path))).toEqual([]);
      expect(requestedUrls.filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
      expect(requestedUrls).toContain('/api/user');
    });

    test('returns 401 or 403 without data from every admin endpoint to other callers', async () => {
      const outsiders: [number, HttpVisitor][] = [
        [401, new HttpVisitor(desk.product.url)],
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
      const response = await fetch(`${desk.product.url}/admin`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
      const worker = await (await fetch(`${desk.product.url}/service-worker.js`)).text();
      expect(worker).toContain('/assets/AuthPage');
      for (const file of await filesOfPanel()) expect(worker).not.toContain(file);
    });

    test('loads its parts for an admin', async () => {
      const page = await open(desk.admin);
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
      await page.goto('/admin');
      await page.getByRole('heading', { level: 2, name: 'Users' }).waitFor();
      for (const file of await filesOfPanel()) expect(requestedUrls).toContain(file);
      expect(requestedUrls).toContain('/api/admin/users');
    });
  });
});
