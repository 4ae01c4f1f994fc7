import { expect, type Page } from '@playwright/test';

export const clickButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Confirms a dialog by pressing the button with that name. */
export const confirmDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/**
 * Expects a toast that contains this text. CSS finds it even behind an open dialog, which hides it from role queries.
 */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('ol > li[data-state=open]', { hasText: text }).first()).toBeVisible();
