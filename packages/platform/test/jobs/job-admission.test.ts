import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { OpenJobsRepository } from '../../src/admission/open-jobs.repository.js';
import { JobRequests } from '../../src/jobs/job-requests.js';
import { withRequestId } from '../../src/logging/request-context.js';
import { QUEUE_REDIS } from '../../src/queues/job-queues.js';
import { JobTestService } from '../support/job-service.js';

let service: JobTestService;
beforeAll(async () => {
  service = await JobTestService.start();
});
afterAll(() => service.stop());
afterEach(async () => {
  await service.dataSource.query('delete from job_requests');
  await service.app.get(QUEUE_REDIS).flushdb();
});

const createRequester = (role: Requester['role'] = 'member'): Requester => ({ id: randomUUID(), role, network: null });
const requestGuide = (requester: Requester): Promise<string> =>
  withRequestId(
    'request-1',
    () =>
      service.dataSource.transaction((manager) =>
        service.app
          .get(JobRequests)
          .enqueue(manager, 'guide.write', { guideRequestId: randomUUID() }, { requestedBy: requester.id }),
      ),
    requester,
  );

/** Requests guides until one is rejected. */
async function fillQueue(requester: Requester): Promise<{ accepted: number; rejection: unknown }> {
  for (let accepted = 0; accepted < 100; accepted++) {
    const rejection = await requestGuide(requester).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (rejection) return { accepted, rejection };
  }
  return { accepted: 100, rejection: undefined };
}

describe('JobAdmission', () => {
  it('rejects a job that would wait more than a minute, but not the first job of another person', async () => {
    const { accepted, rejection } = await fillQueue(createRequester());
    // The rate is assumed to be one per second until something has finished.
    expect(accepted).toBeGreaterThan(25);
    expect(accepted).toBeLessThan(70);
    expect(rejection).toMatchObject({ code: 'QUEUE_FULL', status: 503 });
    expect((rejection as { retryAfter: number }).retryAfter).toBeGreaterThanOrEqual(30);
    const { round } = await service.findRow(await requestGuide(createRequester()));
    expect(round).toBe(1);
  });

  it('never rejects an admin, and gives jobs without a quota no round', async () => {
    const admin = createRequester('admin');
    expect(await fillQueue(admin)).toEqual({ accepted: 100, rejection: undefined });
    const id = await service.dataSource.transaction((manager) =>
      service.app
        .get(JobRequests)
        .enqueue(manager, 'discovery.deleted', { analysisId: null, mediaKeys: [] }, { requestedBy: admin.id }),
    );
    expect((await service.findRow(id)).round).toBe(0);
  });

  it('measures the rate of a queue only by its own jobs', async () => {
    const id = await requestGuide(createRequester());
    const repository = service.app.get(OpenJobsRepository);
    const count = async (job: JobName, sinceMs: number) => {
      const { open, finished } = await repository.read(service.dataSource.manager, [job], sinceMs);
      return [open.length, finished];
    };
    expect([await count('guide.write', 60_000), await count('photo.analyze', 60_000)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    await service.dataSource.query(
      `update job_requests set finished_at = now() - interval '10 seconds' where id = $1`,
      [id],
    );
    expect([await count('guide.write', 60_000), await count('photo.analyze', 60_000)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(await count('guide.write', 5_000)).toEqual([0, 0]);
  });

  it('runs the first job of a newcomer before the second of everyone else', async () => {
    const [patient, newcomer] = [createRequester(), createRequester()];
    const ids = [
      await requestGuide(patient),
      await requestGuide(patient),
      await requestGuide(patient),
      await requestGuide(newcomer),
    ];
    expect(await service.runQueue('quick', ids.length)).toEqual([ids[0], ids[3], ids[1], ids[2]]);
  });
});
