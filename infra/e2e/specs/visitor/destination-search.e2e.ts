/// <reference lib="dom" />
import { GUIDE_STEPS } from '@placelore/contracts/content/guides.js';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { waitForFocus } from '../../support/accessibility.ts';
import { openBrowser, openWindow } from '../../support/browser.ts';
import { type Product, startProduct } from '../../support/product.ts';

const GUIDE_ROUTE = '**/api/generate-temporary-article**';

/** A guest searches for a destination and reads its guide in a browser. */
describe('destination search and guide page', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  let calls: Request[];

  beforeAll(async () => {
    browser = await openBrowser();
    product = await startProduct();
    // The starter library is published in the background.
    const found = async () => (await (await fetch(`${product.url}/api/articles?q=Kyoto`)).json()) as unknown[];
    while ((await found()).length < 5) {}
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    ({ page, context, pageErrors: complaints } = await openWindow(browser, product.url, { width: 1280 }));
    calls = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request));
  });
  afterEach(() => context.close());

  const called = (method: string, part: string) =>
    calls.filter((request) => request.method() === method && request.url().includes(part));

  test('searches for a destination in the URL immediately, with at most five results', async () => {
    await page.goto('/?q=kyoto');
    await page.getByRole('status').filter({ hasText: '5 guides for “kyoto”' }).waitFor();
    expect(await page.locator('a[href^="/articles/"]').count()).toBe(5);
    expect(await page.getByRole('searchbox').inputValue()).toBe('kyoto');
    expect(called('GET', 'limit=5')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('ignores fewer than three characters, and shows hints depending on the length', async () => {
    // The page ignores text typed before hydration until the next key press.
    await page.goto('/', { waitUntil: 'networkidle' });
    const box = page.getByRole('searchbox', { name: 'Search for a destination' });
    await box.fill(' ky ');
    await page.getByText('Minimum 3 characters required').waitFor();
    await box.press('Enter');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).search).toBe('');
    await box.fill('kyot');
    expect(await page.getByText('Generating a guide').count()).toBe(0);
    await box.fill('kyoto');
    await page.getByText('Generating a guide').waitFor();
    expect(await page.getByText('AI search').count()).toBe(0);
    await box.fill('kyoto!');
    await page.getByText('AI search').waitFor();
    expect(called('GET', 'limit=5')).toHaveLength(0);
  });

  test('retries a failed guide, then opens and saves it, and clears it when the visitor leaves', async () => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('Gjirokaster');
    await page.route(GUIDE_ROUTE, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    const idle = page.getByRole('button', { name: 'Write an article about “Gjirokaster”' });
    await idle.click();
    await page.getByRole('button', { name: 'Failed. Retrying...' }).waitFor();
    await idle.waitFor();
    await idle.click();
    await page.getByRole('button', { name: 'Generating Article...' }).or(opening()).waitFor();
    const saving = page.waitForRequest((request) => request.method() === 'POST');
    await opening().waitFor();
    await page.waitForURL('**/dynamic/Gjirokaster');
    const saved = await saving;
    expect(saved.url()).toMatch(/\/api\/discoveries$/);
    expect(saved.postDataJSON()).toMatchObject({ skipAutoSave: true, isPublic: true });
    await page.getByRole('heading', { level: 1, name: /Gjirokast/ }).waitFor();
    // The landing page hands the guide over, so its page sends no request.
    await page.getByText('composed automatically').waitFor();
    expect(called('GET', '/events')).toHaveLength(0);
    await page.waitForFunction(() => window.sessionStorage.length === 0);

    const clearing = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    expect((await clearing).url()).toMatch(/\/api\/temporary-articles$/);
  });
  const opening = () => page.getByRole('button', { name: 'Article Generated! Opening...' });

  test('shows a guide in a dialog on the landing page', async () => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('Plovdiv');
    const opener = page.getByRole('button', { name: 'AI travel guide' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'AI travel guide: Plovdiv' });
    await dialog.getByText('Bulgaria').first().waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(opener);
  });

  test('shows progress and then all parts of a guide, and links to nearby attractions', async () => {
    await page.addInitScript(
      (steps) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const now = document.querySelector('[aria-current=step]')?.textContent;
          if (now && (steps as string[]).includes(now) && seen.at(-1) !== now) seen.push(now);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      },
      [...GUIDE_STEPS],
    );
    await page.goto('/dynamic/ulaanbaatar');
    await page.getByText('Mongolia').first().waitFor();
    await page.waitForFunction(() => document.title === 'Ulaanbaatar - AI Travel Guide | Placelore');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual(GUIDE_STEPS.filter((step) => seen.includes(step)));
    for (const name of ['Cultural & Historical Significance', 'Location Map', 'Things to Do Nearby']) {
      await page.getByRole('heading', { name }).waitFor();
    }
    await page.getByText('composed automatically').waitFor();
    expect(await page.getByRole('link', { name: 'Open in Maps' }).getAttribute('href')).toMatch(/query=47\.9\d*%2C106/);
    expect(await page.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe('/auth?tab=signup');

    const nearbyLink = page.getByRole('link', { name: 'Gandantegchinlen Monastery' });
    expect(await nearbyLink.getAttribute('href')).toBe('/dynamic/Gandantegchinlen%20Monastery%4047.923,106.8947');
    const background = page.waitForRequest((request) => request.url().includes('source=nearby_attraction'));
    await nearbyLink.click();
    expect(new URL((await background).url()).searchParams.get('lat')).toBe('47.923');
    expect(complaints).toEqual([]);
  });

  test('redirects to an existing article', async () => {
    await page.goto('/dynamic/Hoi%20An%20Ancient%20Town');
    await page.waitForURL('**/articles/hoi-an-ancient-town');
  });

  test('explains that a query is no place', async () => {
    await page.goto('/dynamic/best%20pizza%20recipe');
    await page.getByRole('alert').filter({ hasText: 'could not find a place called “best pizza recipe”' }).waitFor();
    await page.getByRole('link', { name: 'Search for another place' }).click();
    await page.getByRole('searchbox').waitFor();
  });

  test('shows general parts when the guide fails, and Try Again loads it', async () => {
    await page.route(GUIDE_ROUTE, (route) => route.abort());
    await page.goto('/dynamic/Bitola%4041.03,21.33');
    await page.getByRole('heading', { name: 'Travel Tips' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Bitola' }).waitFor();
    expect(await page.getByRole('link', { name: 'Open in Maps' }).getAttribute('href')).toMatch(
      /query=41\.03%2C21\.33/,
    );
    await page.unroute(GUIDE_ROUTE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('North Macedonia').first().waitFor();
  });
});
