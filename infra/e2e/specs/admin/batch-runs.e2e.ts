/// <reference lib="dom" />
import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { getQueuePrefix } from '@placelore/platform/queues/redis.js';
import type { Page } from '@playwright/test';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { clickButton, expectToast } from '../../support/admin-panel.ts';
import type { HttpVisitor } from '../../support/http-visitor.ts';
import type { Product } from '../../support/product.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

const ACTIVITY = '/admin?tab=activity';

test.describe('batch runs in the admin panel', () => {
  let redis: Redis;
  let queue: Queue;
  test.afterAll(async () => {
    await queue?.close();
    redis?.disconnect();
  });
  let product: Product;
  let admin: HttpVisitor;
  test.beforeAll(({ product: running, admin: signedIn }) => {
    product = running;
    admin = signedIn;
  });
  test.beforeAll(async () => {
    redis = await product.redis();
    queue = new Queue('batch', { connection: redis as never, prefix: getQueuePrefix('batch') });
  });

  async function open(openPage: OpenPage, path: string, width?: number): Promise<Page> {
    const page = await openPage(admin, width);
    await page.goto(path);
    return page;
  }
  /** Fills in the dialog that starts a run. */
  async function start(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
    await clickButton(page, name);
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await clickButton(page, 'Start');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const runs = async (): Promise<BatchRun[]> => (await admin.request('/api/admin/batch-runs')).json();
  /** Returns how many items of a run the page shows as finished. */
  const readFinishedCount = async (page: Page): Promise<number> =>
    Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
  test('generates nearby attractions, which are watched, canceled, resumed and shown in the queue dashboard', async ({
    openPage,
  }) => {
    const page = await open(openPage, ACTIVITY);
    // The worker is frozen, so that the run starts while it is watched and cannot end before it is canceled.
    const worker = await product.findPid('worker');
    process.kill(worker, 'SIGSTOP');
    await start(page, 'Generate nearby attractions', { 'Budget in USD': '1' });
    await page.getByRole('link', { name: 'Follow nearby attractions' }).click();
    await expect(page.getByText('Live')).toBeVisible();
    process.kill(worker, 'SIGCONT');
    await page.waitForFunction(() => Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > 0);
    const before = await readFinishedCount(page);
    // Until the run is read again, only server-sent events show progress.
    await page.waitForFunction(
      (previous) => Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > previous,
      before,
    );
    process.kill(worker, 'SIGSTOP');
    await clickButton(page, 'Cancel the run');
    await expect.poll(async () => (await runs())[0]!.cancelRequestedAt).toBeTruthy();
    process.kill(worker, 'SIGCONT');
    await expect(page.getByRole('heading', { name: 'Nearby attractions' })).toBeVisible();
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
    const [canceled] = await runs();
    expect(canceled).toMatchObject({ kind: 'generate-nearby-attractions', status: 'cancelled', budgetUsd: 1 });
    const over = canceled!.done + canceled!.failed + canceled!.skipped;
    expect(over).toBeLessThan(canceled!.total);
    await expect(
      page.getByText(`${over.toLocaleString('en')} of ${canceled!.total.toLocaleString('en')}`),
    ).toBeVisible();

    await queue.pause();
    await clickButton(page, 'Resume');
    await page.getByLabel('New budget for the whole run, in USD').fill('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Queued', { exact: true })).toBeVisible();
    await expect(page.getByText('$2.00')).toBeVisible();
    const resumed = (await runs())[0]!;
    expect(resumed.id).toBe(canceled!.id);
    await page.getByRole('link', { name: 'Open in queue dashboard' }).click();
    await page.waitForURL(`**/admin/queues/queue/batch/${resumed.jobRequestId}`);
    await expect(page.getByText('batch.run').first()).toBeVisible();
    await expect(page.getByText(resumed.id).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Queued', { exact: true })).toBeVisible();
    await queue.resume();
    await page.waitForFunction(
      (previous) => Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > previous,
      over,
    );
    // A fast run may already have ended.
    await admin.post(`/api/admin/batch-runs/${resumed.id}/cancel`, {});
    await expect(page.getByText(/^(Canceled|Done)$/).first()).toBeVisible();
    await expect(page.getByText('Live')).toHaveCount(0);
  });

  test('runs a scheduled job immediately', async ({ openPage }) => {
    const page = await open(openPage, ACTIVITY);
    const job = page.locator('li', { hasText: 'Deletes stored pictures' }).filter({ has: page.getByRole('button') });
    await expect(job.getByText('Done', { exact: true })).toBeVisible();
    const turn = async () => {
      const jobs = (await (await admin.request('/api/admin/scheduled-jobs/content')).json()) as {
        job: string;
        lastAt: string;
      }[];
      return jobs.find((one) => one.job === 'media.sweep')!.lastAt;
    };
    const before = await turn();
    await clickButton(page, 'Run now: Deleting unused pictures');
    await expectToast(page, 'Started');
    await expect(job.getByText('Done', { exact: true })).toBeVisible();
    expect(Date.parse(await turn())).toBeGreaterThan(Date.parse(before));
    await expect(page.getByText('ran manually:').first()).toBeVisible();
  });
});
