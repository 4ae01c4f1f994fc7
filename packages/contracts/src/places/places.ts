import { z } from 'zod';
import { route } from '../core/route.js';
import { text } from '../core/text.js';
import { CATEGORIES } from './categories.js';
import { coordinates, position } from './geography.js';
import { getDistanceMeters } from './great-circle.js';

/** What led to an identification, strongest kinds first. */
export const EVIDENCE_KINDS = [
  'named by the traveller',
  'photo position',
  'landmark recognised',
  'text in the photo',
  'stated location',
  'site details',
  'web match',
  'device position',
] as const;

/** One reason for an identification, in words a person can check. */
export const evidence = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  detail: z.string(),
  /** 0 to 1: how far this alone supports the answer. */
  confidence: z.number().min(0).max(1),
  /** Set for a clue that points somewhere else, strongly enough to be answered itself if it stood alone. */
  contradicts: z.literal(true).optional(),
});
export type Evidence = z.infer<typeof evidence>;

/** Where something may be, before it was looked up. */
export const placeClue = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  /** A name or free text, and, where known, a position. At least one of the two is there. */
  text: z.string().max(2000).optional(),
  position: position.optional(),
  confidence: z.number().min(0).max(1),
});
export type PlaceClue = z.infer<typeof placeClue>;

/** A place that exists in a provider's answer, the guidebook or the gazetteer. */
export const locatedPlace = z.object({
  name: z.string(),
  localName: z.string().nullable(),
  /** `landmark`: the sight itself; `city`: only the town around it is known; `country`: only the country. */
  kind: z.enum(['landmark', 'city', 'country']),
  category: z.enum(CATEGORIES),
  /** What it is, with its article, where that says more than the category: "a hotel", "a city gate". */
  noun: z.string().max(60).optional(),
  /** The place's own position, in degrees; never that of a photo or device. A country's is its capital's. */
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  countryCode: z.string().length(2),
  /** The guidebook record about it, where there is one. */
  guidebookId: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  evidence: z.array(evidence),
  /** Which geo provider said so. */
  provider: z.string(),
  attribution: z.string().nullable(),
});
export type LocatedPlace = z.infer<typeof locatedPlace>;

/** Where a place is, as people say it: "Paris, France". */
export const formatLocation = ({ kind, name, city, country }: LocatedPlace): string =>
  kind === 'country' ? country : `${city ?? name}, ${country}`;

/** A place as somebody chooses it: enough to find it again, and nothing that is taken over unseen. */
export const placeChoice = z.object({
  name: text(200).pipe(z.string().min(1, 'is required')),
  /** Degrees. */
  ...position.shape,
});
export type PlaceChoice = z.infer<typeof placeChoice>;

/** A place to choose. */
export const selectablePlace = placeChoice.extend({
  /** What it is in, from the inside out: "Kyoto, Japan"; "Oregon, United States". Empty for a country. */
  location: z.string(),
});
export type SelectablePlace = z.infer<typeof selectablePlace>;

/** A located place as one to choose. */
export function toSelectable({
  kind,
  name,
  city,
  region,
  country,
  latitude,
  longitude,
}: LocatedPlace): SelectablePlace {
  const parents = { landmark: [city, country], city: [region, country], country: [] }[kind];
  return { name, location: parents.filter(Boolean).join(', '), latitude, longitude };
}

/** Metres between two places of one name that are the same. */
const MAX_SAME_PLACE_METERS = 1_000;

/** Whether a located place is the chosen one. */
export const isUserSelected = (place: LocatedPlace, choice: PlaceChoice): boolean =>
  place.name === choice.name && getDistanceMeters(place, choice) <= MAX_SAME_PLACE_METERS;

/** Checked facts about a located place, for a writer to build on. */
export const placeBackground = z.object({
  summary: z.string().nullable(),
  significance: z.string().nullable(),
  period: z.string().nullable(),
  facts: z.array(z.string()),
  tips: z.array(z.string()),
  bestTime: z.string().nullable(),
  /** Where the facts come from, e.g. `guidebook`, `gazetteer`. */
  sources: z.array(z.string()),
});
export type PlaceBackground = z.infer<typeof placeBackground>;

export const PLACE_KINDS = ['attraction', 'restaurant', 'accommodation'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place near another one. */
export const nearbyPlace = z.object({
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** As shown: `850 m`, `1.2 km`. */
  distance: z.string(),
  distanceMetres: z.number().nonnegative(),
  estimatedVisitTime: z.string(),
  /** 0 to 10. */
  popularity: z.number().min(0).max(10),
  coordinates,
  culturalInfo: z.string(),
  facts: z.array(z.string()),
  /** Who says so: `static_article` when a published guide is about the place, else the provider's kind of source. */
  source: z.string(),
  /** Of the published guide. */
  slug: z.string().nullable(),
  /** The provider's own id of the place, where it has one. */
  providerId: z.string().nullable(),
  openNow: z.boolean().nullable(),
  /** A line a day, as the provider words it. */
  openingHours: z.array(z.string()),
  website: z.string().nullable(),
  accessibility: z.string().nullable(),
  attribution: z.string().nullable(),
});
export type NearbyPlace = z.infer<typeof nearbyPlace>;

/** A name, a distance and a position: how attractions are kept with articles and discoveries. */
export const nearbyAttraction = z.object({ name: z.string(), distance: z.string(), coordinates });
export type NearbyAttraction = z.infer<typeof nearbyAttraction>;

const offer = {
  provider: z.string().nullable(),
  description: z.string(),
  /** As the provider gave it, with its currency; never made up. */
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

/** News of an article: what the places service needs to know to tell which places have a guide. */
export const articleIndexChange = z.object({
  slug: text(300).pipe(z.string().min(1)),
  change: z.enum(['published', 'changed', 'withdrawn']),
  title: text(500),
  /** Degrees; null for an article without a position, which is then no place's guide. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  /** When the change was made, by content's clock; of two changes the later one counts, whichever comes first. */
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ArticleIndexChange = z.infer<typeof articleIndexChange>;

/** A page of all published guides, in the order of their slugs (by code points). */
export const articleIndexPage = z.object({
  guides: z.array(articleIndexChange.omit({ change: true })).max(500),
  /** The page holds every guide published at `asOf` whose slug is after `after` and not after `upTo`; null is no bound. */
  after: text(300).nullable(),
  upTo: text(300).nullable(),
  /** When the page was read, by content's clock. */
  asOf: z.iso.datetime({ offset: true }),
});
export type ArticleIndexPage = z.infer<typeof articleIndexPage>;

/** Calls the worker makes; not in the gateway's table. */
export const internalPlaces = {
  locate: route({
    id: 'internalPlaces.locate',
    service: 'places',
    method: 'POST',
    path: '/internal/places/locate',
    access: 'internal',
    summary: 'The place all clues together point at, or null, and the next likely ones',
    body: z.object({
      clues: z.array(placeClue).max(100),
      /** What somebody asks for by name. With it the place is one that these words name in whole, or null. */
      query: text(300).optional(),
      /** Where the place of `query` stands, in degrees. With it the place is one of that name there, or null. */
      at: position.optional(),
      /** The position, or else the location, near which the name of `query` was found; the place is one near it. */
      near: position.optional(),
      within: text(300).optional(),
    }),
    response: z.object({
      place: locatedPlace.nullable(),
      alternatives: z.array(locatedPlace),
      /** The position of the clue that led to a town or country: where the photo was taken. For its owner alone. */
      exactPosition: position.nullable().default(null),
    }),
  }),
  getNearbyPrice: route({
    id: 'internalPlaces.nearbyPrice',
    service: 'places',
    method: 'POST',
    path: '/internal/places/nearby-price',
    access: 'internal',
    summary: 'What the active provider charges for one look for attractions that are written down',
    /** USD; 0 where nobody charges, null where the price is not known. */
    response: z.object({ usd: z.number().nonnegative().nullable() }),
  }),
  background: route({
    id: 'internalPlaces.background',
    service: 'places',
    method: 'POST',
    path: '/internal/places/background',
    access: 'internal',
    summary: 'Checked facts about a located place',
    body: z.object({ place: locatedPlace }),
    response: placeBackground,
  }),
  nearby: route({
    id: 'internalPlaces.nearby',
    service: 'places',
    method: 'POST',
    path: '/internal/places/nearby',
    access: 'internal',
    summary: 'Places of one kind around a position, nearest first, from a provider whose answers may be stored',
    body: z.object({
      ...position.shape,
      kind: z.enum(PLACE_KINDS),
      /** Metres. */
      radius: z.number().positive().max(50_000),
      limit: z.number().int().positive().max(50),
      /** Names that must not be in the answer, compared after normalisation. */
      excludeNames: z.array(z.string()).default([]),
    }),
    response: z.object({
      places: z.array(nearbyPlace),
      provider: z.string(),
      attribution: z.string().nullable(),
      /** USD that the provider charged for this answer. */
      costUsd: z.number().nonnegative().default(0),
    }),
  }),
  recommendations: route({
    id: 'internalPlaces.recommendations',
    service: 'places',
    method: 'POST',
    path: '/internal/places/recommendations',
    access: 'internal',
    summary: 'Tours, hotels and activities for a city, as links',
    body: z.object({ city: z.string(), country: z.string(), countryCode: z.string().length(2), ...position.shape }),
    response: travelRecommendations,
  }),
  updateArticleIndex: route({
    id: 'internalPlaces.indexGuide',
    service: 'places',
    method: 'POST',
    path: '/internal/places/guides',
    access: 'internal',
    summary: 'Applies news of an article; repeated and outdated news change nothing',
    body: articleIndexChange,
  }),
  purge: route({
    id: 'internalPlaces.purge',
    service: 'places',
    method: 'POST',
    path: '/internal/places/purge',
    access: 'internal',
    summary: 'Forgets what may be kept for a time only: positions of vendors after 30 days, counts of clicks after 400',
    response: z.object({ positions: z.number().int().nonnegative() }),
  }),
  replaceArticleIndexRange: route({
    id: 'internalPlaces.replaceGuides',
    service: 'places',
    method: 'POST',
    path: '/internal/places/guides/replace',
    access: 'internal',
    summary: 'Makes a range of the index of published guides what the page says; newer news stays',
    body: articleIndexPage,
  }),
} as const;
