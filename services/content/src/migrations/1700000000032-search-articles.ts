import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search of articles, and totals of what is published.
 *
 * Search looks at two vectors: `search_names` is small (title, location and category, as they stand and as stems) and
 * may be asked for beginnings of words; `search_words` has stems of everything. `search_name` is for misspelt names.
 *
 * Totals: every statement notes what it changed in `article_changes`; when the transaction commits, the notes are added
 * to `article_totals` and vanish. So two transactions that change many articles never wait for each other's totals
 * while they hold articles. The row of category '' is about all articles and carries the version of what is published.
 */
export class SearchArticles1700000000032 implements MigrationInterface {
  name = 'SearchArticles1700000000032';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SEARCH, ...TOTALS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const change of ['insert', 'update', 'delete', 'truncate']) {
      await runner.query(`drop trigger articles_note_${change} on articles`);
    }
    await runner.query('drop trigger articles_fill_search on articles');
    await runner.query('drop trigger articles_move_on on articles');
    await runner.query('drop table article_changes, article_totals');
    await runner.query(
      'drop function article_fill_search, article_move_on, article_note_change, article_note_truncate, article_settle_change',
    );
    await runner.query('drop function article_names_like, article_plain_text');
    await runner.query(
      'alter table articles drop column search_name, drop column search_names, drop column search_words',
    );
    await runner.query('drop text search configuration article_words, article_names');
  }
}

const SEARCH = [
  'create text search configuration article_words (copy = pg_catalog.english)',
  'alter text search configuration article_words alter mapping for hword, hword_part, word with unaccent, english_stem',
  'create text search configuration article_names (copy = pg_catalog.simple)',
  'alter text search configuration article_names alter mapping for hword, hword_part, word with unaccent, simple',
  // Entities stay: they part words, and whoever shows the text turns them back.
  `create function article_plain_text(html text) returns text language sql immutable strict parallel safe
   return regexp_replace(html, '<[^>]*>', ' ', 'g')`,
  `create function article_fill_search() returns trigger language plpgsql set search_path from current as $$
   declare
     -- "Xi'an" and "1889-1900" are two words each; the parser would take some for paths or negative numbers.
     title text := translate(new.title, '-–/.''’_', '       ');
     place text := translate(new.location, '-–/.''’_', '       ');
   begin
     new.search_name := unaccent(lower(new.title || ' ' || new.location));
     new.search_names :=
       setweight(to_tsvector('article_names', title) || to_tsvector('article_words', title), 'A') ||
       setweight(to_tsvector('article_names', place) || to_tsvector('article_words', place), 'B') ||
       setweight(to_tsvector('article_names', new.category) || to_tsvector('article_words', new.category), 'C');
     new.search_words :=
       setweight(to_tsvector('article_words', title), 'A') || setweight(to_tsvector('article_words', place), 'B') ||
       setweight(to_tsvector('article_words', new.category), 'C') ||
       -- A vector holds a megabyte.
       setweight(to_tsvector('article_words', left(article_plain_text(new.content), 300000)), 'D');
     return new;
   end $$`,
  `alter table articles add column search_name text not null default '',
     add column search_names tsvector not null default '', add column search_words tsvector not null default ''`,
  `create trigger articles_fill_search before insert or update of title, location, category, content on articles
     for each row execute function article_fill_search()`,
  'update articles set title = title',
  // The ETag of an article is made of it, so no change may leave it as it was, whoever writes.
  `create function article_move_on() returns trigger language plpgsql as $$
   begin
     new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 millisecond');
     return new;
   end $$`,
  `create trigger articles_move_on before update on articles for each row execute function article_move_on()`,
  'create index articles_search_names on articles using gin (search_names) where is_public',
  'create index articles_search_words on articles using gin (search_words) where is_public',
  'create index articles_search_name on articles using gin (search_name gin_trgm_ops) where is_public',
  // Close names first; only when there is none, remote ones: with a common word in common, those are very many, of which
  // not all are compared. Parts of words are for scripts written without spaces.
  `create function article_names_like(words text, most integer) returns table (id integer, likeness real)
   language plpgsql set search_path from current as $$
   declare
     threshold text;
   begin
     if length(words) < 3 then return; end if;
     foreach threshold in array array['0.7', '0.5'] loop
       perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
       return query
         select near.id, word_similarity(words, near.search_name) from (
           select articles.id, search_name, published_at from articles
            where is_public and (words <% search_name or (words ~ '[^ -~]' and search_name like '%' || words || '%'))
            limit 1000) near
          order by 2 desc, near.published_at desc, near.id desc limit most;
       if found then return; end if;
     end loop;
   end $$`,
];

const TOTALS = [
  `create table article_totals (
     category text not null,
     published integer not null,
     version bigint not null default 0,
     constraint article_totals_pkey primary key (category),
     constraint article_totals_published_check check (published >= 0)
   )`,
  `insert into article_totals (category, published, version)
   select coalesce(category, ''), count(*), extract(epoch from clock_timestamp()) * 1000
   from articles where is_public group by rollup (category)`,
  `create table article_changes (
     id bigint generated always as identity not null,
     category text not null,
     change integer not null,
     constraint article_changes_pkey primary key (id)
   )`,
  `create function article_note_change() returns trigger language plpgsql set search_path from current as $$
   begin
     -- Separate statements: a plan may name only the transition tables its trigger has.
     if tg_op = 'INSERT' then
       insert into article_changes (category, change)
       select category, count(*) from changed_to where is_public group by category;
     elsif tg_op = 'DELETE' then
       insert into article_changes (category, change)
       select category, -count(*) from changed_from where is_public group by category;
     else
       insert into article_changes (category, change)
       select category, sum(step) from (
         select category, 1 as step from changed_to where is_public
         union all select category, -1 from changed_from where is_public) steps group by category;
     end if;
     return null;
   end $$`,
  `create trigger articles_note_insert after insert on articles referencing new table as changed_to
     for each statement execute function article_note_change()`,
  `create trigger articles_note_update after update on articles
     referencing old table as changed_from new table as changed_to
     for each statement execute function article_note_change()`,
  `create trigger articles_note_delete after delete on articles referencing old table as changed_from
     for each statement execute function article_note_change()`,
  `create function article_note_truncate() returns trigger language plpgsql set search_path from current as $$
   begin
     insert into article_changes (category, change)
     select category, -published from article_totals where category <> '' and published > 0;
     return null;
   end $$`,
  `create trigger articles_note_truncate after truncate on articles
     for each statement execute function article_note_truncate()`,
  `create function article_settle_change() returns trigger language plpgsql set search_path from current as $$
   begin
     delete from article_changes where id = new.id;
     -- The row of all articles first, by everyone: whoever has it has all rows.
     update article_totals set published = published + new.change,
       -- Follows the clock, so that a database brought back from a copy repeats no version.
       version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
     where category = '';
     insert into article_totals (category, published) values (new.category, greatest(new.change, 0))
     on conflict (category) do update set published = article_totals.published + new.change;
     perform pg_notify('articles_changed_' || current_schema(), '');
     return null;
   end $$`,
  `create constraint trigger article_changes_settle after insert on article_changes deferrable initially deferred
     for each row execute function article_settle_change()`,
];
