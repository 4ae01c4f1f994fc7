import { JobRequestsRepository } from '../../src/jobs/job-requests.repository.js';
import { JobScheduler } from '../../src/jobs/job-scheduler.js';
import { LOGGER } from '../../src/logging/logger.js';
import { JobTestService } from '../support/job-service.js';

let service: JobTestService;
beforeAll(async () => {
  service = await JobTestService.start();
});
afterAll(() => service.stop());
beforeEach(() => service.dataSource.query('delete from job_requests'));

const createScheduler = () =>
  new JobScheduler('places', service.app.get(JobRequestsRepository), service.app.get(LOGGER));
const listRuns = () => service.dataSource.query(`select id from job_requests where job = 'places.purge'`);
const finishAll = (age: string) =>
  service.dataSource.query(
    `update job_requests set finished_at = now(), outcome = '{"status":"done"}', created_at = now() - $1::interval`,
    [age],
  );

describe('JobScheduler', () => {
  test('requests a job once, however many processes check', async () => {
    await Promise.all([1, 2, 3, 4].map(() => createScheduler().request()));
    expect(await listRuns()).toHaveLength(1);
    await finishAll('5 hours');
    await createScheduler().request();
    expect(await listRuns()).toHaveLength(1);
  });

  test('requests a job again after its interval, but not while the last run is open', async () => {
    await createScheduler().request();
    await service.dataSource.query(`update job_requests set created_at = now() - interval '7 hours'`);
    await createScheduler().request();
    expect(await listRuns()).toHaveLength(1);
    await finishAll('7 hours');
    await createScheduler().request();
    expect(await listRuns()).toHaveLength(2);
  });

  test('ignores the jobs of other services', async () => {
    await new JobScheduler('auth', service.app.get(JobRequestsRepository), service.app.get(LOGGER)).request();
    expect(await listRuns()).toEqual([]);
  });
});
