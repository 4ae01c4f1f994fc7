import { buildAnyQuery, buildTopicQuery, type SearchWords } from '../search-words.js';
import { type Extent, toPolygon } from './search-extents.js';
import type { SearchTarget } from './search-target.js';

/** Returns the parameters $1 to $29 of `buildFoundSql`. */
export function toSearchParameters(
  words: SearchWords,
  target: SearchTarget,
  category: string | undefined,
  reader: { userId: number | null; visitorId: string | null },
  isCorrected: boolean,
): unknown[] {
  const { kind, rest, extent, ignoresWords } = target;
  return [
    category ?? '',
    ignoresWords ? null : words.exact,
    ignoresWords ? null : words.prefix,
    ignoresWords ? null : words.titlePrefix,
    words.plain,
    reader.userId,
    reader.visitorId,
    target.ownIds,
    target.names,
    target.locationPatterns,
    target.insideIds,
    target.insidePenalties,
    extent satisfies Extent | null,
    target.otherIds,
    kind ? [...kind.categories] : null,
    kind ? [...kind.placeTypes] : null,
    kind ? [...kind.categories, ...kind.related] : null,
    kind ? buildAnyQuery([...kind.nouns, ...kind.signs, ...kind.akin], '') || null : null,
    kind ? buildAnyQuery(kind.nouns, ':A') || null : null,
    kind ? buildAnyQuery(kind.nouns, ':B') || null : null,
    buildTopicQuery(rest) || null,
    target.hasPlace,
    isCorrected,
    kind
      ? [buildAnyQuery(kind.signs, ':BC'), buildAnyQuery(kind.akin, ':A')].filter(Boolean).join(' | ') || null
      : null,
    ignoresWords ? null : words.near,
    target.outline && toPolygon(target.outline),
    buildAnyQuery(target.said, '') || null,
    kind ? [...kind.places] : null,
    kind ? [...kind.exceptions] : null,
  ];
}
