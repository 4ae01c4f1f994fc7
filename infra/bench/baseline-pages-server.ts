import fastify from 'fastify';
import pg from 'pg';

/**
 * Baseline for article pages: what an engineer would write in an hour with Fastify, pg and a template. The pages have
 * no sources, nearby places or offers, and no data with which a browser could hydrate them. Argument: the database's
 * connection string. Prints its port.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

interface Row {
  title: string;
  location: string;
  category: string;
  content: string;
  meta_description: string;
  image_url: string;
}

const ARTICLE = {
  name: 'page',
  text: `select title, location, category, content, meta_description, image_url from articles where is_public and slug = $1`,
};
const RELATED = {
  name: 'related',
  text: `select slug, title, location, category, content, meta_description, image_url from articles
    where is_public and location = $1 and slug <> $2 order by search_quality desc limit 6`,
};

const app = fastify();
app.get<{ Params: { slug: string } }>('/articles/:slug', async ({ params: { slug } }, reply) => {
  const article = (await pool.query<Row>({ ...ARTICLE, values: [slug] })).rows[0]!;
  const related = (await pool.query<Row & { slug: string }>({ ...RELATED, values: [article.location, slug] })).rows;
  const [title, location] = [escapeHtml(article.title), escapeHtml(article.location)];
  const cards = related.map(
    (card) =>
      `<li><a href="/articles/${card.slug}"><img src="${escapeHtml(card.image_url)}" alt=""><h3>${escapeHtml(card.title)}</h3>` +
      `<p>${escapeHtml(card.meta_description)}</p></a></li>`,
  );
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
        `<meta name="description" content="${escapeHtml(article.meta_description)}"></head><body><main><h1>${title}</h1>` +
        `<p>${location}</p><p>${escapeHtml(article.category)}</p><img src="${escapeHtml(article.image_url)}" alt="">` +
        `${article.content}<ul>${cards.join('')}</ul></main></body></html>`,
    );
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as { port: number }).port}`);
