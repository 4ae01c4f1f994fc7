import { randomUUID } from 'node:crypto';
import { StepResultCache } from '../../src/analyses/steps/step-result-cache.js';
import { StepResultsRepository } from '../../src/analyses/steps/step-results.repository.js';
import { AnalysisTestService, createGuest } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
let repository: StepResultsRepository;
let cache: StepResultCache;
beforeAll(async () => {
  service = await AnalysisTestService.start();
  repository = service.app.get(StepResultsRepository);
  cache = service.app.get(StepResultCache);
});
afterAll(() => service.stop());
beforeEach(async () => {
  for (const table of ['analyses', 'step_results']) await service.dataSource.query(`delete from ${table}`);
});

const createAnalysis = async () => service.submit(createGuest(), await createPhoto());
const listKeys = async () => {
  const rows: { key: string }[] = await service.dataSource.query('select key from step_results order by key');
  return rows.map(({ key }) => key);
};
/** Deletes an analysis with the results that only it uses. */
const deleteAnalysis = (id: string) =>
  service.dataSource.transaction(async (manager) => {
    await repository.release(manager, [id]);
    await manager.query('delete from analyses where id = $1', [id]);
  });

describe('StepResultsRepository', () => {
  it('stores the first result of a key, and neither stores nor finds one for a deleted analysis', async () => {
    const [a, b] = [await createAnalysis(), await createAnalysis()];
    await repository.store(a, 'key', { n: 1 });
    await repository.store(b, 'key', { n: 2 });
    expect(await repository.findAndLink(a, 'key')).toEqual({ n: 1 });
    await expect(repository.store(randomUUID(), 'other', { n: 3 })).resolves.toBeUndefined();
    expect(await repository.findAndLink(randomUUID(), 'key')).toBeNull();
    expect(await repository.findAndLink(a, 'unknown')).toBeNull();
    expect(await listKeys()).toEqual(['key']);
  });

  it('keeps a result until the last analysis that found or stored it is deleted', async () => {
    const [a, b, c] = [await createAnalysis(), await createAnalysis(), await createAnalysis()];
    await repository.store(a, 'shared', { n: 1 });
    await repository.store(b, 'shared', { n: 1 });
    await repository.store(b, 'own', { n: 2 });
    await repository.findAndLink(c, 'shared');
    await deleteAnalysis(b);
    expect(await listKeys()).toEqual(['shared']);
    await deleteAnalysis(a);
    expect(await listKeys()).toEqual(['shared']);
    await deleteAnalysis(c);
    expect(await listKeys()).toEqual([]);
  });

  it('stores and finds results about a place for no analysis', async () => {
    await repository.store(null, 'place', { n: 1 });
    expect(await repository.findAndLink(null, 'place')).toEqual({ n: 1 });
    await deleteAnalysis(await createAnalysis());
    expect(await listKeys()).toEqual(['place']);
  });

  it('lists the results of the given analyses in the order in which they were stored', async () => {
    const [a, b] = [await createAnalysis(), await createAnalysis()];
    for (const [id, key, n] of [
      [a, 'z', 1],
      [a, 'y', 2],
      [b, 'x', 3],
    ] as const)
      await repository.store(id, key, { n });
    const expected = { analysisId: a, createdAt: expect.any(Date) };
    expect(await repository.findUsedBy([a])).toEqual([
      { ...expected, value: { n: 1 } },
      { ...expected, value: { n: 2 } },
    ]);
  });
});

describe('StepResultCache', () => {
  it('computes equal concurrent requests once, and links the result to each of their analyses', async () => {
    const [a, b] = [await createAnalysis(), await createAnalysis()];
    const compute = jest.fn(async () => ({ n: 1 }));
    const run = (id: string) => cache.getOrCompute(id, 'key', compute, () => true);
    expect(await Promise.all([run(a), run(b)])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(compute).toHaveBeenCalledTimes(1);
    await deleteAnalysis(a);
    expect(await cache.getOwn(b, 'key')).toEqual({ n: 1 });
    await run(b);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('computes again what could not be cached or failed', async () => {
    const [a, b] = [await createAnalysis(), await createAnalysis()];
    let calls = 0;
    const compute = async () => ({ n: ++calls });
    const run = (id: string) => cache.getOrCompute(id, 'key', compute, ({ n }) => n > 1);
    expect(await Promise.all([run(a), run(b)])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(await listKeys()).toEqual([]);
    const failed = cache.getOrCompute(
      a,
      'key',
      () => Promise.reject(new Error('down')),
      () => true,
    );
    await expect(failed).rejects.toThrow('down');
    expect([await run(a), await run(b)]).toEqual([{ n: 2 }, { n: 2 }]);
  });
});
