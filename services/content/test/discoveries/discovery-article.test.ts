import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import {
  ADMIN,
  buildBridgeGuide,
  commitArticle,
  createGuestDiscovery,
  findArticle,
  findArticleRequests,
  findArticles,
  readIndexChanges,
  startArticle,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { HOI_AN, PROVENANCE, VERIFICATION } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

describe('article generation for a discovery', () => {
  const startAndCommit = async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    const [jobRequestId] = await findArticleRequests(id);
    return { id, jobRequestId: jobRequestId! };
  };

  it('starts from the current discovery', async () => {
    const { id, jobRequestId } = await startAndCommit();
    expect((await startArticle(id, jobRequestId)).body).toEqual({
      discovery: {
        analysisId: expect.any(String),
        title: 'Eiffel Tower',
        description: 'An iron lattice tower.',
        culturalInfo: 'Built for a world fair.',
        facts: ['It was finished in 1889.', 'It has "three" levels, {really}.'],
        location: 'Paris, France',
        latitude: 48.85837,
        longitude: 2.294481,
        revision: 0,
        verification: null,
      },
    });
  });

  it('creates one article from repeated and simultaneous commits', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await startArticle(id, jobRequestId);
    const responses = await Promise.all(Array.from({ length: 10 }, () => commitArticle(id, jobRequestId)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect((await startArticle(id, jobRequestId)).body.discovery).toBeNull();
    await commitArticle(id, jobRequestId);
    expect(await findArticles(id)).toHaveLength(1);
    expect(await readIndexChanges()).toHaveLength(1);
  });

  it('creates one article from two job requests and finishes both', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await content.dataSource.query('update job_requests set dedupe_key = null where id = $1', [jobRequestId]);
    await togglePublic(id, true);
    const [first, second] = await findArticleRequests(id);
    await Promise.all([commitArticle(id, first!), commitArticle(id, second!)]);
    expect(await findArticles(id)).toHaveLength(1);
    expect(await findArticleRequests(id)).toEqual([]);
  });

  it('creates a private article when the discovery is hidden during generation, and publishes both together', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await startArticle(id, jobRequestId);
    await togglePublic(id, false);
    await commitArticle(id, jobRequestId);
    expect(await findArticles(id)).toMatchObject([{ is_public: false }]);
    expect(await readIndexChanges()).toEqual([]);
    await togglePublic(id, true);
    expect(await findArticles(id)).toMatchObject([{ is_public: true }]);
  });

  it('does not start for a hidden discovery, and is requested again on publication', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await togglePublic(id, false);
    expect((await startArticle(id, jobRequestId)).body.discovery).toBeNull();
    expect(await findArticleRequests(id)).toEqual([]);
    await togglePublic(id, true);
    await writeArticle(id);
    expect(await findArticles(id)).toMatchObject([{ is_public: true }]);
  });

  it('creates nothing when the discovery is deleted during generation', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await startArticle(id, jobRequestId);
    expect((await content.delete(`/api/discoveries/${id}`, ADMIN)).status).toBe(204);
    expect((await commitArticle(id, jobRequestId)).status).toBe(204);
    expect((await content.dataSource.query('select id from articles')).length).toBe(0);
    expect(await findArticleRequests(id)).toEqual([]);
    expect((await startArticle(id, jobRequestId)).body.discovery).toBeNull();
  });

  it('leaves out what no fact supports, and stores the grades of the rest', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await commitArticle(id, jobRequestId);
    const article = await findArticle(id);
    expect(article.content).toContain('An old trading port.');
    expect(article.content).not.toContain('Atlantis');
    expect(article.verification).toEqual(VERIFICATION);
    const { body } = await content.get(`/api/articles/${article.slug}/direct`, ADMIN);
    expect(body).toMatchObject({ citedFacts: [{ id: 'f1' }, { id: 'f2' }, { id: 'f3' }], isThin: false });
  });

  it('waits for review if it is thin, and is marked as thin when an admin publishes it', async () => {
    const { id, jobRequestId } = await startAndCommit();
    const background = createSampleKnowledge(['summary', 'An old bridge.'], ['location', 'It is in Hoi An.']);
    await commitArticle(id, jobRequestId, buildBridgeGuide({ background }));
    const article = await findArticle(id);
    expect(article).toMatchObject({ content: '<p>An old bridge.</p>', is_public: false, admin_reviewed: false });
    expect(await readIndexChanges()).toEqual([]);
    await togglePublic(id, true);
    const { body } = await content.get(`/api/articles/${article.slug}/direct`, ADMIN);
    expect(body).toMatchObject({ isPublic: true, isThin: true });
  });

  it('takes the title from the discovery when only the town is known', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await commitArticle(id, jobRequestId, buildBridgeGuide({ place: { ...HOI_AN, placeType: 'City' } }));
    const { slug } = await findArticle(id);
    expect((await content.get(`/api/articles/${slug}/direct`, ADMIN)).body).toMatchObject({ placeType: 'City' });
    expect(await findArticles(id)).toMatchObject([
      { title: 'Eiffel Tower', category: 'Landmark', location: 'Hoi An, Vietnam' },
    ]);
  });

  it('without a place uses the graded sentences of the discovery, and nothing else', async () => {
    const verification: TextVerification = {
      sentences: [
        { text: 'It was finished in 1889.', grade: 'sourced', facts: ['f1'] },
        { text: 'A fine sight.', grade: 'general', facts: [] },
      ],
      omitted: 3,
    };
    const id = await createGuestDiscovery({
      description: 'A fine sight. It is 200 metres from the river.',
      facts: ['It was finished in 1889.', 'It has five levels.'],
      writing: { ...PROVENANCE, provider: 'openai', model: 'm' },
      verification,
    });
    await togglePublic(id, true);
    await writeArticle(id, null);
    const article = await findArticle(id);
    expect(article).toMatchObject({
      title: 'Eiffel Tower',
      location: 'Paris, France',
      latitude: null,
      nearby_attractions: [],
      writing: { model: 'm' },
      verification,
      content: '<p>A fine sight.</p><h2>Good to know</h2><ul><li>It was finished in 1889.</li></ul>',
    });
  });

  it('without a place and without graded sentences consists of its title', async () => {
    const id = await createGuestDiscovery({ title: 'Tower & gate' });
    await togglePublic(id, true);
    await writeArticle(id, null);
    expect((await findArticle(id)).content).toBe('<p>Tower &amp; gate.</p>');
  });

  it('composed by rules credits the model that wrote the texts of the discovery', async () => {
    const model = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
    const id = await createGuestDiscovery({ writing: model });
    await togglePublic(id, true);
    await writeArticle(id, buildBridgeGuide({ writing: { ...PROVENANCE, note: 'openai did not answer' } }));
    expect((await findArticle(id)).writing).toEqual({ ...model, note: 'openai did not answer' });
  });
});
