import type { BatchResult } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { ADMIN } from '../support/admin-client.js';
import { driveRun, readItems, readRun, START_PATHS } from '../support/batch-run-driver.js';
import { ContentTestService } from '../support/content-test-service.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent({ environment: { OPEN_SERVICES_CONTACT: 'set' } });
beforeEach(() => content.deleteRows('batch_runs', 'batch_run_items'));

const PATH = START_PATHS['compare-guidebook'];
const ITEM_URL = 'https://www.wikidata.org/wiki/Q243';
const DIFFERENCE = { field: 'date', ours: '1887–1889', theirs: '1900' } as const;

it('compare-guidebook: lists the differences of the best-known records, and changes nothing', async () => {
  const results: Omit<Extract<BatchResult, { kind: 'compare-guidebook' }>, 'kind'>[] = [
    { itemUrl: ITEM_URL, differences: [DIFFERENCE] },
    { itemUrl: ITEM_URL, differences: [] },
    { itemUrl: null, differences: [] },
  ];
  const runWorker = async () => {
    const { payload } = await eventually(async () => (await findOpenJobs<{ runId: string }>('batch.run'))[0]);
    await driveRun(payload.runId, (subject) => {
      if (subject.kind !== 'compare-guidebook') return { result: { kind: 'none' } };
      expect(subject.record.type).toBe('landmark');
      return { result: { kind: subject.kind, ...results[subject.ordinal - 1]! } };
    });
  };
  const [{ body }] = await Promise.all([content.post(PATH, ADMIN, { limit: 3 }), runWorker()]);
  expect(body).toEqual({ runId: body.runId, status: 'done', different: 1, compared: 3 });
  const items = await readItems(body.runId);
  expect(items.map(({ status, outcome }: { status: string; outcome: object }) => [status, outcome])).toEqual([
    ['done', { itemUrl: ITEM_URL, differences: [DIFFERENCE] }],
    ['skipped', { itemUrl: ITEM_URL, reason: expect.stringMatching(/^Wikidata agrees/) }],
    ['skipped', { reason: expect.stringMatching(/^No item/) }],
  ]);
  expect(items[0]).toMatchObject({ subjectType: 'record', subjectId: 1, subjectName: expect.any(String) });
  expect(await readRun(body.runId)).toMatchObject({ costUsd: 0, total: 3 });
});

it('compare-guidebook: counts all sights and cities at no cost', async () => {
  const { body } = await content.post(PATH, ADMIN, { dryRun: true });
  expect(body.estimatedCostUsd).toBe(0);
  expect(body.count).toBeGreaterThan(1_200);
});

it('compare-guidebook: does not start while Wikidata is off, and reports that', async () => {
  const offline = await ContentTestService.start();
  try {
    for (const options of [{}, { dryRun: true }]) {
      const { status, body } = await offline.post(PATH, ADMIN, options);
      expect([status, body.code]).toEqual([409, 'WIKIDATA_OFF']);
      expect(body.error).toContain('OPEN_SERVICES_CONTACT');
    }
  } finally {
    await offline.stop();
  }
});
