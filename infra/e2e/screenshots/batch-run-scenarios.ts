/// <reference lib="dom" />
import type { BatchItem, BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import type { QueueCounts } from '@placelore/contracts/core/jobs/queues.js';
import type { Page } from '@playwright/test';
import { getButton, openPage, type PageScenario, type ScenarioContext } from './scenarios.ts';

const TIMESTAMP = '2026-03-04T09:30:00.000Z';
const RUNNING_BATCH: BatchRun = {
  id: '0c0ffee0-0000-4000-8000-000000000001',
  kind: 'generate-nearby-attractions',
  dryRun: false,
  status: 'running',
  startedBy: 1,
  startedByName: 'admin',
  createdAt: TIMESTAMP,
  startedAt: TIMESTAMP,
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
  jobRequestId: '0c0ffee0-0000-4000-8000-000000000002',
  cursor: '1.0c0ffee0-0000-4000-8000-000000000001',
};

const SUBJECT_NAMES = ['Eiffel Tower', 'Alhambra', 'Blue Mosque', 'Casa Milà', 'Doge’s Palace', 'Edinburgh Castle'];

const buildItems = (): BatchItem[] =>
  SUBJECT_NAMES.map((subjectName, index) => ({
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
          message: 'A provider returned an invalid response.',
        },
        {
          status: 'skipped',
          outcome: { reason: 'The nearby attractions have not changed.' },
          code: null,
          message: null,
        },
      ] as const
    )[index % 3]!,
    costUsd: index % 3 === 2 ? 0 : 0.015,
    endedAt: TIMESTAMP,
  }));

/** Mocks a running batch run for the page, and in the list of open runs. */
async function mockRunningBatch(page: Page): Promise<void> {
  await page.route(/batch-runs\?.*open=true/, (route) => route.fulfill({ json: [RUNNING_BATCH] }));
  await page.route(`**/api/admin/batch-runs/${RUNNING_BATCH.id}`, (route) => route.fulfill({ json: RUNNING_BATCH }));
  await page.route(`**/api/admin/batch-runs/${RUNNING_BATCH.id}/items?**`, (route) =>
    route.fulfill({ json: buildItems() }),
  );
  await page.route(`**/api/admin/batch-runs/${RUNNING_BATCH.id}/events`, () => {});
}

/** Replaces the queue statistics of the last minutes, which depend on how long earlier scenarios took. */
const mockQueueFigures = (page: Page) =>
  page.route('**/api/admin/queues', async (route) => {
    const counts = (await (await route.fetch()).json()) as QueueCounts[];
    const idle = { waiting: 0, active: 0, delayed: 0, oldestWaitingMs: null, completedPerMinute: 0.4 };
    await route.fulfill({ json: counts.map((queue) => ({ ...queue, ...idle })) });
  });

/** Runs a batch run to its end. @returns its id */
async function finishRun({ admin }: ScenarioContext): Promise<string> {
  const response = await admin.post('/api/admin/fix-attraction-distances', { limit: 12 });
  const { runId } = (await response.json()) as { runId?: string };
  if (!runId) throw new Error(`No run was started: ${response.status}`);
  return runId;
}

/** Scenarios of batch runs: start, progress and history. */
export const BATCH_RUN_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'admin-activity',
    about: 'Admin panel: activity',
    role: 'admin',
    show: async (page, context) => {
      await finishRun(context);
      await mockQueueFigures(page);
      await openPage(page, '/admin?tab=activity');
      await page.getByText('Deletes stored pictures').first().waitFor();
      // Skeletons are shown while data loads.
      await page.waitForFunction(() => !/Loading [a-z ]+…/.test(document.body.innerText));
    },
  },
  {
    name: 'admin-runs',
    about: 'Batch run in progress',
    role: 'admin',
    show: async (page) => {
      await mockRunningBatch(page);
      await mockQueueFigures(page);
      await openPage(page, '/admin?tab=activity');
      await page.getByRole('link', { name: 'Follow nearby attractions' }).waitFor();
    },
  },
  {
    name: 'admin-run-start',
    about: 'Batch run: estimate',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin?tab=activity');
      await getButton(page, 'Generate nearby attractions').click();
      await page.getByLabel('Articles at most').fill('200');
      await getButton(page, 'Estimate').click();
      await page.getByText('Nothing has been changed.').waitFor();
    },
  },
  {
    name: 'admin-run',
    about: 'Batch run: finished',
    role: 'admin',
    show: async (page, context) => {
      await openPage(page, `/admin?tab=activity&run=${await finishRun(context)}`);
      await page.getByText('Item by item').waitFor();
      await page.getByText('Skipped').last().waitFor();
    },
  },
  {
    name: 'admin-run-live',
    about: 'Batch run: live progress',
    role: 'admin',
    show: async (page) => {
      await mockRunningBatch(page);
      await openPage(page, `/admin?tab=activity&run=${RUNNING_BATCH.id}`);
      await page.getByText('Edinburgh Castle').waitFor();
    },
  },
  {
    name: 'admin-run-missing',
    about: 'Batch run: not found',
    role: 'admin',
    show: async (page) => {
      await openPage(page, '/admin?tab=activity&run=0c0ffee0-0000-4000-8000-000000000009');
      await page.getByText('Run not found').waitFor();
    },
  },
];
