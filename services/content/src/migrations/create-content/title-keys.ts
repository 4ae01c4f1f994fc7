/** Comes before the tables of discoveries, articles and guides, which use it. */
export const TITLE_KEYS = String.raw`
  -- What titles have in common however they are written: no accents, case, spaces or punctuation, no leading "the".
  create function title_key_of(title text) returns text language sql immutable strict parallel safe return
    regexp_replace(
      regexp_replace(
        lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g')),
        '^[[:space:]]*the[[:space:]]+', ''),
      '[[:space:][:punct:]’‘ʻʼ“”«»–—…]+', '', 'g')`;
