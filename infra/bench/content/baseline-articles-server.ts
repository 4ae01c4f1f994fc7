import fastify from 'fastify';
import pg from 'pg';

/**
 * Baseline for lists and searches of articles: what an engineer would write in an hour with Fastify, pg, a `tsvector`
 * of title, location and category, and trigrams of the title. It knows no places, kinds, groups, excerpts or totals.
 * Argument: the database's connection string. Prints its port.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
const PAGE_SIZE = 12;
const CARD_COLUMNS = `id, slug, title, location, category, place_type, meta_description, image_url, thumbnail_url,
  image_credit, published_at, content_source`;

await pool.query(`
  create extension if not exists pg_trgm;
  drop table if exists baseline_search;
  create table baseline_search as
    select id, title, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', location), 'B')
      || setweight(to_tsvector('english', category), 'C') as words from articles where is_public;
  create index on baseline_search using gin (words);
  create index on baseline_search using gin (title gin_trgm_ops);
  create index on baseline_search (id);
  analyze baseline_search`);

const LIST = {
  name: 'list',
  text: `select ${CARD_COLUMNS} from articles where is_public order by search_quality desc, id desc limit ${PAGE_SIZE}`,
};
const LIST_AFTER = {
  name: 'list-after',
  text: `select ${CARD_COLUMNS} from articles where is_public and (search_quality, id) < ($1, $2)
    order by search_quality desc, id desc limit ${PAGE_SIZE}`,
};
const SEARCH = {
  name: 'search',
  text: `select ${CARD_COLUMNS} from articles join (
      select id, ts_rank(words, query) as rank from baseline_search, plainto_tsquery('english', $1) query
       where words @@ query order by rank desc, id limit ${PAGE_SIZE}) found using (id) order by rank desc, id`,
};
const SIMILAR = {
  name: 'similar',
  text: `select ${CARD_COLUMNS} from articles join (
      select id, similarity(title, $1) as likeness from baseline_search
       where title % $1 order by likeness desc, id limit ${PAGE_SIZE}) found using (id) order by likeness desc, id`,
};

interface Query {
  after?: string;
  q?: string;
}

async function search(text: string): Promise<unknown[]> {
  const found = await pool.query({ ...SEARCH, values: [text] });
  return found.rows.length > 0 ? found.rows : (await pool.query({ ...SIMILAR, values: [text] })).rows;
}

const app = fastify();
app.get<{ Querystring: { q: string } }>('/api/search', ({ query }) => search(query.q));
app.get<{ Querystring: Query }>('/api/articles', async ({ query }) => {
  if (query.q !== undefined) return search(query.q);
  const after = query.after?.split('.');
  return (await pool.query(after ? { ...LIST_AFTER, values: after } : LIST)).rows;
});
app.get<{ Params: { slug: string } }>('/api/articles/:slug/direct', async ({ params }) => {
  const text = 'select * from articles where slug = $1';
  return (await pool.query({ name: 'article', text, values: [params.slug] })).rows[0];
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as { port: number }).port}`);
