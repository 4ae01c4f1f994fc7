import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What articles are compared by stands beside them, a short row each, written by triggers: whoever changes an article
 * changes it, and reading all of them reads none of the long rows. (Generated columns would make these long rows longer,
 * and TypeORM keeps a table of its own for such columns.)
 *
 * - equal titles, texts and points have equal hashes: the first 64 bits of an MD5;
 * - similar titles and close points are links between two hashes. A link says something about two values, whoever has
 *   them, so it never becomes wrong; what still has to be compared with all others stands in `duplicate_queue`.
 */
export class FindDuplicates1700000000051 implements MigrationInterface {
  name = 'FindDuplicates1700000000051';

  async up(runner: QueryRunner): Promise<void> {
    // A library that is there already is read once, which may take longer than a statement of a request may.
    await runner.query('set local statement_timeout = 0');
    for (const statement of [...KEYS, ...TRAITS, ...FILLING, ...FINDINGS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table duplicate_dismissals, similar_pairs, duplicate_queue');
    for (const change of ['write', 'delete', 'truncate']) {
      await runner.query(`drop trigger articles_traits_${change} on articles`);
    }
    await runner.query('drop table article_fingerprints');
    await runner.query(
      'drop function article_traits_write, article_traits_delete, article_traits_truncate, metres_between',
    );
    await runner.query('drop function article_slug_fault, article_text_hash, article_text, article_hash, article_key');
  }
}

const KEYS = [
  // How a title or the name of a place is compared: Unicode form, case and spaces do not count.
  `create function article_key(text) returns text language sql immutable strict parallel safe
   return btrim(lower(regexp_replace(normalize($1, NFKC), '[[:space:]]+', ' ', 'g')))`,
  `create function article_hash(text) returns bigint language sql immutable strict parallel safe
   return ('x' || left(md5($1), 16))::bit(64)::bigint`,
  // Blocks part words, tags within a line do not; \`&\` last, so that what it writes out is not read again.
  `create function article_text(html text) returns text language sql immutable strict parallel safe
   return btrim(regexp_replace(
     replace(replace(replace(replace(replace(replace(replace(
       regexp_replace(regexp_replace(html, '</(p|h[1-6]|li|dt|dd|td|th|tr|figcaption|blockquote|pre|div)>|<[bh]r *\\/?>', ' ', 'gi'),
         '<[^>]*>', '', 'g'),
       '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&apos;', ''''), '&amp;', '&'),
     '[[:space:]\\u00a0]+', ' ', 'g'))`,
  // An article without a text is not the same as another without.
  `create function article_text_hash(html text) returns bigint language sql immutable strict parallel safe
   return article_hash(nullif(article_text(html), ''))`,
  // What a program wrote where a name should be. What the title truly says is no fault: Null Island, Nan Madol, "20".
  `create function article_slug_fault(slug text, title text) returns text language sql immutable strict parallel safe
   return case
     when slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(slug) > 50 then 'not an address'
     when slug ~ 'undefined' then 'undefined'
     when slug ~ '(^|-)object-?object(-|$)' then 'object-object'
     when slug ~ '(^|-)null(-|$)' and title !~ '\\m(Null|NULL)\\M' then 'null'
     when slug ~ '(^|-)nan(-|$)' and title !~ '\\m(Nan|NAN)\\M' then 'nan'
     when slug ~ '(^|-)(amp|quot|nbsp|apos|x27|039)(-|$)'
       and title !~* '(^|[^&#[:alnum:]])(amp|quot|nbsp|apos|x27|039)\\M' then 'encoded character'
     -- %20, &#39; and the bytes of letters beyond ASCII, after their signs were taken away; not the random end of a slug.
     when slug ~ '[a-z](25)?20[a-z]' and title !~ '20' then 'encoded character'
     when slug ~ '[a-z](0?39|x27)s(-|$)' and title !~ '39|27' then 'encoded character'
     when regexp_replace(slug, '-[0-9a-f]{8}$', '') ~ '[cd][0-9][89ab][0-9a-f]|e[0-9][89ab][0-9a-f][89ab][0-9a-f]|e[a-d][89ab][0-9][89ab][0-9a-f]'
       and title !~* '[c-e][0-9a-f][89ab][0-9a-f]' then 'encoded character'
     when slug ~ '(^|-)([cd][0-9]-[89ab][0-9]|e[0-9a-f]-[89ab][0-9a-f]-[89ab][0-9a-f])'
       and title !~* '\\m[c-e][0-9a-f][ -][89ab][0-9a-f]' then 'encoded character'
   end`,
  // Metres on a great circle, as \`distanceMetres\` of the contracts has it; positions in degrees.
  `create function metres_between(a_latitude float8, a_longitude float8, b_latitude float8, b_longitude float8)
   returns float8 language sql immutable strict parallel safe
   return 2 * 6371008.8 * asin(least(1, sqrt(
     sin(radians(b_latitude - a_latitude) / 2) ^ 2
     + cos(radians(a_latitude)) * cos(radians(b_latitude)) * sin(radians(b_longitude - a_longitude) / 2) ^ 2)))`,
];

const TRAITS = [
  `create table article_fingerprints (
     article_id integer not null,
     title_key text not null,
     title_hash bigint,
     text_hash bigint,
     place_hash bigint,
     point_hash bigint,
     latitude double precision,
     longitude double precision,
     slug_issue text,
     constraint article_traits_pkey primary key (article_id)
   )`,
  // Apart from the traits, whose many indexes would all be written again when a row has been compared.
  `create table duplicate_queue (
     kind text not null,
     article_id integer not null,
     hash bigint not null,
     constraint duplicate_queue_pkey primary key (kind, article_id),
     constraint duplicate_queue_kind_check check (kind in ('similar', 'location'))
   )`,
];

/** What a trait is, of a row named `article`. Without a position, or without a place's name, there is no point. */
const titleHash = (row: string) => `article_hash(nullif(article_key(${row}.title), ''))`;
const placeHash = (row: string) =>
  `case when ${row}.latitude is not null then article_hash(nullif(article_key(${row}.location), '')) end`;
const pointHash = (row: string) =>
  `case when ${row}.latitude is not null and article_key(${row}.location) <> ''
    then article_hash(concat_ws('|', article_key(${row}.location), ${row}.latitude, ${row}.longitude)) end`;
const traitsOf = (row: string) =>
  `${row}.id, article_key(${row}.title), ${titleHash(row)}, article_text_hash(${row}.content), ${placeHash(row)},
   ${pointHash(row)}, ${row}.latitude, ${row}.longitude, article_slug_fault(${row}.slug, ${row}.title)`;
const COLUMNS = 'article_id, title_key, title_hash, text_hash, place_hash, point_hash, latitude, longitude, slug_issue';

const FILLING = [
  `insert into article_fingerprints (${COLUMNS}) select ${traitsOf('articles')} from articles`,
  `insert into duplicate_queue (kind, article_id, hash)
   select 'similar', article_id, title_hash from article_fingerprints where title_hash is not null
   union all select 'location', article_id, point_hash from article_fingerprints where point_hash is not null`,
  'create index article_traits_title on article_fingerprints (title_hash)',
  'create index article_traits_text on article_fingerprints (text_hash)',
  'create index article_traits_point on article_fingerprints (point_hash)',
  'create index article_traits_place on article_fingerprints (place_hash, latitude)',
  'create index article_traits_fault on article_fingerprints (article_id) where slug_issue is not null',
  'create index article_traits_similar on article_fingerprints using gin (title_key gin_trgm_ops)',
  `create function article_traits_write() returns trigger language plpgsql set search_path from current as $$
   declare
     traits article_fingerprints;
   begin
     if tg_op = 'UPDATE' and (new.slug, new.title, new.content, new.location, new.latitude, new.longitude)
       is not distinct from (old.slug, old.title, old.content, old.location, old.latitude, old.longitude) then
       return null;
     end if;
     insert into article_fingerprints as known (${COLUMNS}) values (${traitsOf('new')})
     on conflict (article_id) do update set
       title_key = excluded.title_key, title_hash = excluded.title_hash, text_hash = excluded.text_hash,
       place_hash = excluded.place_hash, point_hash = excluded.point_hash,
       latitude = excluded.latitude, longitude = excluded.longitude, slug_issue = excluded.slug_issue
     returning * into traits;
     -- Another hash takes the place of one that waits: whoever compares that one at this moment must not cross out this.
     insert into duplicate_queue (kind, article_id, hash)
     select kind, new.id, hash
       from (values ('similar', traits.title_hash), ('location', traits.point_hash)) as queued (kind, hash)
      where hash is not null and (tg_op = 'INSERT'
        or (kind = 'similar' and new.title is distinct from old.title)
        or (kind = 'location' and (new.location, new.latitude, new.longitude)
          is distinct from (old.location, old.latitude, old.longitude)))
     on conflict (kind, article_id) do update set hash = excluded.hash;
     return null;
   end $$`,
  `create trigger articles_traits_write
     after insert or update of slug, title, content, location, latitude, longitude on articles
     for each row execute function article_traits_write()`,
  `create function article_traits_delete() returns trigger language plpgsql set search_path from current as $$
   begin
     delete from article_fingerprints using gone where article_id = gone.id;
     delete from duplicate_queue using gone where kind in ('similar', 'location') and article_id = gone.id;
     return null;
   end $$`,
  `create trigger articles_traits_delete after delete on articles referencing old table as gone
     for each statement execute function article_traits_delete()`,
  `create function article_traits_truncate() returns trigger language plpgsql set search_path from current as $$
   begin
     truncate article_fingerprints, duplicate_queue;
     return null;
   end $$`,
  `create trigger articles_traits_truncate after truncate on articles
     for each statement execute function article_traits_truncate()`,
];

const FINDINGS = [
  `create table similar_pairs (
     kind text not null,
     first bigint not null,
     second bigint not null,
     constraint duplicate_links_pkey primary key (kind, first, second),
     constraint duplicate_links_kind_check check (kind in ('similar', 'location')),
     constraint duplicate_links_order_check check (first < second)
   )`,
  `create table duplicate_dismissals (
     kind text not null,
     first_id integer not null,
     second_id integer not null,
     dismissed_by integer,
     dismissed_at timestamp(3) with time zone not null default now(),
     constraint duplicate_dismissals_pkey primary key (kind, first_id, second_id),
     constraint duplicate_dismissals_kind_check check (kind in ('exact', 'content', 'similar', 'location', 'corrupted')),
     constraint duplicate_dismissals_order_check check (case kind when 'corrupted' then first_id = second_id
       else first_id < second_id end)
   )`,
];
