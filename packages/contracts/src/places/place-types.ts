/** What a place is, where the categories of articles do not say it: they know sights, not cities or regions. */
export const PLACE_TYPES = [
  'City',
  'Country',
  'Region',
  'Territory',
  'Island',
  'Islands',
  'Peninsula',
  'Coast',
  'Lake',
  'River',
  'Sea',
  'Mountain',
  'Mountains',
  'Valley',
  'Desert',
  'National park',
  'Nature',
  'Waterfall',
  'Cave',
  'Route',
  'Part of the world',
  'Town',
  'Village',
  'Resort',
  'Beach',
  'Hot spring',
  'Oasis',
  'Monastery',
  'Ruins',
  'Ghost town',
  'Base camp',
] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/** Shown for a place of no category whose type is unknown. */
const UNKNOWN_TYPE = 'Place';

/** Returns what readers see as the category of a place: where it is "Other", what the place is. */
export const getCategoryLabel = (category: string, placeType?: PlaceType | null): string =>
  category === 'Other' ? (placeType ?? UNKNOWN_TYPE) : category;

/** Country code of a place that lies in none, such as a sea: Unicode's code of an unknown region. */
export const NO_COUNTRY = 'ZZ';

/** Types of schema.org for the types of places; the others are a plain `Place`. */
const SCHEMA_TYPES: Partial<Record<PlaceType, string>> = {
  City: 'City',
  Town: 'City',
  Village: 'City',
  Oasis: 'City',
  Beach: 'Beach',
  Country: 'Country',
  Region: 'AdministrativeArea',
  Territory: 'AdministrativeArea',
  Lake: 'LakeBodyOfWater',
  River: 'RiverBodyOfWater',
  Sea: 'SeaBodyOfWater',
  Mountain: 'Mountain',
  Mountains: 'Mountain',
  'National park': 'Park',
  Waterfall: 'Waterfall',
  Island: 'Landform',
  Peninsula: 'Landform',
  Coast: 'Landform',
  Valley: 'Landform',
  Desert: 'Landform',
  Cave: 'Landform',
};

/** Returns the schema.org type of a place: an attraction when it has no type of its own. */
export const getSchemaType = (placeType: PlaceType | null): string =>
  placeType === null ? 'TouristAttraction' : (SCHEMA_TYPES[placeType] ?? 'Place');

/** Minutes of a visit that stand for a day or more. */
export const MAX_VISIT_MINUTES = 600;
