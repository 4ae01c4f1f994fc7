import pg from 'pg';

/** SQL statements per batch for a large library. Below, the number of connections that write it concurrently. */
const INSERT_BATCH_SIZE = 1_000;
const MAX_CONCURRENT_WRITERS = 2;
const PARAGRAPH_COUNT = 4_000;
const PARAGRAPHS_PER_ARTICLE = 12;

const COMMON_WORDS =
  'the of and in to a is was for on it by with as from at its that this which are were be or an'.split(' ');
export const PLACE_KINDS = [
  ...['Museum', 'Temple', 'Palace', 'Bridge', 'Castle', 'Market', 'Garden', 'Tower', 'Cathedral', 'Square', 'Harbour'],
  ...['Lighthouse', 'Fortress', 'Monastery', 'Theatre', 'Library', 'Fountain', 'Gallery', 'Waterfall', 'Lagoon'],
];
const SYLLABLES = 'ba be bi bo ca co da de di do fa fe ga go ha he ka ke ki ko la le li lo ma me mi mo na ne ni no'
  .concat(' pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo ar en il or un ath eld orn and')
  .split(' ');

/** Library of articles that is the same in every run: names, places and words that people might search for. */
export class ArticleLibrary {
  private readonly random = createRandom(20_261_121);
  private readonly vocabulary = Array.from({ length: 20_000 }, () =>
    this.createWord(2 + Math.floor(this.random() * 3)),
  );
  private readonly names = Array.from({ length: 5_000 }, () => capitalize(this.createWord(3)));
  private readonly cities = Array.from({ length: 600 }, () => capitalize(this.createWord(2)));

  /**
   * Fills an empty table `articles` with `count` published articles of about 6 KB, a minute apart.
   * @param url connection string of the content service's role
   */
  async insertInto(url: string, count: number): Promise<void> {
    const clients = await Promise.all(Array.from({ length: MAX_CONCURRENT_WRITERS }, () => connect(url)));
    const paragraphs = Array.from({ length: PARAGRAPH_COUNT }, () => this.createParagraph());
    await clients[0]!.query('create unlogged table bench_paragraphs (id integer primary key, text text)');
    await clients[0]!.query(
      'insert into bench_paragraphs select ordinality - 1, text from unnest($1::text[]) with ordinality as given (text)',
      [paragraphs],
    );
    const indexes = await dropWordIndexes(clients[0]!);
    const starts = Array.from(
      { length: Math.ceil(count / INSERT_BATCH_SIZE) },
      (_, index) => index * INSERT_BATCH_SIZE,
    );
    const write = async (client: pg.Client): Promise<void> => {
      for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
        await client.query(INSERT_SQL, [
          start,
          Math.min(INSERT_BATCH_SIZE, count - start),
          this.names,
          PLACE_KINDS,
          this.cities,
        ]);
      }
    };
    await Promise.all(clients.map(write));
    await clients[0]!.query("set maintenance_work_mem = '256MB'");
    for (const definition of indexes) await clients[0]!.query(definition);
    await clients[0]!.query('drop table bench_paragraphs');
    await clients[0]!.query('vacuum (analyze) articles, article_words');
    await Promise.all(clients.map((client) => client.end()));
  }

  /** Returns the two words of the title of article `n`. */
  getTitle(n: number): { name: string; kind: string } {
    return { name: this.names[(n * 7919) % 5_000]!, kind: PLACE_KINDS[(n + Math.floor(n / 5_000)) % 20]! };
  }

  /** Returns a word of the texts; a small `index` gives a common word. */
  getWord(index: number): string {
    return this.vocabulary[index]!;
  }

  private createWord(syllables: number): string {
    return Array.from({ length: syllables }, () => pickByShare(SYLLABLES, this.random())).join('');
  }

  /** Returns about 500 characters. A few words are in nearly every text, but most words are in few texts. */
  private createParagraph(): string {
    const words = Array.from({ length: 76 }, () =>
      this.random() < 0.4
        ? pickByShare(COMMON_WORDS, this.random())
        : this.vocabulary[Math.floor(20_000 * this.random() ** 4)]!,
    );
    return `<p>${capitalize(words.join(' '))}.</p>`;
  }
}

/** $1 is the first number, $2 the count, $3 names, $4 kinds, $5 cities. The slug of article n is `place-n`. */
const INSERT_SQL = `
  insert into articles (slug, title, meta_description, content, category, location, latitude, longitude, image_url,
    thumbnail_url, content_source, is_public, published_at, prominence)
  select 'place-' || n, ($3::text[])[1 + n * 7919 % 5000] || ' ' || ($4::text[])[1 + (n + n / 5000) % 20],
    'What to see, why it matters, and when to come.', content,
    (array['Landmark', 'Museum', 'Park', 'Historical Site', 'Architecture', 'Religious Site'])[1 + n % 6],
    ($5::text[])[1 + n * 31 % 600] || ', ' || ($5::text[])[1 + n * 17 % 60], n % 90, n % 180,
    '/objects/' || n || '.webp', '/objects/' || n || '-small.webp', 'admin_created', true,
    timestamptz '2026-01-01' + n * interval '1 minute', n * 7919 % 6000 / 100.0
  from generate_series($1::bigint, $1::bigint + $2::bigint - 1) as n,
  lateral (select string_agg(text, '' order by turn) as content
    from generate_series(1, ${PARAGRAPHS_PER_ARTICLE}) as turn
    join bench_paragraphs on id = (n * 7877 + turn * 911 + n * turn % 1009) % ${PARAGRAPH_COUNT}) as written`;

/** Drops the word indexes, because building them once at the end is much faster. Returns their definitions. */
export async function dropWordIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('articles', 'article_words') and indexdef like '% USING gin %'`,
  );
  for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  return rows.map(({ definition }) => definition);
}

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pickByShare = <T>(from: readonly T[], share: number): T => from[Math.floor(share * from.length)]!;
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Connects without the product's time limit for statements: building an index of a large library takes longer. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  return client;
}
