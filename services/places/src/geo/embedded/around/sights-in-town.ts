import type { Position } from '@placelore/contracts/places/geography.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { type Atlas, type AtlasPlace, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { MIN_SIMILARITY, nameSimilarity, normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { ACCEPT_ALL, resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';
import { findKind, type PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { presentPlace } from '../presentation/present-place.js';

/** Distance in meters from a town's center within which sights belong to it. */
const TOWN_METERS = 15_000;
/** Most words of a town's name that are read from the end or the beginning of a query. */
const MAX_TOWN_WORDS = 3;
const MAX_SIGHTS = 5;
/** Weight of a word that only names the kind of the sight: "church" for a basilica. */
const KIND_WEIGHT = 0.6;
/** Share of the words, by weight, that a sight has to match to be the one that is meant. */
const MEANT_SHARE = 0.6;
/** Words that say nothing about a place, in the languages of the kinds. */
const PARTICLES = new Set(
  'a the of in at near and di del della dei da de la le les el los du des d l il lo von der die das am im e y et san santa santo saint sainte'.split(
    ' ',
  ),
);

/** What a query means that names a town and something in it that is not known by this name. */
export interface SightsInTown {
  /** Sights that are certainly meant, or those that may be. Most similar first. */
  sights: LocatedPlace[];
  /** The town; null if a sight is certainly meant. */
  town: LocatedPlace | null;
}

interface TownReading {
  town: AtlasPlace;
  position: Position;
  /** Words before or after the town's name. */
  rest: string[];
}

/** Reads "Pieve di Santa Maria Arezzo" as something in Arezzo; null if the query ends or begins with no town. */
export function findSightsInTown(atlas: Atlas, query: string): SightsInTown | null {
  const reading = readTown(atlas, normalizeName(query).split(' '));
  if (!reading) return null;
  const words = reading.rest.filter((word) => !PARTICLES.has(word));
  const rated = atlas.guidebook
    .findLandmarksNear(reading.position, TOWN_METERS)
    .map(({ record }) => ({ record, share: rate(record, words) }));
  const present = (place: AtlasPlace) => presentPlace(atlas, { place, quality: 1, cluePosition: null }, 1, []);
  const presentSights = (shown: typeof rated) =>
    shown
      .toSorted((a, b) => b.share - a.share)
      .slice(0, MAX_SIGHTS)
      .map(({ record: landmark }) => present({ kind: 'landmark', landmark }));
  const meant = rated.filter(({ share }) => share >= MEANT_SHARE);
  if (meant.length > 0) return { sights: presentSights(meant), town: null };
  const similar = rated.filter(({ share }) => share > 0);
  return { sights: presentSights(similar.length > 0 ? similar : rated), town: present(reading.town) };
}

/** Finds the longest town's name at the end of a query or at its beginning; a misspelled one if no other is known. */
function readTown(atlas: Atlas, words: string[]): TownReading | null {
  const readings = splitTowns(words);
  return findTown(atlas, readings, 'exact') ?? findTown(atlas, readings, 'similar');
}

interface SplitWords {
  name: string[];
  rest: string[];
}

function splitTowns(words: string[]): SplitWords[] {
  const most = Math.min(MAX_TOWN_WORDS, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, index) => most - index)
    .flatMap((length) => [
      { name: words.slice(-length), rest: words.slice(0, -length) },
      { name: words.slice(0, length), rest: words.slice(length) },
    ])
    .filter(({ name }) => !findKind(name) && !name.every((word) => PARTICLES.has(word)));
}

/** Prefers a town with sights: in "Santa Maria Arezzo", the town is not the one in Brazil. */
function findTown(atlas: Atlas, readings: readonly SplitWords[], spelling: 'exact' | 'similar'): TownReading | null {
  let other: TownReading | null = null;
  for (const { name, rest } of readings) {
    const { status, candidates } = resolveQuery(atlas, name.join(' '), ACCEPT_ALL, spelling);
    const town = candidates.find(({ place }) => place.kind === 'city')?.place;
    const position = town && getPosition(town);
    if (!position || status === 'suggested') continue;
    if (atlas.guidebook.findLandmarksNear(position, TOWN_METERS).length > 0) return { town, position, rest };
    other ??= { town, position, rest };
  }
  return other;
}

/** Returns the share of the words, by weight, that name a sight or its kind. */
function rate(record: LandmarkRecord, words: readonly string[]): number {
  const names = getNames(record).flatMap((name) => normalizeName(name).split(' '));
  const weights = words.map((word) => {
    if (names.some((own) => nameSimilarity(own, word) >= MIN_SIMILARITY)) return 1;
    const kind = findKind([word])?.kind;
    return kind && isOfKind(names, record, kind) ? KIND_WEIGHT : 0;
  });
  return weights.reduce<number>((sum, weight) => sum + weight, 0) / Math.max(1, words.length);
}

const isOfKind = (names: readonly string[], { category }: LandmarkRecord, { nouns, categories }: PlaceKind): boolean =>
  categories.includes(category) || nouns.some((noun) => names.includes(noun));
