/** Types of places that the categories of articles do not include, since these are for sights. */
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

/** Types of places to which one can walk. All others are too wide for their middle to be a goal. */
const SPOT_TYPES: ReadonlySet<PlaceType> = new Set([
  'Village',
  'Waterfall',
  'Cave',
  'Beach',
  'Hot spring',
  'Monastery',
  'Ruins',
  'Ghost town',
  'Base camp',
]);

/** Whether a place is as wide as a town or wider. Places without a type are sights. */
export const isWideType = (placeType: PlaceType | null): boolean => placeType !== null && !SPOT_TYPES.has(placeType);

/** Label of a place without category and with an unknown type. */
const UNKNOWN_TYPE = 'Place';

/** Returns the label that readers see as category of a place, which is the type if the category is "Other". */
export const getCategoryLabel = (category: string, placeType?: PlaceType | null): string =>
  category === 'Other' ? (placeType ?? UNKNOWN_TYPE) : category;

/** Country code of a place that lies in no country, such as a sea: Unicode's code of an unknown region. */
export const NO_COUNTRY = 'ZZ';

/** schema.org types of types of places. The others are a `Place`. */
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

/** Returns the schema.org type of a place, which is an attraction if it has no place type. */
export const getSchemaType = (placeType: PlaceType | null): string =>
  placeType === null ? 'TouristAttraction' : (SCHEMA_TYPES[placeType] ?? 'Place');

/** Length of visit in minutes that means a day or more. */
export const MAX_VISIT_MINUTES = 600;
