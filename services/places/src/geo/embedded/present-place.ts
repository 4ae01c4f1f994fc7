import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Evidence, LocatedPlace } from '@placelore/contracts/places/places.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getCountryName, getCountryProfile } from '@placelore/guidebook/countries/countries.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import { GAZETTEER_ATTRIBUTION, type Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getLocalName } from '@placelore/guidebook/names/english-names.js';
import type { Candidate, Place } from './candidates.js';
import { getCountry } from './clue-consistency.js';
import { getPlaceName } from './evidence.js';

/** Converts a candidate to its API representation. */
export function presentPlace(
  atlas: Atlas,
  candidate: Candidate,
  confidence: number,
  evidence: Evidence[],
): LocatedPlace {
  const { place } = candidate;
  const { latitude, longitude } = getOwnPosition(atlas, place);
  const code = getCountry(place);
  return {
    name: getPlaceName(place),
    localName: getPlaceLocalName(place),
    kind: place.kind === 'sight' ? 'landmark' : place.kind,
    category: getCategory(place),
    latitude,
    longitude,
    city: getCityName(atlas, place),
    region: getRegion(atlas, place),
    country: getCountryName(code),
    countryCode: code,
    guidebookId: getGuidebookId(place),
    confidence: Math.round(confidence * 1000) / 1000,
    evidence: evidence.map((entry) => ({ ...entry, confidence: Math.round(entry.confidence * 1000) / 1000 })),
    provider: 'embedded',
    attribution: place.kind === 'city' ? GAZETTEER_ATTRIBUTION : null,
  };
}

/**
 * Returns the place's own position, for a country that of its capital. Published data must not reveal where a photo was
 * taken.
 */
function getOwnPosition(atlas: Atlas, place: Place): Position {
  if (place.kind === 'landmark') return place.landmark;
  if (place.kind === 'sight') return place.position;
  if (place.kind === 'city') return place.city ?? place.town;
  return findCapital(atlas, place.country) ?? { latitude: 0, longitude: 0 };
}

/** Returns the capital of a country in the gazetteer, or null. */
export function findCapital(atlas: Atlas, country: string): Town | null {
  const name = getCountryProfile(country)?.capital;
  const named = name ? atlas.gazetteer.findByName(name, country)[0]?.town : undefined;
  return named ?? atlas.gazetteer.findLargest(country);
}

function getPlaceLocalName(place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.localName ?? null;
  if (place.kind !== 'city') return null;
  return place.city ? (place.city.localName ?? null) : getLocalName(place.town);
}

function getCategory(place: Place): Category {
  if (place.kind === 'landmark') return place.landmark.category;
  if (place.kind === 'sight') return 'Landmark';
  // Of the fifteen categories, this is the closest to a city with a guidebook record.
  return place.kind === 'city' && place.city ? 'Cultural Site' : 'Other';
}

function getCityName(atlas: Atlas, place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.city;
  if (place.kind === 'sight') return place.town && getDisplayName(atlas.toCityPlace(place.town));
  return place.kind === 'city' ? getDisplayName(place) : null;
}

function getRegion(atlas: Atlas, place: Place): string | null {
  const town = findTown(atlas, place);
  return town && getRegionName(town.country, town.admin);
}

function findTown(atlas: Atlas, place: Place): Town | null {
  if (place.kind === 'city' || place.kind === 'sight') return place.town;
  if (place.kind === 'country') return null;
  return atlas.gazetteer.findNearest(place.landmark, place.landmark.country)?.town ?? null;
}

function getGuidebookId(place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.id;
  return place.kind === 'city' ? (place.city?.id ?? null) : null;
}
