import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { normalizeName } from '../names/name-keys.js';

/** Kind of place that people search for: "churches", "Schlösser", "national parks". */
export interface PlaceKind {
  /** Name in the plural, as headings have it. */
  label: string;
  /** Categories and types whose places are all of this kind. */
  categories: readonly Category[];
  placeTypes: readonly PlaceType[];
  /** English words, or phrases of two, that tell the kind of a place in its title. */
  nouns: readonly string[];
  /** Categories in which the nouns at the beginning of a text tell the kind, too. */
  related: readonly Category[];
}

interface KindDefinition {
  label: string;
  /** Words of queries in English, German, French, Spanish and Italian, separated by commas. */
  asked: string;
  nouns?: string;
  categories?: readonly Category[];
  placeTypes?: readonly PlaceType[];
  related?: readonly Category[];
}

const SACRED: readonly Category[] = ['Religious Site', 'Architecture', 'Landmark', 'Cultural Site'];
const BUILT: readonly Category[] = ['Historical Site', 'Architecture', 'Landmark', 'Cultural Site'];
const NATURAL: readonly Category[] = ['Natural Wonder', 'Mountain', 'Park', 'Beach'];

const DEFINITIONS: readonly KindDefinition[] = [
  {
    label: 'Museums',
    asked:
      'museum, museums, gallery, galleries, art gallery, art galleries, museen, musee, musees, museo, museos, musei, galerie, galerien, galeries, galleria',
    nouns: 'museum, gallery',
    categories: ['Museum'],
    related: ['Cultural Site', 'Historical Site', 'Architecture', 'Entertainment'],
  },
  {
    label: 'Cathedrals',
    asked: 'cathedral, cathedrals, kathedrale, kathedralen, dome, cathedrale, cathedrales, catedral, catedrales, duomo',
    nouns: 'cathedral, minster, duomo',
    related: SACRED,
  },
  {
    label: 'Churches',
    asked:
      'church, churches, basilica, basilicas, chapel, chapels, kirche, kirchen, eglise, eglises, iglesia, iglesias, chiesa, chiese, basilika, basilique',
    nouns: 'church, cathedral, basilica, chapel, minster, abbey, duomo',
    related: SACRED,
  },
  {
    label: 'Temples and shrines',
    asked:
      'temple, temples, shrine, shrines, tempel, schreine, templo, templos, tempio, templi, pagoda, pagodas, pagode',
    nouns: 'temple, shrine, pagoda, stupa',
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Mosques',
    asked: 'mosque, mosques, moschee, moscheen, mosquee, mosquees, mezquita, mezquitas',
    nouns: 'mosque, masjid',
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Synagogues',
    asked: 'synagogue, synagogues, synagoge, synagogen, sinagoga, sinagogas',
    nouns: 'synagogue, kenesa',
    related: SACRED,
  },
  {
    label: 'Monasteries',
    asked:
      'monastery, monasteries, abbey, abbeys, convent, convents, kloster, abtei, monastere, monasteres, abbaye, abbayes, monasterio, monasterios, monastero',
    nouns: 'monastery, abbey, convent, lavra, nunnery',
    placeTypes: ['Monastery'],
    related: [...SACRED, 'Historical Site'],
  },
  {
    label: 'Religious sites',
    asked: 'religious site, religious sites, holy places, pilgrimage sites, sacred places',
    categories: ['Religious Site'],
  },
  {
    label: 'Castles',
    asked:
      'castle, castles, schloss, schlosser, burg, burgen, chateau, chateaux, castillo, castillos, castello, castelli, castelo',
    nouns: 'castle, schloss, chateau, castello',
    related: [...BUILT, 'Museum'],
  },
  {
    label: 'Forts',
    asked:
      'fort, forts, fortress, fortresses, citadel, citadels, festung, festungen, forteresse, forteresses, fortaleza, fortalezas, alcazar',
    nouns: 'fort, fortress, citadel, fortification, fortified, castle, bastion',
    related: [...BUILT, 'Museum'],
  },
  {
    label: 'Palaces',
    asked: 'palace, palaces, palast, palaste, palais, palacio, palacios, palazzo, palazzi, mansion, mansions',
    nouns: 'palace, palais, palazzo, residenz, mansion',
    related: [...BUILT, 'Museum'],
  },
  {
    label: 'Beaches',
    asked: 'beach, beaches, strand, strande, plage, plages, playa, playas, praia, praias, spiaggia, spiagge',
    nouns: 'beach',
    categories: ['Beach'],
    placeTypes: ['Beach'],
    related: NATURAL,
  },
  {
    label: 'National parks',
    asked:
      'national park, national parks, nationalpark, nationalparks, parc national, parcs nationaux, parque nacional, parques nacionales, game reserves, safari parks',
    nouns: 'national park, national reserve',
    placeTypes: ['National park'],
    related: NATURAL,
  },
  {
    label: 'Gardens',
    asked: 'garden, gardens, botanical gardens, botanic gardens, garten, jardin, jardins, jardines, giardino, giardini',
    nouns: 'garden, botanic',
    related: ['Park', 'Architecture', 'Cultural Site'],
  },
  {
    label: 'Parks',
    asked: 'park, parks, parc, parcs, parque, parques, parco, parchi, parkanlagen',
    nouns: 'park, garden',
    categories: ['Park'],
    related: ['Park'],
  },
  {
    label: 'Markets',
    asked:
      'market, markets, bazaar, bazaars, souk, souks, markt, markte, marche, marches, mercado, mercados, mercato, mercati',
    nouns: 'market, bazaar, souk, souq',
    related: ['Shopping', 'Cultural Site', 'Architecture'],
  },
  {
    label: 'Shopping',
    asked: 'shopping, shops, mall, malls, shopping malls, einkaufen, compras',
    categories: ['Shopping'],
  },
  {
    label: 'Bridges',
    asked: 'bridge, bridges, brucke, brucken, pont, ponts, puente, puentes, ponte, ponti',
    nouns: 'bridge',
    related: [...BUILT, 'Transportation'],
  },
  {
    label: 'Towers',
    asked: 'tower, towers, skyscraper, skyscrapers, turm, turme, tours, torre, torres, torri, observation decks',
    nouns: 'tower, skyscraper',
    related: [...BUILT, 'Entertainment'],
  },
  {
    label: 'Lighthouses',
    asked: 'lighthouse, lighthouses, leuchtturm, leuchtturme, phare, phares, faro, faros, fari',
    nouns: 'lighthouse',
    related: [...BUILT, 'Transportation'],
  },
  {
    label: 'Waterfalls',
    asked:
      'waterfall, waterfalls, falls, wasserfall, wasserfalle, cascade, cascades, chutes, cascada, cascadas, cascata, cascate',
    nouns: 'waterfall, falls',
    placeTypes: ['Waterfall'],
    related: NATURAL,
  },
  {
    label: 'Volcanoes',
    asked: 'volcano, volcanoes, volcanos, vulkan, vulkane, volcan, volcans, volcanes, vulcano, vulcani',
    nouns: 'volcano, volcanic, stratovolcano, crater, erupt, lava, caldera',
    related: NATURAL,
  },
  {
    label: 'Mountains',
    asked: 'mountain, mountains, peaks, berg, berge, montagne, montagnes, montana, montanas',
    nouns: 'mountain',
    categories: ['Mountain'],
    placeTypes: ['Mountain', 'Mountains'],
    related: NATURAL,
  },
  { label: 'Lakes', asked: 'lakes, seen, lacs, lagos, laghi', nouns: 'lake', placeTypes: ['Lake'], related: NATURAL },
  {
    label: 'Islands',
    asked: 'islands, inseln, iles, islas, isole',
    nouns: 'island',
    placeTypes: ['Island', 'Islands'],
    related: NATURAL,
  },
  {
    label: 'Caves',
    asked: 'cave, caves, cavern, caverns, hohle, hohlen, grotte, grottes, cueva, cuevas, grotta',
    nouns: 'cave, cavern, grotto',
    placeTypes: ['Cave'],
    related: [...NATURAL, 'Religious Site', 'Historical Site'],
  },
  {
    label: 'Natural wonders',
    asked: 'nature, natural wonders, natural wonder, natur, naturaleza, natura',
    categories: ['Natural Wonder'],
    placeTypes: ['Nature', 'National park', 'Waterfall', 'Cave'],
  },
  {
    label: 'Ruins',
    asked:
      'ruin, ruins, archaeological site, archaeological sites, ancient ruins, ancient sites, ruinen, ausgrabungen, ruines, ruinas, rovine',
    nouns: 'ruin, archaeological, ancient, pyramid, maya, aztec',
    placeTypes: ['Ruins'],
    related: ['Historical Site'],
  },
  {
    label: 'Historical sites',
    asked: 'historical site, historical sites, historic sites, historic places, history, sitios historicos',
    categories: ['Historical Site'],
  },
  {
    label: 'Pyramids',
    asked: 'pyramid, pyramids, pyramide, pyramiden, pyramides, piramide, piramides, piramidi',
    nouns: 'pyramid',
    related: BUILT,
  },
  {
    label: 'Theaters and opera houses',
    asked:
      'theater, theaters, theatre, theatres, opera, operas, opera house, opera houses, oper, opern, teatro, teatros, teatri',
    nouns: 'opera, theater, theatre, teatro, palais garnier, la scala',
    related: ['Entertainment', 'Architecture'],
  },
  {
    label: 'Zoos and aquariums',
    asked: 'zoo, zoos, aquarium, aquariums, aquarien, zoologico, acuario',
    nouns: 'zoo, aquarium',
    related: ['Entertainment', 'Park'],
  },
  {
    label: 'Cemeteries',
    asked: 'cemetery, cemeteries, friedhof, friedhofe, cimetiere, cimetieres, cementerio, cementerios',
    nouns: 'cemetery',
    related: [...BUILT, 'Religious Site'],
  },
  {
    label: 'Squares',
    asked: 'square, squares, plaza, plazas, piazza, piazze, platze',
    nouns: 'square, plaza, piazza',
    related: BUILT,
  },
  {
    label: 'Libraries',
    asked: 'library, libraries, bibliothek, bibliotheken, bibliotheque, bibliotheques, biblioteca, bibliotecas',
    nouns: 'library',
    related: BUILT,
  },
  {
    label: 'Tombs and mausoleums',
    asked: 'tomb, tombs, mausoleum, mausoleums, graber, tombeaux, tumbas',
    nouns: 'tomb, mausoleum',
    related: [...BUILT, 'Religious Site'],
  },
  {
    label: 'Architecture',
    asked: 'architecture, architektur, arquitectura, architettura',
    categories: ['Architecture'],
  },
  {
    label: 'Landmarks',
    asked: 'landmark, landmarks, monument, monuments, denkmaler, monumentos, monumenti',
    categories: ['Landmark', 'Historical Site'],
    nouns: 'monument',
    related: BUILT,
  },
  { label: 'Cities', asked: 'cities, stadte, villes, ciudades, citta', placeTypes: ['City'] },
  {
    label: 'Towns and villages',
    asked: 'towns, villages, dorfer, villages, pueblos, borghi',
    placeTypes: ['Town', 'Village', 'City'],
  },
  {
    label: 'Restaurants',
    asked: 'restaurant, restaurants, where to eat, food, ristoranti, restaurantes',
    categories: ['Restaurant'],
  },
  {
    label: 'Entertainment',
    asked: 'entertainment, nightlife, amusement parks, theme parks, unterhaltung',
    categories: ['Entertainment'],
  },
  {
    label: 'Stations',
    asked: 'train stations, railway stations, stations, bahnhofe, gares',
    nouns: 'station',
    related: ['Transportation', 'Architecture'],
  },
];

const splitList = (list = ''): string[] => list.split(',').flatMap((item) => item.trim() || []);

const KIND_BY_WORDS: ReadonlyMap<string, PlaceKind> = new Map(
  DEFINITIONS.flatMap(({ label, asked, nouns, categories = [], placeTypes = [], related = [] }) => {
    const kind: PlaceKind = { label, categories, placeTypes, nouns: splitList(nouns), related };
    return splitList(asked).map((words): [string, PlaceKind] => [normalizeName(words), kind]);
  }),
);

/** Maximum number of words of a kind: "places to eat". */
const MAX_KIND_WORDS = 3;

/** Kind in some words, with the range of its words. */
export interface FoundKind {
  kind: PlaceKind;
  start: number;
  end: number;
}

/** Returns the kind that some normalized words name, the longest and then the last one; null for none. */
export function findKind(words: readonly string[]): FoundKind | null {
  for (let length = Math.min(MAX_KIND_WORDS, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const kind = KIND_BY_WORDS.get(words.slice(start, start + length).join(' '));
      if (kind) return { kind, start, end: start + length };
    }
  }
  return null;
}

/** All words for kinds, for suggestions and for typing errors. */
export const KIND_WORDS: readonly string[] = [...KIND_BY_WORDS.keys()];
