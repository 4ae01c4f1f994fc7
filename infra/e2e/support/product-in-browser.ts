import type { Browser } from 'playwright-core';
import { type BrowserWindow, openBrowser, openWindow, type WindowOptions } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** A product of a test file and a browser for it. */
export interface ProductInBrowser {
  product: Product;
  browser: Browser;
  /** Opens the window of a new visitor, which the caller must close. */
  openWindow(options: WindowOptions): Promise<BrowserWindow>;
}

/**
 * Starts product and browser before the tests of a `describe` and stops them afterwards. The returned object is filled
 * by then.
 */
export function useProductInBrowser(): ProductInBrowser {
  const running = {
    openWindow: (options) => openWindow(running.browser, running.product.url, options),
  } as ProductInBrowser;
  beforeAll(async () => {
    running.browser = await openBrowser();
    running.product = await startProduct();
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.product?.stop();
  });
  return running;
}
