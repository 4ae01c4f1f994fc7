import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { NamedSight } from '@placelore/contracts/places/pictures/photo-subjects.js';
import { NO_COUNTRY, type PlaceType } from '@placelore/contracts/places/place-types.js';
import { type Evidence, formatLocation, type LocatedPlace } from '@placelore/contracts/places/places.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getLocationLabel } from '@placelore/guidebook/atlas/location-label.js';
import { type DestinationKind, SETTLEMENT_KINDS, SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';
import { getCountryName, getCountryProfile } from '@placelore/guidebook/countries/countries.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import { GAZETTEER_ATTRIBUTION, type Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getLocalName } from '@placelore/guidebook/names/english-names.js';
import type { ConfirmedSight } from '../../confirmed-sight.js';
import type { Candidate, Place } from '../candidates.js';
import { getCountries } from '../clue-consistency.js';
import { DESTINATION_TYPES } from './destination-types.js';
import { getPlaceName } from './evidence.js';

/** Those of the fifteen categories that fit a kind of destination. */
const DESTINATION_CATEGORIES: Partial<Record<DestinationKind, Category>> = {
  coast: 'Beach',
  mountain: 'Mountain',
  range: 'Mountain',
  'national-park': 'Park',
  lake: 'Natural Wonder',
  river: 'Natural Wonder',
  bay: 'Natural Wonder',
  valley: 'Natural Wonder',
  desert: 'Natural Wonder',
  forest: 'Natural Wonder',
  waterfall: 'Natural Wonder',
  cave: 'Natural Wonder',
  beach: 'Beach',
  'hot-spring': 'Natural Wonder',
  monastery: 'Religious Site',
  ruins: 'Historical Site',
  'ghost-town': 'Historical Site',
};

/** Converts a candidate to its API representation. */
export function presentPlace(
  atlas: Atlas,
  candidate: Candidate,
  confidence: number,
  evidence: Evidence[],
): LocatedPlace {
  const { place } = candidate;
  const { latitude, longitude } = getOwnPosition(atlas, place);
  const code = getCountries(place)[0] ?? NO_COUNTRY;
  const presented: LocatedPlace = {
    name: getPlaceName(place),
    localName: getPlaceLocalName(place),
    kind: getKind(place),
    category: getCategory(place),
    placeType: getPlaceType(place),
    latitude,
    longitude,
    city: getCityName(atlas, place),
    region: getRegion(atlas, place),
    country: code === NO_COUNTRY ? '' : getCountryName(code),
    countryCode: code,
    guidebookId: getGuidebookId(place),
    confidence: Math.round(confidence * 1000) / 1000,
    evidence: evidence.map((entry) => ({ ...entry, confidence: Math.round(entry.confidence * 1000) / 1000 })),
    provider: 'embedded',
    attribution: place.kind === 'city' ? GAZETTEER_ATTRIBUTION : null,
    ...(place.kind === 'sight' && place.confirmed && presentConfirmed(place.confirmed)),
  };
  const label = presented.kind === 'landmark' && getLocationLabel(atlas, toSubject(presented));
  return label ? { ...presented, locationLabel: label } : presented;
}

const toSubject = (place: LocatedPlace) => ({
  title: place.name,
  location: formatLocation(place),
  category: place.category,
  placeType: null,
  latitude: place.latitude,
  longitude: place.longitude,
});

/** Returns what the source states about a confirmed sight. */
const presentConfirmed = ({ localName, category, noun, provider, attribution }: ConfirmedSight) => ({
  localName,
  category,
  ...(noun !== null && { noun }),
  provider,
  attribution,
});

/**
 * Converts a sight that only a vision provider names to its API representation, with the provider's words and, because
 * nothing else is known, the town's position.
 */
export function presentUnconfirmed(atlas: Atlas, sight: NamedSight, town: Candidate, weight: Weight): LocatedPlace {
  const place = presentPlace(atlas, town, weight.confidence, weight.evidence);
  const city = place.name;
  return {
    ...place,
    name: sight.name,
    localName: null,
    kind: 'landmark',
    category: 'Landmark',
    placeType: null,
    city,
    guidebookId: null,
    unconfirmed: true,
  };
}

interface Weight {
  /** From 0 to 1. */
  confidence: number;
  evidence: Evidence[];
}

function getKind(place: Place): LocatedPlace['kind'] {
  if (place.kind === 'sight') return 'landmark';
  if (place.kind !== 'destination') return place.kind;
  const { kind } = place.destination;
  return SETTLEMENT_KINDS.has(kind) ? 'city' : SPOT_KINDS.has(kind) ? 'landmark' : 'region';
}

/**
 * Returns the place's own position; for a country, that of its capital. Published data must not reveal where a photo
 * was taken.
 */
function getOwnPosition(atlas: Atlas, place: Place): Position {
  if (place.kind === 'landmark') return place.landmark;
  if (place.kind === 'sight') return place.position;
  if (place.kind === 'city') return place.city ?? place.town;
  if (place.kind === 'destination') return place.destination;
  return findCapital(atlas, place.country) ?? { latitude: 0, longitude: 0 };
}

/** Returns the gazetteer's capital of a country; null without one. */
export function findCapital(atlas: Atlas, country: string): Town | null {
  const name = getCountryProfile(country)?.capital;
  const named = name ? atlas.gazetteer.findByName(name, country)[0]?.town : undefined;
  return named ?? atlas.gazetteer.findLargest(country);
}

function getPlaceLocalName(place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.localName ?? null;
  if (place.kind === 'destination') return place.destination.localNames[0] ?? null;
  if (place.kind !== 'city') return null;
  return place.city ? (place.city.localName ?? null) : getLocalName(place.town);
}

function getCategory(place: Place): Category {
  if (place.kind === 'landmark') return place.landmark.category;
  if (place.kind === 'sight') return 'Landmark';
  if (place.kind === 'destination') return DESTINATION_CATEGORIES[place.destination.kind] ?? 'Other';
  // This is the closest of the fifteen categories for a city with a guidebook record.
  return place.kind === 'city' && place.city ? 'Cultural Site' : 'Other';
}

/** Population below which a place that is neither a capital nor in the guidebook is a town, which nobody calls a city. */
const MAX_TOWN_POPULATION = 20_000;

/** Population below which a place is a village. */
export const MIN_TOWN_POPULATION = 2_000;

const isSmallTown = ({ town, city }: Place & { kind: 'city' }): boolean =>
  city === null && town.population < MAX_TOWN_POPULATION && town.feature !== 'PPLC';

/** Returns what a place is if none of the categories fits: a city, a town, a country, an island. */
function getPlaceType(place: Place): PlaceType | null {
  if (place.kind === 'city') {
    if (!isSmallTown(place)) return 'City';
    return place.town.population < MIN_TOWN_POPULATION ? 'Village' : 'Town';
  }
  if (place.kind === 'country') return 'Country';
  return place.kind === 'destination' ? DESTINATION_TYPES[place.destination.kind] : null;
}

function getCityName(atlas: Atlas, place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.city;
  if (place.kind === 'sight') return place.town && getDisplayName(atlas.toCityPlace(place.town));
  if (place.kind === 'destination') return SETTLEMENT_KINDS.has(place.destination.kind) ? getPlaceName(place) : null;
  return place.kind === 'city' ? getDisplayName(place) : null;
}

/** Maximum distance in meters between a sight and the town named in its record. */
const MAX_TOWN_DISTANCE_METERS = 100_000;

/** Returns the town of a sight, or null. */
export function findEnclosingTown(atlas: Atlas, place: Place): (Place & { kind: 'city' }) | null {
  if (place.kind !== 'landmark' && place.kind !== 'sight') return null;
  if (place.kind === 'sight') return place.town && atlas.toCityPlace(place.town);
  const { landmark } = place;
  const town = atlas.findTown([landmark.city], landmark.country, landmark, MAX_TOWN_DISTANCE_METERS);
  return town && atlas.toCityPlace(town);
}

function getRegion(atlas: Atlas, place: Place): string | null {
  if (place.kind === 'destination' && SPOT_KINDS.has(place.destination.kind)) {
    const [outer] = place.destination.within.flatMap((id) => atlas.destinations.find(id) ?? []);
    if (outer) return outer.name;
  }
  const town = findTown(atlas, place);
  return town && getRegionName(town.country, town.admin);
}

function findTown(atlas: Atlas, place: Place): Town | null {
  if (place.kind === 'city' || place.kind === 'sight') return place.town;
  if (place.kind === 'landmark')
    return atlas.gazetteer.findNearest(place.landmark, place.landmark.country)?.town ?? null;
  if (place.kind !== 'destination' || !SPOT_KINDS.has(place.destination.kind)) return null;
  const [country] = place.destination.countries;
  return (country && atlas.gazetteer.findNearest(place.destination, country)?.town) || null;
}

function getGuidebookId(place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.id;
  if (place.kind === 'destination') return place.destination.id;
  return place.kind === 'city' ? (place.city?.id ?? null) : null;
}
