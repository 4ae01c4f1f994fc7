/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { expect, type OpenWindow, test } from '../../support/test.ts';

test.describe('article library', () => {
  let product: Product;
  test.beforeAll(({ product: running }) => {
    product = running;
  });

  const open = async (openWindow: OpenWindow, path: string) => {
    const { page } = await openWindow({ width: 390 });
    await page.goto(path);
    return page;
  };
  const cards = (page: Page) => page.locator('main li h2');
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test('loads each further article once while scrolling, and restores the position on Back', async ({ openWindow }) => {
    const page = await open(openWindow, '/articles');
    await expect(cards(page).nth(11)).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    for (const last of [23, 35]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(cards(page).nth(last)).toBeVisible();
    }
    const links = cards(page).getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(36);

    const card = cards(page).nth(30).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    await card.click();
    await page.waitForURL(`**${paths[30]}`);
    await expect(page.locator('article h1')).toBeVisible();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await expect(cards(page).nth(30)).toBeVisible();
    await page.waitForFunction((then) => Math.abs(window.scrollY - then) < 5, before);
  });

  test('stores a search in the URL, highlights its words and clears it', async ({ openWindow }) => {
    const page = await open(openWindow, '/articles');
    const box = page.getByPlaceholder('Place, sight or kind of place');
    // Before hydration, the browser itself would submit the form.
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    await box.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await box.pressSequentially('eifel tower');
    // Before the search, nothing appears below the box but suggestions, which are as wide as its form.
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    const widths = await Promise.all([list, page.locator('main search form')].map((part) => part.boundingBox()));
    expect(Math.abs(widths[0]!.width - widths[1]!.width)).toBeLessThan(4);
    expect((await page.locator('main search').boundingBox())!.height).toBe(widths[1]!.height);
    await box.press('Enter');
    await expect(page.getByRole('link', { name: 'Eiffel Tower', exact: true }).first()).toBeVisible();
    await page.waitForURL((url) => url.searchParams.get('q') === 'eifel tower');
    await box.fill('gladiators');
    await box.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'gladiators');
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Eiffel Tower', exact: true }).first()).toBeVisible();
    await expect(box).toHaveValue('eifel tower');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.waitForURL((url) => url.search === '');
    await expect(box).toHaveValue('');
    await expect(page.locator('main mark')).toHaveCount(0);
    // Other files publish articles too, so it is unknown which ones come first.
    await expect(cards(page)).toHaveCount(12);
  });

  for (const { width, maxTop, minSeen } of [
    { width: 1280, maxTop: 200, minSeen: 6 },
    { width: 390, maxTop: 190, minSeen: 4 },
  ]) {
    test(`shows the results of a search from ${maxTop} px on and ${minSeen} at once at ${width}`, async ({
      openWindow,
    }) => {
      const { page } = await openWindow({ width });
      await page.goto('/articles?q=castles+near+munich');
      await expect(page.getByRole('heading', { level: 1, name: 'Castles near Munich' })).toBeVisible();
      const boxes = await cards(page).evaluateAll((titles) =>
        titles.map((title) => title.closest('li')!.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
      expect(boxes[0]!.top).toBeLessThanOrEqual(maxTop);
      const height = page.viewportSize()!.height;
      expect(boxes.filter(({ top }) => top < height - 60).length).toBeGreaterThanOrEqual(minSeen);
    });
  }

  test('reports a page script that failed to load, and Try Again loads it', async ({ openWindow }) => {
    const page = await open(openWindow, '/auth');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
    await page.route('**/assets/*Page*', (route) => route.abort());
    await page.evaluate(() => {
      history.pushState({}, '', '/articles');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('alert').getByText("This page didn't load")).toBeVisible();
    await page.unroute('**/assets/*Page*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Travel guides' })).toBeVisible();
  });

  test('contains the text of the plain view without scripts', async () => {
    const article = await fetch(`${product.url}/api/articles/great-pyramid-of-giza/direct`);
    const { content } = (await article.json()) as { content: string };
    const html = await (await fetch(`${product.url}/simple/great-pyramid-of-giza`)).text();
    const [, main] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
    expect(content).toContain('<h2>');
    expect(main?.replace(/<sup[^>]*>.*?<\/sup>| data-hook(?:="")?/g, '').replaceAll('\u00a0', ' ')).toContain(content);
    expect(main).toMatch(/<sup><a href="#source-1"[^>]*>1<\/a><\/sup>/);
  });
});
