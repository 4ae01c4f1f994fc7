/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { waitForFocus } from '../../support/accessibility.ts';
import { openBrowser, openWindow } from '../../support/browser.ts';
import { type Product, startProduct } from '../../support/product.ts';

describe('article library', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    product = await startProduct();
    const count = async () => (await fetch(`${product.url}/api/articles`)).headers.get('x-total-count');
    await eventually(async () => Number(await count()) > 1_300, 60_000);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (path: string, prepare?: (page: Page) => Promise<unknown>) => {
    const { page, context } = await openWindow(browser, product.url, { width: 390 });
    await prepare?.(page);
    await page.goto(path);
    return { page, close: () => context.close() };
  };
  const cards = (page: Page) => page.locator('main li h2');
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test('loads more articles once each while scrolling, and restores the position on back navigation', async () => {
    const { page, close } = await open('/articles');
    await cards(page).nth(11).waitFor();
    expect(await cards(page).count()).toBe(12);
    for (const last of [23, 35]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await cards(page).nth(last).waitFor();
    }
    const titles = await cards(page).allTextContents();
    expect(new Set(titles).size).toBe(titles.length);

    const card = cards(page).nth(30).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    await card.click();
    await page.getByRole('heading', { level: 1, name: titles[30] ?? '' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await cards(page).nth(30).waitFor();
    await page.waitForFunction((then) => Math.abs(window.scrollY - then) < 5, before);
    await close();
  });

  test('loads more articles by keyboard and focuses the first of them', async () => {
    // Without an IntersectionObserver, nothing loads automatically.
    const { page, close } = await open('/articles', (fresh) =>
      fresh.addInitScript('window.IntersectionObserver = class { observe() {} disconnect() {} }'),
    );
    await page.getByRole('link', { name: 'Load More Articles' }).press('Enter');
    await cards(page).nth(23).waitFor();
    await waitForFocus(cards(page).nth(12).getByRole('link'));
    await close();
  });

  test('stores a search in the URL, highlights its words and clears it', async () => {
    const { page, close } = await open('/articles');
    const box = page.getByPlaceholder('Search articles by title, location, or category...');
    await cards(page).first().waitFor();
    await box.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await box.fill('eifel tower');
    await page.getByRole('link', { name: 'Write the guide' }).waitFor();
    await box.press('Enter');
    await page.getByRole('link', { name: 'Eiffel Tower', exact: true }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('q') === 'eifel tower');
    await box.fill('colosseum');
    await box.press('Enter');
    await page.locator('main mark').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Eiffel Tower', exact: true }).waitFor();
    expect(await box.inputValue()).toBe('eifel tower');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('link', { name: 'Great Pyramid of Giza' }).waitFor();
    await page.waitForURL((url) => url.search === '');
    await close();
  });

  test('reports a search without results, and offers no guide for a short one', async () => {
    const { page, close } = await open('/articles?q=qzxwv');
    await page.getByRole('heading', { name: 'No articles found' }).waitFor();
    expect(await page.getByRole('link', { name: 'Write the guide' }).count()).toBe(0);
    await close();
  });

  test('reports why a list could not be loaded, and Retry loads it', async () => {
    let isDown = true;
    const { page, close } = await open('/articles', (fresh) =>
      fresh.route('**/api/articles?*', (route) =>
        isDown ? route.fulfill({ status: 503, body: 'busy' }) : route.fallback(),
      ),
    );
    // The first page is part of the document; only a search sends a request.
    await page.getByLabel('Search articles').fill('Rome');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Error: Failed to fetch articles: 503').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
    await close();
  });

  test('shows image, map and nearby attractions of an article, and links to sign-up', async () => {
    const { page, close } = await open('/articles/great-pyramid-of-giza');
    await page.getByRole('heading', { level: 1, name: 'Great Pyramid of Giza' }).waitFor();
    const map = page.getByRole('img', { name: 'Map showing where Great Pyramid of Giza is' });
    await map.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('img[alt^="Map showing"]')?.naturalWidth === 600,
    );
    const near = page
      .getByRole('region', { name: 'Nearby Attractions' })
      .getByRole('link', { name: 'Pyramid of Khafre' });
    expect(await near.getAttribute('href')).toMatch(/^\/dynamic\/Pyramid%20of%20Khafre%40[\d.]+,[\d.]+$/);
    expect(await page.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe('/auth?tab=signup');
    await page.getByRole('link', { name: 'Pyramid of Khafre' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Pyramid of Khafre' }).waitFor();
    await close();
  });

  test('shares an article with the share sheet of the browser', async () => {
    const { page, close } = await open('/articles/eiffel-tower', (fresh) =>
      fresh.addInitScript('navigator.share = async (shared) => { window.shared = shared }'),
    );
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.waitForFunction(() => (window as unknown as { shared?: ShareData }).shared);
    expect(await shared.jsonValue()).toMatchObject({
      title: 'Eiffel Tower',
      url: `${product.url}/articles/eiffel-tower`,
    });
    await close();
  });

  test('copies the link of an article when the browser has no share sheet', async () => {
    const { page, close } = await open('/articles/eiffel-tower', async (fresh) => {
      await fresh.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await fresh.addInitScript('navigator.share = undefined');
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied!').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/articles/eiffel-tower`);
    await close();
  });

  test('suggests similar articles for an unknown one', async () => {
    const { page, close } = await open('/articles/the-colosseum-of-rome');
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('search') === 'the-colosseum-of-rome');
    await page.getByRole('link', { name: 'Colosseum', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Colosseum' }).waitFor();
    await close();
  });

  test('reports a page script that failed to load, and Try Again loads it', async () => {
    const { page, close } = await open('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
    await page.route('**/assets/*Page*', (route) => route.abort());
    await page.evaluate(() => {
      history.pushState({}, '', '/articles');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('alert').getByText('This page could not be shown').waitFor();
    await page.unroute('**/assets/*Page*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Travel guides' }).waitFor();
    await close();
  });

  test('reports that no similar articles were found', async () => {
    const { page, close } = await open('/not-found?search=qzxwvk-jjqqxx');
    await page.getByText('No similar articles found for those keywords.').waitFor();
    await page.getByRole('link', { name: 'Go to Homepage' }).waitFor();
    await close();
  });

  test('contains the text of the plain view without scripts', async () => {
    const article = await fetch(`${product.url}/api/articles/great-pyramid-of-giza/direct`);
    const { content } = (await article.json()) as { content: string };
    const html = await (await fetch(`${product.url}/simple/great-pyramid-of-giza`)).text();
    const [, main] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
    expect(content).toContain('<h2>');
    expect(main).toContain(content);
  });
});
