import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Browser } from 'playwright-core';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { findAxeViolations } from '../../support/accessibility.ts';
import { openBrowser, openWindow } from '../../support/browser.ts';
import { HttpVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import { type Product, startProduct } from '../../support/product.ts';

/** Returns what a response reveals, except for its own path, which an error page may contain. */
async function readMessages(response: Response): Promise<unknown[]> {
  const text = (await response.text()).replaceAll(new URL(response.url).pathname, '');
  const headers = ['content-type', 'content-security-policy', 'cache-control', 'set-cookie'];
  return [response.status, text, ...headers.map((name) => response.headers.get(name))];
}

/** Ms for background jobs. */
const TIMEOUT_MS = 60_000;
const BOARD = '/admin/queues';
const PERSONAL = 'maria@example.org';
/** Rules of axe-core that the library's own buttons, images and headings break. */
const OF_THE_LIBRARY = [
  'button-name',
  'color-contrast',
  'heading-order',
  'image-redundant-alt',
  'page-has-heading-one',
  'svg-img-alt',
];

describe('queue dashboard', () => {
  let product: Product;
  let browser: Browser;
  let admin: HttpVisitor;
  let redis: Redis;
  let queue: Queue;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = new HttpVisitor(product.url);
    const password = (await readFile(join(product.dataDir, 'admin-password'), 'utf8')).trim();
    expect((await admin.post('/api/login', { username: 'admin', password })).status).toBe(200);
    redis = await product.redis();
    queue = new Queue('writing', { connection: redis as never, prefix: KEY_PREFIX });
  });
  afterAll(async () => {
    await queue?.close();
    redis?.disconnect();
    await browser?.close();
    await product?.stop();
  });

  /** Publishes a discovery whose article cannot be written, because its job data was damaged in the queue. */
  async function failToPublish(): Promise<{ discoveryId: number; job: Job }> {
    const { discoveryId } = await new HttpVisitor(product.url).analyze(
      await createPhoto({ latitude: 48.8583, longitude: 2.2945 }),
    );
    await queue.pause();
    await admin.request(`/api/admin/discoveries/${discoveryId}/toggle-public`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isPublic: true }),
    });
    const job = await eventually(async () => {
      const waiting: Job[] = await queue.getJobs(['waiting']);
      return waiting.find(({ data }) => data.payload.discoveryId === discoveryId);
    }, TIMEOUT_MS);
    await job.updateData({ ...job.data, payload: { discoveryId: PERSONAL } });
    await redis.hset(queue.toKey(job.id!), 'opts', JSON.stringify({ ...job.opts, attempts: 1 }));
    await queue.resume();
    await eventually(async () => (await job.getState()) === 'failed', TIMEOUT_MS);
    return { discoveryId: discoveryId!, job };
  }

  test.each([390, 1280])('shows a failed job and retries it at %i pixels', async (width) => {
    const { discoveryId, job } = await failToPublish();
    const { page, context, pageErrors: complaints } = await openWindow(browser, product.url, { width });
    await context.addCookies(admin.cookiesFor(product.url));
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(BOARD);
    await page.getByText('maintenance').first().waitFor();
    await page.goto(`${BOARD}/queue/writing?status=failed`);
    await page.getByText(job.id!).first().waitFor();
    await page.getByText('article.write').first().waitFor();
    await page.getByText('The log of the worker says why').first().waitFor();
    await page.getByText('Data', { exact: true }).first().click();
    await page.getByText('jobRequestId').first().waitFor();
    expect(await page.content()).not.toContain(PERSONAL);

    // Buttons of the queue have text, those of a job have icons only.
    await page.locator('button:has(svg.lucide-refresh-cw)').last().click();
    await page.getByText('Are you sure that you want to retry this job?').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(job.id!).first().waitFor({ state: 'detached' });
    await eventually(async () => {
      const shown: Discovery[] = await (await new HttpVisitor(product.url).request('/api/discoveries/public')).json();
      return shown.find(({ id }) => id === discoveryId)?.articleSlug;
    }, TIMEOUT_MS);
    const [entry] = await (await admin.request('/api/admin/audit/content?action=job.retry')).json();
    expect(entry).toMatchObject({ actorName: 'admin', subjectId: job.id, subjectName: 'article.write' });
    expect([...hosts]).toEqual([new URL(product.url).host]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('offers no actions that would be rejected', async () => {
    const { job } = await failToPublish();
    const { page, context } = await openWindow(browser, product.url, { width: 1280 });
    await context.addCookies(admin.cookiesFor(product.url));
    await page.goto(`${BOARD}/queue/writing?status=failed`);
    await page.getByRole('button', { name: 'Retry all' }).waitFor();
    await page.getByRole('button', { name: 'Clean all' }).waitFor({ state: 'hidden' });
    // Buttons of a job have icons only; those of the queue menu have text.
    await page.locator('button:has(svg.lucide-trash-2)').last().waitFor({ state: 'hidden' });
    await page.locator('button:has(svg.lucide-ellipsis-vertical)').click();
    await page.getByRole('menuitem').filter({ visible: true }).first().waitFor();
    const offered = await page.getByRole('menuitem').filter({ visible: true }).allTextContents();
    expect(offered.map((text) => text.replace(/\d+/, 'n'))).toEqual(['Retry all n failed jobs']);
    const rejected = await admin.request(`${BOARD}/api/queues/writing/${job.id}/clean`, { method: 'PUT' });
    expect([rejected.status, ((await rejected.json()) as { error: string }).error]).toEqual([
      403,
      expect.stringContaining('Deleting jobs is disabled'),
    ]);
    expect(await job.getState()).toBe('failed');
    await context.close();
  });

  test('has no axe-core violations except those of the library', async () => {
    const { page, context } = await openWindow(browser, product.url, { width: 1280 });
    await context.addCookies(admin.cookiesFor(product.url));
    for (const path of [BOARD, `${BOARD}/queue/writing?status=failed`]) {
      await page.goto(path);
      await page.getByText('maintenance').first().waitFor();
      const found = (await findAxeViolations(page)).map((finding) => finding.split(':')[0]!);
      expect(found.filter((rule) => !OF_THE_LIBRARY.includes(rule))).toEqual([]);
    }
    await context.close();
  });

  test('returns the same as an unknown page to guests and users', async () => {
    const { job } = await failToPublish();
    const guest = new HttpVisitor(product.url);
    const user = new HttpVisitor(product.url);
    const account = { username: 'paolo', email: 'paolo@example.org', password: 'long enough' };
    expect((await user.post('/api/register', account)).status).toBeLessThan(300);
    const page = await (await admin.request(BOARD)).text();
    const assets = [...page.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, path]) => `${BOARD}/${path}`);
    expect(assets.length).toBeGreaterThan(3);
    expect(page).toContain('__UI_CONFIG__');
    const calls = [`${BOARD}/api/queues`, `${BOARD}/api/queues/writing/${job.id}`, `${BOARD}/api/redis/stats`];
    for (const path of [BOARD, `${BOARD}/queue/writing`, ...assets, ...calls]) {
      expect((await admin.request(path)).status).toBe(200);
      for (const visitor of [guest, user]) {
        const other = path.replace(BOARD, '/nothing');
        const [response, unknown] = [await visitor.request(path), await visitor.request(other)];
        expect([path, ...(await readMessages(response))]).toEqual([path, ...(await readMessages(unknown))]);
      }
    }
    for (const visitor of [guest, user]) {
      const retried = await visitor.request(`${BOARD}/api/queues/writing/${job.id}/retry`, { method: 'PUT' });
      expect(retried.status).toBe(404);
      expect((await visitor.request('/api/admin/queues')).ok).toBe(false);
      const { page: window, context } = await openWindow(browser, product.url, { width: 390 });
      await context.addCookies(visitor.cookiesFor(product.url));
      const requestedUrls: string[] = [];
      window.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
      await window.goto(BOARD);
      await window.getByRole('heading').first().waitFor();
      expect(await window.content()).not.toContain('__UI_CONFIG__');
      expect(requestedUrls.filter((path) => path.startsWith(`${BOARD}/`))).toEqual([]);
      await context.close();
    }
    expect(await job.getState()).toBe('failed');
  });

  test('is summarized by GET /api/admin/queues', async () => {
    const counts = await (await admin.request('/api/admin/queues')).json();
    expect(counts.find(({ queue: name }: { queue: string }) => name === 'writing')).toMatchObject({
      failed: 2,
      waiting: 0,
    });
  });
});
