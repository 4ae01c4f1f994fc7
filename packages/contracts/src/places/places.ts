import { z } from 'zod';
import { imageCredit } from '../content/image-credit.js';
import { text } from '../core/text.js';
import { CATEGORIES } from './categories.js';
import { FACT_PROVIDERS, placeIdentity, placeKnowledge } from './facts.js';
import { coordinates, position } from './geography.js';
import { getDistanceMeters } from './great-circle.js';
import { namedSight } from './pictures/photo-subjects.js';
import { NO_COUNTRY, PLACE_TYPES } from './place-types.js';

/** Kinds of clues that led to an identification, strongest first. */
export const EVIDENCE_KINDS = [
  'named by the traveler',
  'photo position',
  'landmark recognized',
  'text in the photo',
  'stated location',
  'site details',
  'web match',
  'similar photo',
  'device position',
] as const;

/** Reason for an identification that a person can check. */
export const evidence = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  detail: z.string(),
  /** 0 to 1: how strongly this clue alone supports the result. */
  confidence: z.number().min(0).max(1),
  /** Set for a clue that points to another place and is strong enough to be the result alone. */
  contradicts: z.literal(true).optional(),
  /** Set for a clue that indicates where the photo was taken but not what it shows. */
  areaOnly: z.literal(true).optional(),
  /** Set for a position inside its town, not just in the town's area. */
  insideTown: z.literal(true).optional(),
  /** Set if a part of the clue's name is unknown: the tower in "Golden Lantern Tower, Paris". */
  unmatched: z.literal(true).optional(),
});
export type Evidence = z.infer<typeof evidence>;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Hint at a location, before it is looked up. */
export const placeClue = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  /** Name or free text, and a position if known. At least one of the two is present. */
  text: z.string().max(2000).optional(),
  position: position.optional(),
  confidence: z.number().min(0).max(1),
  /** Sight that a vision provider named. `text` has its parts in one line. */
  sight: namedSight.optional(),
});
export type PlaceClue = z.infer<typeof placeClue>;

/** Place confirmed by a provider, the guidebook or the gazetteer. */
export const locatedPlace = z.object({
  name: z.string(),
  localName: z.string().nullable(),
  /** `landmark`: the sight itself. `city`, `region`, `country`: only the surrounding place is known. */
  kind: z.enum(['landmark', 'city', 'region', 'country']),
  category: z.enum(CATEGORIES),
  /** Type, if the place is no sight, since the categories are for sights. */
  placeType: z.enum(PLACE_TYPES).nullish(),
  /** Noun phrase with article, if more specific than the category: "a hotel", "a city gate". */
  noun: z.string().max(60).optional(),
  /** Position of the place itself in degrees, never of a photo or device. Countries have that of their capital. */
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  /** Location for readers, if the place is outside the town: "61 km from Selfoss, Iceland". */
  locationLabel: z.string().optional(),
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string().length(2),
  /** Id of the guidebook record about the place, if any. */
  guidebookId: z.string().nullable(),
  /** Set for a sight that only a vision provider names. Its position is that of its town. */
  unconfirmed: z.literal(true).optional(),
  confidence: z.number().min(0).max(1),
  evidence: z.array(evidence),
  /** Geo provider that confirmed it. */
  provider: z.string(),
  attribution: z.string().nullable(),
});
export type LocatedPlace = z.infer<typeof locatedPlace>;

/** Formats a location in the usual way: "Paris, France". */
export function formatLocation({ kind, name, city, country, countryCode }: LocatedPlace): string {
  if (kind === 'country') return country;
  return countryCode === NO_COUNTRY ? name : `${city ?? name}, ${country}`;
}

/** Place that a user selected, with the data to find it again. Other data are not accepted from users. */
export const placeChoice = z.object({
  name: text(200).pipe(z.string().min(1, 'is required')),
  /** Degrees. */
  ...position.shape,
});
export type PlaceChoice = z.infer<typeof placeChoice>;

/** Place offered for selection. */
export const selectablePlace = placeChoice.extend({
  /** Enclosing places from the inside out: "Kyoto, Japan"; "Oregon, United States". Empty for a country. */
  location: z.string(),
});
export type SelectablePlace = z.infer<typeof selectablePlace>;

/** Place that matches a typed name. */
export const searchedPlace = selectablePlace.extend({
  /** Whether this is only the town of something that is not known by the typed name. */
  isTownOnly: z.literal(true).optional(),
});
export type SearchedPlace = z.infer<typeof searchedPlace>;

/** Place that a photo may show. */
export const placeCandidate = selectablePlace.extend({
  /** Reason for the offer that a person can check. */
  why: z.string(),
});
export type PlaceCandidate = z.infer<typeof placeCandidate>;

/** Ways in which the words of a query match a place. `partial`: some words do not belong to it. */
export const PLACE_MATCHES = ['exact', 'alias', 'spelling', 'partial'] as const;

/** A place that a query may name. */
export const resolvedPlace = selectablePlace.extend({
  kind: z.enum(['landmark', 'city', 'region', 'country']),
  placeType: z.enum(PLACE_TYPES).nullable(),
  match: z.enum(PLACE_MATCHES),
  /** Reason why it is listed, as a sentence. */
  why: z.string(),
});
export type ResolvedPlace = z.infer<typeof resolvedPlace>;

/**
 * What a query names. `found`: the first place is meant; the others have the same name. `ambiguous`: several places are
 * equally likely. `suggested`: no place is certain. `unknown`: no place has this name.
 */
export const placeResolution = z.object({
  status: z.enum(['found', 'ambiguous', 'suggested', 'unknown']),
  places: z.array(resolvedPlace),
});
export type PlaceResolution = z.infer<typeof placeResolution>;

/** Returns a located place in the form offered for selection. */
export function toSelectable({
  kind,
  name,
  city,
  region,
  country,
  latitude,
  longitude,
}: LocatedPlace): SelectablePlace {
  const parents = { landmark: [city, country], city: [region, country], region: [country], country: [] }[kind];
  return { name, location: parents.filter(Boolean).join(', '), latitude, longitude };
}

/** Maximum distance in meters between positions of the same place. */
const MAX_SAME_PLACE_METERS = 1_000;

/** Returns whether a located place is the selected one. */
export const isUserSelected = (place: LocatedPlace, choice: PlaceChoice): boolean =>
  place.name === choice.name && getDistanceMeters(place, choice) <= MAX_SAME_PLACE_METERS;

export const PLACE_KINDS = ['attraction', 'restaurant', 'accommodation'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Place near another one. */
export const nearbyPlace = z.object({
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** Formatted for display: `850 m`, `1.2 km`. */
  distance: z.string(),
  distanceMeters: z.number().nonnegative(),
  estimatedVisitTime: z.string(),
  /** 0 to 10. */
  popularity: z.number().min(0).max(10),
  coordinates,
  country: z.string().optional(),
  culturalInfo: z.string(),
  facts: z.array(z.string()),
  /** `static_article` when a published guide covers the place, otherwise the kind of provider. */
  source: z.string(),
  /** Slug of the published guide. */
  slug: z.string().nullable(),
  /** URL of that guide's own image, 3:2; null if it has none. Absent without a guide. */
  imageUrl: z.string().nullish(),
  /** Credit to show with the image; null if it needs none. */
  imageCredit: imageCredit.nullish(),
  /** Whether sources support sentences of that guide. Absent without a guide. */
  isVerified: z.boolean().optional(),
  /** The provider's id of the place, if it has one. */
  providerId: z.string().nullable(),
  openNow: z.boolean().nullable(),
  /** One line per day, as worded by the provider. */
  openingHours: z.array(z.string()),
  website: z.string().nullable(),
  accessibility: z.string().nullable(),
  attribution: z.string().nullable(),
});
export type NearbyPlace = z.infer<typeof nearbyPlace>;

/** Attraction as articles and discoveries store it. */
export const nearbyAttraction = z.object({
  name: z.string(),
  /** Distance from the place; empty for a place inside a region or country, where it would mean little. */
  distance: z.string(),
  /** Text instead of the distance: the town or region in which the place lies, or its type. */
  note: z.string().max(120).optional(),
  /** Name of its country, if a border is in between. */
  country: z.string().max(120).optional(),
  coordinates,
});
export type NearbyAttraction = z.infer<typeof nearbyAttraction>;

const offer = {
  provider: z.string().nullable(),
  description: z.string(),
  /** As returned by the provider, with its currency; never invented. */
  price: z.string().nullable(),
  imageUrl: z.string().nullable(),
  affiliateUrl: z.string(),
};
export const tour = z.object({
  title: z.string(),
  ...offer,
  duration: z.string().nullable(),
  rating: z.number().min(0).max(5).nullable(),
});
export const hotel = z.object({
  name: z.string(),
  location: z.string(),
  ...offer,
  rating: z.number().min(0).max(5).nullable(),
});
export const activity = z.object({ title: z.string(), category: z.string(), ...offer });

export const travelRecommendations = z.object({
  locationInfo: z.object({ city: z.string(), country: z.string() }),
  tours: z.array(tour),
  hotels: z.array(hotel),
  activities: z.array(activity),
});
export type TravelRecommendations = z.infer<typeof travelRecommendations>;

/** Position of a photo and what is near it, when more precise than its place. Visible to the owner only. */
export const exactPlace = z.object({ ...position.shape, nearbyAttractions: z.array(nearbyAttraction) });
export type ExactPlace = z.infer<typeof exactPlace>;

/** All data about a located place. */
export const placeDescription = z.object({
  /** Null if no item is certainly this place, or if open services are off. */
  identity: placeIdentity.nullable(),
  /** Sources that did not answer in time, so that their facts are missing. A job adds them later. */
  missingProviders: z.array(z.enum(FACT_PROVIDERS)),
  /** Facts about the place, for writers to use, with their sources. */
  background: placeKnowledge,
  /** Nearest places first, without the place itself; for a region or country the best known places inside. */
  nearbyAttractions: z.array(nearbyAttraction),
  exactPlace: exactPlace.nullable(),
  /** Null if the place is in no known city. */
  recommendations: travelRecommendations.nullable(),
});
export type PlaceDescription = z.infer<typeof placeDescription>;

/** A located place with all data about it. */
export const describedPlace = z.object({ place: locatedPlace, ...placeDescription.shape });
export type DescribedPlace = z.infer<typeof describedPlace>;

/** Change of an article for the article index of the places service. */
export const articleIndexChange = z.object({
  slug: text(300).pipe(z.string().min(1)),
  change: z.enum(['published', 'changed', 'withdrawn']),
  title: text(500),
  /** Degrees; null for an article without a position, which no place can link to. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** URL of the article's smallest image; null if it has none. */
  thumbnailUrl: z.string().nullable().default(null),
  /** Credit of an image from an open collection; null for other images. */
  imageCredit: imageCredit.nullable().default(null),
  /** Whether sources support sentences of the article; see `isVerifiedText`. */
  isVerified: z.boolean().default(false),
  /** Time of the change by content's clock. The later change wins, whatever the order of arrival. */
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ArticleIndexChange = z.infer<typeof articleIndexChange>;

/** Page of all published guides, ordered by slug (by code points). */
export const articleIndexPage = z.object({
  guides: z.array(articleIndexChange.omit({ change: true })).max(500),
  /** The page has every guide published at `asOf` with a slug after `after`, up to `upTo` itself; null is no limit. */
  after: text(300).nullable(),
  upTo: text(300).nullable(),
  /** Time at which the page was read, by content's clock. */
  asOf: z.iso.datetime({ offset: true }),
});
export type ArticleIndexPage = z.infer<typeof articleIndexPage>;
