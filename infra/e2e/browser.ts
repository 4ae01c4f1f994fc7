import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Debian's Chromium with a fake camera; it talks to nobody but the product.
 * @param args more of its command line
 */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? CANDIDATES.find(existsSync);
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

export interface Look {
  width: number;
  /** Pixels of the screen for one of the page's, in each direction; 1 when absent. */
  pixelRatio?: number;
  colorScheme?: 'light' | 'dark';
  /** The reader's language and region. */
  locale?: string;
  /** The device's position; denied when absent. */
  position?: { latitude: number; longitude: number };
  /** Whether the page may have its service worker, which answers before a test's routes do. */
  worker?: boolean;
}

export interface OpenWindow {
  page: Page;
  context: BrowserContext;
  /** What the page logs as an error or throws. */
  complaints: string[];
}

/** A fresh visitor's window. Everything it complains about is collected. */
export async function openWindow(browser: Browser, url: string, look: Look): Promise<OpenWindow> {
  const context = await browser.newContext({
    baseURL: url,
    // English where ways are measured in kilometres, unless a test is about that.
    locale: look.locale ?? 'en-IE',
    viewport: { width: look.width, height: 844 },
    deviceScaleFactor: look.pixelRatio ?? 1,
    colorScheme: look.colorScheme ?? 'light',
    serviceWorkers: look.worker ? 'allow' : 'block',
    permissions: look.position ? ['camera', 'geolocation'] : ['camera'],
    ...(look.position && { geolocation: look.position }),
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A guest is told 401 when asking who they are; that is an answer, and Chromium logs it all the same.
    const expected = /401/.test(message.text()) && message.location().url.endsWith('/api/user');
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (fault) => complaints.push(String(fault)));
  return { page, context, complaints };
}
