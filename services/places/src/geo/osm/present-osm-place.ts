import { CATEGORIES } from '@placelore/contracts/categories.js';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceText } from '@placelore/contracts/great-circle.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places.js';
import { durationText } from '../embedded/nearby.js';
import type { ListedPlace } from '../geo-provider.js';
import { categoryOf, kindOf, kindWords, visitMinutes } from './osm-kinds.js';

/** The credit OpenStreetMap's licence (ODbL 1.0) demands. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors';

export interface OsmPlace {
  /** `node/123`, `way/123` or `relation/123`. */
  id: string;
  /** As shown: in English where the map knows it. */
  name: string;
  /** All names, to compare with. */
  names: string[];
  tags: Record<string, string>;
  position: Position;
  /** Metres. */
  distance: number;
}

/** A place of the map as the wire has it: nothing in it that its tags do not say. */
export function presentOsmPlace(kind: PlaceKind, { id, name, tags, position, distance }: OsmPlace): NearbyPlace {
  return {
    name,
    description: tags['description:en'] ?? descriptionOf(kind, tags),
    category: categoryOf(kind, tags),
    distance: distanceText(distance),
    distanceMetres: Math.round(distance),
    estimatedVisitTime: kind === 'accommodation' ? 'Overnight' : durationText(visitMinutes(kind, tags)),
    popularity: popularityOf(kind, tags),
    coordinates: { lat: position.latitude, lng: position.longitude },
    culturalInfo: culturalInfoOf(tags),
    facts: factsOf(name, tags),
    source: 'openstreetmap',
    slug: null,
    providerId: id,
    // Whether it is open now needs the place's time zone and holidays; the hours below say it without a guess.
    openNow: null,
    openingHours: (tags.opening_hours ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
    website: websiteOf(tags),
    accessibility: accessibilityOf(tags),
    attribution: OSM_ATTRIBUTION,
  };
}

/** A place of the map as it is found again by its name: what its tags say, and nothing else. */
export function toListedPlace({ name, tags, position }: OsmPlace): ListedPlace {
  const kind = kindOf(tags);
  const category = categoryOf(kind, tags);
  const street = streetOf(tags);
  return {
    name,
    localName: tags.name && tags.name !== name ? tags.name : null,
    position,
    category: CATEGORIES.find((known) => known === category) ?? 'Other',
    noun: kindWords(kind, tags),
    description: null,
    facts: [...(street ? [`${name} is at ${street}.`] : []), ...factsOf(name, tags)],
    attribution: OSM_ATTRIBUTION,
  };
}

/**
 * 0 to 10 by what the map itself knows, for nobody rated these: 2 for any sight, 3 more for an entry in Wikidata, 3
 * more for an article in Wikipedia, 1 more for a sight or museum, 1 more for World Heritage. Restaurants and hotels
 * have no such measure: 0, no stars.
 */
function popularityOf(kind: PlaceKind, tags: Record<string, string>): number {
  if (kind !== 'attraction') return 0;
  const known = (tags.wikidata ? 3 : 0) + (tags.wikipedia ? 3 : 0);
  const visited = ['attraction', 'museum'].includes(tags.tourism ?? '') ? 1 : 0;
  return 2 + known + visited + (isWorldHeritage(tags) ? 1 : 0);
}

const isWorldHeritage = (tags: Record<string, string>) => tags.heritage === '1' || 'ref:whc' in tags;

function descriptionOf(kind: PlaceKind, tags: Record<string, string>): string {
  const what = kindWords(kind, tags);
  const where = streetOf(tags);
  return `${what[0]?.toUpperCase()}${what.slice(1)}${where ? ` at ${where}` : ''}.`;
}

const streetOf = (tags: Record<string, string>) =>
  [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ');

function culturalInfoOf(tags: Record<string, string>): string {
  if (isWorldHeritage(tags)) return 'Part of a UNESCO World Heritage Site.';
  if (tags.cuisine) return `Cuisine: ${wordList(tags.cuisine)}.`;
  if (tags.heritage) return 'A protected heritage site.';
  return '';
}

function factsOf(name: string, tags: Record<string, string>): string[] {
  const facts = [
    tags.name && tags.name !== name && `Known locally as ${tags.name}.`,
    tags.start_date && `Dates from ${tags.start_date}.`,
    tags.architect && `Architect: ${wordList(tags.architect)}.`,
    tags.artist_name && `Artist: ${wordList(tags.artist_name)}.`,
    tags.cuisine && `Cuisine: ${wordList(tags.cuisine)}.`,
    tags.stars && /^[1-7]S?$/.test(tags.stars) && `Hotel class: ${tags.stars} stars.`,
    tags.ele && /^\d+(\.\d+)?$/.test(tags.ele) && `Height above the sea: ${tags.ele} m.`,
    tags.fee === 'no' && 'Entrance is free.',
    tags.fee === 'yes' && 'There is an entrance fee.',
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

const wordList = (value: string) =>
  value
    .split(';')
    .map((part) => part.trim().replaceAll('_', ' '))
    .join(', ');

/** Anyone may write into the map: only plain web addresses become links. */
function websiteOf(tags: Record<string, string>): string | null {
  const given = (tags.website ?? tags['contact:website'] ?? tags.url)?.split(';')[0]?.trim();
  if (!given || !URL.canParse(given)) return null;
  const { protocol, href } = new URL(given);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const WHEELCHAIR: Record<string, string> = {
  yes: 'Accessible by wheelchair',
  designated: 'Accessible by wheelchair',
  limited: 'Partly accessible by wheelchair',
  no: 'Not accessible by wheelchair',
};

function accessibilityOf(tags: Record<string, string>): string | null {
  const access = WHEELCHAIR[tags.wheelchair ?? ''];
  if (!access) return null;
  const note = tags['wheelchair:description:en'] ?? tags['wheelchair:description'];
  return note ? `${access}: ${note}` : access;
}
