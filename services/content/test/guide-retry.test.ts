import type { Identity } from '@placelore/contracts/identity.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { someUser } from './content-service.js';
import { answered, ask, commit, type Work, work } from './guide-worker.js';
import { allWork, content, fail, openWork, useContent } from './played-worker.js';

useContent();

const admin: Identity = someUser({ isAdmin: true });
const failed = async (): Promise<string[]> =>
  (await content.get('/api/admin/work/content/failed', admin)).body.map(({ id }: { id: string }) => id);
const retry = (id: string) => content.post(`/api/admin/work/content/${id}/retry`, admin, {});

describe('a guide that could not be written', () => {
  it('is written when an admin has it run again, and answers whoever asks', async () => {
    expect((await answered('Hoi An', fail('UNAVAILABLE'))).body.code).toBe('GUIDE_FAILED');
    const [id] = await failed();
    const { body } = await retry(id!);
    await work(async (open: Work) => {
      expect(open.id).toBe(body.workRequestId);
      await commit()(open);
    });
    expect((await ask('hoi an')).body).toMatchObject({ source: 'cache', article: { title: 'Hoi An' } });
    expect(await failed()).toEqual([]);
  });

  it('is waited for by whoever asks while it is run again', async () => {
    await answered('Hoi An', fail('UNAVAILABLE'));
    await retry((await failed())[0]!);
    expect((await answered('hoi an')).body).toMatchObject({ article: { title: 'Hoi An' } });
    expect(await allWork('guide.write')).toBe(2);
  });

  it('is not paid for twice when somebody has asked again since', async () => {
    await answered('Hoi An', fail('UNAVAILABLE'));
    await content.dataSource.query(`update guide_requests set updated_at = now() - interval '1 hour'`);
    const asking = ask('hoi an');
    const [open] = await eventually(async () => {
      const found = await openWork<Work['payload']>('guide.write');
      return found.length > 0 ? found : null;
    });
    const answer = await retry((await failed())[0]!);
    expect([answer.status, answer.body.code]).toEqual([409, 'WORK_OUTDATED']);
    await commit()(open!);
    expect((await asking).status).toBe(200);
    expect((await retry((await failed())[0]!)).body.code).toBe('WORK_OUTDATED');
    expect(await allWork('guide.write')).toBe(2);
  });
});
