import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './support/browser.ts';

/**
 * Files that share one product. They run one after another in the order of their paths. Each list starts a product;
 * lists that take longest come first, and the empty one stands for all other files.
 */
const GROUPS: Record<string, string[]> = {
  'all screens': ['pages/every-page'],
  visitors: [],
  'rendered pages': ['api/story', 'maps/maps', 'maps/places', 'pages/lighthouse', 'pages/server-rendering'],
  'failing processes': ['admin/batch-runs', 'operations/outages'],
  offline: ['visitor/kept-on-device', 'visitor/offline', 'visitor/offline-queue', 'visitor/trips'],
  console: [
    'admin/admin-document',
    'admin/admin-panel',
    'admin/article-editor',
    'admin/duplicates',
    'admin/publishing',
    'admin/queue-dashboard',
    'admin/simple-edit-form',
  ],
  'first start': ['operations/external-stores', 'operations/readme'],
  'fakes of providers': ['operations/paid-providers', 'maps/street-maps'],
  'no library': ['pages/html-injection', 'visitor/data-deletion', 'visitor/photo-position-privacy'],
  'public address and budget': ['operations/visitor-limits', 'pages/seo', 'maps/google-maps'],
};
const toPattern = (file: string) => `**/${file}.e2e.ts`;
const root = resolve(import.meta.dirname, '../..');

/**
 * End-to-end tests run the whole product in Debian's Chromium, three files at the same time. With two, the processors
 * of a small machine were idle for two fifths of the time, while tests waited for jobs, starts and time limits.
 */
export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  reporter: 'list',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Background jobs finish and caches are invalidated within this time, even on a busy machine.
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    // Recording pages and requests costs a tenth of the processor time; `-- --trace on` turns it on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    video: 'off',
  },
  projects: Object.entries(GROUPS).map(([name, files]) => ({
    name,
    workers: 1,
    ...(files.length > 0
      ? { testMatch: files.map(toPattern) }
      : { testIgnore: Object.values(GROUPS).flat().map(toPattern) }),
  })),
});
