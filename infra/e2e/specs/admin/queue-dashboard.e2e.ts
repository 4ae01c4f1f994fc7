/// <reference lib="dom" />
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { setColorScheme } from '../../screenshots/scenarios.ts';
import { findAxeViolations } from '../../support/accessibility.ts';
import { HttpVisitor, registerVisitor } from '../../support/http-visitor.ts';
import { createPhoto } from '../../support/photos.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

/** Returns what a response reveals, except its own path, which an error page may contain. */
async function readMessages(response: Response): Promise<unknown[]> {
  const text = (await response.text()).replaceAll(new URL(response.url).pathname, '');
  const headers = ['content-type', 'content-security-policy', 'cache-control', 'set-cookie'];
  return [response.status, text, ...headers.map((name) => response.headers.get(name))];
}

/** Maximum time in ms for background jobs. */
const TIMEOUT_MS = 60_000;
const BOARD = '/admin/queues';
const PERSONAL = 'maria@example.org';
test.describe('queue dashboard', () => {
  let product: Product;
  let admin: HttpVisitor;
  let redis: Redis;
  let queue: Queue;
  /** A failed job, which the last test retries, and the discovery that it failed to publish. */
  let job: Job;
  let discoveryId: number;
  test.beforeAll(async ({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
    redis = await product.redis();
    queue = new Queue('writing', { connection: redis as never, prefix: getQueuePrefix('writing') });
    ({ discoveryId, job } = await failToPublish());
  });
  test.afterAll(async () => {
    await queue?.close();
    redis?.disconnect();
  });

  /** Publishes a discovery whose article cannot be written, because the data of its job was damaged in the queue. */
  async function failToPublish(): Promise<{ discoveryId: number; job: Job }> {
    const { discoveryId: publishedId } = await new HttpVisitor(product.url).analyze(
      await createPhoto({ latitude: 48.8583, longitude: 2.2945 }),
    );
    await queue.pause();
    await admin.toggleDiscovery(publishedId!, true);
    const damaged = await eventually(async () => {
      const waiting: Job[] = await queue.getJobs(['waiting']);
      return waiting.find(({ data }) => data.payload.discoveryId === publishedId);
    }, TIMEOUT_MS);
    await damaged.updateData({ ...damaged.data, payload: { discoveryId: PERSONAL } });
    await redis.hset(queue.toKey(damaged.id!), 'opts', JSON.stringify({ ...damaged.opts, attempts: 1 }));
    await queue.resume();
    await expect.poll(() => damaged.getState()).toBe('failed');
    return { discoveryId: publishedId!, job: damaged };
  }

  /**
   * Copies the failed job until its queue has more failed jobs than the dashboard shows on a page. Returns the copies.
   */
  async function fillTwoPages(): Promise<string[]> {
    const fields = await redis.hgetall(queue.toKey(job.id!));
    const copies = Array.from({ length: 10 }, (_, index) => `${job.id}-copy-${index}`);
    for (const copy of copies) {
      await redis.hset(queue.toKey(copy), fields);
      await redis.zadd(queue.toKey('failed'), 0, copy);
    }
    return copies;
  }

  test('offers no actions that would be rejected', async ({ openWindow }) => {
    const { page, context } = await openWindow({ width: 1280 });
    await context.addCookies(admin.cookiesFor(product.url));
    await page.goto(`${BOARD}/queue/writing?status=failed`);
    await expect(page.getByRole('button', { name: 'Retry all' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clean all' })).toBeHidden();
    // Buttons of a job have only icons; those of the queue menu have text.
    await expect(page.locator('button:has(svg.lucide-trash-2)').last()).toBeHidden();
    await page.locator('button:has(svg.lucide-ellipsis-vertical)').click();
    await expect(page.getByRole('menuitem').filter({ visible: true }).first()).toBeVisible();
    const offered = await page.getByRole('menuitem').filter({ visible: true }).allTextContents();
    expect(offered.map((text) => text.replace(/\d+/, 'n'))).toEqual(['Retry all n failed jobs']);
    const rejected = await admin.request(`${BOARD}/api/queues/writing/${job.id}/clean`, { method: 'PUT' });
    expect([rejected.status, ((await rejected.json()) as { error: string }).error]).toEqual([
      403,
      expect.stringContaining('Deleting jobs is disabled'),
    ]);
    expect(await job.getState()).toBe('failed');
  });

  test('has no axe-core violations in both themes', async ({ openWindow }) => {
    const copies = await fillTwoPages();
    const { page, context } = await openWindow({ width: 1280 });
    await context.addCookies(admin.cookiesFor(product.url));
    const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const paths = [BOARD, `${BOARD}/queue/writing?status=failed`, `${BOARD}/queue/maintenance?status=completed`];
    for (const path of paths) {
      await setColorScheme(page, 'light');
      await page.goto(path);
      await expect(page.getByText('maintenance').first()).toBeVisible();
      if (path.endsWith('failed')) await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      const light = await readBackground();
      // A theme changes only colors.
      await setColorScheme(page, 'dark');
      expect(await readBackground()).not.toBe(light);
      expect(await findAxeViolations(page, ['color-contrast'])).toEqual([]);
    }
    for (const copy of copies) await queue.remove(copy);
  });

  test('responds to guests and users as to an unknown page', async () => {
    const guest = new HttpVisitor(product.url);
    const user = await registerVisitor(product.url, 'paolo');
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
    }
    expect(await job.getState()).toBe('failed');
  });

  test('is summarized by GET /api/admin/queues', async () => {
    const counts = await (await admin.request('/api/admin/queues')).json();
    expect(counts.find(({ queue: name }: { queue: string }) => name === 'writing')).toMatchObject({
      failed: await queue.getFailedCount(),
      waiting: 0,
    });
  });

  test('shows a failed job and retries it, in a window that is widened', async ({ openWindow }) => {
    const { page, context, pageErrors: complaints } = await openWindow({ width: 390 });
    await context.addCookies(admin.cookiesFor(product.url));
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(BOARD);
    await expect(page.getByText('maintenance').first()).toBeVisible();
    await page.goto(`${BOARD}/queue/writing?status=failed`);
    await expect(page.getByText(job.id!).first()).toBeVisible();
    await expect(page.getByText('article.write').first()).toBeVisible();
    await expect(page.getByText('The log of the worker says why').first()).toBeVisible();
    await page.getByText('Data', { exact: true }).first().click();
    await expect(page.getByText('jobRequestId').first()).toBeVisible();
    expect(await page.content()).not.toContain(PERSONAL);

    await page.setViewportSize({ width: 1280, height: 844 });
    // Buttons of the queue have text; those of a job have only icons.
    await page.locator('button:has(svg.lucide-refresh-cw)').last().click();
    await expect(page.getByText('Are you sure that you want to retry this job?')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(job.id!).first()).toHaveCount(0);
    await eventually(async () => {
      const shown: Discovery[] = await (await new HttpVisitor(product.url).request('/api/discoveries/public')).json();
      return shown.find(({ id }) => id === discoveryId)?.articleSlug;
    }, TIMEOUT_MS);
    const [entry] = await (await admin.request('/api/admin/audit/content?action=job.retry')).json();
    expect(entry).toMatchObject({ actorName: 'admin', subjectId: job.id, subjectName: 'article.write' });
    expect([...hosts]).toEqual([new URL(product.url).host]);
    expect(complaints).toEqual([]);
  });
});
