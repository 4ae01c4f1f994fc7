import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { photoKeyOf } from '../../src/analyses/keys.js';
import { OutcomesRepository } from '../../src/analyses/outcomes.repository.js';
import { AnalysisService, guest, someUser, until } from './analysis-service.js';
import { photo } from './photos.js';

let service: AnalysisService;
beforeAll(async () => {
  service = await AnalysisService.start();
});
afterAll(() => service.stop());

const remove = (who: Identity | null, id: string) => service.call(`/api/analyses/${id}`, who, { method: 'DELETE' });
const read = async (who: Identity, id: string) => (await service.call(`/api/analyses/${id}`, who)).status;
const stored = async (id: string) => (await service.storage.stat(photoKeyOf(id))) !== null;
const outcomes = async (): Promise<number> =>
  (await service.dataSource.query('select count(*)::integer as count from outcomes'))[0].count;
const requested = async (id: string): Promise<number> => {
  const sql = `select 1 from work_requests where job = 'analysis.removed' and payload->>'analysisId' = $1`;
  return (await service.dataSource.query(sql, [id])).length;
};
/** Lets it look as if an analysis had last been used so many days ago. */
const age = (id: string, days: number) =>
  service.dataSource.query('update analyses set last_used_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
const work = async (who: Identity, bytes?: Buffer, fields = {}) => {
  const id = await service.submit(who, bytes ?? (await photo()), fields);
  await service.work(id);
  return id;
};

describe('DELETE /api/analyses/:id', () => {
  it.each([
    ['a guest', guest()],
    ['a user', someUser()],
  ])(
    'deletes the analysis of %s with photo and step results, and asks for the end of its discovery',
    async (_, who) => {
      const before = await outcomes();
      const id = await work(who, undefined, { location: 'Zzyzxville' });
      expect(await outcomes()).toBeGreaterThan(before);
      const answer = await remove(who, id);
      expect([answer.status, answer.body]).toEqual([204, '']);
      expect(await read(who, id)).toBe(404);
      expect(await stored(id)).toBe(false);
      expect(await outcomes()).toBe(before);
      expect(await requested(id)).toBe(1);
    },
  );

  it('answers 404 the second time, and asks for nothing more', async () => {
    const who = guest();
    const id = await work(who);
    await remove(who, id);
    const again = await remove(who, id);
    expect([again.status, again.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect(await requested(id)).toBe(1);
  });

  it('deletes nothing of somebody else, whoever asks', async () => {
    const visitorId = randomUUID();
    const mine = await work(someUser({ visitorId }));
    for (const who of [guest(visitorId), guest(), someUser(), someUser({ isAdmin: true })]) {
      const answer = await remove(who, mine);
      expect([answer.status, answer.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    }
    expect(await stored(mine)).toBe(true);
    expect(await requested(mine)).toBe(0);
  });

  it('ends an analysis that is under way: who waits is told that there is none, and nothing is stored any more', async () => {
    const who = guest();
    const bytes = await photo();
    const waiting = service.upload(who, bytes);
    const [row] = await until(async () => {
      const rows = await service.dataSource.query('select id from analyses where visitor_id = $1', [
        (who as { visitorId: string }).visitorId,
      ]);
      return rows.length > 0 && rows;
    });
    const { workRequestId } = await service.row(row.id);
    expect((await remove(who, row.id)).status).toBe(204);
    const answer = await waiting;
    expect([answer.status, answer.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect((await service.internal(`analyses/${row.id}/look`)).body.code).toBe('ANALYSIS_NOT_FOUND');
    const failed = await service.dataSource.query(
      `select 1 from work_requests where id = $1 and outcome->>'status' = 'failed'`,
      [workRequestId],
    );
    expect(failed).toEqual([]);
  });

  it('deletes one that failed, and one whose place is being corrected', async () => {
    const who = guest();
    const failed = await service.submit(who, await photo());
    await service.failFor(failed, 'INTERNAL');
    expect((await remove(who, failed)).status).toBe(204);
    const corrected = await service.submit(who, await photo());
    await service.commit(corrected);
    const place = { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
    await service.call(`/api/analyses/${corrected}/place`, who, {
      method: 'POST',
      body: JSON.stringify(place),
      headers: { 'content-type': 'application/json' },
    });
    expect((await remove(who, corrected)).status).toBe(204);
    expect(await read(who, corrected)).toBe(404);
  });

  it('lets the same photo be analyzed anew', async () => {
    const who = guest();
    const bytes = await photo();
    const id = await service.submit(who, bytes);
    await service.commit(id);
    await remove(who, id);
    const again = await service.submit(who, bytes);
    expect(again).not.toBe(id);
  });

  it('happens once when it is asked for twenty times at once', async () => {
    const who = guest();
    const id = await work(who);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(who, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect(await requested(id)).toBe(1);
  });
});

describe('step results', () => {
  it('go with the last analysis that used them', async () => {
    const before = await outcomes();
    const bytes = await photo();
    const [first, second] = [guest(), guest()];
    const [a, b] = [await work(first, bytes), await work(second, bytes)];
    const shared = await outcomes();
    expect(shared).toBeGreaterThan(before);
    await remove(first, a);
    expect(await outcomes()).toBe(shared);
    await remove(second, b);
    expect(await outcomes()).toBe(before);
  });

  it('go when the last two analyses that used them are deleted at the same moment', async () => {
    const before = await outcomes();
    const bytes = await photo();
    const [first, second] = [guest(), guest()];
    const [a, b] = [await work(first, bytes), await work(second, bytes)];
    const runner = service.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await service.app.get(OutcomesRepository).release(runner.manager, [a]);
      await runner.query('delete from analyses where id = $1', [a]);
      let answered = false;
      const other = remove(second, b).finally(() => {
        answered = true;
      });
      await until(async () => {
        const [{ waiting }] = await runner.query('select count(*)::int as waiting from pg_locks where not granted');
        return answered || waiting > 0;
      });
      await runner.commitTransaction();
      expect((await other).status).toBe(204);
    } finally {
      await runner.release();
    }
    expect(await outcomes()).toBe(before);
  });

  it('of other hints go although somebody else has the photo', async () => {
    const bytes = await photo();
    const [first, second] = [guest(), guest()];
    const a = await work(first, bytes, { location: 'Plantedwordville' });
    await work(second, bytes);
    expect(JSON.stringify(await service.dataSource.query('select * from outcomes'))).toContain('Plantedwordville');
    await remove(first, a);
    expect(JSON.stringify(await service.dataSource.query('select * from outcomes'))).not.toContain('Plantedwordville');
  });
});

describe('the purge', () => {
  const unused = async (): Promise<string[]> => (await service.internal('analyses/unused')).body.ids;
  const purge = (ids: string[], inUse: string[] = []) => service.internal('analyses/purge', { ids, inUse });

  it('deletes what guests have not used for 30 days, and nothing of users', async () => {
    const [old, recent, users] = [await work(guest()), await work(guest()), await work(someUser())];
    await Promise.all([age(old, 31), age(recent, 29), age(users, 400)]);
    expect(await unused()).toEqual([old]);
    expect((await purge([old, recent, users])).status).toBe(204);
    expect(await stored(old)).toBe(false);
    expect(await service.dataSource.query('select 1 from analyses where id = $1', [old])).toEqual([]);
    expect([await stored(recent), await stored(users)]).toEqual([true, true]);
    expect(await unused()).toEqual([]);
  });

  it.each<[string, (who: Identity, id: string) => Promise<unknown>]>([
    ['read', read],
    ['listed', (who) => service.call('/api/analyses', who)],
    [
      'corrected',
      (who, id) =>
        service.call(`/api/analyses/${id}/place`, who, {
          method: 'POST',
          body: JSON.stringify({ name: 'Kyoto', latitude: 35, longitude: 135.7 }),
          headers: { 'content-type': 'application/json' },
        }),
    ],
  ])('spares one that was %s', async (_, use) => {
    const who = guest();
    const id = await work(who);
    await age(id, 31);
    expect(await unused()).toEqual([id]);
    await use(who, id);
    expect(await unused()).toEqual([]);
    // It was chosen before it was used.
    await purge([id]);
    expect(await stored(id)).toBe(true);
  });

  it('spares one whose photo is sent again, one that is claimed, and one whose discovery is in use', async () => {
    const visitorId = randomUUID();
    const bytes = await photo();
    const [sent, claimed, discovered] = [await work(guest(visitorId), bytes), await work(guest()), await work(guest())];
    await Promise.all([sent, claimed, discovered].map((id) => age(id, 31)));
    expect((await unused()).sort()).toEqual([sent, claimed, discovered].sort());
    await service.upload(guest(visitorId), bytes);
    const row = await service.row(claimed);
    await service.internal('analyses/claim', { userId: someUser().userId, username: 'ada', visitorId: row.visitorId });
    await purge([sent, claimed, discovered], [discovered]);
    expect(await Promise.all([sent, claimed, discovered].map(stored))).toEqual([true, true, true]);
    expect(await unused()).toEqual([]);
  });

  it('deletes originals, which earlier releases stored, and files of no analysis a day after they were written', async () => {
    const id = await work(guest());
    const [lost, fresh] = [randomUUID(), randomUUID()];
    const keys = [`analyses/${id}/original`, `analyses/${lost}/photo.jpg`, `analyses/${fresh}/photo.jpg`];
    for (const key of keys) await service.storage.put(key, Buffer.from('x'), 'image/jpeg');
    const { utimes } = await import('node:fs/promises');
    const { join } = await import('node:path');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(service.folder, keys[1]!), yesterday, yesterday);
    const sweep = await service.internal('analyses/sweep-files', { after: '' });
    expect(sweep.body).toEqual({ after: null });
    const left = await Promise.all(
      [...keys, photoKeyOf(id)].map(async (key) => (await service.storage.stat(key)) !== null),
    );
    expect(left).toEqual([false, false, true, true]);
  });
});

describe('GET /api/export/analyses', () => {
  const everything = async (who: Identity, query = '') =>
    (await service.call(`/api/export/analyses${query}`, who)).body;

  it('tells the owner what was typed, what was read and what came of it, and nobody else', async () => {
    const who = someUser();
    const id = await work(who, undefined, { location: 'Typedwordville', siteDetails: 'Typed details' });
    const [mine] = await everything(who);
    expect(mine).toMatchObject({
      id,
      status: 'done',
      hints: { location: 'Typedwordville', siteDetails: 'Typed details' },
      metadata: { position: null },
      result: { id },
    });
    expect(mine.stepResults.flatMap(({ value }: { value: object }) => Object.keys(value))).toEqual(
      expect.arrayContaining(['readText', 'clues', 'texts']),
    );
    for (const other of [someUser(), guest(), someUser({ isAdmin: true }), guest(null)]) {
      expect(await everything(other)).toEqual([]);
    }
  });

  it('goes on after the last one', async () => {
    const who = guest();
    const ids = [await work(who), await work(who)].sort();
    expect((await everything(who, `?after=${ids[0]}`)).map(({ id }: { id: string }) => id)).toEqual(ids.slice(1));
    expect(await everything(who, `?after=${ids[1]}`)).toEqual([]);
  });
});
