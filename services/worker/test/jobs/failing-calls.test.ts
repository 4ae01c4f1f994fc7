import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalPlaces } from '@placelore/contracts/places/places.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('failing call of a job', () => {
  const enqueueAnalysis = async () => {
    const analysisId = randomUUID();
    const id = await env.enqueue('photo.analyze', { analysisId });
    return { analysisId, id };
  };
  const getCommits = () => env.services.getCalls(internalAnalyses.commit);

  it.each(['UNAVAILABLE', 'TIMED_OUT', 'PROVIDER_UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
    'with %s is retried later, and the job completes',
    async (code) => {
      env.services.failWith(internalAnalyses.write, code, 1);
      const { id } = await enqueueAnalysis();
      expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
      expect(env.services.getCalls(internalAnalyses.write)).toHaveLength(2);
      expect(getCommits()).toHaveLength(1);
      expect(env.getFinishCalls('photo.analyze')).toEqual([]);
    },
  );

  it.each(['IMAGE_UNREADABLE', 'PROVIDER_REJECTED', 'ANALYSIS_NOT_FOUND', 'INVALID_INPUT'] as const)(
    'with %s ends the job at once, and its service receives the reason',
    async (code) => {
      env.services.failWith(internalAnalyses.observe, code);
      const { id } = await enqueueAnalysis();
      expect(await env.waitForEnd('photo.analyze', id)).toBe('failed');
      expect(env.services.getCalls(internalAnalyses.observe)).toHaveLength(1);
      expect(env.getFinishCalls('photo.analyze')).toEqual([
        { id, outcome: { status: 'failed', code, message: expect.any(String) } },
      ]);
      expect(getCommits()).toEqual([]);
    },
  );

  it('ends the job after the attempts of its queue, and its service receives the reason', async () => {
    env.services.failWith(internalPlaces.locate, 'TIMED_OUT');
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id, 25_000)).toBe('failed');
    expect(env.services.getCalls(internalPlaces.locate)).toHaveLength(QUEUE_POLICY.interactive.attempts);
    expect(env.getFinishCalls('photo.analyze')).toEqual([
      { id, outcome: { status: 'failed', code: 'TIMED_OUT', message: expect.any(String) } },
    ]);
  }, 30_000);

  it('repeats the whole job with the same job request when the last step fails', async () => {
    env.services.failWith(internalAnalyses.commit, 'UNAVAILABLE', 1);
    const { analysisId, id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(getCommits().map(({ params, body }) => [params.id, body.jobRequestId])).toEqual([
      [analysisId, id],
      [analysisId, id],
    ]);
    const discoveredIds = env.services.getCalls(internalDiscoveries.create).map(({ body }) => body.analysisId);
    expect(discoveredIds).toEqual([analysisId, analysisId]);
  });
});
