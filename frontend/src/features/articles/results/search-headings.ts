import type {
  SearchAnswer,
  SearchedPlace,
  SearchGroupName,
  VenueAnswer,
} from '@placelore/contracts/content/articles/search.js';
import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import type { Formatters } from '../../../lib/format/formatters.js';
import { STRINGS } from './strings.js';

/** Kinds of which Placelore has hardly any guides, because it is about sights. */
const UNKNOWN_KINDS: ReadonlySet<string> = new Set(['Restaurants', 'Hotels', 'Bars and pubs']);

/** What of a search nothing fits, and how to count what is shown instead. */
interface Missing {
  text: string;
  toCount: (formatters: Formatters, total: number) => string;
}

/** Returns what of the search nothing fits; null for nothing. */
function getMissing({ kind, place, isOfOtherKinds, ...answer }: SearchAnswer): Missing | null {
  if (place === null || answer.total === 0 || answer.venues) return null;
  const name = toNameWithArticle(place.name);
  if (answer.isOnlyNear) return { text: STRINGS.onlyNear(name), toCount: STRINGS.guidesNear };
  if (isOfOtherKinds && kind !== null && UNKNOWN_KINDS.has(kind))
    return { text: STRINGS.unknownKind(kind, name), toCount: STRINGS.sightsThere };
  const toCount = STRINGS.foundOfOtherKinds;
  if (isOfOtherKinds && kind !== null) return { text: STRINGS.noneOfKind(kind, name, answer.relation), toCount };
  const { missingTopic, missingWords } = answer;
  if (missingTopic !== null) return { text: STRINGS.noneOfTopic(missingTopic, name), toCount };
  if (missingWords === null) return null;
  // "No guides to baroque palaces in Austria yet".
  const text =
    kind === null
      ? STRINGS.noneWithWords(missingWords, name)
      : STRINGS.noneOfKind(`${missingWords} ${kind}`, name, answer.relation);
  return { text, toCount };
}

/** Heading of the page of results, their number, and the group that is directly below and needs no other heading. */
export interface PageHeading {
  title: string;
  count: string;
  headedGroup: SearchGroupName | null;
}

/** Returns the heading of the page: what nothing fits, or else that of the first group. */
export function getPageHeading(answer: SearchAnswer, query: string, formatters: Formatters): PageHeading {
  const { total, relevant, groups, place, correctedTo } = answer;
  const missing = getMissing(answer);
  if (answer.venues) return { title: getVenuesHeading(answer, answer.venues), count: '', headedGroup: null };
  if (missing) return { title: missing.text, count: missing.toCount(formatters, total), headedGroup: null };
  if (answer.needsPosition) return { title: getGroupHeading('inside', answer), count: '', headedGroup: null };
  // "Capital of Bhutan" is about Thimphu.
  const about = answer.onRequest.find(({ name }) => name === place?.name)?.name ?? query;
  const hasMore = total > relevant && groups.some(({ group }) => group === 'more');
  const found = hasMore ? STRINGS.foundAndMore(formatters, relevant, total) : STRINGS.found(formatters, relevant);
  const count = relevant > 0 ? found : STRINGS.noneButMentions(formatters, total, about);
  // Without guides, the places on request are what was looked for near a place.
  const isAround = answer.relation === 'near' || answer.relation === 'day trip from';
  const first = groups[0]?.group ?? (isAround ? 'inside' : 'best');
  return first === 'best'
    ? { title: correctedTo ?? place?.name ?? STRINGS.query(query), count, headedGroup: null }
    : { title: getGroupHeading(first, answer), count, headedGroup: first };
}

/** "Where to eat in Rome", "Where to stay near you". */
function getVenuesHeading({ place, relation }: SearchAnswer, { kind, entries }: VenueAnswer): string {
  if (relation === 'around me') return STRINGS.venuesNear(kind, STRINGS.you);
  if (place === null) return STRINGS.venues(kind);
  const isNear = entries.some(({ distance }) => distance !== null);
  return (isNear ? STRINGS.venuesNear : STRINGS.venuesIn)(kind, toNameWithArticle(place.name));
}

export function getGroupHeading(group: SearchGroupName, answer: SearchAnswer): string {
  const { place, relation, subject } = answer;
  const kind = getSearched(answer);
  if (group === 'best')
    return place !== null && (answer.venues || getMissing(answer))
      ? STRINGS.guideTo(toNameWithArticle(place.name))
      : STRINGS.best;
  if (group === 'mentioned' && answer.groups.length === 1) return STRINGS.onlyMentioned(subject);
  if (group === 'named' && answer.groups[0]?.group === 'named') return STRINGS.onlyNamed(subject);
  if (group === 'more') return getMoreHeading(answer);
  if (group !== 'inside') return STRINGS[group](subject);
  if (relation === 'around me') return STRINGS.kindAround(kind ?? STRINGS.places);
  if (place === null) return kind ?? STRINGS.about(subject);
  const name = toNameWithArticle(place.name);
  if (answer.isLesserKnown) return STRINGS.lesserKnownIn(kind ?? STRINGS.places, name);
  if (relation === 'day trip from') return STRINGS.dayTripsFrom(name);
  if (relation === 'near') return STRINGS.kindNear(kind ?? STRINGS.places, name);
  if (kind !== null) return STRINGS.kindIn(kind, name);
  return isAllIn(place, answer, 'inside') ? STRINGS.in(name) : STRINGS.around(name);
}

/** Returns the topic that the results are of, which names their kind, or else the kind; null for neither. */
const getSearched = ({ kind, topic, isOfOtherKinds }: SearchAnswer): string | null =>
  topic ?? (isOfOtherKinds ? null : kind);

/**
 * Whether all results are in the place itself. For a town, some may be only near it; a region or country has them all.
 */
const isAllIn = ({ name, isTown }: SearchedPlace, { groups }: SearchAnswer, of: SearchGroupName): boolean =>
  !isTown ||
  groups.every(({ group, articles }) => group !== of || articles.every(({ location }) => location.includes(name)));

function getMoreHeading(answer: SearchAnswer): string {
  const { place } = answer;
  if (place === null) return STRINGS.moreIn(STRINGS.there);
  const name = toNameWithArticle(place.name);
  return isAllIn(place, answer, 'more') ? STRINGS.moreIn(name) : STRINGS.moreAround(name);
}
