import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects'));

const GUEST = buildGuest(null);
const list = (q: string, more = '') => content.get(`/api/articles?q=${encodeURIComponent(q)}${more}`, GUEST);
const found = async (q: string): Promise<string[]> => (await list(q)).body.map(({ title }: ArticleCard) => title);
const insertLibrary = (...articles: Partial<NewArticle>[]) =>
  content.insertArticles(
    articles.map((overrides) =>
      buildArticle({ location: 'Nowhere', category: 'Other', content: '<p>Nothing.</p>', ...overrides }),
    ),
  );

describe('GET /api/articles?q=', () => {
  it('ranks title and category before location and text', async () => {
    await insertLibrary(
      { title: 'In the text', content: '<h2>Old</h2><p>There is a <b>museum</b> of bread.</p>' },
      { title: 'By category', category: 'Museum' },
      { title: 'By location', location: 'Museum Island' },
      { title: 'The Old Museum' },
      { title: 'Something else' },
    );
    expect(await found('museum')).toEqual(['The Old Museum', 'By category', 'By location', 'In the text']);
  });

  it('requires all words, in any field', async () => {
    await insertLibrary(
      { title: 'Bread Museum', location: 'Ulm, Germany' },
      { title: 'Bread Museum', location: 'Paris, France' },
      { title: 'Bread Hall', location: 'Vienna', content: '<p>It was inspired by a museum in Germany.</p>' },
    );
    expect(await found('museum germany bread')).toEqual(['Bread Museum']);
    expect(await found('museum inspired bread')).toEqual(['Bread Hall']);
  });

  it.each([
    ['COLOSSEUM', 'case'],
    ['coloss', 'a word prefix'],
    ['colosseums', 'another word form'],
    ['colloseum', 'a typo'],
    ['Colosseum Rmoe', 'a typo in one of two words'],
    ['the colosseum of rome', 'stop words'],
  ])('finds the Colosseum by %s (%s)', async (q) => {
    await insertLibrary(
      { title: 'Colosseum', location: 'Rome, Italy' },
      { title: 'Eiffel Tower', location: 'Paris, France' },
    );
    expect(await found(q)).toEqual(['Colosseum']);
  });

  it.each([
    ['musee d orsay', 'Musée d’Orsay'],
    ['Musée', 'Musée d’Orsay'],
    ['sao paulo', 'São Paulo Cathedral'],
    ["xi'an", "Xi'an City Wall"],
    ['東京', '東京タワー'],
    ['タワー', '東京タワー'],
    ['Эрмит', 'Эрмитаж'],
    ['the who', 'The Who Hall'],
  ])('finds for %s the article %s', async (q, title) => {
    await insertLibrary(
      ...['Musée d’Orsay', 'São Paulo Cathedral', "Xi'an City Wall", '東京タワー', 'Эрмитаж', 'The Who Hall'].map(
        (name) => ({ title: name }),
      ),
    );
    expect((await found(q))[0]).toBe(title);
  });

  it('finds no private articles', async () => {
    await insertLibrary({ title: 'Secret Garden', isPublic: false, content: '<p>hidden words</p>' });
    for (const q of ['secret garden', 'hidden', 'secrte gardn']) expect(await found(q)).toEqual([]);
  });

  it.each(['🏛️', `' " & | ! ( ) : * <-> \\ %_ ;--`, '%%%', 'zq', 'qqqq xxxx'])(
    'returns no results for %s',
    async (q) => {
      await insertLibrary({ title: 'Colosseum' });
      const { status, body, headers } = await list(q);
      expect([status, body, headers['x-total-count']]).toEqual([200, [], '0']);
    },
  );

  it('accepts 200 characters and rejects 201', async () => {
    await insertLibrary({ title: 'Colosseum' });
    expect((await list('colosseum '.repeat(20).trim())).body).toHaveLength(1);
    expect((await list('x'.repeat(201))).body.details[0].field).toBe('q');
  });

  it('returns the whole list for an empty query', async () => {
    await insertLibrary({ title: 'one' }, { title: 'two' });
    expect(await found('  ')).toHaveLength(2);
  });

  it('reflects changes immediately', async () => {
    const [id] = await insertLibrary({ title: 'Colosseum' });
    await content.dataSource.query(`update articles set title = 'Pantheon' where id = $1`, [id]);
    expect([await found('colosseum'), await found('pantheon')]).toEqual([[], ['Pantheon']]);
  });

  it('returns pages with a total, and filters by category', async () => {
    await insertLibrary(
      ...Array.from({ length: 5 }, (_, n) => ({ title: `Old Bridge ${n}`, category: 'Architecture' as const })),
      { title: 'Bridge Park', category: 'Park' },
    );
    const first = await list('bridge', '&limit=4');
    expect([first.body.length, first.headers['x-total-count']]).toEqual([4, '6']);
    const next = /<(.+)>/.exec(first.headers.link!)![1]!;
    const second = await content.get(next, GUEST);
    const all = [...first.body, ...second.body].map(({ id }: ArticleCard) => id);
    expect([all.length, new Set(all).size, second.headers.link]).toEqual([6, 6, undefined]);
    const parks = await list('bridge', '&category=Park');
    expect([parks.body.length, parks.headers['x-total-count']]).toEqual([1, '1']);
  });

  it('counts at most 1,000 matches, prefers words in titles, and misses no prominent article', async () => {
    await insertLibrary(
      ...Array.from({ length: 1_100 }, (_, n) => ({ title: `Text ${n}`, content: '<p>A lantern.</p>' })),
    );
    await insertLibrary(
      { title: 'Prominent', content: '<p>A lantern.</p>', prominence: 50 },
      { title: 'Lantern Street' },
    );
    const { body, headers } = await list('lantern', '&limit=3');
    expect([body[0].title, body[1].title, headers['x-total-count']]).toEqual(['Lantern Street', 'Prominent', '1000']);
  });
});

describe('search snippet', () => {
  const snippet = async (text: string, q: string): Promise<string | null> => {
    await insertLibrary({ content: text });
    return (await list(q)).body[0].snippet;
  };

  it('shows the matched words, no matter where in the text they are', async () => {
    const text = `<p>${'Long ago it was. '.repeat(300)}</p><p>The café sells <em>lanterns</em> to everyone.</p>`;
    expect(await snippet(text, 'cafe lantern')).toMatch(
      /The <mark>café<\/mark> sells <mark>lanterns<\/mark> to everyone/,
    );
  });

  it.each([
    '<p>lantern &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p>lantern &amp;lt;img src=x onerror=alert(1)&amp;gt;</p>',
    '<p>lantern <img src="x" onerror="alert(1)"></p>',
    '<p>lantern \uE000&lt;b&gt;\uE001 "quoted" \'single\'</p>',
    '<p>lantern &#60;svg onload=1&#62; &#x3c;svg&#x3e;</p>',
    '<<p>script>lantern</p> <img onload=1',
  ])('of %s contains no tag other than mark', async (text) => {
    const shown = (await snippet(text, 'lantern'))!;
    expect(shown).toContain('<mark>lantern</mark>');
    expect(shown.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
    expect(shown.match(/<mark>/g)).toHaveLength(1);
  });

  it('is taken from the text when the title has only some of the words', async () => {
    await insertLibrary({ title: 'Coffee House', content: '<p>It sells lanterns.</p>' });
    expect((await list('coffee lantern')).body[0].snippet).toBe('It sells <mark>lanterns</mark>.');
  });

  it('is null when the words occur in the title only', async () => {
    await insertLibrary({ title: 'Lantern Street' });
    expect((await list('lantern')).body[0].snippet).toBeNull();
  });
});

describe('GET /api/articles/search', () => {
  it('returns at most six articles for either parameter name', async () => {
    await insertLibrary(...Array.from({ length: 8 }, (_, n) => ({ title: `Lantern ${n}` })));
    for (const name of ['keywords', 'q']) {
      const { status, body } = await content.get(`/api/articles/search?${name}=lantern`, GUEST);
      expect([status, body.length]).toEqual([200, 6]);
    }
  });

  const similar = async (keywords: string): Promise<string[]> => {
    const { body } = await content.get(`/api/articles/search?keywords=${encodeURIComponent(keywords)}`, GUEST);
    return body.map(({ title }: ArticleCard) => title);
  };
  const LIBRARY = [
    { title: 'Machu Picchu', location: 'Cusco, Peru', content: '<p>An Inca citadel.</p>' },
    { title: 'Sun Gate', location: 'Cusco, Peru', content: '<p>It looks down on the ruins of Machu Picchu.</p>' },
    { title: 'Eiffel Tower', location: 'Paris, France' },
    { title: 'Louvre Museum', location: 'Paris, France' },
    { title: 'Colosseum', location: 'Rome, Italy' },
    { title: 'Roman Forum', location: 'Rome, Italy', content: '<p>Ruins of temples.</p>' },
    { title: 'Tower of London', location: 'London, United Kingdom' },
    { title: 'Museum of Bread', location: 'Ulm, Germany' },
    { title: 'Sagrada Família', location: 'Barcelona, Spain', category: 'Religious Site' },
  ] satisfies Partial<NewArticle>[];

  it.each([
    ['machu picchu ruins', 'Machu Picchu'],
    ['machu picchu sunrise tour', 'Machu Picchu'],
    ['machu pichu', 'Machu Picchu'],
    ['colloseum history', 'Colosseum'],
    ['eiffel tower facts paris', 'Eiffel Tower'],
    ['sagrada familia barcelona gaudi', 'Sagrada Família'],
    ['bread museum opening hours', 'Museum of Bread'],
    ['forum rome ruins', 'Roman Forum'],
    ['louvre masterpieces', 'Louvre Museum'],
    ['london castle', 'Tower of London'],
  ])('for %s returns %s first although not every word matches', async (keywords, best) => {
    await insertLibrary(...LIBRARY);
    expect((await similar(keywords))[0]).toBe(best);
  });

  it('returns no articles when no word matches', async () => {
    await insertLibrary(...LIBRARY);
    expect(await similar('zzyzx quasar')).toEqual([]);
  });

  it('corrects the three longest of many misspelled words', async () => {
    await insertLibrary(...['Colosseum', 'Alhambra', 'Pantheon', 'Petra'].map((title) => ({ title })));
    const titles = await similar('pettra colloseum alhammbra panntheon');
    expect(titles.sort()).toEqual(['Alhambra', 'Colosseum', 'Pantheon']);
  });

  it('corrects spelling only when titles contain at most half of the words', async () => {
    await insertLibrary(...['Old Bridge Prague', 'Colosseum'].map((title) => ({ title })));
    expect((await similar('old bridge colloseum pantheonn')).sort()).toEqual(['Colosseum', 'Old Bridge Prague']);
    expect(await similar('old bridge colloseum')).toEqual(['Old Bridge Prague']);
  });

  it('omits matches of one common word when a good match exists', async () => {
    await insertLibrary(
      ...LIBRARY,
      ...Array.from({ length: 20 }, (_, n) => ({ title: `Tower ${n}`, location: 'Oslo' })),
    );
    expect(await similar('eiffel tower')).toEqual(['Eiffel Tower']);
  });

  it('returns published articles only', async () => {
    await insertLibrary({ title: 'Machu Picchu', isPublic: false }, { title: 'Lima', location: 'Peru' });
    expect(await similar('machu picchu ruins')).toEqual([]);
  });

  it('returns 304 for a matching ETag', async () => {
    await insertLibrary(...LIBRARY);
    const { headers } = await content.get('/api/articles/search?keywords=louvre+ruins', GUEST);
    const again = await content.get('/api/articles/search?keywords=louvre+ruins', GUEST, {
      'if-none-match': String(headers.etag),
    });
    expect(again.status).toBe(304);
  });

  it.each(['', '?q=', '?keywords=%F0%9F%8F%9B'])('returns no articles without words (%s)', async (query) => {
    await insertLibrary({ title: 'Lantern' });
    const { status, body } = await content.get(`/api/articles/search${query}`, GUEST);
    expect([status, body]).toEqual([200, []]);
  });
});

describe('article_words', () => {
  const readWords = async () =>
    (
      await content.dataSource.query(
        `select is_public as "isPublic", quality, words @@ to_tsquery('article_words', 'lantern') as lantern,
           words @@ to_tsquery('article_words', 'candle') as candle from article_words`,
      )
    )[0];

  it('follow every change of their article, and are deleted with it', async () => {
    const { dataSource } = content;
    await insertLibrary({ title: 'Lantern Hall', content: '<p>Nothing.</p>' });
    const { quality } = await readWords();
    expect(await readWords()).toMatchObject({ isPublic: true, lantern: true, candle: false });
    await dataSource.query(`update articles set content = '<p>A candle.</p>'`);
    expect(await readWords()).toMatchObject({ isPublic: true, lantern: true, candle: true });
    await dataSource.query(`update articles set title = 'Hall', is_public = false`);
    expect(await readWords()).toMatchObject({ isPublic: false, lantern: false, candle: true });
    await dataSource.query('update articles set prominence = prominence + 2, is_public = true');
    expect(await readWords()).toEqual({ isPublic: true, quality: quality + 2_000, lantern: false, candle: true });
    await dataSource.query('delete from articles');
    expect(await readWords()).toBeUndefined();
  });

  it('yield the same best articles of a common word when read in list order as when all matches are read', async () => {
    const { dataSource } = content;
    await insertLibrary(
      ...Array.from({ length: 64 }, (_, n) => ({
        title: `Hall ${n}`,
        ...(n % 16 && { content: '<p>A lantern.</p>' }),
        prominence: (n * 7) % 5,
      })),
    );
    await dataSource.query('analyze article_words');
    const readBest = (cap: number, many: number) =>
      dataSource.query(
        `select id, quality, total from article_mentions('lantern', array(select id from articles where title = 'Hall 9'), 2, $1, $2)
          order by quality desc, id`,
        [cap, many],
      );
    const byAll = await readBest(59, 100);
    expect(byAll).toMatchObject([{ total: 59 }, { total: 59 }]);
    const byList = byAll.map((row: object) => ({ ...row, total: 10 }));
    expect([await readBest(10, 100), await readBest(10, 0)]).toEqual([byList, byList]);
  });
});
