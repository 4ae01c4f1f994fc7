import { randomUUID } from 'node:crypto';
import { Retention } from '../src/work/retention.js';
import { WorkOwner } from './work-owner.js';

let owner: WorkOwner;
beforeAll(async () => {
  owner = await WorkOwner.start();
});
afterAll(() => owner.stop());
beforeEach(() => owner.dataSource.query('delete from work_requests'));

const DONE = { status: 'done' };
const failed = (code: string) => ({ status: 'failed', code, message: 'it failed' });

/** Puts a request there that was settled `days` ago; not at all, when `outcome` is null. */
async function settled(days: number, outcome: object | null, retriedAs: string | null = null): Promise<string> {
  const id = randomUUID();
  await owner.dataSource.query(
    `insert into work_requests (id, job, payload, requested_by, request_id, created_at, relayed_at, settled_at,
                                outcome, retried_as)
     values ($1, 'account.removed', '{}', 'user:1', 'r', now() - interval '90 days', now() - interval '90 days',
             case when $3::jsonb is not null then now() - make_interval(days => $2) end, $3, $4)`,
    [id, days, outcome && JSON.stringify(outcome), retriedAs],
  );
  return id;
}
const left = async () =>
  (await owner.dataSource.query('select id from work_requests')).map((row: { id: string }) => row.id);

it('work settled more than thirty days ago is forgotten, what may be run again and what is open stays', async () => {
  const kept = [
    await settled(29, DONE),
    await settled(29, failed('NOT_A_PLACE')),
    await settled(80, failed('INTERNAL')),
    await settled(80, null),
  ];
  await settled(31, DONE);
  await settled(31, failed('NOT_A_PLACE'));
  await settled(31, failed('INTERNAL'), randomUUID());
  await owner.app.get(Retention).forget();
  expect((await left()).sort()).toEqual(kept.sort());
});

it('of which there is much is forgotten to the last', async () => {
  await owner.dataSource.query(
    `insert into work_requests (id, job, payload, requested_by, request_id, settled_at, outcome)
     select gen_random_uuid(), 'account.removed', '{}', 'user:1', 'r', now() - interval '40 days', '{"status":"done"}'
       from generate_series(1, 10001)`,
  );
  const fresh = await settled(1, DONE);
  await owner.app.get(Retention).forget();
  expect(await left()).toEqual([fresh]);
});
