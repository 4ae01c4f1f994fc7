/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../../packages/platform/test/eventually.js';
import { type ProductInBrowser, useProductInBrowser } from './product-in-browser.ts';
import { signInAdmin } from './screen-tour.ts';
import type { Visitor } from './visitor.ts';

/** Ms the background has for what is waited for, and the caches for the news of it. */
export const PATIENCE = 60_000;

/** Asks until it is so. @throws Error when the background had its time */
export const until = (probe: () => Promise<boolean>): Promise<boolean> => eventually(probe, PATIENCE);

/** A product of a test file's own, in whose windows admins and others are. */
export interface Console extends ProductInBrowser {
  admin: Visitor;
  /** A window of somebody's: of a guest, when nobody is named. Closed after the test. */
  open(who?: Visitor, width?: number): Promise<Page>;
}

/** Has such a product started before the tests of a `describe`, and stopped after them. It is filled by then. */
export function useConsole(): Console {
  const windows: BrowserContext[] = [];
  const desk = useProductInBrowser() as Console;
  desk.open = async (who, width = 1280) => {
    const { page, context } = await desk.openWindow({ width });
    windows.push(context);
    page.setDefaultTimeout(PATIENCE);
    if (who) await context.addCookies(who.cookiesFor(desk.product.url));
    return page;
  };
  beforeAll(async () => {
    desk.admin = await signInAdmin(desk.product);
  });
  afterEach(async () => {
    for (const context of windows.splice(0)) await context.close();
  });
  return desk;
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Answers a question with the button of that name. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Waits for a toast with these words. */
export const toast = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('ol > li[data-state=open]', { hasText: words }).first().waitFor();
