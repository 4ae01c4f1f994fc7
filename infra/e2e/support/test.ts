import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type BrowserWindow, openWindow, type WindowOptions } from './browser.ts';
import { type HttpVisitor, registerVisitor, signInAdmin } from './http-visitor.ts';
import { type Product, startFreshProduct, startProduct } from './product.ts';

export { expect };

/** Opens the window of a new visitor, which is closed after the test. */
export type OpenWindow = (options: WindowOptions & { url?: string }) => Promise<BrowserWindow>;

/** Opens the window of a visitor, by default of a new guest, 1280 pixels wide; it is closed after the test. */
export type OpenPage = (visitor?: HttpVisitor, width?: number) => Promise<Page>;

export type Register = (username: string) => Promise<HttpVisitor>;

interface TestFixtures {
  openWindow: OpenWindow;
  openPage: OpenPage;
}

interface WorkerFixtures {
  /** Settings of the product. A file that sets them gets a separate product. */
  settings: Record<string, string>;
  /** Whether the product starts for the first time, on an empty data folder. */
  isFirstStart: boolean;
  /** The product, which other files on the same worker also use. */
  product: Product;
  /** The admin of the product. */
  admin: HttpVisitor;
  /** Registers a user of the product; the name must be unique among all files. */
  register: Register;
}

/**
 * Moderating a photo on this machine takes ten times as long as analyzing it, so only `external-stores.e2e.ts` does
 * that.
 */
const LIGHT_SETTINGS = { MODERATION_PROVIDER: 'vision' };

/** Tests of the whole product, which starts once per worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  isFirstStart: [false, { scope: 'worker', option: true }],
  product: [
    async ({ settings, isFirstStart }, use) => {
      const environment = { ...LIGHT_SETTINGS, ...settings };
      const product = await (isFirstStart ? startFreshProduct(environment) : startProduct(environment));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  admin: [async ({ product }, use) => use(await signInAdmin(product)), { scope: 'worker' }],
  register: [
    async ({ product }, use) => use((username) => registerVisitor(product.url, username)),
    { scope: 'worker' },
  ],
  openWindow: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ url = product.url, ...options }) => {
      const opened = await openWindow(browser, url, options);
      contexts.push(opened.context);
      return opened;
    });
    for (const context of contexts) await context.close();
  },
  openPage: async ({ openWindow: open, product }, use) =>
    use(async (visitor, width = 1280) => {
      const { page, context } = await open({ width });
      if (visitor) await context.addCookies(visitor.cookiesFor(product.url));
      return page;
    }),
});
