/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { signInAdmin } from '../screenshots/scenarios.ts';
import type { HttpVisitor } from './http-visitor.ts';
import { type ProductInBrowser, useProductInBrowser } from './product-in-browser.ts';

/** Ms for background jobs and cache invalidation. */
export const TIMEOUT_MS = 60_000;

/** Polls until the probe is true. @throws Error after the timeout */
export const waitUntil = (probe: () => Promise<boolean>): Promise<boolean> => eventually(probe, TIMEOUT_MS);

/** A product of a test file with windows for admins and other visitors. */
export interface AdminPanelProduct extends ProductInBrowser {
  admin: HttpVisitor;
  /** Opens a window of a visitor, by default a new guest, and closes it after the test. */
  open(visitor?: HttpVisitor, width?: number): Promise<Page>;
}

/**
 * Starts the product before the tests of a `describe` and stops it afterwards. The returned object is filled by then.
 */
export function useAdminPanel(): AdminPanelProduct {
  const windows: BrowserContext[] = [];
  const panel = useProductInBrowser() as AdminPanelProduct;
  panel.open = async (visitor, width = 1280) => {
    const { page, context } = await panel.openWindow({ width });
    windows.push(context);
    page.setDefaultTimeout(TIMEOUT_MS);
    if (visitor) await context.addCookies(visitor.cookiesFor(panel.product.url));
    return page;
  };
  beforeAll(async () => {
    panel.admin = await signInAdmin(panel.product);
  });
  afterEach(async () => {
    for (const context of windows.splice(0)) await context.close();
  });
  return panel;
}

export const clickButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Confirms a dialog with the button of that name. */
export const confirmDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Waits for a toast that contains this text. */
export const waitForToast = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('ol > li[data-state=open]', { hasText: text }).first().waitFor();
