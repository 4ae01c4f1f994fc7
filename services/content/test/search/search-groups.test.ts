import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
  await content.insertArticles([
    record('rome', 'Rome', 'Rome, Italy', 9.6, { category: 'Other', placeType: 'City' }),
    record('vatican-museums', 'Vatican Museums', 'Vatican City, Vatican City', 9.3, { category: 'Museum' }),
    record('colosseum', 'Colosseum', 'Rome, Italy', 9.9),
    record('antonine-baths-carthage', 'Museum of Baths', 'Carthage, Tunisia', 9.9, {
      category: 'Museum',
      content: '<p>A museum of Rome in Africa, built in hope.</p>',
    }),
    record('florence', 'Florence', 'Florence, Italy', 9, {
      category: 'Other',
      placeType: 'City',
      content: '<p>Michelangelo carved David. Near the Hope Museum.</p>',
    }),
    record('new-york-city', 'New York City', 'New York City, United States', 9.7),
    record('eiffel-bridge', 'Eiffel Bridge', 'Girona, Spain', 6),
    record('eiffel-tower', 'Eiffel Tower', 'Paris, France', 10),
    record('musee-du-quai-branly', 'Musée du quai Branly', 'Paris, France', 6.5, { category: 'Museum' }),
    record('florence-cathedral', 'Florence Cathedral', 'Florence, Italy', 9.2, { category: 'Religious Site' }),
    { ...record('secret', 'Secret Museum', 'Rome, Italy', 9), isPublic: false },
  ]);
});
afterAll(() => content.stop());

function record(id: string, title: string, location: string, prominence: number, more: Partial<NewArticle> = {}) {
  return buildArticle({ slug: id, guidebookId: id, title, location, prominence, content: '<p>Old.</p>', ...more });
}

async function search(q: string, more = ''): Promise<SearchAnswer> {
  const { status, body } = await content.get(`/api/search?q=${encodeURIComponent(q)}${more}`, buildGuest(null));
  expect(status).toBe(200);
  return body;
}
const getGroups = ({ groups }: SearchAnswer) =>
  Object.fromEntries(groups.map(({ group, articles }) => [group, articles.map(({ title }) => title)]));

describe('GET /api/search', () => {
  it('groups what is meant and what is inside, without what only mentions it', async () => {
    const answer = await search('things to do in rome');
    expect(getGroups(answer)).toEqual({
      best: ['Rome'],
      inside: ['Colosseum', 'Vatican Museums'],
    });
    expect(answer).toMatchObject({ place: { name: 'Rome' }, kind: null, total: 3, correctedTo: null });
  });

  it('contains the positions of the results that have one, for a map', async () => {
    const { groups, positions } = await search('eiffel tower');
    const [{ articles }] = groups as [SearchAnswer['groups'][0]];
    expect(positions).toEqual([{ id: articles[0]!.id, latitude: 41.8902, longitude: 12.4922 }]);
  });

  it('requires kind and place together', async () => {
    const answer = await search('museums in rome');
    expect(getGroups(answer)).toEqual({ inside: ['Vatican Museums'] });
    expect(answer).toMatchObject({ place: { name: 'Rome' }, kind: 'Museums', relation: 'in' });
  });

  it('states which name it used instead of a misspelled one, and only then', async () => {
    expect(await search('efel tower')).toMatchObject({ correctedTo: 'Eiffel Tower', total: 1 });
    expect(await search('eiffel tower')).toMatchObject({ correctedTo: null });
  });

  it('does not take the misspelled name of a sight as a topic in a town with a similar name', async () => {
    const answer = await search('hagia sofia');
    expect(answer).toMatchObject({ place: { name: 'Hagia Sophia' }, correctedTo: 'Hagia Sophia' });
  });

  it('finds the guides of a place that has none of the kind, without other places of its name', async () => {
    const answer = await search('lighthouses in rome');
    expect(getGroups(answer)).toEqual({ best: ['Rome'], inside: ['Colosseum', 'Vatican Museums'] });
    expect(answer).toMatchObject({ kind: 'Lighthouses', isOfOtherKinds: true, total: 3, onRequest: [] });
    expect(await search('museums in rome')).toMatchObject({ isOfOtherKinds: false });
    expect((await content.get('/api/articles?q=lighthouses%20in%20rome', buildGuest(null))).body).toEqual([]);
  });

  it('does not take a word for a kind of place as a town of that name', async () => {
    expect(await search('volcano')).toMatchObject({ place: null, kind: 'Volcanoes' });
  });

  it('does not take a point of the compass as an area of that name', async () => {
    const { place, topic, onRequest } = await search('northern lights');
    expect([place, topic]).toEqual([null, 'Places for the northern lights']);
    expect(onRequest.map(({ name }) => name)).not.toContain('Northern Cape');
  });

  it.each([
    'how old is the colosseum',
    'who built the Colosseum?',
    'colosseum ticket price',
    'the Colosseum with kids',
    'Öffnungszeiten Kolosseum',
  ])('finds the place that %s is about', async (question) => {
    expect(await search(question)).toMatchObject({ place: { name: 'Colosseum' }, kind: null, correctedTo: null });
  });

  it('reads a German question as one about the place, not about its words', async () => {
    expect(getGroups(await search('was gibt es in rom zu sehen'))).toMatchObject({ best: ['Rome'] });
  });

  it('prefers names with the kind and the other words to places of the kind that mention the words', async () => {
    expect(getGroups(await search('hope museum'))).toEqual({ best: ['Florence'], inside: ['Museum of Baths'] });
  });

  it('takes a name as a word when nothing is known of the place and the words are found', async () => {
    const answer = await search('david michelangelo');
    expect(answer).toMatchObject({ place: null, total: 1, onRequest: [] });
    expect(getGroups(answer)).toEqual({ mentioned: ['Florence'] });
  });

  it('offers the place itself when nothing there is of the kind or about the topic', async () => {
    for (const [query, name] of [
      ['temples in sicily', 'Sicily'],
      ['tromso northern lights', 'Tromsø'],
    ] as const) {
      const { total, onRequest } = await search(query);
      expect([total, onRequest[0]?.name]).toEqual([0, name]);
    }
  });

  it('finds what is near a place and around the reader', async () => {
    expect(getGroups(await search('museums near eiffel tower'))).toEqual({ inside: ['Musée du quai Branly'] });
    expect(await search('museums near me')).toMatchObject({ needsPosition: true, total: 0 });
    const here = await search('museums near me', '&lat=48.86&lng=2.29');
    expect([getGroups(here), here.needsPosition]).toEqual([{ inside: ['Musée du quai Branly'] }, false]);
  });

  it('offers places without a guide when it finds few', async () => {
    const { onRequest, total } = await search('tuscany');
    expect(total).toBe(2);
    expect(onRequest.map(({ name }) => name)).toEqual(expect.arrayContaining(['Tuscany', 'Chianti']));
    expect((await search('florence')).onRequest.map(({ name }) => name)).not.toContain('Florence');
  });

  it('has pages in the order of the list of articles', async () => {
    const { body } = await content.get('/api/articles?q=rome', buildGuest(null));
    const pages = [await search('rome', '&limit=2'), await search('rome', '&limit=2&page=2')];
    const ids = pages.flatMap(({ groups }) => groups.flatMap(({ articles }) => articles.map(({ id }) => id)));
    // The list goes on with what only mentions Rome.
    expect(ids).toEqual(body.slice(0, 3).map(({ id }: { id: number }) => id));
  });

  it.each(['q=', 'q=%20', `q=${'x'.repeat(201)}`, 'q=rome&lat=91&lng=0', 'q=rome&page=0', ''])(
    'refuses %s',
    async (query) => {
      expect((await content.get(`/api/search?${query}`, buildGuest(null))).status).toBe(400);
    },
  );

  it.each(['%%%', `'; drop table articles; --`, '🏛️'])('finds nothing for %s', async (q) => {
    expect(await search(q)).toMatchObject({ total: 0, groups: [] });
  });
});

describe('GET /api/search/suggestions', () => {
  const suggest = async (q: string) =>
    (await content.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`, buildGuest(null))).body;

  it('suggests guides and areas, and kinds in the place', async () => {
    expect((await suggest('colos')).places).toEqual([
      { name: 'Colosseum', location: 'Rome, Italy', slug: 'colosseum' },
    ]);
    expect((await suggest('eiff')).places.map(({ name }: { name: string }) => name)).toEqual([
      'Eiffel Tower',
      'Eiffel Bridge',
    ]);
    expect((await suggest('tusc')).places[0]).toEqual({ name: 'Tuscany', location: 'Italy', slug: null });
    expect((await suggest('pyrene')).places[0]).toEqual({
      ...{ name: 'Pyrenees', slug: null },
      location: expect.stringMatching(/^Region · \d+ guides$/),
    });
    // Rome is better known than the country and the road whose names start in the same way.
    const { places: begun } = await suggest('rom');
    expect(begun[0]).toEqual({ name: 'Rome', location: 'Italy', slug: 'rome' });
    expect(begun.map(({ name }: { name: string }) => name)).toEqual(['Rome', 'Romania', 'Romantic Road']);
    expect((await suggest('rome')).searches).toContain('Historical sites in Rome');
  });

  it('suggests a city before its sights and before areas without a guide', async () => {
    expect((await suggest('flor')).places.map(({ name }: { name: string }) => name)).toEqual([
      'Florence',
      'Florence Cathedral',
      'Florida',
      'Florida Keys',
    ]);
  });

  it('suggests a country before sights that begin in the same way', async () => {
    const names = async (text: string) => (await suggest(text)).places.map(({ name }: { name: string }) => name);
    expect((await names('vat'))[0]).toBe('Vatican City');
  });

  it('suggests a kind of place by the beginning of its word, and how searches go on', async () => {
    expect((await suggest('muse')).searches[0]).toBe('Museums');
    expect((await suggest('museums')).searches[0]).toBe('Museums');
    expect((await suggest('unes')).searches[0]).toBe('UNESCO');
    // The parts of Iran and Ireland do not hide Northern Ireland.
    const { places, searches: parts } = await suggest('northern ir');
    expect([places[0].name, parts]).toEqual(['Northern Ireland', ['Northern Iran']]);
    expect((await suggest('hidden')).searches).toContain('Hidden gems in Italy');
    expect(await suggest('hidden gems in po')).toEqual({
      places: [],
      searches: expect.arrayContaining(['Hidden gems in Portugal']),
    });
  });

  it.each([
    ['churches in ita', 'Churches in Italy'],
    ['castles scotl', 'Castles in Scotland'],
    ['kyoto temples', 'Temples and shrines in Kyoto'],
    ['temples in kyotto', 'Temples and shrines in Kyoto'],
    ['museums in', 'Museums in the United States'],
    ['beaches near syd', 'Beaches near Sydney'],
    ['castles near mun', 'Castles near Munich'],
  ])('completes the place of the kind in "%s"', async (text, search) =>
    expect((await suggest(text)).searches).toContain(search),
  );

  it.each([
    ['things to do in colos', 'Colosseum'],
    ['where is the colos', 'Colosseum'],
    ['rome with kids', 'Rome'],
    ['eiffel t', 'Eiffel Tower'],
    ['colloseum', 'Colosseum'],
    ['eifel towr', 'Eiffel Tower'],
    ['efel tow', 'Eiffel Tower'],
    ['eiffel b', 'Eiffel Bridge'],
    ['new y', 'New York City'],
  ])('finds the name in "%s"', async (text, name) => expect((await suggest(text)).places[0]?.name).toBe(name));

  it('suggests first the places that have the kind', async () => {
    const { searches: found } = await suggest('castles in s');
    expect(found).toContain('Castles in Scotland');
    expect(found).not.toContain('Castles in Sahara');
  });

  it.each(['pyramids in par', 'mosques in bosp', 'deserts in african gr', 'glaciers in tusc', 'towers in eif'])(
    'suggests no kind that the place of "%s" has not',
    async (text) => expect((await suggest(text)).searches).toEqual([]),
  );

  it.each([
    ['near', 'Near me'],
    ['near me', 'Near me'],
    ['castles near me', 'Castles near me'],
    ['castles near m', 'Castles near me'],
  ])('suggests what is around the reader for "%s"', async (text, search) => {
    const { places, searches: found } = await suggest(text);
    expect([places, found[0]]).toEqual([[], search]);
  });

  it('suggests a town without a guide, and no kinds where several towns have the name', async () => {
    const zakopane = { name: 'Zakopane', location: 'Poland', slug: null };
    expect(await suggest('zakopane')).toEqual({ places: [zakopane], searches: [] });
    expect((await suggest('chinatown')).searches).toEqual([]);
  });

  it('suggests a town without a guide while its name is typed', async () =>
    expect((await suggest('zakop')).places).toEqual([{ name: 'Zakopane', location: 'Poland', slug: null }]));

  it.each(['asdfgh', 'floral', 'colony'])('suggests nothing for %s, which resembles no name', async (text) =>
    expect(await suggest(text)).toEqual({ places: [], searches: [] }),
  );

  it('suggests nothing private and nothing for fewer than three letters', async () => {
    expect((await suggest('secr')).places).toEqual([]);
    for (const q of ['', 'ro', ' r o ', '!!!']) expect(await suggest(q)).toEqual({ places: [], searches: [] });
  });
});
