import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

const BROWSER_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Arguments with which Chromium has a fake camera and contacts no host except the product. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/**
 * Returns the path of Debian's Chromium, or of the one that `CHROMIUM_PATH` names.
 * @throws Error if there is none
 */
export function findChromium(): string {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSER_PATHS.find(existsSync);
  if (!executablePath) throw new Error('Chromium is missing: install it (on Debian: apt-get install chromium).');
  return executablePath;
}

/**
 * Launches Chromium for programs other than tests, which get their browser from the test runner.
 * @param args additional command line arguments
 */
export const openBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, ...args] });

export interface WindowOptions {
  width: number;
  /** Screen pixels per CSS pixel in each direction; 1 by default. */
  pixelRatio?: number;
  colorScheme?: 'light' | 'dark';
  /** Language and region of the visitor. */
  locale?: string;
  /** Position of the device; denied by default. */
  position?: { latitude: number; longitude: number };
  /** Whether the page may use its service worker, which responds before a test's routes do. */
  allowServiceWorker?: boolean;
  /** Whether pages run scripts; true by default. */
  javaScriptEnabled?: boolean;
  /**
   * Whether the page is animated. By default the visitor prefers reduced motion: animations take a tenth of the
   * processor time.
   */
  isAnimated?: boolean;
  /** Whether to turn off the content security policy, which would hide missing escapes. */
  bypassCSP?: boolean;
}

export interface BrowserWindow {
  page: Page;
  context: BrowserContext;
  /** Errors that the page logs or throws. */
  pageErrors: string[];
}

/** Opens the window of a new visitor and collects all page errors. */
export async function openWindow(browser: Browser, url: string, options: WindowOptions): Promise<BrowserWindow> {
  const context = await browser.newContext({
    baseURL: url,
    // English with kilometers, unless a test needs another locale.
    locale: options.locale ?? 'en-IE',
    viewport: { width: options.width, height: 844 },
    deviceScaleFactor: options.pixelRatio ?? 1,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.isAnimated ? 'no-preference' : 'reduce',
    serviceWorkers: options.allowServiceWorker ? 'allow' : 'block',
    permissions: options.position ? ['camera', 'geolocation'] : ['camera'],
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    bypassCSP: options.bypassCSP ?? false,
    ...(options.position && { geolocation: options.position }),
  });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    // By design, GET /api/user returns 401 to guests, which Chromium logs as an error.
    const isExpected = /401/.test(message.text()) && message.location().url.endsWith('/api/user');
    if (message.type() === 'error' && !isExpected) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  return { page, context, pageErrors };
}
