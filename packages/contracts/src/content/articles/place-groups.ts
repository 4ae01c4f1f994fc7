import type { Category } from '../../places/categories.js';
import type { PlaceType } from '../../places/place-types.js';

/** Group of places with its own page: a category or a type of place. */
export interface PlaceGroup {
  /** Last part of its path: "museums" of `/places/museums`. */
  slug: string;
  /** Plural name for headings. */
  title: string;
  /** First text on the page. */
  overview: string;
  categories: readonly Category[];
  placeTypes: readonly PlaceType[];
}

const group = (
  slug: string,
  title: string,
  overview: string,
  categories: readonly Category[],
  placeTypes: readonly PlaceType[] = [],
): PlaceGroup => ({ slug, title, overview, categories, placeTypes });

/** Creates the group of a type of place, with a generic overview. */
const typed = (slug: string, title: string, ...placeTypes: readonly PlaceType[]): PlaceGroup =>
  group(slug, title, `${title} with a guide, the best known first.`, [], placeTypes);

/**
 * All groups: one for each of the 15 categories, then the types of places. A type with the name of a category is in the
 * group of that category.
 */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  group('landmarks', 'Landmarks', 'Towers, bridges, squares and statues that people cross a country to see.', [
    'Landmark',
  ]),
  group('museums', 'Museums', 'Collections worth a day of a trip, from old masters to rockets.', ['Museum']),
  group('restaurants', 'Restaurants', 'Long-established tables, and what they are known for.', ['Restaurant']),
  group('parks', 'Parks', 'Gardens, reserves and city parks for a walk.', ['Park']),
  group('beaches', 'Beaches', 'Sand, surf and bays, and when to go.', ['Beach'], ['Beach']),
  group(
    'mountains',
    'Mountains',
    'Peaks and ranges, and how to see them.',
    ['Mountain'],
    ['Mountain', 'Mountains', 'Base camp'],
  ),
  group('historical-sites', 'Historical sites', 'Ruins, forts and old towns where something happened.', [
    'Historical Site',
  ]),
  group('architecture', 'Architecture', 'Buildings people travel for, and who built them.', ['Architecture']),
  group('natural-wonders', 'Natural wonders', 'Canyons, geysers, reefs and falls.', ['Natural Wonder'], ['Nature']),
  group('cultural-sites', 'Cultural sites', 'Places where a tradition is alive.', ['Cultural Site']),
  group('religious-sites', 'Religious sites', 'Temples, mosques, churches and shrines, and how to visit them.', [
    'Religious Site',
  ]),
  group('shopping', 'Shopping', 'Markets, bazaars and arcades.', ['Shopping']),
  group('entertainment', 'Entertainment', 'Theaters, opera houses and parks for an evening or a day.', [
    'Entertainment',
  ]),
  group('transportation', 'Transportation', 'Stations, cable cars and lines that are sights themselves.', [
    'Transportation',
  ]),
  group('other', 'Cities, regions and more', 'Cities, islands and regions, and what lies in them.', ['Other']),
  group('cities', 'Cities', 'Cities with a guide: what to see there, where to eat and where to stay.', [], ['City']),
  typed('towns', 'Towns', 'Town'),
  typed('villages', 'Villages', 'Village'),
  typed('countries', 'Countries', 'Country'),
  typed('territories', 'Territories', 'Territory'),
  typed('regions', 'Regions', 'Region', 'Part of the world'),
  typed('islands', 'Islands', 'Island', 'Islands'),
  typed('peninsulas', 'Peninsulas', 'Peninsula'),
  typed('coasts', 'Coasts', 'Coast'),
  typed('lakes', 'Lakes', 'Lake'),
  typed('rivers', 'Rivers', 'River'),
  typed('seas', 'Seas', 'Sea'),
  typed('valleys', 'Valleys', 'Valley'),
  typed('deserts', 'Deserts', 'Desert'),
  typed('national-parks', 'National parks', 'National park'),
  typed('waterfalls', 'Waterfalls', 'Waterfall'),
  typed('caves', 'Caves', 'Cave'),
  typed('routes', 'Routes', 'Route'),
  typed('resorts', 'Resorts', 'Resort'),
  typed('hot-springs', 'Hot springs', 'Hot spring'),
  typed('oases', 'Oases', 'Oasis'),
  typed('monasteries', 'Monasteries', 'Monastery'),
  typed('ruins', 'Ruins', 'Ruins', 'Ghost town'),
];

const groupsBySlug: ReadonlyMap<string, PlaceGroup> = new Map(PLACE_GROUPS.map((item) => [item.slug, item]));

/** Returns the group with a slug, or null. */
export const findPlaceGroup = (slug: string): PlaceGroup | null => groupsBySlug.get(slug) ?? null;

/** Checks whether a place belongs to a group. */
export const isInPlaceGroup = (
  { categories, placeTypes }: PlaceGroup,
  category: Category,
  placeType: PlaceType | null,
): boolean => categories.includes(category) || (placeType !== null && placeTypes.includes(placeType));
