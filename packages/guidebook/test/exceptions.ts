/** Sights on a border or where borders are not agreed upon, with the reason. None so far. */
export const BORDER_SITES: Record<string, string> = {};

const WILD = 'wilderness; this is the town trips start from';
const REEF = 'out at sea; this is the port boats leave from';
const OUTSIDE = 'outside the town travellers stay in';

/** Sights far from the town they are told by, and how far it may be. */
export const REMOTE_SITES: Record<string, { kilometres: number; reason: string }> = {
  'ajanta-caves': { kilometres: 90, reason: OUTSIDE },
  'bwindi-impenetrable-national-park': { kilometres: 45, reason: WILD },
  'cape-of-good-hope': { kilometres: 50, reason: 'within the municipality, at its far end' },
  deadvlei: { kilometres: 180, reason: WILD },
  'elafonissi-beach': { kilometres: 55, reason: OUTSIDE },
  'etosha-national-park': { kilometres: 115, reason: WILD },
  'genghis-khan-equestrian-statue': { kilometres: 60, reason: OUTSIDE },
  'great-blue-hole': { kilometres: 80, reason: REEF },
  'great-wall-badaling': { kilometres: 65, reason: 'within the municipality, in the hills' },
  'great-wall-mutianyu': { kilometres: 65, reason: 'within the municipality, in the hills' },
  gullfoss: { kilometres: 65, reason: WILD },
  jokulsarlon: { kilometres: 85, reason: WILD },
  'lake-louise': { kilometres: 70, reason: WILD },
  'maasai-mara-national-reserve': { kilometres: 100, reason: WILD },
  'milford-sound': { kilometres: 130, reason: WILD },
  'monuriki-island': { kilometres: 50, reason: REEF },
  'mount-kinabalu': { kilometres: 60, reason: WILD },
  'okavango-delta': { kilometres: 90, reason: WILD },
  'perito-moreno-glacier': { kilometres: 60, reason: WILD },
  'salar-de-uyuni': { kilometres: 80, reason: WILD },
  'seongsan-ilchulbong': { kilometres: 45, reason: 'within the municipality, at its far end' },
  'serengeti-national-park': { kilometres: 240, reason: WILD },
  tikal: { kilometres: 50, reason: WILD },
  'torres-del-paine': { kilometres: 100, reason: WILD },
};

const SMALL = 'fewer than 1,000 inhabitants, so not in the gazetteer';

/** Places told by a name the gazetteer lacks, by country and name, and a town of the gazetteer near them. */
export const MISSING_TOWNS: Record<string, { near: string; reason: string }> = {
  'AU:Port Campbell': { near: 'Timboon', reason: SMALL },
  'CA:Lake Louise': { near: 'Banff', reason: SMALL },
  'CN:Dunhuang': { near: 'Shazhou', reason: 'stands there by the name of its central town' },
  'FR:Le Mont-Saint-Michel': { near: 'Pontorson', reason: SMALL },
  'HR:Plitvice Lakes': { near: 'Rakovica', reason: 'a park with hamlets' },
  'IE:Doolin': { near: 'Ennis', reason: SMALL },
  'JO:Wadi Rum': { near: 'Ad Dīsah', reason: SMALL },
  'JP:Shirakawa': { near: 'Hida', reason: 'missing in the gazetteer, which has others of that name' },
  'MA:Aït Benhaddou': { near: 'Ouarzazat', reason: SMALL },
  'MM:Bagan': { near: 'Pakokku', reason: 'missing in the gazetteer' },
  'MT:Comino': { near: 'Għajnsielem', reason: 'an island with a handful of inhabitants' },
  'MU:Le Morne': { near: 'Petite Case Noyale', reason: SMALL },
  'MX:San Juan Teotihuacán': { near: 'San Martín de las Pirámides', reason: 'missing in the gazetteer' },
  'NA:Okaukuejo': { near: 'Outjo', reason: 'a rest camp' },
  'NA:Sesriem': { near: 'Maltahöhe', reason: 'a park gate' },
  'NL:Kinderdijk': { near: 'Alblasserdam', reason: SMALL },
  'NO:Geiranger': { near: 'Stranda', reason: SMALL },
  'NZ:Milford Sound': { near: 'Te Anau', reason: SMALL },
  'PE:Aguas Calientes': { near: 'Santa Teresa', reason: 'missing in the gazetteer' },
  'SA:Diriyah': { near: 'Riyadh', reason: 'missing in the gazetteer' },
  'TW:Yuchi': { near: 'Puli', reason: 'missing in the gazetteer' },
  'US:Keystone': { near: 'Custer', reason: SMALL },
  'US:Yellowstone': { near: 'West Yellowstone', reason: 'a park' },
  "ZA:Simon's Town": { near: 'Retreat', reason: 'missing in the gazetteer' },
  'ZA:Skukuza': { near: 'Phalaborwa', reason: 'a rest camp' },
};
