/**
 * Values by which articles are compared to find duplicates. Triggers write one short row per article into
 * `article_fingerprints`, so that reading all of them reads none of the long texts. (Generated columns would make the
 * rows of articles longer, and TypeORM keeps a table of its own for such columns.)
 *
 * - Equal titles, texts and points have equal hashes: the first 64 bits of an MD5.
 * - Similar titles and close points are pairs of two hashes. A pair is about two values, not about articles, so it
 *   never becomes wrong. Values that still have to be compared with all others are in `duplicate_queue`.
 */
export const COMPARISON_FUNCTIONS = String.raw`
  -- How titles and names of places are compared: Unicode form, case and spaces do not count.
  create function article_key(text) returns text language sql immutable strict parallel safe
    return btrim(lower(regexp_replace(normalize($1, NFKC), '[[:space:]]+', ' ', 'g')));

  create function article_hash(text) returns bigint language sql immutable strict parallel safe
    return ('x' || left(md5($1), 16))::bit(64)::bigint;

  -- Blocks separate words, tags within a line do not. The ampersand comes last, so that what it decodes to is not
  -- decoded again.
  create function article_text(html text) returns text language sql immutable strict parallel safe
    return btrim(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(html, '</(p|h[1-6]|li|dt|dd|td|th|tr|figcaption|blockquote|pre|div)>|<[bh]r *\/?>', ' ', 'gi'),
          '<[^>]*>', '', 'g'),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&apos;', ''''), '&amp;', '&'),
      '[[:space:]\u00a0]+', ' ', 'g'));

  -- An article without a text does not equal another without.
  create function article_text_hash(html text) returns bigint language sql immutable strict parallel safe
    return article_hash(nullif(article_text(html), ''));

  -- What a program wrote where a name should be. What the title really says is no issue: Null Island, Nan Madol, "20".
  create function article_slug_issue(slug text, title text) returns text language sql immutable strict parallel safe
    return case
      when slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(slug) > 50 then 'not an address'
      when slug ~ 'undefined' then 'undefined'
      when slug ~ '(^|-)object-?object(-|$)' then 'object-object'
      when slug ~ '(^|-)null(-|$)' and title !~ '\m(Null|NULL)\M' then 'null'
      when slug ~ '(^|-)nan(-|$)' and title !~ '\m(Nan|NAN)\M' then 'nan'
      when slug ~ '(^|-)(amp|quot|nbsp|apos|x27|039)(-|$)'
        and title !~* '(^|[^&#[:alnum:]])(amp|quot|nbsp|apos|x27|039)\M' then 'encoded character'
      -- %20, &#39; and the bytes of letters beyond ASCII, without their signs; not the random end of a slug.
      when slug ~ '[a-z](25)?20[a-z]' and title !~ '20' then 'encoded character'
      when slug ~ '[a-z](0?39|x27)s(-|$)' and title !~ '39|27' then 'encoded character'
      when regexp_replace(slug, '-[0-9a-f]{8}$', '') ~ '[cd][0-9][89ab][0-9a-f]|e[0-9][89ab][0-9a-f][89ab][0-9a-f]|e[a-d][89ab][0-9][89ab][0-9a-f]'
        and title !~* '[c-e][0-9a-f][89ab][0-9a-f]' then 'encoded character'
      when slug ~ '(^|-)([cd][0-9]-[89ab][0-9]|e[0-9a-f]-[89ab][0-9a-f]-[89ab][0-9a-f])'
        and title !~* '\m[c-e][0-9a-f][ -][89ab][0-9a-f]' then 'encoded character'
    end;

  -- Meters on a great circle, as distanceMeters of the contracts computes them; positions in degrees.
  create function metres_between(a_latitude float8, a_longitude float8, b_latitude float8, b_longitude float8)
    returns float8 language sql immutable strict parallel safe
    return 2 * 6371008.8 * asin(least(1, sqrt(
      sin(radians(b_latitude - a_latitude) / 2) ^ 2
      + cos(radians(a_latitude)) * cos(radians(b_latitude)) * sin(radians(b_longitude - a_longitude) / 2) ^ 2)))`;

export const FINGERPRINTS = `
  create table article_fingerprints (
    article_id integer not null,
    title_key text not null,
    title_hash bigint,
    text_hash bigint,
    place_hash bigint,
    point_hash bigint,
    latitude double precision,
    longitude double precision,
    slug_issue text,
    constraint article_fingerprints_pkey primary key (article_id)
  );

  -- One index per kind of duplicate: equal title, equal text, equal point, close points of one place, a bad slug, and
  -- similar titles.
  create index article_fingerprints_title on article_fingerprints (title_hash);
  create index article_fingerprints_text on article_fingerprints (text_hash);
  create index article_fingerprints_point on article_fingerprints (point_hash);
  create index article_fingerprints_place on article_fingerprints (place_hash, latitude);
  create index article_fingerprints_slug_issue on article_fingerprints (article_id) where slug_issue is not null;
  create index article_fingerprints_similar on article_fingerprints using gin (title_key gin_trgm_ops);

  -- Not part of article_fingerprints, whose many indexes would all be written again when a row has been compared.
  create table duplicate_queue (
    kind text not null,
    article_id integer not null,
    hash bigint not null,
    constraint duplicate_queue_pkey primary key (kind, article_id),
    constraint duplicate_queue_kind_check check (kind in ('similar', 'location'))
  );

  create function article_fingerprint_write() returns trigger language plpgsql set search_path from current as $$
  declare
    fingerprint article_fingerprints;
  begin
    if tg_op = 'UPDATE' and (new.slug, new.title, new.content, new.location, new.latitude, new.longitude)
      is not distinct from (old.slug, old.title, old.content, old.location, old.latitude, old.longitude) then
      return null;
    end if;
    insert into article_fingerprints as known (
      article_id, title_key, title_hash, text_hash, place_hash, point_hash, latitude, longitude, slug_issue)
    values (
      new.id, article_key(new.title), article_hash(nullif(article_key(new.title), '')), article_text_hash(new.content),
      case when new.latitude is not null then article_hash(nullif(article_key(new.location), '')) end,
      case when new.latitude is not null and article_key(new.location) <> ''
        then article_hash(concat_ws('|', article_key(new.location), new.latitude, new.longitude)) end,
      new.latitude, new.longitude, article_slug_issue(new.slug, new.title))
    on conflict (article_id) do update set
      title_key = excluded.title_key, title_hash = excluded.title_hash, text_hash = excluded.text_hash,
      place_hash = excluded.place_hash, point_hash = excluded.point_hash,
      latitude = excluded.latitude, longitude = excluded.longitude, slug_issue = excluded.slug_issue
    returning * into fingerprint;
    -- A new hash replaces one that waits: whoever compares the old one at this moment must not remove the new one.
    insert into duplicate_queue (kind, article_id, hash)
    select kind, new.id, hash
      from (values ('similar', fingerprint.title_hash), ('location', fingerprint.point_hash)) as queued (kind, hash)
     where hash is not null and (tg_op = 'INSERT'
       or (kind = 'similar' and new.title is distinct from old.title)
       or (kind = 'location' and (new.location, new.latitude, new.longitude)
         is distinct from (old.location, old.latitude, old.longitude)))
    on conflict (kind, article_id) do update set hash = excluded.hash;
    return null;
  end $$;
  create trigger articles_fingerprint_write
    after insert or update of slug, title, content, location, latitude, longitude on articles
    for each row execute function article_fingerprint_write();

  create function article_fingerprint_delete() returns trigger language plpgsql set search_path from current as $$
  begin
    delete from article_fingerprints using gone where article_id = gone.id;
    delete from duplicate_queue using gone where kind in ('similar', 'location') and article_id = gone.id;
    return null;
  end $$;
  create trigger articles_fingerprint_delete after delete on articles referencing old table as gone
    for each statement execute function article_fingerprint_delete();

  create function article_fingerprint_truncate() returns trigger language plpgsql set search_path from current as $$
  begin
    truncate article_fingerprints, duplicate_queue;
    return null;
  end $$;
  create trigger articles_fingerprint_truncate after truncate on articles
    for each statement execute function article_fingerprint_truncate()`;

export const DUPLICATES = `
  create table similar_pairs (
    kind text not null,
    first bigint not null,
    second bigint not null,
    constraint similar_pairs_pkey primary key (kind, first, second),
    constraint similar_pairs_kind_check check (kind in ('similar', 'location')),
    -- The smaller hash comes first, so that a pair is stored once.
    constraint similar_pairs_order_check check (first < second)
  );

  -- What an admin said is no duplicate. A bad slug is about one article, everything else is about two.
  create table duplicate_dismissals (
    kind text not null,
    first_id integer not null,
    second_id integer not null,
    dismissed_by integer,
    dismissed_by_name text,
    dismissed_at timestamp(3) with time zone not null default now(),
    constraint duplicate_dismissals_pkey primary key (kind, first_id, second_id),
    constraint duplicate_dismissals_kind_check check (kind in ('exact', 'content', 'similar', 'location', 'corrupted')),
    constraint duplicate_dismissals_order_check check (case kind when 'corrupted' then first_id = second_id
      else first_id < second_id end)
  );
  -- The admins' list of dismissals, newest first.
  create index duplicate_dismissals_in_time on duplicate_dismissals (dismissed_at)`;
