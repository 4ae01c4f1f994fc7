import type { Browser } from 'playwright-core';
import { type Look, type OpenWindow, openBrowser, openWindow } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** A product of a test file's own, and a browser that looks at it. */
export interface ProductInBrowser {
  product: Product;
  browser: Browser;
  /** A fresh visitor's window on the product, to be closed by who opens it. */
  openWindow(look: Look): Promise<OpenWindow>;
}

/** Has both started before the tests of a `describe`, and stopped after them. Product and browser are there by then. */
export function useProductInBrowser(): ProductInBrowser {
  const running = {
    openWindow: (look) => openWindow(running.browser, running.product.url, look),
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
