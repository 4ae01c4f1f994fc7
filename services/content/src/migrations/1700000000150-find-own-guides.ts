import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guides are found by those who asked for them alone. Names that look alike are therefore compared among articles; a
 * reader's own guides are few enough to be compared one by one. A guide also says what kind of place it is about, and
 * who knows the place.
 */
export class FindOwnGuides1700000000150 implements MigrationInterface {
  name = 'FindOwnGuides1700000000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(likeNames(ARTICLES));
    await runner.query('drop index dynamic_articles_search_names, dynamic_articles_search_words');
    await runner.query('drop index dynamic_articles_search_name');
    await runner.query('alter table guide_holders add column released_at timestamptz(3)');
    await this.roughenAskers(runner);
    await runner.query(
      `alter table dynamic_articles
         add column place_kind text not null default 'city',
         add column place_provider text not null default 'embedded',
         add constraint dynamic_articles_place_kind_check check (place_kind in ('landmark', 'city', 'country'))`,
    );
    await runner.query(
      'alter table dynamic_articles alter column place_kind drop default, alter column place_provider drop default',
    );
  }

  /** Where askers were, perhaps with a photo, is stored no more precisely than `queryToStore` has it. */
  private async roughenAskers(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update guide_requests set asked = asked - 'parentLat' - 'parentLng' || case
         when asked->>'parentLat' is null or asked->>'parentLng' is null then '{}'
         when asked->>'lat' is not null and asked->>'lng' is not null then '{}'
         else jsonb_build_object(
           'parentLat', round((asked->>'parentLat')::numeric, 1), 'parentLng', round((asked->>'parentLng')::numeric, 1))
         end
        where asked ?| array['parentLat', 'parentLng']`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table dynamic_articles drop column place_kind, drop column place_provider');
    await runner.query('delete from guide_holders where released_at is not null');
    await runner.query('alter table guide_holders drop column released_at');
    await runner.query('create index dynamic_articles_search_names on dynamic_articles using gin (search_names)');
    await runner.query('create index dynamic_articles_search_words on dynamic_articles using gin (search_words)');
    await runner.query(
      'create index dynamic_articles_search_name on dynamic_articles using gin (search_name gin_trgm_ops)',
    );
    await runner.query(likeNames(`${ARTICLES} union all ${GUIDES}`));
  }
}

/** The rows whose names are compared, as `id`, `search_name` and `dated`, by what makes them few. */
const ARTICLES = `(select articles.id, articles.search_name, articles.published_at as dated from articles
   where is_public and (words <% articles.search_name
     or (words ~ '[^ -~]' and articles.search_name like '%' || words || '%'))
   limit 1000)`;
const GUIDES = `(select -guide.id, guide.search_name, guide.created_at from dynamic_articles guide
   where guide.expires_at > now() and (words <% guide.search_name
     or (words ~ '[^ -~]' and guide.search_name like '%' || words || '%'))
   limit 200)`;

/** Close names first; only when there is none, remote ones. */
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
