import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const BROWSER_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Debian's Chromium with a fake camera; it talks to nobody but the product.
 * @param args more of its command line
 */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSER_PATHS.find(existsSync);
  if (!executablePath) throw new Error('Chromium is missing: install it (on Debian: apt-get install chromium).');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...args,
    ],
  });
}

export interface WindowOptions {
  width: number;
  /** Pixels of the screen for one of the page's, in each direction; 1 when absent. */
  pixelRatio?: number;
  colorScheme?: 'light' | 'dark';
  /** The reader's language and region. */
  locale?: string;
  /** The device's position; denied when absent. */
  position?: { latitude: number; longitude: number };
  /** Whether the page may have its service worker, which answers before a test's routes do. */
  allowServiceWorker?: boolean;
}

export interface BrowserWindow {
  page: Page;
  context: BrowserContext;
  /** What the page logs as an error or throws. */
  pageErrors: string[];
}

/** A fresh visitor's window. Everything it complains about is collected. */
export async function openWindow(browser: Browser, url: string, options: WindowOptions): Promise<BrowserWindow> {
  const context = await browser.newContext({
    baseURL: url,
    // English where ways are measured in kilometres, unless a test is about that.
    locale: options.locale ?? 'en-IE',
    viewport: { width: options.width, height: 844 },
    deviceScaleFactor: options.pixelRatio ?? 1,
    colorScheme: options.colorScheme ?? 'light',
    serviceWorkers: options.allowServiceWorker ? 'allow' : 'block',
    permissions: options.position ? ['camera', 'geolocation'] : ['camera'],
    ...(options.position && { geolocation: options.position }),
  });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    // A guest is told 401 when asking who they are; that is an answer, and Chromium logs it all the same.
    const isExpected = /401/.test(message.text()) && message.location().url.endsWith('/api/user');
    if (message.type() === 'error' && !isExpected) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  return { page, context, pageErrors };
}
