import {
  admin,
  articleOf,
  articlesOf,
  begin,
  bridge,
  commit,
  guestsDiscovery,
  news,
  togglePublic,
  write,
  writings,
} from './article-writer.js';
import { hoiAn, provenance } from './guide-worker.js';
import { content, useContent } from './played-worker.js';

useContent();

describe('writing the article', () => {
  const asked = async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    const [workRequestId] = await writings(id);
    return { id, workRequestId: workRequestId! };
  };

  it('begins with the discovery as it is', async () => {
    const { id, workRequestId } = await asked();
    expect((await begin(id, workRequestId)).body).toEqual({
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
    const { id, workRequestId } = await asked();
    await begin(id, workRequestId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => commit(id, workRequestId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect((await begin(id, workRequestId)).body.discovery).toBeNull();
    await commit(id, workRequestId);
    expect(await articlesOf(id)).toHaveLength(1);
    expect(await news()).toHaveLength(1);
  });

  it('that was asked for twice makes one article, and settles both', async () => {
    const { id, workRequestId } = await asked();
    await content.dataSource.query('update work_requests set dedupe_key = null where id = $1', [workRequestId]);
    await togglePublic(id, true);
    const [first, second] = await writings(id);
    await Promise.all([commit(id, first!), commit(id, second!)]);
    expect(await articlesOf(id)).toHaveLength(1);
    expect(await writings(id)).toEqual([]);
  });

  it('of a discovery hidden meanwhile leaves a private article, published with the discovery', async () => {
    const { id, workRequestId } = await asked();
    await begin(id, workRequestId);
    await togglePublic(id, false);
    await commit(id, workRequestId);
    expect(await articlesOf(id)).toMatchObject([{ is_public: false }]);
    expect(await news()).toEqual([]);
    await togglePublic(id, true);
    expect(await articlesOf(id)).toMatchObject([{ is_public: true }]);
  });

  it('of a discovery hidden before it began is not paid for, and asked for again when it is published', async () => {
    const { id, workRequestId } = await asked();
    await togglePublic(id, false);
    expect((await begin(id, workRequestId)).body.discovery).toBeNull();
    expect(await writings(id)).toEqual([]);
    await togglePublic(id, true);
    await write(id);
    expect(await articlesOf(id)).toMatchObject([{ is_public: true }]);
  });

  it('of a discovery deleted meanwhile leaves nothing', async () => {
    const { id, workRequestId } = await asked();
    await begin(id, workRequestId);
    expect((await content.delete(`/api/discoveries/${id}`, admin)).status).toBe(204);
    expect((await commit(id, workRequestId)).status).toBe(204);
    expect((await content.dataSource.query('select id from articles')).length).toBe(0);
    expect(await writings(id)).toEqual([]);
    expect((await begin(id, workRequestId)).body.discovery).toBeNull();
  });

  it('checks every statement about the place, as for a guide', async () => {
    const { id, workRequestId } = await asked();
    const { texts } = bridge();
    const description = 'An old bridge. It is 900 km from Atlantis.';
    await commit(id, workRequestId, bridge({ texts: { ...texts, description } }));
    const article = await articleOf(id);
    expect(article.content).toContain('An old bridge.');
    expect(article.content).not.toContain('Atlantis');
    expect(article.verification).toMatchObject({ dropped: expect.any(Number) });
  });

  it('about a town names the article as the discovery is named', async () => {
    const { id, workRequestId } = await asked();
    await commit(id, workRequestId, bridge({ place: hoiAn }));
    expect(await articlesOf(id)).toMatchObject([
      { title: 'Eiffel Tower', category: 'Landmark', location: 'Hoi An, Vietnam' },
    ]);
  });

  it('without a place is made of the discovery’s texts, without a position or a claim about it', async () => {
    const facts = ['It was finished in 1889.', 'It is 200 metres from the river.', '<b>Bold</b>'];
    const id = await guestsDiscovery({ facts, writing: { ...provenance, provider: 'openai', model: 'm' } });
    await togglePublic(id, true);
    await write(id, null);
    const article = await articleOf(id);
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
    const id = await guestsDiscovery({ writing: model });
    await togglePublic(id, true);
    await write(id, bridge({ writing: { ...provenance, note: 'openai did not answer' } }));
    expect((await articleOf(id)).writing).toEqual({ ...model, note: 'openai did not answer' });
  });
});
