import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { CommonsPhotosService } from '../../src/articles/commons-photos/commons-photos.service.js';
import { ADMIN, insertArticle, readArticle } from '../support/admin-client.js';
import { driveRun, FAILED_RESULT, readItems, START_PATHS, useBatchRuns } from '../support/batch-run-driver.js';
import { content, findOpenJobs } from '../support/simulated-worker.js';
import { createJpeg } from '../support/upload-client.js';

useBatchRuns();

const credit: ImageCredit = {
  provider: 'commons',
  title: 'Colosseum at noon',
  author: 'Jane Doe',
  authorUrl: null,
  license: { id: 'cc0', name: 'CC0', url: null },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Colosseum.jpg',
  sha1: 'a'.repeat(40),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
};

it('find-photos: finds photos for published articles with a cover, and leaves all others unchanged', async () => {
  const cover = `/objects/covers/1-${'a'.repeat(32)}/photo.webp`;
  const found = await insertArticle({ title: 'Colosseum', imageUrl: cover });
  const missing = await insertArticle({ title: 'Forum', imageUrl: cover });
  await insertArticle({ title: 'Baths', imageUrl: '' });
  await insertArticle({ title: 'Private', imageUrl: cover, isPublic: false });
  await insertArticle({ title: 'With a photo', imageUrl: '/objects/articles/a/photo.webp' });
  await content.app.get(CommonsPhotosService).store(found, credit.sha1, await createJpeg(1300, 900));
  const names: string[] = [];
  const runWorker = async () => {
    const { payload } = await eventually(async () => (await findOpenJobs<{ runId: string }>('batch.run'))[0]);
    await driveRun(payload.runId, (subject) => {
      if (subject.kind !== 'find-photos') return { result: { kind: 'none' } };
      names.push(subject.subject.place.name);
      if (names.at(-1) === 'Baths') return FAILED_RESULT;
      return { result: { kind: subject.kind, credit: subject.articleId === found ? credit : null } };
    });
  };
  const [{ body }] = await Promise.all([content.post(START_PATHS['find-photos'], ADMIN, {}), runWorker()]);
  expect(body).toEqual({ runId: body.runId, status: 'done', found: 1, missing: 2 });
  expect(names).toEqual(['Colosseum', 'Forum', 'Baths']);
  expect((await readArticle(found)).imageCredit).toEqual(credit);
  expect(await readArticle(missing)).toMatchObject({ imageUrl: cover, imageCredit: null });
  const outcomes = (await readItems(body.runId)).map(({ outcome }: { outcome: object }) => outcome);
  expect(outcomes).toEqual([{ photo: 'Colosseum at noon' }, { reason: expect.stringMatching(/^No photo/) }, null]);
});

it('find-photos: costs nothing', async () => {
  await insertArticle({ imageUrl: '' });
  const { body } = await content.post(START_PATHS['find-photos'], ADMIN, { dryRun: true });
  expect(body).toMatchObject({ count: 1, estimatedCostUsd: 0 });
});
