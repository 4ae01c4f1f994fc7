import { toNameKey } from '../names/name-keys.js';

/** Cities without a record in the guidebook that travelers everywhere know, by country and gazetteer name. */
const NAMES: Record<string, string> = {
  AR: 'Córdoba; Mendoza; Rosario; Ushuaia; San Carlos de Bariloche; Salta',
  AT: 'Graz; Linz; Hallstatt; Innsbruck',
  AU: 'Adelaide; Perth; Hobart; Cairns; Darwin; Gold Coast; Canberra; Newcastle',
  BE: 'Antwerpen; Gent; Liège; Leuven',
  BO: 'La Paz; Sucre',
  BR: 'Brasília; Recife; Manaus; Fortaleza; Florianópolis; Curitiba; Belém',
  CA: 'Victoria; Ottawa; Calgary; Halifax; Edmonton; Winnipeg',
  CH: 'Genève; Basel; Bern; Lausanne; Lugano; Sankt Gallen; Zermatt; Interlaken',
  CL: 'Valparaíso; Santiago',
  CO: 'Medellín; Cali',
  DE: 'Leipzig; Stuttgart; Nürnberg; Bremen; Bonn; Freiburg; Düsseldorf; Hannover; Lübeck; Trier; Weimar; Bamberg; Essen',
  DZ: 'Oran; Constantine',
  ES: 'Valencia; Málaga; Bilbao; Zaragoza; Alicante; Salamanca; Cádiz; Palma; San Sebastián; Santander; Toledo; León; Murcia',
  FR: 'Bordeaux; Toulouse; Nantes; Lille; Strasbourg; Montpellier; Rennes; Dijon; Cannes; Avignon; Reims; Rouen; Annecy; Tours',
  GB: 'Manchester; Liverpool; Birmingham; Bristol; Cambridge; Oxford; Brighton; Cardiff; Belfast; Glasgow; Newcastle upon Tyne; Leeds; York; Bath; Inverness; Canterbury; Plymouth; Southampton; Lincoln',
  GR: 'Thessaloníki; Pátra; Irákleion; Chaniá; Ródos',
  IE: 'Cork; Galway; Limerick',
  IT: 'Turin; Genoa; Trieste; Bari; Palermo; Catania; Perugia; Parma; Modena; Siena; Pisa; Lucca; Ravenna; Verona; Padova; Bergamo; Lecce; Matera; Taormina; Siracusa; Como; Bologna',
  JP: 'Nagoya; Sapporo; Fukuoka; Kobe; Yokohama; Sendai; Kanazawa; Nagasaki; Nikkō; Hakone; Naha',
  MX: 'Guadalajara; Monterrey; Mérida; Cancún; Puebla; Tijuana; Puerto Vallarta; San Cristóbal de las Casas',
  NL: 'Rotterdam; The Hague; Utrecht; Delft; Leiden; Maastricht; Haarlem; Groningen; Eindhoven',
  NZ: 'Wellington; Christchurch; Dunedin; Rotorua; Queenstown',
  PE: 'Arequipa; Trujillo',
  PL: 'Gdańsk; Wrocław; Poznań; Toruń; Łódź; Lublin',
  PT: 'Coimbra; Évora; Faro; Braga; Funchal; Lagos; Sintra',
  US: 'Austin; Atlanta; Dallas; Houston; Phoenix; Portland; Denver; Detroit; Nashville; Memphis; Charleston; Savannah; Santa Fe; Salt Lake City; Sacramento; Philadelphia; Baltimore; Pittsburgh; Cleveland; Cincinnati; Minneapolis; Kansas City; Tampa; Orlando; Anchorage; Honolulu; Santa Barbara; Key West; Richmond; Buffalo',
  ZA: 'Durban; Pretoria; Port Elizabeth',
};

/** Name keys of the cities by country. */
export const WELL_KNOWN_CITIES: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries(NAMES).map(([country, names]) => [country, new Set(names.split(';').map(toNameKey))]),
);
