/**
 * Words that end the part of a summary which says what a place is, and words of number or measure after which "of" does
 * not end it.
 */
const HEAD_ENDS =
  'in|on|at|with|without|that|which|where|who|whose|above|below|near|beside|between|beneath|under|over|from|for|by|into|inside|along|across|' +
  'around|round|behind|beyond|outside|opposite|through|among|before|after|since|when|until|to|as|is|was|are|were|has|had|overlooking|facing|' +
  'built|made|carved|cut|set|laid|raised|designed|founded|named|called|standing|rising|crowned|dedicated|housed';
const HEAD_COUNTS =
  'one|two|three|four|five|six|seven|part|group|pair|row|series|complex|cluster|ensemble|system|chain|range|collection|stretch|strip|remains|' +
  'ruins|kind|most|first|best|some|hundreds|thousands|dozens|[a-z]+est';

/**
 * Columns and indexes for searches. All are computed on write, because reading and stripping whole texts would take
 * most of the time of a search.
 * - `search_names`: a small vector of title, location and category, both as they are and as stems; it also matches
 *   prefixes of words
 * - `article_words.words`: a vector of the stems of everything
 * - `search_summary`: the stems of the summary
 * - `search_kind`: the words that show of what kind a place is, in four weights: what it is called and said to be ("a
 *   ruined castle"), all names, the summary, and the category
 * - `search_title`, `search_location`: keys that are equal for equal names
 * - `search_name`: for misspelled names
 * - `search_text`: for excerpts
 */
export const ARTICLE_SEARCH = `
  create text search configuration article_words (copy = pg_catalog.english);
  alter text search configuration article_words
    alter mapping for hword, hword_part, word with unaccent, english_stem;
  create text search configuration article_names (copy = pg_catalog.simple);
  alter text search configuration article_names
    alter mapping for hword, hword_part, word with unaccent, simple;

  -- Entities stay: they separate words, and whoever shows the text decodes them.
  create function article_plain_text(html text) returns text language sql immutable strict parallel safe
    return regexp_replace(html, '<[^>]*>', ' ', 'g');

  -- "Xi'an" and "1889-1900" are two words each; the parser would take some for paths or negative numbers.
  create function article_spaced_text(text text) returns text language sql immutable strict parallel safe
    return translate(text, '-–/.''’_', '       ');

  -- What readers see: a city is found by "city", and nothing by "other".
  create function article_kind_text(category text, place_type text) returns text language sql immutable parallel safe
    return case when category = 'Other' then coalesce(place_type, '') else category end;

  -- The beginning of a summary that says what a place is, without where it is and what it is like: of "A footbridge high
  -- above a gorge, with a view of the castle" the footbridge, but of "One of the largest castles in" the castles.
  create function article_head(text text) returns text language sql immutable strict parallel safe
    return regexp_replace(
      (regexp_match(text, '^(.*?)(?:[][(),.;:!?–—]|\\s(?:${HEAD_ENDS})\\s|(?<!\\m(?:${HEAD_COUNTS}))\\sof\\s|$)', 'i'))[1],
      '\\S+(?:[''’]s?|-like)(?!\\S)', '', 'g');

  create function article_summary(knowledge jsonb) returns text language sql immutable parallel safe
    return coalesce((select string_agg(fact->>'statement', ' ') from jsonb_array_elements(knowledge->'facts') fact
                      where fact->>'kind' = 'summary'), '');

  -- Stems of a whole text and its names.
  create function article_all_words(title text, other_names text, location text, kind text, plain text) returns tsvector
  language plpgsql stable set search_path from current as $$
  begin
    return setweight(to_tsvector('article_words', article_spaced_text(title || ' ' || other_names)), 'A') ||
      setweight(to_tsvector('article_words', article_spaced_text(location)), 'B') ||
      setweight(to_tsvector('article_words', kind), 'C') ||
      -- A vector holds at most a megabyte.
      setweight(to_tsvector('article_words', left(plain, 300000)), 'D');
  end $$;

  -- Also fills the search columns of guides.
  create function article_fill_search() returns trigger language plpgsql set search_path from current as $$
  declare
    title text := article_spaced_text(new.title);
    others text := article_spaced_text(new.other_names);
    called text := title || ' ' || others;
    -- The first or last word of a name tells: "Victoria Falls Bridge", "Castle of Good Hope", "Oslo Opera House".
    called_head text := article_head(new.title);
    nouns text := concat_ws(' | ', substring(called_head from '^\\S+'),
      substring(called_head from '\\s(\\S+(?:\\s+(?:House|Hall|Building|Site|Complex|Grounds))?)\\s*$'));
    place text := article_spaced_text(new.location);
    kind text := article_kind_text(new.category, new.place_type);
    plain text := article_plain_text(new.content);
    summary text := article_summary(new.knowledge);
  begin
    new.search_title := title_key_of(new.title);
    new.search_location := title_key_of(new.location);
    new.search_name := unaccent(lower(new.title || ' ' || new.location));
    new.search_names :=
      -- The stop word keeps the last word of one vector from standing beside the first of the other.
      setweight(to_tsvector('article_names', called) || to_tsvector('article_words', 'the ' || called), 'A') ||
      setweight(to_tsvector('article_names', place) || to_tsvector('article_words', place), 'B') ||
      setweight(to_tsvector('article_names', kind) || to_tsvector('article_words', kind), 'C');
    new.search_summary := to_tsvector('article_words', coalesce(nullif(summary, ''), new.meta_description));
    new.search_kind :=
      setweight(to_tsvector('article_words', article_spaced_text(concat_ws(' | ', nouns, article_head(coalesce(nullif(summary, ''), new.meta_description)),
        case when summary = '' then article_head(btrim(plain)) end))), 'A') ||
      setweight(to_tsvector('article_words', called), 'B') ||
      setweight(to_tsvector('article_words', coalesce(nullif(summary, ''), new.meta_description)), 'C') ||
      setweight(to_tsvector('article_words', kind), 'D');
    -- Without headings; paragraphs and items stand on lines of their own.
    new.search_text := left(article_plain_text(regexp_replace(
      regexp_replace(new.content, '<h[1-6][^>]*>[^<]*</h[1-6]>', E'\n', 'gi'), '</(?:p|li|blockquote|td)>', E'\n', 'gi')), 60000);
    return new;
  end $$;
  create trigger articles_fill_search before insert
    or update of title, other_names, location, category, place_type, meta_description, content, knowledge on articles
    for each row execute function article_fill_search();

  -- The order of lists, and of equally good matches: what says little last, then by prominence in thousandths, then by
  -- length, of which unsourced text counts half. When it was published does not matter.
  create function article_fill_quality() returns trigger language plpgsql as $$
  begin
    new.search_quality := case when new.is_thin then 0 else 100000 end + round(new.prominence * 1000) +
      round(least(length(new.content), 4000) * case when new.knowledge is null then 0.0625 else 0.125 end);
    return new;
  end $$;
  create trigger articles_fill_quality before insert or update of is_thin, prominence, content, knowledge on articles
    for each row execute function article_fill_quality();

  -- The public search. Its indexes keep no list of pending changes, which every search would read from end to end: after
  -- 1,600 changes that took 30 of 40 ms.
  create index articles_search_names on articles using gin (search_names) with (fastupdate = off) where is_public;
  create index articles_search_summary on articles using gin (search_summary) with (fastupdate = off) where is_public;
  create index articles_search_kind on articles using gin (search_kind) with (fastupdate = off) where is_public;
  create index articles_search_name on articles using gin (search_name gin_trgm_ops)
    with (fastupdate = off) where is_public;

  -- The admins' search also finds what is not published.
  create index articles_hidden_search_names on articles using gin (search_names)
    with (fastupdate = off) where not is_public;
  create index articles_hidden_search_name on articles using gin (search_name gin_trgm_ops)
    with (fastupdate = off) where not is_public`;

/**
 * Creates a function that finds articles whose names are spelled like the given words: close names first, and remote
 * ones only when there are none. Very many remote names share a common word, so `candidates` limits how many are
 * compared. With some thousands of articles, PostgreSQL would compare all names instead of using the index, which takes
 * five times as long.
 */
const createNamesLike = (name: string, candidates: string, order: string): string => `
  create function ${name}(words text, most integer) returns table (id integer, likeness real)
  language plpgsql set search_path from current set enable_seqscan = off as $$
  declare
    threshold text;
  begin
    if length(words) < 3 then return; end if;
    foreach threshold in array array['0.7', '0.5'] loop
      perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
      return query
        select near.id, word_similarity(words, near.search_name) from (${candidates}) near
         order by ${order} limit most;
      if found then return; end if;
    end loop;
  end $$`;

/** Also matches parts of words in scripts that are written without spaces. */
const PUBLISHED_CANDIDATES = `(select articles.id, articles.search_name, articles.search_quality as quality from articles
   where is_public and (words <% articles.search_name
     or (words ~ '[^ -~]' and articles.search_name like '%' || words || '%'))
   limit 1000)`;
/** Two queries, because each of them can use its own partial index. */
const ALL_CANDIDATES = ['is_public', 'not is_public']
  .map(
    (condition) => `(select articles.id, articles.search_name from articles
       where ${condition} and (words <% search_name or (words ~ '[^ -~]' and search_name like '%' || words || '%'))
       limit 1000)`,
  )
  .join(' union all ');

export const MISSPELLED_NAMES = [
  createNamesLike('article_names_like', PUBLISHED_CANDIDATES, '2 desc, near.quality desc, near.id'),
  createNamesLike('article_names_like_any', ALL_CANDIDATES, '2 desc, near.id desc'),
].join(';');
