import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { nameSimilarity, normalizeName, toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { getBestClaims, getItemIds, getItemPosition, readQuantity } from '../wikidata/claims.js';
import { presentQuantity } from '../wikidata/quantities.js';
import { getAllNames, PROPERTIES, type WikidataItem } from '../wikidata/wikidata-item.js';
import { getClassRank, getItemClasses } from './item-classes.js';
import { getTolerance } from './place-reach.js';

/** Minimum score of an item that is the place, and minimum lead over the next item. */
const MIN_SCORE = 0.8;
const MIN_LEAD = 0.15;
/** Names that are less similar than this are different names. */
const MIN_NAME_SIMILARITY = 0.85;
/** Score of a name with the same words in a different order: "Utrecht Dom Tower", "Dom Tower of Utrecht". */
const SAME_WORDS_SCORE = 0.97;
const SMALL_WORDS: ReadonlySet<string> = new Set([
  'of',
  'the',
  'in',
  'de',
  'del',
  'della',
  'di',
  'du',
  'des',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
]);
/** Share of the score that remains at the edge of the tolerance, and without a position. */
const EDGE_SHARE = 0.85;
const NO_POSITION_SHARE = 0.85;
/** Share of the score by how well the class fits, best first. */
const CLASS_SHARES = [1, 0.98, 0.96, 0.94, 0.92] as const;

/** An item that may be the place. */
export interface ScoredItem {
  item: WikidataItem;
  /** From 0 to 1. */
  score: number;
  classRank: number;
}

/** Whether the countries of an item include that of a place; null when nothing is known. */
export type CountryCheck = (countryIds: readonly string[]) => boolean | null;

/**
 * Returns the item that is certainly the place, with its score; null when no item, or more than one, may be the place.
 * Items of a less fitting class do not compete: a municipality with a town's name does not compete with the town.
 */
export function pickCertainItem(
  place: LocatedPlace,
  candidates: readonly WikidataItem[],
  isInCountry: CountryCheck,
): ScoredItem | null {
  const scored = [...new Map(candidates.map((item) => [item.id, item])).values()]
    .flatMap((item) => scoreItem(place, item, isInCountry) ?? [])
    .sort((a, b) => b.score - a.score);
  const likely = scored.filter(({ score }) => score >= MIN_SCORE);
  const bestRank = Math.min(...likely.map(({ classRank }) => classRank));
  const best = likely.find(({ classRank }) => classRank === bestRank);
  if (!best) return null;
  const rival = scored.find((other) => other !== best && other.classRank <= best.classRank);
  return rival && best.score - rival.score < MIN_LEAD ? null : best;
}

/** Returns how likely it is that an item is the place; null when its name, class, country or position excludes it. */
export function scoreItem(place: LocatedPlace, item: WikidataItem, isInCountry: CountryCheck): ScoredItem | null {
  const classRank = getClassRank(place, getItemClasses(getItemIds(item, PROPERTIES.instanceOf)));
  const name = scoreName(place, getAllNames(item));
  if (classRank === null || name === 0) return null;
  if (isInCountry(getItemIds(item, PROPERTIES.country)) === false) return null;
  const nearness = scorePosition(place, item);
  if (nearness === null) return null;
  return { item, classRank, score: name * nearness * (CLASS_SHARES[classRank] ?? CLASS_SHARES.at(-1)!) };
}

function scoreName({ name, localName }: LocatedPlace, candidates: readonly string[]): number {
  const own = [name, ...(localName ? [localName] : [])];
  return Math.max(0, ...own.flatMap((text) => candidates.map((candidate) => compareNames(text, candidate))));
}

function compareNames(a: string, b: string): number {
  const [keyA, keyB] = [toNameKey(a), toNameKey(b)];
  if (keyA === '' || keyB === '') return a.trim() === b.trim() ? 1 : 0;
  if (keyA === keyB) return 1;
  if (toWordSet(a) === toWordSet(b)) return SAME_WORDS_SCORE;
  const similarity = nameSimilarity(keyA, keyB);
  return similarity >= MIN_NAME_SIMILARITY ? similarity : 0;
}

const toWordSet = (name: string): string =>
  [...new Set(normalizeName(name).split(' '))]
    .filter((word) => !SMALL_WORDS.has(word))
    .sort()
    .join(' ');

/** Returns 1 at the same position, less toward the edge of the tolerance, and null beyond it. */
function scorePosition(place: LocatedPlace, item: WikidataItem): number | null {
  const tolerance = getTolerance(place, getAreaSquareKm(item));
  if (tolerance === null) return 1;
  const position = getItemPosition(item);
  if (position === null) return NO_POSITION_SHARE;
  const distance = getDistanceMeters(place, position);
  return distance > tolerance ? null : 1 - (1 - EDGE_SHARE) * (distance / tolerance);
}

function getAreaSquareKm(item: WikidataItem): number | null {
  const [claim] = getBestClaims(item, PROPERTIES.area);
  const quantity = claim && readQuantity(claim.mainsnak);
  const area = quantity && presentQuantity(quantity, 'area');
  return area ? Number(area.value) : null;
}
