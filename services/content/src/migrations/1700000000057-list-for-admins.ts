import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of the console. Each order of the articles has an index that carries what the list is filtered by, so that a
 * page and the total are read from the index alone. What is not published is searched by indexes of its own beside those
 * of what is.
 */
export class ListForAdmins1700000000057 implements MigrationInterface {
  name = 'ListForAdmins1700000000057';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ORDERS, ...HIDDEN, ALIKE, ...DISCOVERIES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index discoveries_by_title, discoveries_searched');
    await runner.query('drop function article_names_like_any');
    await runner.query(
      'drop index articles_hidden_search_names, articles_hidden_search_words, articles_hidden_search_name',
    );
    await runner.query('drop index articles_by_change, articles_by_creation, articles_by_title, articles_by_source');
  }
}

const FILTERED = 'include (category, content_source, is_public, admin_reviewed)';

const ORDERS = [
  `create index articles_by_change on articles (updated_at, id) ${FILTERED}`,
  `create index articles_by_creation on articles (created_at, id) ${FILTERED}`,
  // The beginning of a title decides; a row of an index has its limits.
  `create index articles_by_title on articles (left(lower(title), 100), id) ${FILTERED}`,
  // For the lists of what was recovered and what waits, which are few of many.
  'create index articles_by_source on articles (content_source, created_at, id) include (is_public, admin_reviewed)',
];

const HIDDEN = [
  'create index articles_hidden_search_names on articles using gin (search_names) where not is_public',
  'create index articles_hidden_search_words on articles using gin (search_words) where not is_public',
  'create index articles_hidden_search_name on articles using gin (search_name gin_trgm_ops) where not is_public',
];

/** As `article_names_like`, of articles alone, published or not. */
const ALIKE = `
  create function article_names_like_any(words text, most integer) returns table (id integer, likeness real)
  language plpgsql set search_path from current as $$
  declare
    threshold text;
  begin
    if length(words) < 3 then return; end if;
    foreach threshold in array array['0.7', '0.5'] loop
      perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
      return query
        select near.id, word_similarity(words, near.search_name) from (
          (select articles.id, articles.search_name from articles
            where is_public and (words <% search_name or (words ~ '[^ -~]' and search_name like '%' || words || '%'))
            limit 1000)
          union all
          (select articles.id, articles.search_name from articles
            where not is_public and (words <% search_name or (words ~ '[^ -~]' and search_name like '%' || words || '%'))
            limit 1000)) near
         order by 2 desc, near.id desc limit most;
      if found then return; end if;
    end loop;
  end $$`;

const DISCOVERIES = [
  'create index discoveries_by_title on discoveries (left(lower(title), 100), id)',
  `create index discoveries_searched on discoveries
     using gin (title_key_of(title || ' ' || location || ' ' || coalesce(username, '')) gin_trgm_ops)`,
];
