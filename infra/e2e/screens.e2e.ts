/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../../packages/platform/test/eventually.js';
import { openBrowser, openWindow } from './browser.ts';
import { type Product, startProduct } from './product.ts';

const AXE = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

interface AxeFinding {
  id: string;
  nodes: { html: string }[];
}

/** What axe-core finds on the page as it stands. */
async function findings(page: Page): Promise<string[]> {
  // Through the browser's debugger, because the page's own policy allows no foreign script.
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: AxeFinding[] }> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Opens a page and waits until it is more than grey shapes. */
async function headed(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const SCREENS: [string, (page: Page) => Promise<unknown>][] = [
  ['landing', (page) => page.goto('/')],
  ['app home', (page) => page.goto('/app')],
  ['auth', (page) => page.goto('/auth')],
  ['not found', (page) => page.goto('/no-such-page')],
  ['articles', (page) => headed(page, '/articles')],
  ['article search', (page) => headed(page, '/articles?q=roman+temple')],
  ['article search without a result', (page) => headed(page, '/articles?q=qzxwv')],
  ['article', (page) => headed(page, '/articles/great-pyramid-of-giza')],
  ['article, plain', (page) => headed(page, '/simple/great-pyramid-of-giza')],
  ['sample article', (page) => headed(page, '/test-article')],
  ['similar articles', (page) => headed(page, '/not-found?search=colosseum-of-rome')],
  [
    'consent dialog',
    async (page) => {
      await page.goto('/app');
      await page.getByRole('button', { name: 'Upload Image' }).first().click();
      await page.getByRole('button', { name: 'Allow' }).waitFor();
    },
  ],
  [
    'upload dialog',
    async (page) => {
      await page.goto('/app');
      await page.getByRole('button', { name: 'Upload Image' }).first().click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByText('Where was this photo taken?').waitFor();
    },
  ],
];

describe('every screen', () => {
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

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    test.each(SCREENS)(
      '%s: nothing for axe-core to find, no complaint, no sideways scrolling at 390 px',
      async (_name, open) => {
        const { page, context, complaints } = await openWindow(browser, product.url, { width: 390, colorScheme });
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await open(page);
        await page.waitForLoadState('networkidle');
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
        await context.close();
      },
    );
  });

  test('what axe-core is asked does find a planted fault', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 390 });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
    expect(await findings(page)).toEqual([expect.stringContaining('image-alt')]);
    await context.close();
  });

  test('pages ask nobody but this origin for anything', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 1280 });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(product.url).host]);
    await context.close();
  });
});
