import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects'));

const insert = (...articles: Partial<NewArticle>[]) =>
  content.insertArticles(
    articles.map((overrides) =>
      buildArticle({
        location: 'Nowhere',
        category: 'Landmark',
        metaDescription: 'Old.',
        content: '<p>Old.</p>',
        ...overrides,
      }),
    ),
  );

async function search(q: string): Promise<SearchAnswer> {
  const { status, body } = await content.get(`/api/search?q=${encodeURIComponent(q)}`, buildGuest(null));
  expect(status).toBe(200);
  return body;
}
const getGroups = ({ groups }: SearchAnswer) =>
  Object.fromEntries(groups.map(({ group, articles }) => [group, articles.map(({ title }) => title)]));
const find = async (q: string) => getGroups(await search(q));

describe('GET /api/search for a kind of place', () => {
  const castle = (title: string, metaDescription: string, more: Partial<NewArticle> = {}) => ({
    title,
    metaDescription,
    ...more,
  });

  it('takes as a castle what is called or said to be one, no matter what else its summary names', async () => {
    await insert(
      castle('High Castle', 'The seat of a bishop.', { prominence: 9 }),
      castle('Castle of the North', 'Walls on a rock.', { prominence: 8 }),
      castle('Weir', 'A ruined castle above a river.', { prominence: 8.3 }),
      castle('Moor', 'One of the largest castles in the country.', { prominence: 6 }),
      castle('Queen Bridge', 'A footbridge with a view of the castle.', { prominence: 5 }),
      castle('Castle View Point', 'A terrace.', { prominence: 4, category: 'Park' }),
      castle('Rook Museum', 'A castle-like museum near the king’s castle.', { prominence: 3, category: 'Museum' }),
      castle('Red House', 'A palace of red stone.', { prominence: 2 }),
    );
    expect((await find('castles')).inside).toEqual(['High Castle', 'Castle of the North', 'Weir', 'Moor', 'Red House']);
  });

  it('lists all of a kind when none has the other words', async () => {
    await insert(castle('High Castle', 'The seat of a bishop.'), castle('Dark Wood', 'Fir trees.'));
    expect(await find('transparent castles')).toEqual({ inside: ['High Castle'] });
  });

  it('reads a misspelled kind, alone and in a place whose guides do not have the word', async () => {
    const edinburgh = { location: 'Edinburgh, United Kingdom', latitude: '55.948600', longitude: '-3.199900' };
    await insert(
      castle('High Castle', 'The seat of a bishop.', edinburgh),
      castle('Dark Wood', 'Fir trees.', { ...edinburgh, category: 'Park' }),
    );
    expect((await find('castels')).inside).toEqual(['High Castle']);
    const inScotland = await search('castels in scotland');
    expect(inScotland).toMatchObject({ kind: 'Castles', place: { name: 'Scotland' }, missingWords: null });
    expect(getGroups(inScotland).inside).toEqual(['High Castle']);
  });

  it('reads what a place is from the summary among its facts, rather than from the description', async () => {
    const knowledge = createSampleKnowledge(['detail', 'A museum was here.'], ['summary', 'A castle above a river.']);
    await insert(castle('Weir', 'Old.', { knowledge }));
    expect(await find('castles')).toEqual({ inside: ['Weir'] });
  });

  it('finds nothing that is not published', async () => {
    const hidden = { isPublic: false, prominence: 9 };
    await insert(
      castle('Hidden Castle', 'The seat of a bishop.', hidden),
      castle('Hidden Keep', 'A castle above a river.', hidden),
      { title: 'Hidden Rooms', category: 'Museum', ...hidden },
      { title: 'Hidden Beach', metaDescription: 'A beach for kites.', ...hidden },
      { title: 'Hidden Bay', content: '<p>Couples come for a honeymoon.</p>', ...hidden },
    );
    for (const q of ['castles', 'museums', 'castles with a bishop', 'romantic places', 'kites'])
      expect(await find(q)).toEqual({});
  });

  it('finds texts that express a topic in other words', async () => {
    await insert(
      { title: 'Warm Bay', content: '<p>Couples come for a honeymoon.</p>' },
      { title: 'Cold Bay', content: '<p>Nobody comes.</p>' },
    );
    expect(await find('romantic places')).toEqual({ mentioned: ['Warm Bay'] });
  });
});

describe('GET /api/search for a name', () => {
  it('ranks words side by side in a name above words apart, and counts only what is relevant', async () => {
    await insert(
      { title: 'Silver Gate' },
      { title: 'East Wall', otherNames: 'Old Silver Gate' },
      { title: 'Gate of Tin', otherNames: 'House of silver' },
      { title: 'Quarry', content: `<p>There is silver here.</p><p>${'And so on. '.repeat(20)}</p><p>A gate.</p>` },
      { title: 'Road', content: '<p>It leads to the gate of silver.</p>' },
    );
    const answer = await search('silver gate');
    expect(getGroups(answer)).toEqual({ best: ['Silver Gate', 'East Wall'], mentioned: ['Gate of Tin', 'Road'] });
    expect([answer.relevant, answer.total]).toEqual([2, 4]);
    expect(answer.groups[0]!.articles[1]!.snippet).toBeNull();
  });

  it('takes a word as a prefix only when nothing has the whole word', async () => {
    await insert({ title: 'Lantern Hall' }, { title: 'Lanterloo' });
    expect((await find('lanter')).best!.sort()).toEqual(['Lanterloo', 'Lantern Hall']);
    await insert({ title: 'Lanter' });
    expect(await find('lanter')).toEqual({ best: ['Lanter'] });
  });

  it('reads common words as the name of a very well-known place', async () => {
    await insert(
      {
        title: 'Great Wall of China (Mutianyu)',
        slug: 'wall',
        guidebookId: 'great-wall-mutianyu',
        location: 'Beijing, China',
      },
      { title: 'Inner Wall', content: '<p>A wall, long and old, but great.</p>' },
    );
    expect(await find('Great Wall')).toEqual({ best: ['Great Wall of China (Mutianyu)'] });
  });
});

describe('GET /api/search for words', () => {
  it('separates articles about them from articles that mention them', async () => {
    await insert(
      { title: 'Hill of Kites', prominence: 1 },
      { title: 'Beach', metaDescription: 'A beach for kites.', prominence: 2 },
      { title: 'Harbor', content: '<p>Children fly kites.</p>', prominence: 9 },
    );
    const answer = await search('kites');
    expect(getGroups(answer)).toEqual({ best: ['Hill of Kites'], inside: ['Beach'], mentioned: ['Harbor'] });
    expect([answer.subject, answer.relevant, answer.total]).toEqual(['kites', 2, 3]);
  });

  it('separates, in a place, what has the words from what else is there', async () => {
    const record = (id: string, title: string, text: string) => ({
      title,
      slug: id,
      guidebookId: id,
      location: 'Lisbon, Portugal',
      content: `<p>${text}</p>`,
    });
    await insert(
      record('belem-tower', 'Belém Tower', 'Refugees of the Second World War saw it last.'),
      record('clerigos-tower', 'Clérigos Tower', 'A tower.'),
    );
    expect(await find('ww2 portugal')).toEqual({ inside: ['Belém Tower'], more: ['Clérigos Tower'] });
  });

  it('finds a place by its category or type, but none by a category that says nothing', async () => {
    await insert(
      { title: 'Loaves', category: 'Museum' },
      { title: 'Ulm', category: 'Other', placeType: 'City' },
      { title: 'Pier', category: 'Other' },
    );
    const { body } = await content.get('/api/articles?q=loaves%20museum', buildGuest(null));
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Loaves']);
    expect(await find('other')).toEqual({});
  });

  it('lists nothing near a town that may not be meant', async () => {
    await insert({
      title: 'Lincoln Memorial',
      slug: 'l',
      guidebookId: 'lincoln-memorial',
      location: 'Washington, United States',
    });
    expect(await search('Springfield')).toMatchObject({
      total: 0,
      place: null,
      onRequest: expect.arrayContaining([
        expect.objectContaining({ name: 'Springfield', location: 'Missouri, United States' }),
        expect.objectContaining({ name: 'Springfield', location: 'Massachusetts, United States' }),
      ]),
    });
  });
});

describe('GET /api/search for a trip', () => {
  const record = (guidebookId: string, title: string, location: string) => ({
    ...{ title, slug: guidebookId, guidebookId, location, category: 'Historical Site' as const },
  });

  beforeEach(() =>
    insert(
      record('munich', 'Munich', 'Munich, Germany'),
      record('frauenkirche-munich', 'Frauenkirche', 'Munich, Germany'),
      record('neuschwanstein-castle', 'Neuschwanstein Castle', 'Schwangau, Germany'),
      record('la-concha-beach', 'La Concha Beach', 'San Sebastián, Spain'),
      record('alhambra', 'Alhambra', 'Granada, Spain'),
    ),
  );

  it('lists for day trips what is around a town, and offers none to it', async () => {
    const answer = await search('day trips from Munich');
    expect(answer).toMatchObject({ relation: 'day trip from', place: { name: 'Munich' } });
    expect(answer.onRequest).not.toContainEqual(expect.objectContaining({ name: 'Munich' }));
    expect(answer.onRequest).toContainEqual(expect.objectContaining({ name: 'Chiemsee' }));
    expect(getGroups(answer)).toEqual({ inside: ['Neuschwanstein Castle'] });
  });

  it('lists for hidden gems the least known sights first, and neither the town nor what everybody visits', async () => {
    await insert(
      { ...record('belem-tower', 'Belém Tower', 'Lisbon, Portugal'), prominence: 8.3 },
      { ...record('carmo-convent', 'Carmo Convent', 'Lisbon, Portugal'), prominence: 6.8 },
      { ...record('national-tile-museum', 'National Tile Museum', 'Lisbon, Portugal'), prominence: 7.2 },
      record('lisbon', 'Lisbon', 'Lisbon, Portugal'),
    );
    const answer = await search('hidden gems in Lisbon');
    expect(answer).toMatchObject({ isLesserKnown: true, place: { name: 'Lisbon' }, onRequest: [] });
    expect(getGroups(answer)).toEqual({ inside: ['Carmo Convent', 'National Tile Museum'] });
  });

  it('lists what lies in a part of a country, and names the part', async () => {
    const answer = await search('northern Spain');
    expect(answer).toMatchObject({ place: { name: 'northern Spain' }, kind: null });
    expect(getGroups(answer)).toEqual({ inside: ['La Concha Beach'] });
    expect(answer.onRequest).not.toContainEqual(expect.objectContaining({ name: 'Spain' }));
  });
});

describe('GET /api/search for a region', () => {
  it('lists what lies in its outline, not in the box around it', async () => {
    await insert(
      { title: 'High Hut', latitude: '46.02', longitude: '7.75', location: 'Zermatt, Switzerland' },
      { title: 'Low Gallery', latitude: '43.77', longitude: '11.26', location: 'Florence, Italy' },
      { title: 'Florence', guidebookId: 'florence', location: 'Florence, Italy' },
      { title: 'Matterhorn', guidebookId: 'matterhorn', location: 'Zermatt, Switzerland' },
    );
    expect(getGroups(await search('Alps')).inside!.sort()).toEqual(['High Hut', 'Matterhorn']);
  });

  it('lists what is near it when it has nothing, and says so', async () => {
    await insert({ title: 'Europa-Park', guidebookId: 'europa-park', location: 'Rust, Germany' });
    const answer = await search('Black Forest');
    expect(answer).toMatchObject({ isOnlyNear: true, relation: 'near', place: { name: 'Black Forest' } });
    expect(getGroups(answer)).toEqual({ inside: ['Europa-Park'] });
  });
});

describe('GET /api/search for a topic', () => {
  const berlin = (title: string, more: Partial<NewArticle>) => ({ title, location: 'Berlin, Germany', ...more });

  beforeEach(() =>
    insert(
      berlin('East Side Gallery', { guidebookId: 'east-side-gallery' }),
      berlin('Brandenburg Gate', { guidebookId: 'brandenburg-gate', content: '<p>No street art.</p>' }),
      berlin('Berlin Zoo', { guidebookId: 'berlin-zoo' }),
      berlin('Painted Yard', { latitude: '52.5', longitude: '13.4', content: '<p>A yard with street art.</p>' }),
      berlin('Plain Yard', { latitude: '52.5', longitude: '13.4' }),
    ),
  );

  it('lists what was judged to fit and other articles about it, then what else is there', async () => {
    const answer = await search('street art in Berlin');
    expect(answer).toMatchObject({ topic: 'Street art', missingTopic: null, relevant: 2 });
    expect(getGroups(answer)).toEqual({ inside: ['Painted Yard', 'East Side Gallery'], more: ['Brandenburg Gate'] });
  });

  it('names the topic that nothing in the place fits', async () => {
    const answer = await search('haunted places in Berlin');
    expect(answer).toMatchObject({ topic: null, missingTopic: 'Haunted places' });
    expect(getGroups(answer).inside).toContain('East Side Gallery');
  });

  it('names words that nothing in the place has, and offers its guides as others', async () => {
    const answer = await search('purple Berlin');
    expect(answer).toMatchObject({ missingWords: 'purple', relevant: 0 });
    expect(getGroups(answer).more).toContain('East Side Gallery');
  });

  it.each([
    ['Berlin with kids', 'For families', []],
    ['Berlin Zoo with kids', null, []],
    ['open now in Berlin', null, ['open']],
    ['Berlin when it rains', null, ['rainy-day']],
  ] as const)('reads what is requested besides in "%s"', async (q, topic, ignored) => {
    expect(await search(q)).toMatchObject({ topic, ignored });
  });

  it('says that a place has nothing of a kind, although the text is about it', async () => {
    const answer = await search('restaurants in Berlin');
    expect(answer).toMatchObject({ kind: 'Restaurants', isOfOtherKinds: true });
  });
});

it('GET /api/search/suggestions: cities come first, then titles that start with the text, contain it, and other names', async () => {
  await insert(
    { title: 'Amberdam', otherNames: 'Quellin of the North', prominence: 9 },
    { title: 'Old Quellin', prominence: 6 },
    { title: 'Quellin Bridge', prominence: 1 },
    { title: 'Quellin Tower', prominence: 3 },
    { title: 'Quellin Bay', category: 'Other', placeType: 'City' },
  );
  const { body } = await content.get('/api/search/suggestions?q=quelli', buildGuest(null));
  const titles = ['Quellin Bay', 'Quellin Tower', 'Quellin Bridge', 'Old Quellin', 'Amberdam'];
  expect(body.places.map(({ name }: { name: string }) => name)).toEqual(titles);
});
