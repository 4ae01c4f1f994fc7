import type { RewriteRequest } from '@placelore/contracts/content/articles/article-rewrites.js';
import { internalRewrites } from '@placelore/contracts/content/articles/article-rewrites.js';
import { GUIDE_STEPS, internalWriting } from '@placelore/contracts/content/guides.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { SAMPLE_GUIDE_TEXTS, SAMPLE_PROVENANCE } from '../support/article-job-stubs.js';
import { EIFFEL_TOWER } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

const REWRITE_REQUEST: RewriteRequest = {
  title: 'Eiffel Tower',
  location: 'Paris, France',
  latitude: 48.8584,
  longitude: 2.2945,
};
const rewriteId = '11111111-2222-4333-8444-555555555555';

useWorker();

describe('article.rewrite', () => {
  beforeEach(() => {
    env.services.on(internalRewrites.read, () => REWRITE_REQUEST);
    env.services.on(internalWriting.writeGuide, () => ({ texts: SAMPLE_GUIDE_TEXTS, writing: SAMPLE_PROVENANCE }));
    env.services.on(internalRewrites.commit, () => undefined);
  });

  const rewrite = async () => {
    const id = await env.enqueue('article.rewrite', { rewriteId });
    return { id, end: await env.waitForEnd('article.rewrite', id) };
  };

  it('locates, writes and commits in order and once', async () => {
    const { id, end } = await rewrite();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalRewrites.read',
      'internalPlaces.locate',
      'internalPlaces.describe',
      'internalWriting.writeGuide',
      'internalRewrites.commit',
    ]);
    expect(env.services.getCalls(internalWriting.writeGuide)[0]?.body).toMatchObject({
      place: EIFFEL_TOWER,
      discovery: null,
    });
    expect(env.services.getCalls(internalRewrites.commit)).toMatchObject([
      {
        params: { id: rewriteId },
        body: {
          jobRequestId: id,
          guide: {
            place: EIFFEL_TOWER,
            writing: SAMPLE_PROVENANCE,
            background: {
              facts: [{ id: 'f1' }, { id: 'f2' }, { id: 'f3', statement: 'Champ de Mars is 450 m from Eiffel Tower.' }],
            },
          },
        },
      },
    ]);
    expect((await env.getReportedProgress(id, 'interactive')).map(({ step }) => step)).toEqual(GUIDE_STEPS);
  });

  it('fails without a paid text when the title names no place', async () => {
    env.services.on(internalPlaces.locate, () => ({ place: null, alternatives: [] }));
    const { id } = await rewrite();
    expect(env.services.getCalledIds()).not.toContain('internalWriting.writeGuide');
    expect(env.getFinishCalls('article.rewrite')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'NOT_A_PLACE' } },
    ]);
  });

  it('ignores a distant place of the same name', async () => {
    env.services.on(internalPlaces.locate, () => ({
      place: { ...EIFFEL_TOWER, latitude: 36.1125, longitude: -115.1725 },
      alternatives: [],
    }));
    await rewrite();
    expect(env.getFinishCalls('article.rewrite')).toMatchObject([{ outcome: { code: 'NOT_A_PLACE' } }]);
  });

  it('ends the job at a permanent error, and its service receives the reason', async () => {
    env.services.failWith(internalWriting.writeGuide, 'PROVIDER_REJECTED');
    const { id, end } = await rewrite();
    expect(end).toBe('failed');
    expect(env.getFinishCalls('article.rewrite')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'PROVIDER_REJECTED' } },
    ]);
  });
});
