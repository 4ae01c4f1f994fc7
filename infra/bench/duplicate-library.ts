import { capital, connect, dropWordIndexes, KINDS, numbersFrom, pick } from './article-library.ts';

export const PLANTED = ['exact', 'content', 'similar', 'location', 'corrupted'] as const;
export type Planted = (typeof PLANTED)[number];

/** One in so many articles is a planted duplicate of the one before it: 2 % of each kind. */
const ONE_IN = 50;
const BATCH = 1_000;
/** The text of each article is so many times what is made up for it: about 6 KB. */
const TIMES = 9;
const ONSETS = 'b br c ch d dr f fl g gr h j k kl l m n p pr qu r s sh sl st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ai au ea ie oa ou y'.split(' ');
const ENDS = ['', '', '', 'l', 'm', 'n', 'nd', 'r', 'rk', 's', 'st', 't'];
const FAULTS = ['undefined', 'null', 'nan', 'object-object'];

export interface LibraryArticle {
  /** Its id as well. */
  n: number;
  slug: string;
  title: string;
  content: string;
  location: string;
  latitude: number;
  longitude: number;
  planted: Planted | null;
}

/**
 * A library of articles that is the same in every run, in which 2 % each are planted as duplicates of the article before
 * them: by title, by text, by a similar title, by place; and 2 % have a corrupted slug. Titles are of a few words, of
 * which some are alike by themselves.
 */
export class DuplicateLibrary {
  readonly articles: LibraryArticle[] = [];
  private readonly random = numbersFrom(20_261_122);
  private readonly cities = Array.from({ length: 2_000 }, () => capital(this.word(2 + Math.floor(this.random() * 2))));
  private readonly words = Array.from({ length: 20_000 }, () => this.word(1 + Math.floor(this.random() * 3)));

  constructor(count: number) {
    for (let n = 1; n <= count; n++) this.articles.push(this.article(n));
  }

  /** Fills an empty table `articles`; `url` is the connection string of the content service's role. */
  async fill(url: string): Promise<void> {
    const client = await connect(url);
    const indexes = await dropWordIndexes(client);
    for (let from = 0; from < this.articles.length; from += BATCH) {
      await client.query(INSERT, [JSON.stringify(this.articles.slice(from, from + BATCH))]);
    }
    await client.query("set maintenance_work_mem = '256MB'");
    for (const definition of indexes) await client.query(definition);
    await client.query('vacuum (analyze) articles, article_traits, duplicate_queue');
    await client.end();
  }

  private article(n: number): LibraryArticle {
    const before = this.articles.at(-1);
    const planted = before ? plantedAs(n) : null;
    const article: LibraryArticle = {
      n,
      slug: `place-${n}`,
      title: this.title(),
      content: `<h2>What to see</h2><p>${this.sentence(40)}</p><p>${this.sentence(40)}</p>`,
      location: `${pick(this.cities, this.random())}, ${pick(this.cities, this.random() * 0.02)}`,
      latitude: Math.round((this.random() * 160 - 80) * 1e6) / 1e6,
      longitude: Math.round((this.random() * 360 - 180) * 1e6) / 1e6,
      planted,
    };
    if (!before || planted === null) return article;
    return { ...article, ...this.duplicateOf(before, planted, n) };
  }

  private duplicateOf(before: LibraryArticle, planted: Planted, n: number): Partial<LibraryArticle> {
    if (planted === 'exact') return { title: ` ${before.title.toUpperCase().replaceAll(' ', '  ')}` };
    if (planted === 'content') return { content: before.content.replaceAll('<p>', '<p>\n<b></b> ') };
    if (planted === 'corrupted') return { slug: `${FAULTS[n % FAULTS.length]}-${n}` };
    if (planted === 'similar') return { title: `${before.title}${pick(['s', ' II', 'e', ' (old)'], this.random())}` };
    // Some 60 m to the north.
    return {
      location: before.location,
      latitude: Math.round((before.latitude + 0.00055) * 1e6) / 1e6,
      longitude: before.longitude,
    };
  }

  private title(): string {
    const kind = pick(KINDS, this.random());
    const name = capital(this.word(2 + Math.floor(this.random() * 3)));
    const city = pick(this.cities, this.random());
    return pick(
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

  private sentence(words: number): string {
    return capital(`${Array.from({ length: words }, () => pick(this.words, this.random() ** 2)).join(' ')}.`);
  }

  private word(syllables: number): string {
    const part = (from: readonly string[]) => pick(from, this.random());
    return Array.from({ length: syllables }, () => part(ONSETS) + part(VOWELS) + part(ENDS)).join('');
  }
}

/** Every tenth article may be planted, each kind in its turn; the one before it never is. */
function plantedAs(n: number): Planted | null {
  return n % (ONE_IN / PLANTED.length) === 0 ? PLANTED[(n / (ONE_IN / PLANTED.length)) % PLANTED.length]! : null;
}

/** $1 articles as JSON. */
const INSERT = `
  insert into articles (id, slug, title, meta_description, content, category, location, latitude, longitude, image_url,
    content_source, is_public, published_at)
  select n, slug, title, 'What to see, why it matters, and when to come.', repeat(content, ${TIMES}), 'Landmark', location, latitude,
    longitude, '/objects/' || n || '.webp', 'admin_created', true, timestamptz '2026-01-01' + n * interval '1 minute'
  from jsonb_to_recordset($1::jsonb) as given
    (n integer, slug text, title text, content text, location text, latitude numeric, longitude numeric)`;
