import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import { insertArticle } from '../support/admin-client.js';
import { buildUser } from '../support/content-test-service.js';
import { commitGuide, requestAndWriteGuide } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('trips', 'articles', 'discoveries'));

const OWNER = buildUser();

it('a trip has each article, guide and discovery once, in the order in which they were first added', async () => {
  const owner = { userId: OWNER.userId, username: 'ada' };
  const subjects: [string, string][] = [];
  for (const title of ['Forum', 'Pantheon']) subjects.push(['article', String(await insertArticle({ title }))]);
  for (const q of ['Hoi An', 'Faifo']) {
    subjects.push(['guide', (await requestAndWriteGuide(q, commitGuide(), OWNER)).body.article.slug]);
  }
  for (const title of ['Bridge', 'Tower']) {
    subjects.push(['discovery', String((await content.createDiscovery(owner, { title })).discoveryId)]);
  }
  const { id } = (await content.post('/api/trips', OWNER, { title: 'Rome' })).body;
  for (const [kind, subjectId] of [...subjects, ...subjects.toReversed()]) {
    expect((await content.post(`/api/trips/${id}/stops`, OWNER, { kind, subjectId })).status).toBeLessThan(300);
  }
  const { stops } = (await content.get(`/api/trips/${id}`, OWNER)).body as Trip;
  expect(stops.map(({ kind }) => kind)).toEqual(subjects.map(([kind]) => kind));
  expect(stops.map(({ name }) => name)).toEqual(['Forum', 'Pantheon', 'Hoi An', 'Hoi An', 'Bridge', 'Tower']);
});
