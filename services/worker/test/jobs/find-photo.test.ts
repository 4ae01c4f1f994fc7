import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import { internalGuidePhotos } from '@placelore/contracts/content/guide-photos.js';
import { internalPhotos, type PhotoCandidate } from '@placelore/contracts/places/photos.internal.js';
import { env, useWorker } from '../support/use-worker.js';

const place = { name: 'Eiffel Tower', location: 'Paris, France', category: 'Landmark', position: null };
const toSha1 = (digit: string) => digit.repeat(40);
const buildCandidate = (digit: string): PhotoCandidate => ({
  credit: {
    provider: 'commons',
    title: `Photo ${digit}`,
    author: 'Jane Doe',
    authorUrl: null,
    license: { id: 'cc0', name: 'CC0', url: null },
    sourceUrl: `https://commons.wikimedia.org/wiki/File:${digit}.jpg`,
    sha1: toSha1(digit),
    changes: 'resized, cropped',
    retrievedAt: '2026-11-23T00:00:00.000Z',
  },
  foundBy: 'depicts',
  width: 3000,
  height: 2000,
  originalUrl: `https://upload.wikimedia.org/${digit}.jpg`,
  downloadUrl: `https://thumb.wikimedia.org/${digit}.jpg`,
});
const [first, second] = [buildCandidate('1'), buildCandidate('2')];
const photo = Buffer.from('a photo').toString('base64');
const verdict = (safety: string) => ({ enabled: true, safety, moderation: null });

useWorker();

describe('photo.find', () => {
  beforeEach(() => {
    const { services } = env;
    services.on(internalArticlePhotos.start, () => ({ place, excluded: [toSha1('9')] }));
    services.on(internalPhotos.findCandidates, () => ({ enabled: true, candidates: [first, second] }));
    services.on(internalPhotos.download, () => ({ photo }));
    services.on(internalArticlePhotos.store, ({ body }) => ({ photoKey: `articles/${body.sha1}/photo.webp` }));
    services.on(internalAnalyses.judgePhoto, () => verdict('safe'));
    services.on(internalArticlePhotos.commit, () => ({ isShown: true }));
  });
  async function findPhoto(replaced: string | null = null) {
    const id = await env.enqueue('photo.find', { articleId: 7, replaced });
    return { id, end: await env.waitForEnd('photo.find', id, 20_000) };
  }
  const getCommits = () => env.services.getCalls(internalArticlePhotos.commit);

  it('shows the best photo after it was checked', async () => {
    const { id, end } = await findPhoto(toSha1('9'));
    expect(end).toBe('completed');
    expect(env.services.getCalls(internalPhotos.findCandidates)[0]?.body).toMatchObject({
      place,
      excluded: [toSha1('9')],
    });
    expect(env.services.getCalls(internalPhotos.download)[0]?.body).toEqual({ url: first.downloadUrl });
    expect(env.services.getCalls(internalArticlePhotos.store)[0]?.body).toEqual({ sha1: toSha1('1'), photo });
    expect(env.services.getCalls(internalAnalyses.judgePhoto)[0]?.body).toEqual({
      photoKey: `articles/${toSha1('1')}/photo.webp`,
    });
    expect(getCommits()).toHaveLength(1);
    expect(getCommits()[0]).toMatchObject({
      params: { id: '7' },
      body: { credit: first.credit, replaced: toSha1('9') },
    });
    expect(env.getFinishCalls('photo.find')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it.each(['unsafe', 'unchecked'])('takes the next photo after one that is %s', async (safety) => {
    env.services.on(internalAnalyses.judgePhoto, (_call, times) => verdict(times === 1 ? safety : 'safe'));
    await findPhoto();
    expect(getCommits().map(({ body }) => body.credit)).toEqual([second.credit]);
  });

  it.each(['PROVIDER_REJECTED', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_SMALL', 'IMAGE_UNREADABLE'] as const)(
    'takes the next photo after %s',
    async (code) => {
      const route =
        code.startsWith('IMAGE_TOO_SMALL') || code === 'IMAGE_UNREADABLE'
          ? internalArticlePhotos.store
          : internalPhotos.download;
      env.services.failWith(route, code, 1);
      await findPhoto();
      expect(getCommits().map(({ body }) => body.credit)).toEqual([second.credit]);
    },
  );

  it('shows nothing when no photo is safe, or none can be checked', async () => {
    env.services.on(internalAnalyses.judgePhoto, () => verdict('unsafe'));
    expect((await findPhoto()).end).toBe('completed');
    env.services.on(internalAnalyses.judgePhoto, () => ({ enabled: false, safety: 'unchecked', moderation: null }));
    expect((await findPhoto()).end).toBe('completed');
    expect(getCommits()).toEqual([]);
    // For the second photo, the models are turned off as well.
    expect(env.services.getCalls(internalPhotos.download)).toHaveLength(3);
  });

  it('looks for nothing when the article needs no photo', async () => {
    env.services.on(internalArticlePhotos.start, () => null);
    expect((await findPhoto()).end).toBe('completed');
    expect(env.services.getCalls(internalPhotos.findCandidates)).toEqual([]);
  });

  it('retries while Wikimedia does not answer', async () => {
    env.services.failWith(internalPhotos.findCandidates, 'PROVIDER_UNAVAILABLE', 1);
    expect((await findPhoto()).end).toBe('completed');
    expect(getCommits()).toHaveLength(1);
  });
});

describe('guide-photo.find', () => {
  beforeEach(() => {
    const { services } = env;
    services.on(internalGuidePhotos.start, () => ({ place, excluded: [] }));
    services.on(internalPhotos.findCandidates, () => ({ enabled: true, candidates: [first] }));
    services.on(internalPhotos.download, () => ({ photo }));
    services.on(internalGuidePhotos.store, ({ body }) => ({ photoKey: `articles/${body.sha1}/photo.webp` }));
    services.on(internalAnalyses.judgePhoto, () => verdict('safe'));
    services.on(internalGuidePhotos.commit, () => ({ isShown: true }));
  });
  async function findGuidePhoto() {
    const id = await env.enqueue('guide-photo.find', { guideId: 7, replaced: null });
    return env.waitForEnd('guide-photo.find', id, 20_000);
  }
  const getCommits = () => env.services.getCalls(internalGuidePhotos.commit);

  it('shows a photo that was stored for the guide and judged safe', async () => {
    expect(await findGuidePhoto()).toBe('completed');
    expect(env.services.getCalls(internalGuidePhotos.store)[0]).toMatchObject({
      params: { id: '7' },
      body: { sha1: toSha1('1'), photo },
    });
    expect(getCommits()[0]).toMatchObject({ params: { id: '7' }, body: { credit: first.credit, replaced: null } });
    expect(env.services.getCalls(internalArticlePhotos.commit)).toEqual([]);
  });

  it('shows no unsafe photo', async () => {
    env.services.on(internalAnalyses.judgePhoto, () => verdict('unsafe'));
    expect(await findGuidePhoto()).toBe('completed');
    expect(getCommits()).toEqual([]);
  });

  it('ends when the guide needs none, or was deleted', async () => {
    env.services.on(internalGuidePhotos.start, () => null);
    expect(await findGuidePhoto()).toBe('completed');
    expect(env.services.getCalls(internalPhotos.findCandidates)).toEqual([]);
    env.services.on(internalGuidePhotos.start, () => ({ place, excluded: [] }));
    env.services.failWith(internalGuidePhotos.store, 'GUIDE_NOT_FOUND', 1);
    expect(await findGuidePhoto()).toBe('completed');
    expect(getCommits()).toEqual([]);
  });
});

describe('photos.refresh', () => {
  const due = [1, 2].map((articleId) => ({
    articleId,
    sha1: toSha1(String(articleId)),
    sourceUrl: `https://commons.wikimedia.org/wiki/File:${articleId}.jpg`,
    licenseId: 'cc0',
  }));
  async function refresh() {
    const id = await env.enqueue('photos.refresh', {});
    return env.waitForEnd('photos.refresh', id, 20_000);
  }

  it('stores the status of every photo, page by page', async () => {
    env.services.on(internalArticlePhotos.listDue, (_call, times) => (times <= 2 ? [due[times - 1]] : []));
    env.services.on(internalPhotos.check, ({ body }) => ({
      statuses: (body.photos as typeof due).map(({ sha1 }) => ({
        sha1,
        status: sha1 === toSha1('1') ? 'available' : 'withdrawn',
      })),
    }));
    env.services.on(internalArticlePhotos.saveStatus, () => undefined);
    expect(await refresh()).toBe('completed');
    expect(
      env.services.getCalls(internalArticlePhotos.saveStatus).map(({ params, body }) => [params.id, body]),
    ).toEqual([
      ['1', { sha1: toSha1('1'), status: 'available' }],
      ['2', { sha1: toSha1('2'), status: 'withdrawn' }],
    ]);
  });

  it('takes nothing down while the source is off', async () => {
    env.services.on(internalArticlePhotos.listDue, () => due);
    env.services.on(internalPhotos.check, () => ({ statuses: null }));
    expect(await refresh()).toBe('completed');
    expect(env.services.getCalls(internalArticlePhotos.saveStatus)).toEqual([]);
  });
});
