/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { SCENARIOS } from '../../screenshots/dialog-scenarios.ts';
import { prepareScenarios, type ScenarioContext, setColorScheme, visitScenarios } from '../../screenshots/scenarios.ts';
import { findAxeViolations } from '../../support/accessibility.ts';
import { openBrowser, openWindow } from '../../support/browser.ts';
import { type Product, startProduct } from '../../support/product.ts';

/** Requests that a scenario fails on purpose; Chromium logs each. */
const EXPECTED_ERRORS =
  /Failed to load resource: (the server responded with a status of (401|404|409|503)|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

/** Returns the page width in pixels after late content, such as a map, has its final size. */
async function measureSettledWidth(page: Page): Promise<number> {
  const isNarrow = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(isNarrow, undefined, { timeout: 5_000 }).catch(() => {});
  return page.evaluate(() => document.documentElement.scrollWidth);
}

describe('all screens', () => {
  let product: Product;
  let browser: Browser;
  let tour: ScenarioContext;
  beforeAll(async () => {
    browser = await openBrowser();
    product = await startProduct();
    tour = await prepareScenarios(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('have no axe-core violations in light and dark mode, no page errors, and no horizontal scrolling at 390 px', async () => {
    const issuesByPage: Record<string, string[]> = {};
    const visited: string[] = [];
    await visitScenarios(browser, tour, { width: 390 }, SCENARIOS, async (page, { name }, complaints) => {
      visited.push(name);
      const found = complaints.filter((line) => !EXPECTED_ERRORS.test(line));
      const width = await measureSettledWidth(page);
      if (width > 390) found.push(`is ${width} px wide`);
      found.push(...(await findAxeViolations(page)));
      // A theme changes colors only, so only their rule is checked again.
      await setColorScheme(page, 'dark');
      found.push(...(await findAxeViolations(page, ['color-contrast'])).map((finding) => `dark: ${finding}`));
      if (found.length > 0) issuesByPage[name] = found;
    });
    expect(issuesByPage).toEqual({});
    expect(visited).toEqual(SCENARIOS.map(({ name }) => name));
  }, 600_000);

  test('are checked by rules that detect planted violations', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 390 });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Hydration would remove the planted elements; the notification region appears after it.
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const unreadable = Object.assign(document.createElement('p'), { textContent: 'Hardly to be read' });
      unreadable.style.color = 'light-dark(#f5f2e8, black)';
      document.querySelector('main')?.append(document.createElement('img'), unreadable);
    });
    expect(await findAxeViolations(page)).toEqual([
      expect.stringContaining('color-contrast'),
      expect.stringContaining('image-alt'),
    ]);
    await setColorScheme(page, 'dark');
    expect(await findAxeViolations(page, ['color-contrast'])).toEqual([expect.stringContaining('Hardly to be read')]);
    await context.close();
  });

  test('load nothing from other origins', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 1280 });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(product.url).host]);
    await context.close();
  });
});
