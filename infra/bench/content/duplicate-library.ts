import { capitalize, connect, createRandom, dropWordIndexes, PLACE_KINDS, pickByShare } from './article-library.ts';

export const SEEDED_KINDS = ['exact', 'content', 'similar', 'location', 'corrupted'] as const;
export type SeededKind = (typeof SEEDED_KINDS)[number];

/** One in this many articles is a generated duplicate of the article before it, which is 2 % for each kind. */
const SEED_INTERVAL = 50;
const INSERT_BATCH_SIZE = 1_000;
/** Number of times each article repeats its generated text: about 6 KB. */
const CONTENT_REPEATS = 9;
const ONSETS = 'b br c ch d dr f fl g gr h j k kl l m n p pr qu r s sh sl st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ai au ea ie oa ou y'.split(' ');
const ENDS = ['', '', '', 'l', 'm', 'n', 'nd', 'r', 'rk', 's', 'st', 't'];
const CORRUPTED_SLUG_PREFIXES = ['undefined', 'null', 'nan', 'object-object'];

export interface LibraryArticle {
  /** This number is also the id. */
  n: number;
  slug: string;
  title: string;
  content: string;
  location: string;
  latitude: number;
  longitude: number;
  seededKind: SeededKind | null;
}

/**
 * Library of articles that is the same in every run. For each kind, 2 % duplicate the article before them: by title,
 * text, similar title or place. Another 2 % have a corrupted slug. Titles have few words, so some are similar by
 * chance.
 */
export class DuplicateLibrary {
  readonly articles: LibraryArticle[] = [];
  private readonly random = createRandom(20_261_122);
  private readonly cities = Array.from({ length: 2_000 }, () =>
    capitalize(this.createWord(2 + Math.floor(this.random() * 2))),
  );
  private readonly vocabulary = Array.from({ length: 20_000 }, () =>
    this.createWord(1 + Math.floor(this.random() * 3)),
  );

  constructor(count: number) {
    for (let n = 1; n <= count; n++) this.articles.push(this.createArticle(n));
  }

  /** Fills an empty table `articles`. `url` is the connection string of the content service's role. */
  async insertInto(url: string): Promise<void> {
    const client = await connect(url);
    const indexes = await dropWordIndexes(client);
    for (let from = 0; from < this.articles.length; from += INSERT_BATCH_SIZE) {
      await client.query(INSERT_SQL, [JSON.stringify(this.articles.slice(from, from + INSERT_BATCH_SIZE))]);
    }
    await client.query("set maintenance_work_mem = '256MB'");
    for (const definition of indexes) await client.query(definition);
    await client.query('vacuum (analyze) articles, article_words, article_fingerprints, duplicate_queue');
    await client.end();
  }

  private createArticle(n: number): LibraryArticle {
    const previous = this.articles.at(-1);
    const seededKind = previous ? getSeededKind(n) : null;
    const article: LibraryArticle = {
      n,
      slug: `place-${n}`,
      title: this.createTitle(),
      content: `<h2>What to see</h2><p>${this.createSentence(40)}</p><p>${this.createSentence(40)}</p>`,
      location: `${pickByShare(this.cities, this.random())}, ${pickByShare(this.cities, this.random() * 0.02)}`,
      latitude: Math.round((this.random() * 160 - 80) * 1e6) / 1e6,
      longitude: Math.round((this.random() * 360 - 180) * 1e6) / 1e6,
      seededKind,
    };
    if (!previous || seededKind === null) return article;
    return { ...article, ...this.createDuplicate(previous, seededKind, n) };
  }

  private createDuplicate(previous: LibraryArticle, seededKind: SeededKind, n: number): Partial<LibraryArticle> {
    if (seededKind === 'exact') return { title: ` ${previous.title.toUpperCase().replaceAll(' ', '  ')}` };
    if (seededKind === 'content') return { content: previous.content.replaceAll('<p>', '<p>\n<b></b> ') };
    if (seededKind === 'corrupted')
      return { slug: `${CORRUPTED_SLUG_PREFIXES[n % CORRUPTED_SLUG_PREFIXES.length]}-${n}` };
    if (seededKind === 'similar')
      return { title: `${previous.title}${pickByShare(['s', ' II', 'e', ' (old)'], this.random())}` };
    // Moves it about 60 m to the north.
    return {
      location: previous.location,
      latitude: Math.round((previous.latitude + 0.00055) * 1e6) / 1e6,
      longitude: previous.longitude,
    };
  }

  private createTitle(): string {
    const kind = pickByShare(PLACE_KINDS, this.random());
    const name = capitalize(this.createWord(2 + Math.floor(this.random() * 3)));
    const city = pickByShare(this.cities, this.random());
    return pickByShare(
      [
        `${name} ${kind}`,
        `${kind} of ${name}`,
        `${kind} of ${name}, ${city}`,
        `${name} ${kind} in ${city}`,
        `The ${name} ${city} ${kind}`,
      ],
      this.random(),
    );
  }

  private createSentence(wordCount: number): string {
    return capitalize(
      `${Array.from({ length: wordCount }, () => pickByShare(this.vocabulary, this.random() ** 2)).join(' ')}.`,
    );
  }

  private createWord(syllables: number): string {
    const part = (from: readonly string[]) => pickByShare(from, this.random());
    return Array.from({ length: syllables }, () => part(ONSETS) + part(VOWELS) + part(ENDS)).join('');
  }
}

/**
 * Returns the kind of duplicate that article `n` is. Every tenth article may be one, with the kinds in rotation; the
 * article before it never is.
 */
function getSeededKind(n: number): SeededKind | null {
  return n % (SEED_INTERVAL / SEEDED_KINDS.length) === 0
    ? SEEDED_KINDS[(n / (SEED_INTERVAL / SEEDED_KINDS.length)) % SEEDED_KINDS.length]!
    : null;
}

/** $1 is a JSON array of articles. */
const INSERT_SQL = `
  insert into articles (id, slug, title, meta_description, content, category, location, latitude, longitude, image_url,
    content_source, is_public, published_at)
  select n, slug, title, 'What to see, why it matters, and when to come.', repeat(content, ${CONTENT_REPEATS}), 'Landmark', location, latitude,
    longitude, '/objects/' || n || '.webp', 'admin_created', true, timestamptz '2026-01-01' + n * interval '1 minute'
  from jsonb_to_recordset($1::jsonb) as given
    (n integer, slug text, title text, content text, location text, latitude numeric, longitude numeric)`;
