/** Queries that tell how names have the words, see `NAME_LEVEL_SQL`, and the words as a beginning and as a key of titles. */
const toNamesQuerySql = (text: string): string =>
  `to_tsquery('article_names', ${text}) || to_tsquery('article_words', ${text})`;
export const NAME_QUERIES_SQL = `
           ${toNamesQuerySql("replace($4, '*', '')")} as titled_exactly,
           ${toNamesQuerySql("replace(replace($4, '*', ''), '&', '<->')")} as phrased,
           ${toNamesQuerySql("replace($4, '&', '<->')")} as phrased_beginning,
           ${toNamesQuerySql('$2')} as names_exactly, unaccent($5) as plain, title_key_of($5) as plain_key`;

/**
 * How the names of an article have the words: as its title, side by side, apart, or with the last one as a beginning; null
 * for not at all. What only begins with them counts when nothing has them.
 */
export const NAME_LEVEL_SQL = `case when search_title = plain_key then 0
                  when search_names @@ phrased then 1 when search_names @@ titled_exactly then 2
                  when search_names @@ phrased_beginning then 3 when search_names @@ titled then 4 end`;
/** Whether names have the whole words; scripts without spaces have no other beginnings. */
export const IS_EXACT_SQL = "(search_names @@ names_exactly or plain ~ '[^ -~]')";
/** Whether the names have the words as well as those of the best match, and whether only by a beginning that is not meant. */
export const IS_WELL_NAMED_SQL = 'level <= greatest(1, min(level) over ())';
export const isOnlyBeginningSql = (hasPlace: string): string =>
  `(not is_exact and (${hasPlace} or min(case when is_exact then level end) over () <= 2))`;
