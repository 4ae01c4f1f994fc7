import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { MAX_VISIT_MINUTES } from '@placelore/contracts/places/place-types.js';
import { z } from 'zod';
import { MOTIF_NAMES } from './motifs.js';

/**
 * Schemas of the bundled starter guidebook: one JSON file per country in `data/landmarks` and `data/cities` (file name:
 * ISO 3166-1 alpha-2 code in lower case).
 */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const position = {
  /** WGS84 degrees. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};
const sentence = (minLength: number, maxLength: number) => z.string().trim().min(minLength).max(maxLength);

/** Subject of the illustration, if the one derived from name, kind and country does not fit. */
const motif = z.enum(MOTIF_NAMES).optional();

/** A sight worth traveling to. */
export const landmarkRecord = z.strictObject({
  id: slug,
  /** The usual English name. */
  name: z.string().min(2).max(80),
  /** The name in the local language and script, where it differs. */
  localName: z.string().min(2).max(120).optional(),
  /** Other names, also in other languages and scripts. */
  aliases: z.array(z.string().min(2).max(80)).max(24),
  category: z.enum(CATEGORIES),
  motif,
  ...position,
  /** The city or town that travelers would name. */
  city: z.string().min(2).max(60),
  country: countryCode,
  /** When it was built, founded or formed, in the words of a guide: "1887–1889", "5th century BC". */
  period: z.string().min(2).max(60),
  /** What the sight is. */
  summary: sentence(80, 320),
  /** Why it matters: history and culture. */
  significance: sentence(160, 700),
  /** One episode of its history, for sights without a story of their own. */
  anecdote: sentence(250, 1000).optional(),
  facts: z.array(sentence(24, 260)).min(3).max(8),
  tips: z.array(sentence(20, 200)).min(1).max(4),
  bestTime: sentence(20, 200),
  /** Usual length of a visit, in minutes; the longest stands for a day or more. */
  visitMinutes: z.number().int().min(10).max(MAX_VISIT_MINUTES),
  /** Popularity among travelers worldwide, 0 to 10. */
  popularity: z.number().min(0).max(10),
  /** Set on both records when two differently named sights really lie within 30 meters of each other. */
  sharesSite: z.literal(true).optional(),
});
export type LandmarkRecord = z.infer<typeof landmarkRecord>;

const venue = {
  name: z.string().min(2).max(80),
  ...position,
  /** The opening year, when well established. */
  since: z.number().int().min(700).max(2020).optional(),
  description: sentence(60, 320),
};
export const restaurantRecord = z.strictObject({ ...venue, cuisine: z.string().min(3).max(60) });
export const hotelRecord = z.strictObject(venue);
export type RestaurantRecord = z.infer<typeof restaurantRecord>;
export type HotelRecord = z.infer<typeof hotelRecord>;

/** A destination city with long-established restaurants and hotels. */
export const cityRecord = z.strictObject({
  id: slug,
  name: z.string().min(2).max(60),
  localName: z.string().min(2).max(80).optional(),
  aliases: z.array(z.string().min(2).max(60)).max(8),
  country: countryCode,
  motif,
  ...position,
  summary: sentence(80, 320),
  significance: sentence(160, 700),
  /** How the city is laid out: its parts, which of them suit whom, and how to get around. */
  orientation: sentence(250, 1000).optional(),
  facts: z.array(sentence(24, 260)).min(3).max(6),
  tips: z.array(sentence(20, 200)).min(1).max(4),
  bestTime: sentence(20, 200),
  restaurants: z.array(restaurantRecord).min(3),
  hotels: z.array(hotelRecord),
});
export type CityRecord = z.infer<typeof cityRecord>;

/** Geographic kinds of destinations. */
export const DESTINATION_KINDS = [
  'region',
  'historic-region',
  'constituent-country',
  'territory',
  'island',
  'archipelago',
  'peninsula',
  'coast',
  'lake',
  'river',
  'bay',
  'mountain',
  'range',
  'valley',
  'desert',
  'national-park',
  'forest',
  'waterfall',
  'cave',
  'route',
  'world-region',
  'town',
  'village',
  'resort',
  'beach',
  'hot-spring',
  'oasis',
  'monastery',
  'ruins',
  'ghost-town',
  'base-camp',
] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** Kinds that are a settlement: small towns that are not in the gazetteer. */
export const SETTLEMENT_KINDS: ReadonlySet<DestinationKind> = new Set(['town', 'village', 'oasis']);
/** Kinds that are a single spot, which has a nearest town instead of towns inside. */
export const SPOT_KINDS: ReadonlySet<DestinationKind> = new Set([
  ...SETTLEMENT_KINDS,
  'resort',
  'beach',
  'hot-spring',
  'monastery',
  'ruins',
  'ghost-town',
  'base-camp',
]);
/** Width in degrees from which a destination must name places inside and have a longer summary. */
const AREA_WIDTH_DEGREES = 0.25;
const MIN_AREA_SUMMARY_LENGTH = 70;
const MIN_AREA_HIGHLIGHTS = 2;

const destinationName = z.string().trim().min(2).max(80);

/**
 * A destination that is no gazetteer town, sight or country: Tuscany, Bali, Lake Como, the Sahara; also villages,
 * resorts and beaches.
 */
const destinationFields = z.strictObject({
  id: slug,
  /** The usual English name, without the article. */
  name: destinationName,
  /** Names in the local languages and scripts, where they differ. */
  localNames: z.array(destinationName).max(8),
  /** Names in other languages, former names, abbreviations. */
  aliases: z.array(destinationName).max(14),
  kind: z.enum(DESTINATION_KINDS),
  motif,
  /** Countries it lies in; none for seas and parts of the world. */
  countries: z.array(countryCode),
  /** Ids of destinations that contain it, nearest first. */
  within: z.array(slug),
  /** A point on it, near its middle. */
  ...position,
  /** West, south, east and north in degrees; west is greater than east across the 180th meridian. */
  extent: z.tuple([position.longitude, position.latitude, position.longitude, position.latitude]),
  /** How likely a traveler means it by its name, 1 to 10. */
  prominence: z.number().min(1).max(10),
  summary: sentence(28, 320),
  facts: z.array(sentence(20, 260)).min(2).max(4),
  /** English names of the best known towns and sights inside, best known first; none for a village. */
  highlights: z.array(destinationName).max(8),
});
export const destinationRecord = destinationFields.refine(
  ({ extent: [west, , east], summary, highlights }) =>
    (east - west + 360) % 360 < AREA_WIDTH_DEGREES ||
    (summary.length >= MIN_AREA_SUMMARY_LENGTH && highlights.length >= MIN_AREA_HIGHLIGHTS),
  { error: 'an area needs a longer summary and places inside' },
);
export type DestinationRecord = z.infer<typeof destinationRecord>;
