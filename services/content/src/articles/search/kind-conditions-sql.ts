/** Whether a guidebook record was judged to be of the kind, or not to be. */
const isJudgedSql = (row: string): string => `coalesce(${row}.guidebook_id = any($28::text[]), false)`;
const isExceptedSql = (row: string): string => `coalesce(${row}.guidebook_id = any($29::text[]), false)`;

/**
 * Conditions: of the kind by judgment, category, type, or what it is called and said to be; or also by other names,
 * summary.
 */
const isStronglyOfKindSql = (row: string): string =>
  `coalesce(${isJudgedSql(row)} or ${row}.category = any($15::text[]) or ${row}.place_type = any($16::text[])
     or ((${row}.category = any($17::text[]) or ${row}.category = 'Landmark' or (${row}.category = 'Other' and ${row}.place_type is null))
       and ${row}.search_kind @@ kind_title), false)`;
export const isOfKindSql = (row: string): string =>
  `($15::text[] is null or (not ${isExceptedSql(row)} and (${isStronglyOfKindSql(row)}
     or coalesce(${row}.category = any($17::text[]) and (${row}.search_kind @@ kind_names or ${row}.search_kind @@ kind_signs), false))))`;

/** Ranks that an article loses if only its judgment, what it is said to be, another name or the summary is of the kind. */
interface KindPenalties {
  judged: number;
  head: number;
  name: number;
  summary: number;
}

export const buildKindPenaltySql = (row: string, penalties: KindPenalties): string =>
  `case when $15::text[] is null or ${row}.category = any($15::text[]) or ${row}.place_type = any($16::text[]) then 0
        when ${isJudgedSql(row)} and not ${row}.search_kind @@ kind_names then ${penalties.judged}
        when ${isStronglyOfKindSql(row)} then case when ${row}.search_kind @@ kind_names then 0 else ${penalties.head} end
        when ${row}.search_kind @@ kind_names then ${penalties.name} else ${penalties.summary} end`;
