import { bearing, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, NearbyAttraction } from '@placelore/contracts/places/places.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import type { Claim } from './claims.js';

/** Facts about a place, in the form claims are compared with. */
export interface KnownFacts {
  place: LocatedPlace;
  nearbyAttractions: readonly NearbyAttraction[];
  /** Names of the neighbors, of the place and of what it is in. */
  names: readonly string[];
  /** Normalized sentences of the verified facts. */
  sentences: ReadonlySet<string>;
  /** All verified texts and names, normalized. */
  text: string;
  years: ReadonlySet<string>;
}

/** Tolerance of a distance, as a share and in meters: "about 500 m" for 460 m. */
const DISTANCE_TOLERANCE = 0.15;
const MIN_TOLERANCE_METERS = 60;
/** Walking speed in meters per minute of straight-line distance: slowest and fastest. */
const WALKING_METERS_PER_MINUTE = [40, 100] as const;
/** Tolerance of a stated position in degrees; some 2 km. */
const POSITION_TOLERANCE_DEGREES = 0.02;
/** Tolerance of a direction in degrees: half of one of eight, and as much again for loose wording. */
const BEARING_TOLERANCE_DEGREES = 45;

/** Checks whether the facts support a claim of a sentence. */
export function isClaimSupported(claim: Claim, sentence: string, facts: KnownFacts): boolean {
  const { place, nearbyAttractions, years } = facts;
  switch (claim.kind) {
    case 'year':
      return years.has(claim.year);
    case 'coordinates':
      return (
        Math.abs(claim.latitude - place.latitude) <= POSITION_TOLERANCE_DEGREES &&
        Math.abs(claim.longitude - place.longitude) <= POSITION_TOLERANCE_DEGREES
      );
    case 'neighbor':
      return facts.names.includes(claim.name) || mentions(facts.text, claim.name);
    case 'distance':
      return findMentioned(sentence, nearbyAttractions).some(
        (attraction) => Math.abs(measureDistance(facts, attraction) - claim.meters) <= getToleranceMeters(claim.meters),
      );
    case 'minutes':
      return (
        claim.isWalking &&
        findMentioned(sentence, nearbyAttractions).some((attraction) => {
          const pace = measureDistance(facts, attraction) / claim.minutes;
          return pace >= WALKING_METERS_PER_MINUTE[0] && pace <= WALKING_METERS_PER_MINUTE[1];
        })
      );
    case 'direction': {
      const [reference] = findMentioned(claim.name, nearbyAttractions);
      return (
        reference !== undefined &&
        angleBetween(bearingFrom(reference, place), claim.degrees) <= BEARING_TOLERANCE_DEGREES
      );
    }
  }
}

const getToleranceMeters = (meters: number) => Math.max(MIN_TOLERANCE_METERS, meters * DISTANCE_TOLERANCE);

const findMentioned = (text: string, attractions: readonly NearbyAttraction[]) => {
  const normalized = normalizeName(text);
  return attractions.filter(({ name }) => mentions(normalized, name));
};

/** Names match as whole words only. */
const mentions = (normalized: string, name: string) => ` ${normalized} `.includes(` ${normalizeName(name)} `);

const getPosition = ({ coordinates: { lat, lng } }: NearbyAttraction) => ({ latitude: lat, longitude: lng });

const measureDistance = ({ place }: KnownFacts, attraction: NearbyAttraction) =>
  getDistanceMeters(place, getPosition(attraction));

/** Returns the direction from a neighbor to the place; degrees clockwise from north. */
const bearingFrom = (attraction: NearbyAttraction, place: LocatedPlace) =>
  (bearing(getPosition(attraction), place) * 180) / Math.PI;

function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}
