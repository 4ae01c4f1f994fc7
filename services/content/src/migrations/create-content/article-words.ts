/**
 * The words of whole texts are in a narrow table of their own. A common word occurs in very many articles, of which a
 * search reads only their place in the list order: some 130 fit on a database page, instead of five. Changes of other
 * columns of an article do not affect its index.
 */
export const ARTICLE_WORDS = `
  create table article_words (
    id integer not null,
    is_public boolean not null,
    quality integer not null,
    words tsvector not null,
    constraint article_words_pkey primary key (id),
    constraint article_words_id_fkey foreign key (id) references articles (id) on delete cascade
  );
  create index article_words_words on article_words using gin (words) with (fastupdate = off);
  create index article_words_listed on article_words (quality desc, id) where is_public;

  create function article_keep_words() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'UPDATE' and new.search_names = old.search_names and new.content = old.content then
      update article_words set is_public = new.is_public, quality = new.search_quality where id = new.id;
    else
      insert into article_words (id, is_public, quality, words)
      values (new.id, new.is_public, new.search_quality, article_all_words(new.title, new.other_names, new.location,
        article_kind_text(new.category, new.place_type), article_summary(new.knowledge) || ' ' || article_plain_text(new.content)))
      on conflict (id) do update
        set is_public = excluded.is_public, quality = excluded.quality, words = excluded.words;
    end if;
    return null;
  end $$;
  create trigger articles_keep_words after insert
    or update of title, other_names, location, category, place_type, content, knowledge, is_public, is_thin, prominence
    on articles for each row execute function article_keep_words();

  -- Articles with all words anywhere, in any order, by the index.
  create function articles_with_words(query tsquery, most integer) returns table (id integer, quality integer)
  language sql stable rows 100 set search_path from current set enable_seqscan = off set enable_indexscan = off as $$
    select article_words.id, article_words.quality from article_words where is_public and words @@ query limit most
  $$;

  -- Articles with all words in their summary, by the index.
  create function articles_about(query tsquery, most integer) returns table (id integer, is_thin boolean, quality integer)
  language sql stable rows 20 set search_path from current set enable_seqscan = off set enable_indexscan = off as $$
    select articles.id, articles.is_thin, search_quality from articles where is_public and search_summary @@ query limit most
  $$;

  -- The best articles whose category means a kind of place, and those that call themselves so.
  create function articles_of_kind(categories text[], opening tsquery, most integer) returns table (id integer)
  language sql stable rows 100 set search_path from current as $$
    (select articles.id from articles where is_public and category = any(categories)
      order by search_quality desc limit most)
    union
    (select articles.id from articles where is_public and search_kind @@ opening order by search_quality desc limit most)
  $$;

  -- Of a kind that very many articles are of: the best of each category that means it, and those of the best of all that
  -- have it in the title or call themselves so, found in the order of the list.
  create function best_articles_of_kind(categories text[], title tsquery, opening tsquery, most integer)
  returns table (id integer) language sql stable rows 100
  set search_path from current set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
    select listed.id from unnest(categories) name
     cross join lateral (select articles.id from articles where is_public and category = name
                          order by search_quality desc limit most) listed
    union all
    (select listed.id
       from (select articles.id, search_kind from articles where is_public
              order by search_quality desc, articles.id desc limit 50 * most) listed
      where search_kind @@ title limit most)
    union all
    (select listed.id
       from (select articles.id, search_kind from articles where is_public
              order by search_quality desc, articles.id desc limit 50 * most) listed
      where search_kind @@ opening limit most)
  $$;

  -- The best articles with all words but those that are named, each with the number of all of them, at most cap. Reading
  -- all that match takes as long as their number; looking through the list from its beginning, as long as it takes to
  -- meet enough of them, and a row of it takes 24 times as long. When many articles are published, the planner's
  -- statistics say how many match, because counting those with a common word would take too long.
  create function article_mentions(query tsquery, named integer[], most integer, cap integer, many integer)
  returns table (id integer, quality integer, total integer) language plpgsql rows 20
  set search_path from current set enable_seqscan = off set enable_sort = off as $$
  declare
    published float8 := (select article_totals.published from article_totals where category = '');
    bound integer := greatest(1.5 * cap, sqrt(24 * most * published));
    plan text;
    matches float8;
    best integer[];
  begin
    if published > many then
      execute 'explain select from article_words where words @@ $1' into plan using query;
      matches := substring(plan from 'rows=(\\d+)')::float8;
    else
      matches := (select count(*) from (select from article_words where is_public and words @@ query limit bound + 1) counted);
    end if;
    if matches > bound then
      best := array(
        select listed.id
          from (select article_words.id, words from article_words
                 where is_public order by article_words.quality desc, article_words.id
                 limit (8 * most * published / matches)::integer) listed
         where words @@ query and not listed.id = any(named) limit most);
      if cardinality(best) = most then
        return query select article_words.id, article_words.quality, cap from article_words where article_words.id = any(best);
        return;
      end if;
    end if;
    return query
      with found as materialized (
        select article_words.id, article_words.quality from article_words
         where is_public and words @@ query and not article_words.id = any(named)
      )
      select found.id, found.quality, least(cap, (select count(*) from found))::integer
        from found order by found.quality desc, found.id limit most;
  end $$`;
