import type { Category } from '@placelore/contracts/categories.js';
import type { Position } from '@placelore/contracts/geography.js';
import type { Evidence, LocatedPlace } from '@placelore/contracts/places.js';
import { type Atlas, displayName } from '@placelore/guidebook/atlas.js';
import { countryName, countryProfile } from '@placelore/guidebook/countries.js';
import { localName } from '@placelore/guidebook/english-names.js';
import { GAZETTEER_ATTRIBUTION, type Town } from '@placelore/guidebook/gazetteer.js';
import { regionName } from '@placelore/guidebook/regions.js';
import { countryOf } from './agreement.js';
import type { Candidate, Place } from './candidates.js';
import { nameOf } from './evidence.js';

/** A candidate as the wire has it. */
export function presentPlace(
  atlas: Atlas,
  candidate: Candidate,
  confidence: number,
  evidence: Evidence[],
): LocatedPlace {
  const { place } = candidate;
  const { latitude, longitude } = ownPosition(atlas, place);
  const code = countryOf(place);
  return {
    name: nameOf(place),
    localName: localNameOf(place),
    kind: place.kind === 'sight' ? 'landmark' : place.kind,
    category: categoryOf(place),
    latitude,
    longitude,
    city: cityOf(atlas, place),
    region: regionOf(atlas, place),
    country: countryName(code),
    countryCode: code,
    guidebookId: guidebookIdOf(place),
    confidence: Math.round(confidence * 1000) / 1000,
    evidence: evidence.map((entry) => ({ ...entry, confidence: Math.round(entry.confidence * 1000) / 1000 })),
    provider: 'embedded',
    attribution: place.kind === 'city' ? GAZETTEER_ATTRIBUTION : null,
  };
}

/** The place's own position, a country's being its capital's. What is published must not tell where a photo was taken. */
function ownPosition(atlas: Atlas, place: Place): Position {
  if (place.kind === 'landmark') return place.landmark;
  if (place.kind === 'sight') return place.position;
  if (place.kind === 'city') return place.city ?? place.town;
  return capitalOf(atlas, place.country) ?? { latitude: 0, longitude: 0 };
}

/** The capital of a country in the gazetteer, or null. */
export function capitalOf(atlas: Atlas, country: string): Town | null {
  const name = countryProfile(country)?.capital;
  const named = name ? atlas.gazetteer.named(name, country)[0]?.town : undefined;
  return named ?? atlas.gazetteer.largest(country);
}

function localNameOf(place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.localName ?? null;
  if (place.kind !== 'city') return null;
  return place.city ? (place.city.localName ?? null) : localName(place.town);
}

function categoryOf(place: Place): Category {
  if (place.kind === 'landmark') return place.landmark.category;
  if (place.kind === 'sight') return 'Landmark';
  // Of the fifteen, the nearest to a city the guidebook has something to tell about.
  return place.kind === 'city' && place.city ? 'Cultural Site' : 'Other';
}

function cityOf(atlas: Atlas, place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.city;
  if (place.kind === 'sight') return place.town && displayName(atlas.cityPlace(place.town));
  return place.kind === 'city' ? displayName(place) : null;
}

function regionOf(atlas: Atlas, place: Place): string | null {
  const town = townOf(atlas, place);
  return town && regionName(town.country, town.admin);
}

function townOf(atlas: Atlas, place: Place): Town | null {
  if (place.kind === 'city' || place.kind === 'sight') return place.town;
  if (place.kind === 'country') return null;
  return atlas.gazetteer.nearest(place.landmark, place.landmark.country)?.town ?? null;
}

function guidebookIdOf(place: Place): string | null {
  if (place.kind === 'landmark') return place.landmark.id;
  return place.kind === 'city' ? (place.city?.id ?? null) : null;
}
