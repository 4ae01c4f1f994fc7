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
  'dove-lake-cradle-mountain': { kilometers: 50, reason: WILD },
  'elafonissi-beach': { kilometers: 55, reason: OUTSIDE },
  'etosha-national-park': { kilometers: 115, reason: WILD },
  'fish-river-canyon-viewpoint': { kilometers: 125, reason: WILD },
  'franz-josef-glacier-valley': { kilometers: 110, reason: WILD },
  'genghis-khan-equestrian-statue': { kilometers: 60, reason: OUTSIDE },
  'great-blue-hole': { kilometers: 80, reason: REEF },
  'great-wall-badaling': { kilometers: 65, reason: 'within the municipality, in the hills' },
  'great-wall-mutianyu': { kilometers: 65, reason: 'within the municipality, in the hills' },
  gullfoss: { kilometers: 65, reason: WILD },
  jokulsarlon: { kilometers: 85, reason: WILD },
  'lake-louise': { kilometers: 70, reason: WILD },
  'logan-pass': { kilometers: 55, reason: WILD },
  'maasai-mara-national-reserve': { kilometers: 100, reason: WILD },
  'maya-bay-phi-phi-leh': { kilometers: 50, reason: REEF },
  'milford-sound': { kilometers: 130, reason: WILD },
  'monuriki-island': { kilometers: 50, reason: REEF },
  'moraine-lake-banff': { kilometers: 50, reason: WILD },
  'mount-kinabalu': { kilometers: 60, reason: WILD },
  'okavango-delta': { kilometers: 90, reason: WILD },
  'pangong-lake-spangmik': { kilometers: 90, reason: WILD },
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
  'CN:Dunhuang': { nearTown: 'Shazhou', reason: 'is listed by the name of its central town' },
  'EG:Edfu': { nearTown: 'Idfū', reason: 'is listed in another spelling' },
  'EG:Kom Ombo': { nearTown: 'Kawm Umbū', reason: 'is listed in another spelling' },
  'EG:Qena': { nearTown: 'Qinā', reason: 'is listed in another spelling' },
  'EG:Siwa': { nearTown: 'Siwa Oasis', reason: 'is listed by the name of its oasis' },
  'FR:Chambord': { nearTown: 'Bracieux', reason: SMALL },
  'FR:Chenonceaux': { nearTown: 'Bléré', reason: SMALL },
  'FR:Giverny': { nearTown: 'Vernon', reason: SMALL },
  'FR:Le Mont-Saint-Michel': { nearTown: 'Pontorson', reason: SMALL },
  'HR:Plitvice Lakes': { nearTown: 'Rakovica', reason: 'a park with hamlets' },
  'IE:Doolin': { nearTown: 'Ennis', reason: SMALL },
  'IN:Bodh Gaya': { nearTown: 'Buddh Gaya', reason: 'is listed in another spelling' },
  'IN:Konark': { nearTown: 'Konārka', reason: 'is listed in another spelling' },
  'IN:Thanjavur': { nearTown: 'Tanjore', reason: 'is listed by its former name' },
  'JO:Wadi Rum': { nearTown: 'Ad Dīsah', reason: SMALL },
  'JP:Shirakawa': { nearTown: 'Hida', reason: 'missing in the gazetteer, which has others of that name' },
  'LK:Ella': { nearTown: 'Ella Town', reason: 'is listed with its kind' },
  'MA:Aït Benhaddou': { nearTown: 'Ouarzazat', reason: SMALL },
  'MA:Chefchaouen': { nearTown: 'Chefchaouene', reason: 'is listed in another spelling' },
  'MA:Rissani': { nearTown: 'Reçani', reason: 'is listed in another spelling' },
  'MM:Bagan': { nearTown: 'Pakokku', reason: 'missing in the gazetteer' },
  'MT:Comino': { nearTown: 'Għajnsielem', reason: 'an island with a handful of inhabitants' },
  'MU:Le Morne': { nearTown: 'Petite Case Noyale', reason: SMALL },
  'MX:San Juan Teotihuacán': { nearTown: 'San Martín de las Pirámides', reason: 'missing in the gazetteer' },
  'NA:Okaukuejo': { nearTown: 'Outjo', reason: 'a rest camp' },
  'NA:Sesriem': { nearTown: 'Maltahöhe', reason: 'a park gate' },
  'NL:Kinderdijk': { nearTown: 'Alblasserdam', reason: SMALL },
  'NO:Geiranger': { nearTown: 'Stranda', reason: SMALL },
  'NP:Lumbini': { nearTown: 'Siddharthanagar', reason: 'missing in the gazetteer' },
  'NZ:Milford Sound': { nearTown: 'Te Anau', reason: SMALL },
  'PE:Aguas Calientes': { nearTown: 'Santa Teresa', reason: 'missing in the gazetteer' },
  'SA:Diriyah': { nearTown: 'Riyadh', reason: 'missing in the gazetteer' },
  'TW:Yuchi': { nearTown: 'Puli', reason: 'missing in the gazetteer' },
  'US:Keystone': { nearTown: 'Custer', reason: SMALL },
  'US:Yellowstone': { nearTown: 'West Yellowstone', reason: 'a park' },
  "ZA:Simon's Town": { nearTown: 'Retreat', reason: 'missing in the gazetteer' },
  'ZA:Skukuza': { nearTown: 'Phalaborwa', reason: 'a rest camp' },
};
