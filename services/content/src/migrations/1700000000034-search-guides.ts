import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search finds dynamic guides beside articles, by the same vectors, filled by the same function. Their ids are negative
 * there. Writing or forgetting a guide is a new version of what can be found.
 */
export class SearchGuides1700000000034 implements MigrationInterface {
  name = 'SearchGuides1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...VECTORS, ...NEWS, likeNames(EVERYTHING)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(likeNames(ARTICLES));
    for (const change of ['insert', 'update', 'delete']) {
      await runner.query(`drop trigger dynamic_articles_note_${change} on dynamic_articles`);
    }
    await runner.query('drop function guide_note_change cascade');
    await runner.query('drop trigger dynamic_articles_fill_search on dynamic_articles');
    await runner.query(
      'alter table dynamic_articles drop column search_name, drop column search_names, drop column search_words',
    );
  }
}

const VECTORS = [
  `alter table dynamic_articles add column search_name text not null default '',
     add column search_names tsvector not null default '', add column search_words tsvector not null default ''`,
  `create trigger dynamic_articles_fill_search before insert or update of title, location, category, content
     on dynamic_articles for each row execute function article_fill_search()`,
  'update dynamic_articles set title = title',
  'create index dynamic_articles_search_names on dynamic_articles using gin (search_names)',
  'create index dynamic_articles_search_words on dynamic_articles using gin (search_words)',
  'create index dynamic_articles_search_name on dynamic_articles using gin (search_name gin_trgm_ops)',
];

const NEWS = [
  // Nothing more is published, but answers to searches are others.
  `create function guide_note_change() returns trigger language plpgsql set search_path from current as $$
   begin
     insert into article_changes (category, change) values ('Other', 0);
     return null;
   end $$`,
  ...['insert', 'update', 'delete'].map(
    (change) => `create trigger dynamic_articles_note_${change} after ${change} on dynamic_articles
       for each statement execute function guide_note_change()`,
  ),
];

/** The rows whose names are compared, as `id`, `search_name` and `dated`, by what makes them few. */
const ARTICLES = `(select articles.id, articles.search_name, articles.published_at as dated from articles
   where is_public and (words <% articles.search_name
     or (words ~ '[^ -~]' and articles.search_name like '%' || words || '%'))
   limit 1000)`;
const GUIDES = `(select -guide.id, guide.search_name, guide.created_at from dynamic_articles guide
   where guide.expires_at > now() and (words <% guide.search_name
     or (words ~ '[^ -~]' and guide.search_name like '%' || words || '%'))
   limit 200)`;
const EVERYTHING = `${ARTICLES} union all ${GUIDES}`;

/** Close names first; only when there is none, remote ones. See the migration that made it. */
const likeNames = (names: string) => `
  create or replace function article_names_like(words text, most integer) returns table (id integer, likeness real)
  language plpgsql set search_path from current as $$
  declare
    threshold text;
  begin
    if length(words) < 3 then return; end if;
    foreach threshold in array array['0.7', '0.5'] loop
      perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
      return query
        select near.id, word_similarity(words, near.search_name) from (${names}) near
         order by 2 desc, near.dated desc, near.id desc limit most;
      if found then return; end if;
    end loop;
  end $$`;
