import type { Category } from '@placelore/contracts/categories.js';
import type { PlaceKind } from '@placelore/contracts/places.js';

type Tags = Record<string, string>;

interface SightKind {
  category: Category;
  /** What it is, with its article. */
  words: string;
  /** Minutes an unhurried visit takes. */
  minutes: number;
}

/** What values of the tags `tourism`, `historic`, `amenity`, `leisure` and `natural` stand for. */
const SIGHTS: Record<string, SightKind> = {
  'tourism=museum': { category: 'Museum', words: 'a museum', minutes: 90 },
  'tourism=gallery': { category: 'Museum', words: 'an art gallery', minutes: 60 },
  'tourism=viewpoint': { category: 'Landmark', words: 'a viewpoint', minutes: 20 },
  'tourism=artwork': { category: 'Cultural Site', words: 'a work of art', minutes: 10 },
  'tourism=zoo': { category: 'Entertainment', words: 'a zoo', minutes: 180 },
  'tourism=aquarium': { category: 'Entertainment', words: 'an aquarium', minutes: 120 },
  'tourism=theme_park': { category: 'Entertainment', words: 'a theme park', minutes: 240 },
  'historic=aqueduct': { category: 'Architecture', words: 'an aqueduct', minutes: 20 },
  'historic=archaeological_site': { category: 'Historical Site', words: 'an archaeological site', minutes: 60 },
  'historic=castle': { category: 'Historical Site', words: 'a castle', minutes: 90 },
  'historic=cathedral': { category: 'Religious Site', words: 'a cathedral', minutes: 45 },
  'historic=church': { category: 'Religious Site', words: 'a historic church', minutes: 30 },
  'historic=city_gate': { category: 'Historical Site', words: 'a city gate', minutes: 15 },
  'historic=fort': { category: 'Historical Site', words: 'a fort', minutes: 60 },
  'historic=manor': { category: 'Architecture', words: 'a manor', minutes: 60 },
  'historic=memorial': { category: 'Cultural Site', words: 'a memorial', minutes: 10 },
  'historic=monastery': { category: 'Religious Site', words: 'a monastery', minutes: 60 },
  'historic=monument': { category: 'Landmark', words: 'a monument', minutes: 20 },
  'historic=mosque': { category: 'Religious Site', words: 'a historic mosque', minutes: 30 },
  'historic=palace': { category: 'Architecture', words: 'a palace', minutes: 90 },
  'historic=ruins': { category: 'Historical Site', words: 'ruins', minutes: 30 },
  'historic=ship': { category: 'Historical Site', words: 'a historic ship', minutes: 45 },
  'historic=temple': { category: 'Religious Site', words: 'a historic temple', minutes: 30 },
  'historic=tomb': { category: 'Historical Site', words: 'a tomb', minutes: 20 },
  'historic=tower': { category: 'Architecture', words: 'a historic tower', minutes: 20 },
  'amenity=place_of_worship': { category: 'Religious Site', words: 'a house of prayer', minutes: 30 },
  'leisure=park': { category: 'Park', words: 'a park', minutes: 45 },
  'leisure=garden': { category: 'Park', words: 'a garden', minutes: 45 },
  'leisure=nature_reserve': { category: 'Park', words: 'a nature reserve', minutes: 120 },
  'natural=peak': { category: 'Mountain', words: 'a peak', minutes: 120 },
  'natural=volcano': { category: 'Mountain', words: 'a volcano', minutes: 120 },
  'natural=beach': { category: 'Beach', words: 'a beach', minutes: 120 },
  'natural=cave_entrance': { category: 'Natural Wonder', words: 'a cave', minutes: 60 },
  // Last: it says the least, and stands beside more telling tags.
  'tourism=attraction': { category: 'Landmark', words: 'a sight', minutes: 45 },
};

const LODGINGS: Record<string, string> = {
  hotel: 'Hotel',
  guest_house: 'Guest House',
  hostel: 'Hostel',
  motel: 'Motel',
  apartment: 'Holiday Apartment',
  chalet: 'Chalet',
};

/** Minutes an unhurried meal takes. */
const MEAL = 90;

const OTHER: SightKind = { category: 'Other', words: 'a sight', minutes: 30 };

function sightOf(tags: Tags): SightKind {
  const entry = Object.entries(SIGHTS).find(([tag]) => {
    const [key = '', value] = tag.split('=');
    return tags[key] === value;
  });
  return entry ? entry[1] : OTHER;
}

/** The kind a place of the map is listed as. */
export function kindOf({ amenity, tourism = '' }: Tags): PlaceKind {
  if (Object.hasOwn(LODGINGS, tourism)) return 'accommodation';
  return amenity === 'restaurant' ? 'restaurant' : 'attraction';
}

export function categoryOf(kind: PlaceKind, tags: Tags): string {
  if (kind === 'restaurant') return 'Restaurant';
  return kind === 'accommodation' ? (LODGINGS[tags.tourism ?? ''] ?? 'Hotel') : sightOf(tags).category;
}

/** What a place is, with its article: "a city gate". */
export function kindWords(kind: PlaceKind, tags: Tags): string {
  return kind === 'attraction' ? sightOf(tags).words : `a ${categoryOf(kind, tags).toLowerCase()}`;
}

/** Minutes an unhurried visit takes, by the kind of place. */
export function visitMinutes(kind: PlaceKind, tags: Tags): number {
  return kind === 'attraction' ? sightOf(tags).minutes : MEAL;
}
