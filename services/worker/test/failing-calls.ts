import { randomUUID } from 'node:crypto';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import type { House } from './house.js';

/** Calls of a flow that fail, in a house whose worker runs: which are tried again, and who hears of the others. */
export function failingCallTests(built: () => House): void {
  let house: House;
  beforeEach(() => {
    house = built();
  });
  const analyse = async () => {
    const analysisId = randomUUID();
    const id = await house.queue('photo.analyze', { analysisId });
    return { analysisId, id };
  };
  const commits = () => house.owners.callsOf(internalAnalyses.commit);

  it.each(['UNAVAILABLE', 'TIMED_OUT', 'PROVIDER_UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'with %s is tried again later, and the work is finished',
    async (code) => {
      house.owners.failing(internalAnalyses.write, code, 1);
      const { id } = await analyse();
      expect(await house.ended('photo.analyze', id)).toBe('completed');
      expect(house.owners.callsOf(internalAnalyses.write)).toHaveLength(2);
      expect(commits()).toHaveLength(1);
      expect(house.settlements('photo.analyze')).toEqual([]);
    },
  );

  it.each(['IMAGE_UNREADABLE', 'PROVIDER_REJECTED', 'ANALYSIS_NOT_FOUND', 'INVALID_INPUT'] as const)(
    'with %s ends the work at once, and its owner hears why',
    async (code) => {
      house.owners.failing(internalAnalyses.look, code);
      const { id } = await analyse();
      expect(await house.ended('photo.analyze', id)).toBe('failed');
      expect(house.owners.callsOf(internalAnalyses.look)).toHaveLength(1);
      expect(house.settlements('photo.analyze')).toEqual([
        { id, outcome: { status: 'failed', code, message: expect.any(String) } },
      ]);
      expect(commits()).toEqual([]);
    },
  );

  it('again and again is given up after the tries of its queue, and its owner hears why', async () => {
    house.owners.failing(internalPlaces.locate, 'TIMED_OUT');
    const { id } = await analyse();
    expect(await house.ended('photo.analyze', id, 25_000)).toBe('failed');
    expect(house.owners.callsOf(internalPlaces.locate)).toHaveLength(QUEUE_POLICY.interactive.attempts);
    expect(house.settlements('photo.analyze')).toEqual([
      { id, outcome: { status: 'failed', code: 'TIMED_OUT', message: expect.any(String) } },
    ]);
  }, 30_000);

  it('at the very last call is repeated whole, with the same work request', async () => {
    house.owners.failing(internalAnalyses.commit, 'UNAVAILABLE', 1);
    const { analysisId, id } = await analyse();
    expect(await house.ended('photo.analyze', id)).toBe('completed');
    expect(commits().map(({ params, body }) => [params.id, body.workRequestId])).toEqual([
      [analysisId, id],
      [analysisId, id],
    ]);
    const made = house.owners.callsOf(internalDiscoveries.create).map(({ body }) => body.analysisId);
    expect(made).toEqual([analysisId, analysisId]);
  });
}
