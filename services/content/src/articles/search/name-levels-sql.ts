/**
 * Queries by which `NAME_LEVEL_SQL` compares names with the words, and the words as plain text and as a key of titles.
 */
const toNamesQuerySql = (text: string): string =>
  `to_tsquery('article_names', ${text}) || to_tsquery('article_words', ${text})`;
export const NAME_QUERIES_SQL = `
           ${toNamesQuerySql("replace($4, '*', '')")} as titled_exactly,
           ${toNamesQuerySql("replace(replace($4, '*', ''), '&', '<->')")} as phrased,
           ${toNamesQuerySql("replace($4, '&', '<->')")} as phrased_beginning,
           ${toNamesQuerySql('$2')} as names_exactly, unaccent($5) as plain, title_key_of($5) as plain_key`;

/**
 * How well the names of an article match the words: 0 its title equals them, 1 they are side by side, 2 apart, 3 and 4
 * the same with the last word as a prefix; null when they do not match. Prefix matches count only when nothing matches
 * whole words.
 */
export const NAME_LEVEL_SQL = `case when search_title = plain_key then 0
                  when search_names @@ phrased then 1 when search_names @@ titled_exactly then 2
                  when search_names @@ phrased_beginning then 3 when search_names @@ titled then 4 end`;
/** Whether names have the words as whole words. Scripts without spaces cannot be split, so any match counts. */
export const IS_EXACT_SQL = "(search_names @@ names_exactly or plain ~ '[^ -~]')";
/**
 * The first: whether the names match as well as those of the best match. The second: whether they match only by a
 * prefix that is not meant.
 */
export const IS_WELL_NAMED_SQL = 'level <= greatest(1, min(level) over ())';
export const isOnlyBeginningSql = (hasPlace: string): string =>
  `(not is_exact and (${hasPlace} or min(case when is_exact then level end) over () <= 2))`;
