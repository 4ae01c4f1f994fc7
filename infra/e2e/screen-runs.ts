/// <reference lib="dom" />
import type { BatchItem, BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import type { Page } from 'playwright-core';
import { button, headed, type Stop, type Tour } from './screen-tour.ts';

const AT = '2026-03-04T09:30:00.000Z';
const LIVE: BatchRun = {
  id: '0c0ffee0-0000-4000-8000-000000000001',
  kind: 'generate-nearby-attractions',
  dryRun: false,
  status: 'running',
  startedBy: 1,
  startedByName: 'admin',
  createdAt: AT,
  startedAt: AT,
  endedAt: null,
  cancelRequestedAt: null,
  limit: 240,
  total: 240,
  done: 97,
  failed: 2,
  skipped: 18,
  costUsd: 1.46,
  estimatedCostUsd: 3.6,
  budgetUsd: 5,
  code: null,
  message: null,
  workRequestId: '0c0ffee0-0000-4000-8000-000000000002',
  cursor: '1.0c0ffee0-0000-4000-8000-000000000001',
};

const NAMES = ['Eiffel Tower', 'Alhambra', 'Blue Mosque', 'Casa Milà', 'Doge’s Palace', 'Edinburgh Castle'];

const items = (): BatchItem[] =>
  NAMES.map((subjectName, index) => ({
    ordinal: index + 1,
    subjectType: 'article',
    subjectId: index + 1,
    subjectName,
    ...(
      [
        { status: 'done', outcome: { attractions: 8 }, code: null, message: null },
        {
          status: 'failed',
          outcome: null,
          code: 'PROVIDER_UNAVAILABLE',
          message: 'A provider did not answer as it should.',
        },
        { status: 'skipped', outcome: { reason: 'Nothing has changed.' }, code: null, message: null },
      ] as const
    )[index % 3]!,
    costUsd: index % 3 === 2 ? 0 : 0.015,
    endedAt: AT,
  }));

/** Has the page meet a run that goes on, for as long as it looks; with it, the list of those that do. */
async function meetLiveRun(page: Page): Promise<void> {
  await page.route(/batch-runs\?.*open=true/, (route) => route.fulfill({ json: [LIVE] }));
  await page.route(`**/api/admin/batch-runs/${LIVE.id}`, (route) => route.fulfill({ json: LIVE }));
  await page.route(`**/api/admin/batch-runs/${LIVE.id}/items?**`, (route) => route.fulfill({ json: items() }));
  await page.route(`**/api/admin/batch-runs/${LIVE.id}/events`, () => {});
}

/** Runs a batch to its end. @returns its id */
async function finishedRun({ admin }: Tour): Promise<string> {
  const answer = await admin.post('/api/admin/fix-attraction-distances', { limit: 12 });
  const { runId } = (await answer.json()) as { runId?: string };
  if (!runId) throw new Error(`No run was started: ${answer.status}`);
  return runId;
}

/** Batch runs: how they are started, followed and looked back at. */
export const RUNS: readonly Stop[] = [
  {
    name: 'console-activity',
    about: 'The admin panel: activity',
    who: 'admin',
    show: async (page, tour) => {
      await finishedRun(tour);
      await headed(page, '/admin?tab=activity');
      await page.getByText('Deletes stored pictures').first().waitFor();
      // Grey shapes stand for what is on its way.
      await page.waitForFunction(() => !/Loading [a-z ]+…/.test(document.body.innerText));
    },
  },
  {
    name: 'console-runs',
    about: 'A batch goes on',
    who: 'admin',
    show: async (page) => {
      await meetLiveRun(page);
      await headed(page, '/admin?tab=activity');
      await page.getByRole('link', { name: 'Follow nearby attractions' }).waitFor();
    },
  },
  {
    name: 'console-run-start',
    about: 'A batch is estimated before it is started',
    who: 'admin',
    show: async (page) => {
      await headed(page, '/admin?tab=activity');
      await button(page, 'Generate nearby attractions').click();
      await page.getByLabel('Articles at most').fill('200');
      await button(page, 'Estimate').click();
      await page.getByText('Nothing has been changed.').waitFor();
    },
  },
  {
    name: 'console-run',
    about: 'A batch run that is over',
    who: 'admin',
    show: async (page, tour) => {
      await headed(page, `/admin?tab=activity&run=${await finishedRun(tour)}`);
      await page.getByText('Item by item').waitFor();
      await page.getByText('Skipped').last().waitFor();
    },
  },
  {
    name: 'console-run-live',
    about: 'A batch run is followed',
    who: 'admin',
    show: async (page) => {
      await meetLiveRun(page);
      await headed(page, `/admin?tab=activity&run=${LIVE.id}`);
      await page.getByText('Edinburgh Castle').waitFor();
    },
  },
  {
    name: 'console-run-missing',
    about: 'There is no batch run at an address',
    who: 'admin',
    show: async (page) => {
      await headed(page, '/admin?tab=activity&run=0c0ffee0-0000-4000-8000-000000000009');
      await page.getByText('Run not found').waitFor();
    },
  },
];
