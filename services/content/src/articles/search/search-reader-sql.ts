/** Declares the types of all parameters, because no single statement uses each of them. */
export const PARAMETERS_SQL = `parameters as (
    select $1::text, $2::text, $3::text, $4::text, $5::text, $6::integer, $7::uuid, $8::text[], $9::text[], $10::text[], $11::text[],
           $12::integer[], $13::numeric[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text, $19::text, $20::text,
           $21::text, $22::boolean, $23::boolean, $24::text, $25::text, $26::text,
           $27::text, $28::text[], $29::text[]
  )`;

/** The reader's own guides that have not expired. */
export const OWN_SQL = `own as materialized (
    select guide.* from dynamic_articles guide
     where expires_at > now() and id in (select guide_id from guide_holders where user_id = $6 or visitor_id = $7)
  )`;
/** Version of the published articles. */
export const EDITION_SQL = "edition as materialized (select version::text from article_totals where category = '')";
/** The version for a reader with guides of their own; it changes with these as well. */
export const READER_EDITION_SQL = `edition as materialized (
    select state.version || coalesce('.' || left(md5((select string_agg(id::text, ',' order by id) from own)), 8), '')
             as version
      from article_totals state where state.category = ''
  )`;
