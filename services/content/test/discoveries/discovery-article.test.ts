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
import { HOI_AN, PROVENANCE } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

describe('writing the article', () => {
  const startAndCommit = async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    const [jobRequestId] = await findArticleRequests(id);
    return { id, jobRequestId: jobRequestId! };
  };

  it('begins with the discovery as it is', async () => {
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
      },
    });
  });

  it('twice, at once and with a delay, makes one article', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await startArticle(id, jobRequestId);
    const responses = await Promise.all(Array.from({ length: 10 }, () => commitArticle(id, jobRequestId)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect((await startArticle(id, jobRequestId)).body.discovery).toBeNull();
    await commitArticle(id, jobRequestId);
    expect(await findArticles(id)).toHaveLength(1);
    expect(await readIndexChanges()).toHaveLength(1);
  });

  it('that was asked for twice makes one article, and settles both', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await content.dataSource.query('update job_requests set dedupe_key = null where id = $1', [jobRequestId]);
    await togglePublic(id, true);
    const [first, second] = await findArticleRequests(id);
    await Promise.all([commitArticle(id, first!), commitArticle(id, second!)]);
    expect(await findArticles(id)).toHaveLength(1);
    expect(await findArticleRequests(id)).toEqual([]);
  });

  it('of a discovery hidden meanwhile leaves a private article, published with the discovery', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await startArticle(id, jobRequestId);
    await togglePublic(id, false);
    await commitArticle(id, jobRequestId);
    expect(await findArticles(id)).toMatchObject([{ is_public: false }]);
    expect(await readIndexChanges()).toEqual([]);
    await togglePublic(id, true);
    expect(await findArticles(id)).toMatchObject([{ is_public: true }]);
  });

  it('of a discovery hidden before it began is not paid for, and asked for again when it is published', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await togglePublic(id, false);
    expect((await startArticle(id, jobRequestId)).body.discovery).toBeNull();
    expect(await findArticleRequests(id)).toEqual([]);
    await togglePublic(id, true);
    await writeArticle(id);
    expect(await findArticles(id)).toMatchObject([{ is_public: true }]);
  });

  it('of a discovery deleted meanwhile leaves nothing', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await startArticle(id, jobRequestId);
    expect((await content.delete(`/api/discoveries/${id}`, ADMIN)).status).toBe(204);
    expect((await commitArticle(id, jobRequestId)).status).toBe(204);
    expect((await content.dataSource.query('select id from articles')).length).toBe(0);
    expect(await findArticleRequests(id)).toEqual([]);
    expect((await startArticle(id, jobRequestId)).body.discovery).toBeNull();
  });

  it('checks every statement about the place, as for a guide', async () => {
    const { id, jobRequestId } = await startAndCommit();
    const { texts } = buildBridgeGuide();
    const description = 'An old bridge. It is 900 km from Atlantis.';
    await commitArticle(id, jobRequestId, buildBridgeGuide({ texts: { ...texts, description } }));
    const article = await findArticle(id);
    expect(article.content).toContain('An old bridge.');
    expect(article.content).not.toContain('Atlantis');
    expect(article.verification).toMatchObject({ dropped: expect.any(Number) });
  });

  it('about a town names the article as the discovery is named', async () => {
    const { id, jobRequestId } = await startAndCommit();
    await commitArticle(id, jobRequestId, buildBridgeGuide({ place: HOI_AN }));
    expect(await findArticles(id)).toMatchObject([
      { title: 'Eiffel Tower', category: 'Landmark', location: 'Hoi An, Vietnam' },
    ]);
  });

  it('without a place is made of the discovery’s texts, without a position or a claim about it', async () => {
    const facts = ['It was finished in 1889.', 'It is 200 metres from the river.', '<b>Bold</b>'];
    const id = await createGuestDiscovery({ facts, writing: { ...PROVENANCE, provider: 'openai', model: 'm' } });
    await togglePublic(id, true);
    await writeArticle(id, null);
    const article = await findArticle(id);
    expect(article).toMatchObject({
      title: 'Eiffel Tower',
      location: 'Paris, France',
      latitude: null,
      nearby_attractions: [],
      writing: { model: 'm' },
      verification: { statements: 2, verified: 0 },
    });
    expect(article.content).toContain('It was finished in 1889.');
    expect(article.content).toContain('&lt;b&gt;Bold');
    expect(article.content).not.toContain('river');
  });

  it('by rules, out of what a model wrote about the photo, is that model’s', async () => {
    const model = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
    const id = await createGuestDiscovery({ writing: model });
    await togglePublic(id, true);
    await writeArticle(id, buildBridgeGuide({ writing: { ...PROVENANCE, note: 'openai did not answer' } }));
    expect((await findArticle(id)).writing).toEqual({ ...model, note: 'openai did not answer' });
  });
});
