import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { BrowserWindow, WindowOptions } from './browser.ts';
import type { OpenWindow } from './test.ts';

/** Returns the interactive map of the Eiffel Tower if the given engine has drawn it. */
export const getMap = (page: Page, engine: 'google' | 'vector' | 'tiles' | 'coastline'): Locator =>
  page.locator(`section[aria-label^="Map of Eiffel Tower"][data-map=${engine}]`);

interface ArticleWindow extends BrowserWindow {
  /** The button that opens the map. */
  view: Locator;
  /** Returns the requested URLs of other hosts. */
  getForeignUrls(): string[];
}

/**
 * Opens the article about the Eiffel Tower in a window without access to other hosts.
 * @param prepare mocks routes of the window
 */
export async function openArticleWithMap(
  openWindow: OpenWindow,
  options: WindowOptions & { url?: string } = { width: 1280 },
  prepare?: (context: BrowserContext) => unknown,
): Promise<ArticleWindow> {
  const window = await openWindow(options);
  const { page, context } = window;
  await context.route(/^https:/, (route) => route.abort());
  await prepare?.(context);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/articles/eiffel-tower');
  const view = page.getByRole('button', { name: 'View Interactive Map' });
  await expect(view).toBeVisible();
  const { origin } = new URL(page.url());
  const getForeignUrls = () => requestedUrls.filter((url) => url.startsWith('http') && new URL(url).origin !== origin);
  return { ...window, view, getForeignUrls };
}
