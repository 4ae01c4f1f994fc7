import fastify from 'fastify';
import pg from 'pg';

/**
 * Baseline for article lists: sends the content service's own statements with pg and returns the rows unchanged.
 * Arguments: the root of the project and the database's connection string. Prints its port.
 */
const [root = '', databaseUrl = ''] = process.argv.slice(2);
const importListing = (file: string) => import(`${root}/services/content/dist/articles/listing/${file}`);
const { ArticleListsRepository } = await importListing('article-lists.repository.js');
const { ArticleSearchRepository } = await importListing('article-search.repository.js');
const { findSearchedPlace } = await importListing('searched-place.js');
const { parseSearchWords } = await importListing('search-words.js');
const { Atlas } = await import(`${root}/packages/guidebook/dist/atlas/atlas.js`);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
const queryRows = async (sql: string, parameters: unknown[]) => (await pool.query(sql, parameters)).rows;
const listRepository = new ArticleListsRepository({ query: queryRows });
const searchRepository = new ArticleSearchRepository({ query: queryRows });

const [{ columns }] = await queryRows(
  `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'articles'::regclass and attnum > 0 and attname not like 'search%'`,
  [],
);

interface Query {
  after?: string;
  q?: string;
}

const ANYBODY = { userId: null, visitorId: null };
const search = (q: string, pageOptions: object) =>
  searchRepository.search(ANYBODY, parseSearchWords(q), findSearchedPlace(Atlas.load(), q), pageOptions);

const app = fastify();
app.get<{ Querystring: Query }>('/api/articles', async ({ query }) => {
  const pageOptions = { limit: 12, offset: 0, knownVersions: [] };
  if (query.q !== undefined) return (await search(query.q, pageOptions)).rows;
  const [publishedAt, id] = query.after?.split('.').map(Number) ?? [];
  return (await listRepository.list({ ...pageOptions, ...(publishedAt && { after: { publishedAt, id } }) })).rows;
});
app.get<{ Params: { slug: string } }>('/api/articles/:slug/direct', async ({ params }) => {
  const [article] = await queryRows(`select ${columns} from articles where slug = $1`, [params.slug]);
  return article;
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as { port: number }).port}`);
