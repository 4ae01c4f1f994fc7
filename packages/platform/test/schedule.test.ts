import { LOGGER } from '../src/logging/logger.js';
import { Schedule } from '../src/work/schedule.js';
import { WorkRequestsRepository } from '../src/work/work-requests.repository.js';
import { WorkOwner } from './work-owner.js';

let owner: WorkOwner;
beforeAll(async () => {
  owner = await WorkOwner.start();
});
afterAll(() => owner.stop());
beforeEach(() => owner.dataSource.query('delete from work_requests'));

const schedule = () => new Schedule('places', owner.app.get(WorkRequestsRepository), owner.app.get(LOGGER));
const turns = () => owner.dataSource.query(`select id from work_requests where job = 'places.purge'`);
const settleAll = (age: string) =>
  owner.dataSource.query(
    `update work_requests set settled_at = now(), outcome = '{"status":"done"}', created_at = now() - $1::interval`,
    [age],
  );

describe('regular work', () => {
  test('is asked for once, however many processes look', async () => {
    await Promise.all([1, 2, 3, 4].map(() => schedule().request()));
    expect(await turns()).toHaveLength(1);
    await settleAll('5 hours');
    await schedule().request();
    expect(await turns()).toHaveLength(1);
  });

  test('is asked for again when its hours have passed, and not while the last turn is open', async () => {
    await schedule().request();
    await owner.dataSource.query(`update work_requests set created_at = now() - interval '7 hours'`);
    await schedule().request();
    expect(await turns()).toHaveLength(1);
    await settleAll('7 hours');
    await schedule().request();
    expect(await turns()).toHaveLength(2);
  });

  test('of other owners is left to them', async () => {
    await new Schedule('auth', owner.app.get(WorkRequestsRepository), owner.app.get(LOGGER)).request();
    expect(await turns()).toEqual([]);
  });
});
