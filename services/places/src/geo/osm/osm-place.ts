import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places/places.js';
import { formatDuration } from '../format-duration.js';
import type { ListedPlace } from '../geo-provider.js';
import { buildFacts, buildOsmKnowledge } from './osm-facts.js';
import { getCategory, getKind, getNoun, getVisitMinutes } from './osm-kinds.js';
import { formatStreet, formatWordList, type OsmPlace, parseWebsite } from './osm-tags.js';

/** Attribution required by OpenStreetMap's license (ODbL 1.0). */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors';

/** Converts a mapped place to its API representation, which contains only what its tags state. */
export function presentOsmPlace(kind: PlaceKind, { id, name, tags, position, distance }: OsmPlace): NearbyPlace {
  return {
    name,
    description: tags['description:en'] ?? describePlace(kind, tags),
    category: getCategory(kind, tags),
    distance: formatMetricDistance(distance),
    distanceMeters: Math.round(distance),
    estimatedVisitTime: kind === 'accommodation' ? 'Overnight' : formatDuration(getVisitMinutes(kind, tags)),
    popularity: computePopularity(kind, tags),
    coordinates: { lat: position.latitude, lng: position.longitude },
    culturalInfo: getCulturalInfo(tags),
    facts: buildFacts({ name, tags }).map(({ statement }) => statement),
    source: 'openstreetmap',
    slug: null,
    providerId: id,
    // Whether a place is open now depends on its time zone and on holidays; the hours below are certain.
    openNow: null,
    openingHours: (tags.opening_hours ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
    website: parseWebsite(tags),
    accessibility: formatAccessibility(tags),
    attribution: OSM_ATTRIBUTION,
  };
}

/** Converts a mapped place that was found by name; the result contains only what its tags state. */
export function toListedPlace(place: OsmPlace): ListedPlace {
  const { name, tags, position } = place;
  const kind = getKind(tags);
  const category = getCategory(kind, tags);
  return {
    name,
    localName: tags.name && tags.name !== name ? tags.name : null,
    position,
    category: CATEGORIES.find((candidate) => candidate === category) ?? 'Other',
    noun: getNoun(kind, tags),
    knowledge: buildOsmKnowledge(place),
    attribution: OSM_ATTRIBUTION,
  };
}

/**
 * Returns 0 to 10 from the map data, which contains no ratings: 2 for any sight, plus 3 for a Wikidata item, 3 for a
 * Wikipedia article, 1 for a sight or museum, and 1 for World Heritage. Restaurants and hotels have no such measure;
 * they get 0 and no stars.
 */
function computePopularity(kind: PlaceKind, tags: Record<string, string>): number {
  if (kind !== 'attraction') return 0;
  const knownScore = (tags.wikidata ? 3 : 0) + (tags.wikipedia ? 3 : 0);
  const visitedScore = ['attraction', 'museum'].includes(tags.tourism ?? '') ? 1 : 0;
  return 2 + knownScore + visitedScore + (isWorldHeritage(tags) ? 1 : 0);
}

const isWorldHeritage = (tags: Record<string, string>) => tags.heritage === '1' || 'ref:whc' in tags;

function describePlace(kind: PlaceKind, tags: Record<string, string>): string {
  const noun = getNoun(kind, tags);
  const street = formatStreet(tags);
  return `${noun[0]?.toUpperCase()}${noun.slice(1)}${street ? ` at ${street}` : ''}.`;
}

function getCulturalInfo(tags: Record<string, string>): string {
  if (isWorldHeritage(tags)) return 'Part of a UNESCO World Heritage Site.';
  if (tags.cuisine) return `Cuisine: ${formatWordList(tags.cuisine)}.`;
  if (tags.heritage) return 'A protected heritage site.';
  return '';
}

const WHEELCHAIR: Record<string, string> = {
  yes: 'Accessible by wheelchair',
  designated: 'Accessible by wheelchair',
  limited: 'Partly accessible by wheelchair',
  no: 'Not accessible by wheelchair',
};

function formatAccessibility(tags: Record<string, string>): string | null {
  const access = WHEELCHAIR[tags.wheelchair ?? ''];
  if (!access) return null;
  const note = tags['wheelchair:description:en'] ?? tags['wheelchair:description'];
  return note ? `${access}: ${note}` : access;
}
