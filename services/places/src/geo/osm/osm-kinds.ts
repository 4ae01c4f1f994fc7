import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKind } from '@placelore/contracts/places/places.js';

type Tags = Record<string, string>;

interface SightKind {
  category: Category;
  /** Noun with an article. */
  noun: string;
  /** Duration of a leisurely visit in minutes. */
  minutes: number;
}

/** Kinds of sights by values of the tags `tourism`, `historic`, `amenity`, `leisure` and `natural`. */
const SIGHT_TAGS: Record<string, SightKind> = {
  'tourism=museum': { category: 'Museum', noun: 'a museum', minutes: 90 },
  'tourism=gallery': { category: 'Museum', noun: 'an art gallery', minutes: 60 },
  'tourism=viewpoint': { category: 'Landmark', noun: 'a viewpoint', minutes: 20 },
  'tourism=artwork': { category: 'Cultural Site', noun: 'a work of art', minutes: 10 },
  'tourism=zoo': { category: 'Entertainment', noun: 'a zoo', minutes: 180 },
  'tourism=aquarium': { category: 'Entertainment', noun: 'an aquarium', minutes: 120 },
  'tourism=theme_park': { category: 'Entertainment', noun: 'a theme park', minutes: 240 },
  'historic=aqueduct': { category: 'Architecture', noun: 'an aqueduct', minutes: 20 },
  'historic=archaeological_site': { category: 'Historical Site', noun: 'an archaeological site', minutes: 60 },
  'historic=castle': { category: 'Historical Site', noun: 'a castle', minutes: 90 },
  'historic=cathedral': { category: 'Religious Site', noun: 'a cathedral', minutes: 45 },
  'historic=church': { category: 'Religious Site', noun: 'a historic church', minutes: 30 },
  'historic=city_gate': { category: 'Historical Site', noun: 'a city gate', minutes: 15 },
  'historic=fort': { category: 'Historical Site', noun: 'a fort', minutes: 60 },
  'historic=manor': { category: 'Architecture', noun: 'a manor', minutes: 60 },
  'historic=memorial': { category: 'Cultural Site', noun: 'a memorial', minutes: 10 },
  'historic=monastery': { category: 'Religious Site', noun: 'a monastery', minutes: 60 },
  'historic=monument': { category: 'Landmark', noun: 'a monument', minutes: 20 },
  'historic=mosque': { category: 'Religious Site', noun: 'a historic mosque', minutes: 30 },
  'historic=palace': { category: 'Architecture', noun: 'a palace', minutes: 90 },
  'historic=ruins': { category: 'Historical Site', noun: 'ruins', minutes: 30 },
  'historic=ship': { category: 'Historical Site', noun: 'a historic ship', minutes: 45 },
  'historic=temple': { category: 'Religious Site', noun: 'a historic temple', minutes: 30 },
  'historic=tomb': { category: 'Historical Site', noun: 'a tomb', minutes: 20 },
  'historic=tower': { category: 'Architecture', noun: 'a historic tower', minutes: 20 },
  'amenity=place_of_worship': { category: 'Religious Site', noun: 'a house of prayer', minutes: 30 },
  'leisure=park': { category: 'Park', noun: 'a park', minutes: 45 },
  'leisure=garden': { category: 'Park', noun: 'a garden', minutes: 45 },
  'leisure=nature_reserve': { category: 'Park', noun: 'a nature reserve', minutes: 120 },
  'natural=peak': { category: 'Mountain', noun: 'a peak', minutes: 120 },
  'natural=volcano': { category: 'Mountain', noun: 'a volcano', minutes: 120 },
  'natural=beach': { category: 'Beach', noun: 'a beach', minutes: 120 },
  'natural=cave_entrance': { category: 'Natural Wonder', noun: 'a cave', minutes: 60 },
  // This tag is last, because it is the least specific and occurs together with more specific ones.
  'tourism=attraction': { category: 'Landmark', noun: 'a sight', minutes: 45 },
};

const LODGING_CATEGORIES: Record<string, string> = {
  hotel: 'Hotel',
  guest_house: 'Guest House',
  hostel: 'Hostel',
  motel: 'Motel',
  apartment: 'Holiday Apartment',
  chalet: 'Chalet',
};

/** Duration of a leisurely meal in minutes. */
const MEAL_MINUTES = 90;

const OTHER_SIGHT: SightKind = { category: 'Other', noun: 'a sight', minutes: 30 };

function findSightType(tags: Tags): SightKind {
  const entry = Object.entries(SIGHT_TAGS).find(([tag]) => {
    const [key = '', value] = tag.split('=');
    return tags[key] === value;
  });
  return entry ? entry[1] : OTHER_SIGHT;
}

/** Returns the kind under which a mapped place is listed. */
export function getKind({ amenity, tourism = '' }: Tags): PlaceKind {
  if (Object.hasOwn(LODGING_CATEGORIES, tourism)) return 'accommodation';
  return amenity === 'restaurant' ? 'restaurant' : 'attraction';
}

export function getCategory(kind: PlaceKind, tags: Tags): string {
  if (kind === 'restaurant') return 'Restaurant';
  return kind === 'accommodation' ? (LODGING_CATEGORIES[tags.tourism ?? ''] ?? 'Hotel') : findSightType(tags).category;
}

/** Returns the noun for a place with an article: "a city gate". */
export function getNoun(kind: PlaceKind, tags: Tags): string {
  return kind === 'attraction' ? findSightType(tags).noun : `a ${getCategory(kind, tags).toLowerCase()}`;
}

/** Returns the duration of a leisurely visit in minutes, by the kind of place. */
export function getVisitMinutes(kind: PlaceKind, tags: Tags): number {
  return kind === 'attraction' ? findSightType(tags).minutes : MEAL_MINUTES;
}
