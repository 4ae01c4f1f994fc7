import type { Browser } from 'playwright-core';
import { type BrowserWindow, openBrowser, openWindow, type WindowOptions } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** A product of a test file's own, and a browser that looks at it. */
export interface ProductInBrowser {
  product: Product;
  browser: Browser;
  /** A fresh visitor's window on the product, to be closed by who opens it. */
  openWindow(options: WindowOptions): Promise<BrowserWindow>;
}

/** Has both started before the tests of a `describe`, and stopped after them. Product and browser are there by then. */
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
