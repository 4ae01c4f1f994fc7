import type { SearchedPlace } from './searched-place.js';

/** Ranks above all that words alone can have, so that what a search names comes first. */
const RANKS = { own: 8, inside: 7, around: 5 } as const;
/** Rank that an article inside gains when it has all the words. */
const ALL_WORDS_RANK = 0.5;
/** Maximum number of articles inside an area that are about no record of the guidebook. */
const MAX_AROUND = 200;

const NO_PLACE: SearchedPlace = {
  ownIds: [],
  names: [],
  locationPatterns: [],
  insideIds: [],
  extent: null,
  hasOtherWords: false,
};

/** Returns the parameters of {@link buildPlacedSql}. */
export function toPlaceParameters(place: SearchedPlace | null): unknown[] {
  const { ownIds, names, locationPatterns, insideIds, extent, hasOtherWords } = place ?? NO_PLACE;
  return [ownIds, names, locationPatterns, insideIds, extent, hasOtherWords];
}

/** Returns the condition that an article or guide is titled with a name of the place and lies in its country. */
export const buildIsOwnSql = (row: string, first: number): string =>
  `(title_key_of(${row}.title) = any(array(select title_key_of(name) from unnest($${first + 1}::text[]) name))
      and (${row}.location like any($${first + 2}::text[]) or title_key_of(${row}.location) = title_key_of(${row}.title)))`;

/**
 * Returns a query for the published articles about the searched place and inside it, with their ranks: about it, then
 * records of the guidebook inside it by prominence, then other articles in its area.
 * @param first number of the first of the parameters of {@link toPlaceParameters}
 * @param condition on `article`
 * @param words query of all words, for an article that may have them
 */
export const buildPlacedSql = (first: number, condition: string, words: string): string => `
    select placed.id, article.published_at, max(placed.rank) as rank from (
      select id, ${RANKS.own}::float8 as rank from articles where is_public and guidebook_id = any($${first}::text[])
      union all
      select titled.id, ${RANKS.own} from articles titled where is_public and ${buildIsOwnSql('titled', first)}
      union all
      select record.id,
             ${RANKS.inside} - inside.number / 10000.0
               + case when $${first + 5} and record.search_words @@ ${words} then ${ALL_WORDS_RANK} else 0 end
        from unnest($${first + 3}::text[]) with ordinality inside (guidebook_id, number)
        join articles record on record.guidebook_id = inside.guidebook_id and record.is_public
      union all
      (select around.id, ${RANKS.around} from articles around
        where is_public and guidebook_id is null
          and latitude between ($${first + 4}::float8[])[2] and ($${first + 4}::float8[])[4]
          and case when ($${first + 4}::float8[])[1] <= ($${first + 4}::float8[])[3]
                then longitude between ($${first + 4}::float8[])[1] and ($${first + 4}::float8[])[3]
                else longitude >= ($${first + 4}::float8[])[1] or longitude <= ($${first + 4}::float8[])[3] end
          and (cardinality($${first + 2}::text[]) = 0 or around.location like any($${first + 2}::text[]))
        order by published_at desc, id desc limit ${MAX_AROUND})) placed
      join articles article on article.id = placed.id
     where ${condition}
     group by placed.id, article.published_at`;
