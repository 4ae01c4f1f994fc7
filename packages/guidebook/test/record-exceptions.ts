/** Sights on a border or on disputed territory, with the reason. None so far. */
export const BORDER_SITES: Record<string, string> = {};

/** Destinations whose position lies in no country or another one by the borders used here, with the reason. */
export const DISPUTED_DESTINATIONS: Record<string, string> = {
  'northern-cyprus': 'its status is disputed',
  'karpas-peninsula': 'the status of its area is disputed',
  crimea: 'its status is disputed',
  bellapais: 'the status of its area is disputed',
  sipadan: 'too small for the borders used here',
};

const WILD = 'wilderness; this is the town trips start from';
const REEF = 'out at sea; this is the port boats leave from';
const OUTSIDE = 'outside the town travelers stay in';

/** Sights far from the town their record names, with the permitted distance. */
export const REMOTE_SITES: Record<string, { kilometers: number; reason: string }> = {
  'ajanta-caves': { kilometers: 90, reason: OUTSIDE },
  'angel-falls-canaima': { kilometers: 275, reason: WILD },
  'ruins-of-ani': { kilometers: 45, reason: OUTSIDE },
  'bwindi-impenetrable-national-park': { kilometers: 45, reason: WILD },
  'cape-of-good-hope': { kilometers: 50, reason: 'within the municipality, at its far end' },
  'crater-lake-oregon': { kilometers: 90, reason: WILD },
  deadvlei: { kilometers: 180, reason: WILD },
  'denali-alaska': { kilometers: 225, reason: WILD },
  'elafonissi-beach': { kilometers: 55, reason: OUTSIDE },
  'etosha-national-park': { kilometers: 115, reason: WILD },
  'genghis-khan-equestrian-statue': { kilometers: 60, reason: OUTSIDE },
  'great-blue-hole': { kilometers: 80, reason: REEF },
  'great-wall-badaling': { kilometers: 65, reason: 'within the municipality, in the hills' },
  'great-wall-mutianyu': { kilometers: 65, reason: 'within the municipality, in the hills' },
  gullfoss: { kilometers: 65, reason: WILD },
  jokulsarlon: { kilometers: 85, reason: WILD },
  'lake-louise': { kilometers: 70, reason: WILD },
  'logan-pass': { kilometers: 55, reason: WILD },
  'maasai-mara-national-reserve': { kilometers: 100, reason: WILD },
  'milford-sound': { kilometers: 130, reason: WILD },
  'monuriki-island': { kilometers: 50, reason: REEF },
  'moraine-lake-banff': { kilometers: 50, reason: WILD },
  'mount-kinabalu': { kilometers: 60, reason: WILD },
  'okavango-delta': { kilometers: 90, reason: WILD },
  'perito-moreno-glacier': { kilometers: 60, reason: WILD },
  'salar-de-uyuni': { kilometers: 80, reason: WILD },
  'seongsan-ilchulbong': { kilometers: 45, reason: 'within the municipality, at its far end' },
  'serengeti-national-park': { kilometers: 240, reason: WILD },
  tikal: { kilometers: 50, reason: WILD },
  'torres-del-paine': { kilometers: 100, reason: WILD },
  'zabriskie-point': { kilometers: 85, reason: WILD },
};

const SMALL = 'fewer than 1,000 inhabitants, so not in the gazetteer';

/** Town names that the gazetteer lacks, by country and name, with a gazetteer town near them. */
export const MISSING_TOWNS: Record<string, { nearTown: string; reason: string }> = {
  'AT:Hallstatt': { nearTown: 'Gosau', reason: SMALL },
  'AU:Port Campbell': { nearTown: 'Timboon', reason: SMALL },
  'CA:Lake Louise': { nearTown: 'Banff', reason: SMALL },
  'CA:Tadoussac': { nearTown: 'Sacré-Coeur', reason: SMALL },
  'CN:Dunhuang': { nearTown: 'Shazhou', reason: 'is listed by the name of its central town' },
  'FR:Chambord': { nearTown: 'Bracieux', reason: SMALL },
  'FR:Chenonceaux': { nearTown: 'Bléré', reason: SMALL },
  'FR:Giverny': { nearTown: 'Vernon', reason: SMALL },
  'FR:Le Mont-Saint-Michel': { nearTown: 'Pontorson', reason: SMALL },
  'GB:West Lulworth': { nearTown: 'Wool', reason: SMALL },
  'GR:Hydra': { nearTown: 'Ermióni', reason: 'missing in the gazetteer' },
  'GR:Lindos': { nearTown: 'Archángelos', reason: SMALL },
  'HR:Plitvice Lakes': { nearTown: 'Rakovica', reason: 'a park with hamlets' },
  'IE:Doolin': { nearTown: 'Ennis', reason: SMALL },
  'JO:Wadi Rum': { nearTown: 'Ad Dīsah', reason: SMALL },
  'JP:Shirakawa': { nearTown: 'Hida', reason: 'missing in the gazetteer, which has others of that name' },
  'MA:Aït Benhaddou': { nearTown: 'Ouarzazat', reason: SMALL },
  'MM:Bagan': { nearTown: 'Pakokku', reason: 'missing in the gazetteer' },
  'MT:Comino': { nearTown: 'Għajnsielem', reason: 'an island with a handful of inhabitants' },
  'MU:Le Morne': { nearTown: 'Petite Case Noyale', reason: SMALL },
  'MX:San Juan Teotihuacán': { nearTown: 'San Martín de las Pirámides', reason: 'missing in the gazetteer' },
  'NA:Okaukuejo': { nearTown: 'Outjo', reason: 'a rest camp' },
  'NA:Sesriem': { nearTown: 'Maltahöhe', reason: 'a park gate' },
  'NL:Kinderdijk': { nearTown: 'Alblasserdam', reason: SMALL },
  'NO:Geiranger': { nearTown: 'Stranda', reason: SMALL },
  'NZ:Milford Sound': { nearTown: 'Te Anau', reason: SMALL },
  'PE:Aguas Calientes': { nearTown: 'Santa Teresa', reason: 'missing in the gazetteer' },
  'PT:Pinhão': { nearTown: 'Alijó', reason: SMALL },
  'SA:Diriyah': { nearTown: 'Riyadh', reason: 'missing in the gazetteer' },
  'TW:Yuchi': { nearTown: 'Puli', reason: 'missing in the gazetteer' },
  'US:Keystone': { nearTown: 'Custer', reason: SMALL },
  'US:Yellowstone': { nearTown: 'West Yellowstone', reason: 'a park' },
  "ZA:Simon's Town": { nearTown: 'Retreat', reason: 'missing in the gazetteer' },
  'ZA:Skukuza': { nearTown: 'Phalaborwa', reason: 'a rest camp' },
};
