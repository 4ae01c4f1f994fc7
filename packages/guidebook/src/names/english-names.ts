/** Names that English-speaking travelers use, by country and gazetteer name, where the gazetteer has the local name. */
export const ENGLISH_NAMES: Record<string, Record<string, string>> = {
  AT: { 'Sankt Pölten': 'St. Pölten' },
  BE: { Antwerpen: 'Antwerp', Brugge: 'Bruges', Gent: 'Ghent', Ieper: 'Ypres' },
  CA: { Québec: 'Quebec City', Montréal: 'Montreal' },
  CH: { Genève: 'Geneva', Zürich: 'Zurich', Luzern: 'Lucerne' },
  DE: { Hannover: 'Hanover', Köln: 'Cologne', Nürnberg: 'Nuremberg' },
  DK: { Århus: 'Aarhus' },
  ES: { 'Donostia / San Sebastián': 'San Sebastián', Sevilla: 'Seville' },
  FR: { 'Chamonix-Mont-Blanc': 'Chamonix', Dunkerque: 'Dunkirk' },
  IT: { Mantova: 'Mantua', Padova: 'Padua', Siracusa: 'Syracuse' },
  MA: { Fès: 'Fez', Meknès: 'Meknes', Tétouan: 'Tetouan' },
  MX: {
    'Acapulco de Juárez': 'Acapulco',
    'León de los Aldama': 'León',
    'Santiago de Querétaro': 'Querétaro',
  },
  PA: { Panamá: 'Panama City' },
  SE: { Göteborg: 'Gothenburg' },
  TR: { İzmir: 'Izmir' },
  VN: { Huế: 'Hue' },
};

/** Current names where the gazetteer has a former or unused name, or a transliteration with diacritics. */
export const MODERN_NAMES: Record<string, Record<string, string>> = {
  AF: { Kandahār: 'Kandahar', Herāt: 'Herat', 'Mazār-e Sharīf': 'Mazar-i-Sharif' },
  AM: { Garrni: 'Garni' },
  BD: { 'Cox’s Bāzār': "Cox's Bazar", Rājshāhi: 'Rajshahi' },
  CN: { 'Tai’an': "Tai'an", 'Xi’an': "Xi'an", Ürümqi: 'Urumqi' },
  EG: { Asyūţ: 'Asyut', 'Al Fayyūm': 'Faiyum', 'Al Manşūrah': 'Mansoura' },
  GR: {
    Chaniá: 'Chania',
    Irákleion: 'Heraklion',
    Kalampáka: 'Kalambaka',
    Pátra: 'Patras',
    Ródos: 'Rhodes',
    Thessaloníki: 'Thessaloniki',
  },
  IN: {
    'Dehra Dūn': 'Dehradun',
    Hāora: 'Howrah',
    Bīkaner: 'Bikaner',
    Jhānsi: 'Jhansi',
    Thāne: 'Thane',
    Sūrat: 'Surat',
    Allahābād: 'Prayagraj',
    Cochin: 'Kochi',
    'Khajuraho Group of Monuments': 'Khajuraho',
    Mysore: 'Mysuru',
    'Seven Pagodas': 'Mahabalipuram',
  },
  IR: { Hamadān: 'Hamadan', Ardabīl: 'Ardabil' },
  IT: { Auronzo: 'Auronzo di Cadore' },
  JO: { Jarash: 'Jerash' },
  JP: { 'Nara-shi': 'Nara', Ōtsu: 'Otsu' },
  KZ: { Turkestan: 'Turkistan' },
  LB: { Jbaïl: 'Byblos' },
  LY: { 'Al Khums': 'Khoms' },
  NP: { Pātan: 'Patan', 'Namche Bazar': 'Namche Bazaar' },
  OM: { Nizwá: 'Nizwa' },
  PH: { Balabag: 'Boracay' },
  RO: { Braşov: 'Brașov', Constanţa: 'Constanța', Timişoara: 'Timișoara' },
  RU: { 'Nizhniy Novgorod': 'Nizhny Novgorod' },
  TH: { 'Phra Nakhon Si Ayutthaya': 'Ayutthaya' },
  TZ: { Kiratu: 'Karatu' },
  UA: { Odessa: 'Odesa' },
  UZ: { Khiwa: 'Khiva' },
};

type TownName = Readonly<{ country: string; name: string }>;

/**
 * Returns the name travelers use for a gazetteer town: the English one where it differs, otherwise the gazetteer's.
 */
export function getTravelerName({ country, name }: TownName): string {
  return ENGLISH_NAMES[country]?.[name] ?? MODERN_NAMES[country]?.[name] ?? name;
}

/** Returns the gazetteer's name of a town when it is local and travelers use another (Köln), otherwise null. */
export function getLocalName({ country, name }: TownName): string | null {
  return ENGLISH_NAMES[country]?.[name] === undefined ? null : name;
}
