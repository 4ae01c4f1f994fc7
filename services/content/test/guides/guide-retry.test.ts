import type { Identity } from '@placelore/contracts/core/identity.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { buildUser } from '../support/content-test-service.js';
import {
  commitGuide,
  type GuideJob,
  requestAndWriteGuide,
  requestGuide,
  runGuideJob,
} from '../support/guide-generation-driver.js';
import { content, countJobs, failJob, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();

const ADMIN: Identity = buildUser({ isAdmin: true });
const findFailed = async (): Promise<string[]> =>
  (await content.get('/api/admin/failed-jobs/content', ADMIN)).body.map(({ id }: { id: string }) => id);
const retryJob = (id: string) => content.post(`/api/admin/failed-jobs/content/${id}/retry`, ADMIN, {});

describe('retry of a failed guide', () => {
  it('writes the guide, and later requests receive it', async () => {
    expect((await requestAndWriteGuide('Hoi An', failJob('UNAVAILABLE'))).body.code).toBe('GUIDE_FAILED');
    const [id] = await findFailed();
    const { body } = await retryJob(id!);
    await runGuideJob(async (open: GuideJob) => {
      expect(open.id).toBe(body.jobRequestId);
      await commitGuide()(open);
    });
    expect((await requestGuide('hoi an')).body).toMatchObject({ source: 'cache', article: { title: 'Hoi An' } });
    expect(await findFailed()).toEqual([]);
  });

  it('lets a request during the retry wait for the guide', async () => {
    await requestAndWriteGuide('Hoi An', failJob('UNAVAILABLE'));
    await retryJob((await findFailed())[0]!);
    expect((await requestAndWriteGuide('hoi an')).body).toMatchObject({ article: { title: 'Hoi An' } });
    expect(await countJobs('guide.write')).toBe(2);
  });

  it('is rejected when the guide was requested again since', async () => {
    await requestAndWriteGuide('Hoi An', failJob('UNAVAILABLE'));
    await content.dataSource.query(`update guide_requests set updated_at = now() - interval '1 hour'`);
    const pendingResponse = requestGuide('hoi an');
    const [open] = await eventually(async () => {
      const found = await findOpenJobs<GuideJob['payload']>('guide.write');
      return found.length > 0 ? found : null;
    });
    const response = await retryJob((await findFailed())[0]!);
    expect([response.status, response.body.code]).toEqual([409, 'JOB_OBSOLETE']);
    await commitGuide()(open!);
    expect((await pendingResponse).status).toBe(200);
    expect((await retryJob((await findFailed())[0]!)).body.code).toBe('JOB_OBSOLETE');
    expect(await countJobs('guide.write')).toBe(2);
  });
});
