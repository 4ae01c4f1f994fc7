import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './support/browser.ts';

const SLOW_FILES = ['pages/every-page.e2e.ts', 'pages/html-injection.e2e.ts', 'operations/*.e2e.ts'];
const root = resolve(import.meta.dirname, '../..');

/** End-to-end tests run the whole product in Debian's Chromium, two files at once. */
export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  reporter: 'list',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Background jobs finish and caches are invalidated within this time, even on a busy machine.
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    // Filming every test would cost processor time; the snapshots of a trace show the page as well.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    video: 'off',
  },
  // These files take longest, so they start first; each of them starts its own product.
  projects: [
    { name: 'slow files', testMatch: SLOW_FILES },
    { name: 'other files', testIgnore: SLOW_FILES },
  ],
});
