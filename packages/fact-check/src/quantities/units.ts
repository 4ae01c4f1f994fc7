import type { Language } from '../lexicon/languages.js';
import { normalizeWord } from '../text/normalize-word.js';

/**
 * What a number counts or measures. Base units: meters, square meters, kilograms, cubic meters, cubic meters per second
 * (flow), kilometers per hour (speed), minutes (duration and time of day), degrees Celsius.
 */
export type Dimension =
  | 'length'
  | 'area'
  | 'weight'
  | 'volume'
  | 'speed'
  | 'flow'
  | 'duration'
  | 'money'
  | 'percent'
  | 'temperature'
  | 'clock'
  | 'century'
  | 'count';

interface Unit {
  dimension: Dimension;
  factor: number;
}

/** Rows: dimension, factor to the base unit, and the words of the unit in all languages. */
const UNIT_LINES = `
length 1 m meter metern meters metre metres mètre mètres metro metros metri metru メートル مترا متر امتار
length 1000 km kilometer kilometern kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros chilometro chilometri quilômetro quilômetros quilómetros キロメートル キロ كيلومتر كيلومترا كم
length 0.001 mm millimeter millimeters millimetre millimetres millimètres milímetros
length 0.01 cm centimeter centimeters centimetres centimetre zentimeter centimètres centímetros centimetri センチメートル سم
length 0.3048 ft feet foot fuß fuss pied pieds pie pies piede piedi pé pés フィート قدم قدما
length 1609.344 mi mile miles meile meilen milles milla millas miglio miglia milha milhas マイル ميل
length 0.9144 yd yard yards
length 0.0254 inch inches zoll pouces pulgadas pollici polegadas
area 1 m² qm
area 1000000 km²
area 10000 ha hectare hectares hektar hectárea hectáreas ettaro ettari ヘクタール هكتار
area 4046.86 acre acres
weight 1000 t tonne tonnes ton tons tonnen tonelada toneladas tonnellate トン طن
volume 0.001 liter liters litre litres litern litro litros litri
volume 0.00378541 gallon gallons
speed 1 kph stundenkilometer stundenkilometern
speed 1.609344 mph
weight 1 kg kilogram kilograms kilogramm kilos
duration 525960 year years jahr jahre jahren an ans année années año años anno anni ano anos 年間 سنه سنوات عاما
duration 43830 month months monat monate monaten mois mes meses mese mesi mês
duration 20160 fortnight fortnights
duration 10080 week weeks woche wochen semaine semaines semana semanas settimana settimane
duration 1440 day days tag tage tagen jour jours día días giorno giorni dia dias 日間 يوم ايام يوما
duration 60 hour hours stunde stunden heures heure hora horas ora ore
duration 1 minute minutes minuten minut minuty minuter minutter minuto minutos minuti 分 دقيقه دقائق
duration 0.016666666666666666 seconds sekunde sekunden secondes segundos secondi
percent 1 % percent prozent pourcent percento
duration 5259600 decade decades jahrzehnt jahrzehnte jahrzehnten décennie décennies década décadas decennio decenni
money 1 € $ £ ¥ euro euros eur dollar dollars dólares usd pound pounds pfund libras yen rupee rupees rupien rupias francs franken francos chf nok sek dkk isk zar krone kroner kronen krona kronor krónur couronnes coronas rand peso pesos dirham dirhams dirhan lek leke leks dong zloty zlotys forint forints baht yuan won rouble roubles rubles rubel lira liras lire reais soles shekel shekels dinar dinars dinare dinares dinari cfa ringgit đồng dong birr tenge som lari laris lev levs lewa bahts dram hryvnia quetzal bolivianos colones lempiras shilling shillings kwacha naira cedi riyal riyals rial rials riel kip taka rubles leu lei leva gulden złoty złotych zlotych euronen rupias rupie renminbi koruna korunas korun koruny rupiah rupiahs manat tugrik tögrög ariary pula guaraníes hryvnias
money 0.01 cent cents centimes céntimos centavos cêntimos centesimi pence penny
century 1 century centuries jahrhundert jahrhunderts jahrhunderte jahrhunderten siècle siècles siglo siglos secolo secoli século séculos 世紀 قرن القرن
clock 60 uhr h am pm
temperature 1 °c °f grad degree degrees degré degrés grado grados grau graus gradi celsius
`;

const UNITS = new Map<string, Unit>();
for (const line of UNIT_LINES.trim().split('\n')) {
  const [dimension, factor, ...words] = line.split(' ') as [Dimension, string, ...string[]];
  for (const word of words) UNITS.set(normalizeWord(word), { dimension, factor: Number(factor) });
}

/** Words that are units only in these languages: "an" is an article in English. */
const UNIT_LANGUAGES: Readonly<Record<string, readonly Language[]>> = {
  an: ['fr'],
  cent: ['en', 'de'],
  cents: ['en'],
  pence: ['en'],
  ans: ['fr'],
  ha: ['en', 'de', 'fr', 'pt'],
  mes: ['es'],
  mi: ['en'],
  foot: ['en'],
  mile: ['en'],
  pie: ['es'],
  pe: ['pt'],
  ore: ['it'],
  mois: ['fr'],
  dia: ['pt', 'es'],
  won: [],
  lire: ['it', 'en', 'de'],
  rand: ['en'],
  isk: ['en', 'de', 'fr'],
};

/** Returns the unit of a normalized word in a language, or in any language if none is given; null if there is none. */
export function findUnit(word: string, language?: Language): Unit | null {
  const languages = language === undefined ? undefined : UNIT_LANGUAGES[word];
  return languages !== undefined && !languages.includes(language!) ? null : (UNITS.get(word) ?? null);
}

/** Nautical miles measure only distances and the range of lights, so two of them always belong to the same thing. */
export const NAUTICAL_MILE_METERS = 1852;

/** Words that make a length an area: "square", "carré"; before or after the unit. */
export const SQUARE_WORDS = new Set(
  'square sq quadrat carré carrés cuadrado cuadrados quadrato quadrati quadri quadrado quadrados'
    .split(' ')
    .map(normalizeWord),
);

/** Words that make a length a volume: "cubic", "cubes"; before or after the unit. */
export const CUBIC_WORDS = new Set('cubic cube cubes cúbico cúbicos cubo cubi'.split(' ').map(normalizeWord));
