import { randomUUID } from 'node:crypto';
import type { CitedGuideTexts } from '@placelore/contracts/content/cited-texts.js';
import { type FactSource, factSource } from '@placelore/contracts/places/facts.js';
import { createKnowledge, mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import { SAMPLE_GUIDEBOOK, SAMPLE_WIKIPEDIA } from '../../../../infra/test/sample-knowledge.ts';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import {
  ADMIN,
  editArticle,
  insertArticle,
  readArticle,
  readVersions,
  restoreVersion,
} from '../support/admin-client.js';
import {
  buildBridgeGuide,
  createGuestDiscovery,
  findArticle,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import {
  buildGuideResult,
  commitGuide,
  GUEST,
  HOI_AN,
  requestAndWriteGuide,
} from '../support/guide-generation-driver.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();

/**
 * Facts of the guidebook and of Wikipedia, which disagree on the height. The position is that of the place's provider.
 */
const KNOWLEDGE = mergeKnowledge(
  createKnowledge(SAMPLE_GUIDEBOOK, [
    { kind: 'summary', statement: 'An old bridge.' },
    { kind: 'height', statement: 'It is 12 m high.', value: '12', unit: 'm' },
  ]),
  createKnowledge(SAMPLE_WIKIPEDIA, [{ kind: 'height', statement: 'It is 18 m high.', value: '18', unit: 'm' }]),
  createKnowledge({ ...SAMPLE_GUIDEBOOK, provider: 'gazetteer', name: 'GeoNames' }, [
    { kind: 'location', statement: 'It is at 15.88° N, 108.33° E.' },
  ]),
);
const TEXTS: CitedGuideTexts = {
  ...buildGuideResult().texts,
  culturalSignificance: [],
  travelTips: [],
  description: [
    { text: 'An old bridge.', facts: ['f1'] },
    { text: 'It is at 15.88° N, 108.33° E.', facts: ['f4'] },
  ],
};
const getNames = (sources: FactSource[]) => sources.map(({ name }) => name);
const ALL_NAMES = ['Placelore guidebook', 'Wikipedia: Eiffel Tower', 'GeoNames'];

it('guide: stores the facts from which it was written, and returns their sources', async () => {
  const { body } = await requestAndWriteGuide('Hoi An', commitGuide({ background: KNOWLEDGE }));
  expect(body.article.sources).toEqual(KNOWLEDGE.sources);
  expect(body.article).not.toHaveProperty('knowledge');
  const [row] = await content.dataSource.query('select knowledge from dynamic_articles');
  expect(row.knowledge).toEqual(KNOWLEDGE);
  const exported = (await content.get('/api/export/guides', GUEST)).body;
  expect(exported).toMatchObject([{ sources: KNOWLEDGE.sources, knowledge: KNOWLEDGE }]);
});

describe('backup save of a guide', () => {
  const save = async (provider: string) => {
    const place = { ...HOI_AN, provider };
    const guest = buildGuest(randomUUID());
    await requestAndWriteGuide('Hoi An', commitGuide({ background: KNOWLEDGE, place, texts: TEXTS }), guest);
    return (await content.post('/api/discoveries', guest, { title: 'Hoi An', location: 'Hoi An, Vietnam' })).body;
  };

  it('keeps the sources in discovery and article', async () => {
    const { id, sources } = await save('embedded');
    expect(getNames(sources)).toEqual(ALL_NAMES);
    expect((await findArticle(id)).knowledge).toEqual(KNOWLEDGE);
  });

  it('stores no position from Google permanently', async () => {
    const { id, sources } = await save('google');
    expect(getNames(sources)).toEqual(ALL_NAMES.slice(0, 2));
    const { knowledge, verification } = await findArticle(id);
    expect(knowledge?.facts).toEqual(KNOWLEDGE.facts.slice(0, 3));
    // The cited facts keep their ids. A sentence that depended only on the position is now graded as general.
    expect(verification?.sentences).toMatchObject([
      { text: 'An old bridge.', grade: 'sourced', facts: ['f1'] },
      { text: 'It is at 15.88° N, 108.33° E.', grade: 'general', facts: [] },
    ]);
  });
});

describe('article of a discovery', () => {
  it('has the sources of its facts, also in the export of its owner', async () => {
    const visitorId = randomUUID();
    const guest = buildGuest(visitorId);
    const id = await createGuestDiscovery({ knowledge: KNOWLEDGE }, visitorId);
    await togglePublic(id, true);
    await writeArticle(id, buildBridgeGuide({ background: KNOWLEDGE }));
    const { slug } = await findArticle(id);
    // The article is thin, so only admins see it until one of them publishes it.
    const article = (await content.get(`/api/articles/${slug}/direct`, ADMIN)).body;
    expect(article.sources.map((source: unknown) => factSource.parse(source))).toEqual(KNOWLEDGE.sources);
    const [exported] = (await content.get('/api/export/discoveries', guest)).body;
    expect(exported).toMatchObject({ knowledge: KNOWLEDGE, article: { knowledge: KNOWLEDGE } });
  });

  it('has the sources of the discovery when no place could be located', async () => {
    const id = await createGuestDiscovery({ knowledge: KNOWLEDGE });
    await togglePublic(id, true);
    await writeArticle(id, null);
    expect((await findArticle(id)).knowledge).toEqual(KNOWLEDGE);
  });
});

it("rewrite: its facts replace the article's only together with its text; a restored version has its own", async () => {
  const former = createKnowledge(SAMPLE_GUIDEBOOK, [{ kind: 'detail', statement: 'It is old.' }]);
  const id = await insertArticle({ knowledge: former });
  const pending = content.post(`/api/admin/articles/${id}/rewrite`, ADMIN, { title: 'Bridge', location: 'Hoi An' });
  const commitRewrite = async () => {
    const [open] = await findOpenJobs<{ rewriteId: string }>('article.rewrite');
    if (!open) return false;
    const guide = buildBridgeGuide({ background: KNOWLEDGE });
    const path = `/internal/article-rewrites/${open.payload.rewriteId}/commit`;
    await content.post(path, WORKER, { jobRequestId: open.id, guide });
    return true;
  };
  await eventually(commitRewrite);
  const { rewriteId, content: html } = (await pending).body;
  expect(getNames((await editArticle(id, { title: 'Bridge' })).body.sources)).toEqual(['Placelore guidebook']);
  expect(getNames((await editArticle(id, { content: html, rewriteId })).body.sources)).toEqual(ALL_NAMES);
  const [{ number }] = await readVersions(id);
  expect(getNames((await restoreVersion(id, number)).body.sources)).toEqual(['Placelore guidebook']);
});

it('contradicting sources: are shown to admins only', async () => {
  const id = await insertArticle({ slug: 'bridge', knowledge: KNOWLEDGE });
  expect((await readArticle(id)).sourceConflicts).toEqual([
    {
      kind: 'height',
      statements: [
        { statement: 'It is 12 m high.', sourceName: 'Placelore guidebook' },
        { statement: 'It is 18 m high.', sourceName: 'Wikipedia: Eiffel Tower' },
      ],
    },
  ]);
  const { body } = await content.get('/api/articles/bridge/direct', buildUser());
  expect(getNames(body.sources)).toEqual(ALL_NAMES);
  expect(body).not.toHaveProperty('sourceConflicts');
  expect(body).not.toHaveProperty('knowledge');
  expect((await readArticle(await insertArticle())).sourceConflicts).toEqual([]);
});
