import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import type { PaletteName } from '../scene/palettes.js';

const toSet = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Countries by the palette of most of their land. */
const PALETTE_COUNTRIES: readonly (readonly [PaletteName, ReadonlySet<string>])[] = [
  ['mediterranean', toSet('IT ES PT GR MT CY HR AL ME MC SM VA TR LB IL PS TN GI MK BA RS BG AD FR')],
  ['alpine', toSet('CH AT LI SI GE AM AZ KG TJ NZ BT NP')],
  ['nordic', toSet('NO SE FI IS DK EE LV LT GL FO RU AX SJ')],
  ['atlantic', toSet('GB IE NL BE LU DE PL CZ SK HU RO UA MD BY UY FK JE GG IM CA')],
  ['desert', toSet('EG MA DZ LY SA AE QA KW BH OM YE JO IQ IR SY UZ TM KZ AF PK MR SD DJ EH ML NE TD')],
  [
    'savanna',
    toSet(
      'KE TZ ZA ZW ZM BW NA MZ AO MW UG RW BI SN GM GH NG BF CI TG BJ CM ET ER SO SS CF CG CD GA GN GW SL LR SZ LS AU',
    ),
  ],
  [
    'monsoon',
    toSet(
      'IN LK BD TH VN KH LA MM MY SG ID PH BN TL MV MU SC RE MG PG FJ WS TO VU SB NC PF CU JM DO HT PR BS BB TT LC GD AG DM KN VC AW CW CR PA NI HN SV GT BZ BR GY SR GF VE HI GU KM CV',
    ),
  ],
  ['eastAsian', toSet('JP CN KR KP TW HK MO MN')],
  ['andean', toSet('PE BO EC CO CL AR PY')],
];

export const ISLAMIC_COUNTRIES = toSet(
  'EG MA DZ TN LY SA AE QA KW BH OM YE JO IQ IR SY UZ TM KZ AF PK MR SD TR BD AZ MV BN PS KG TJ SN ML NE SO DJ XK ID MY',
);
/** Countries whose mosques have square minarets. */
export const MAGHREB_COUNTRIES = toSet('MA DZ TN MR');
export const BUDDHIST_COUNTRIES = toSet('TH MM LA KH LK BT');
/** Countries whose temples have several steep roofs. */
export const TIERED_TEMPLE_COUNTRIES = toSet('TH LA KH');
export const PAGODA_COUNTRIES = toSet('JP CN KR KP TW HK MO VN NP MN');
export const HINDU_COUNTRIES = toSet('IN MU SG MY FJ BD');
export const ANTIQUE_COUNTRIES = toSet('GR IT TR LB SY JO TN LY DZ EG CY MT AL MK IL AM IR IQ SA');
export const MESOAMERICAN_COUNTRIES = toSet('MX GT BZ HN SV PE BO EC');
/** Countries of the alpine palette whose towns have gabled houses. */
export const EUROPEAN_ALPINE_COUNTRIES = toSet('CH AT LI SI CA NZ FR IT CL AR');
/** Countries whose churches have a cone of stone on a drum. */
export const DRUM_COUNTRIES = toSet('GE AM');
export const ONION_COUNTRIES = toSet('RU UA BY');
export const DOME_COUNTRIES = toSet(
  'IT PT GR CY BG RO RS MK ME GE AM ET MT MX PE CO EC BO CL AR BR CR GT NI PA CU DO PR PH VA SM AL HR LB IL VE UY PY SV HN MO',
);

/** Countries whose mosques have cascades of domes between minarets like pencils. */
export const OTTOMAN_COUNTRIES = toSet('TR BA AL XK MK BG RS ME CY');
/** Countries whose mosques are of mud. */
export const MUD_MOSQUE_COUNTRIES = toSet('ML NE BF');

/** Old streets by country, where they are not rows of northern gables. */
export const STREETS_BY_COUNTRY: ReadonlyMap<
  string,
  'burgherHouses' | 'terraceHouses' | 'mansardHouses' | 'timberHouses'
> = new Map([
  ...[...toSet('CZ PL SK HU UA BY LT LV EE RO MD')].map((country) => [country, 'burgherHouses'] as const),
  ...[...toSet('GB IE US CA IM JE GG')].map((country) => [country, 'terraceHouses'] as const),
  ...[...toSet('FR LU')].map((country) => [country, 'mansardHouses'] as const),
  ['DE', 'timberHouses'],
]);

/** Countries whose churches have two bell towers. */
export const BELL_FRONT_COUNTRIES = toSet('MX PE CO EC BO CL AR BR CR GT NI PA CU DO PR PH VE UY PY SV HN');
/** Countries whose forts have domed pavilions. */
export const PAVILION_FORT_COUNTRIES = toSet('IN BD');

/** Parts of large countries, and kinds of places, that look different from the rest. */
function findLocalPalette(country: string, latitude: number, longitude: number): PaletteName | null {
  if (country === 'US') {
    if (longitude < -130) return latitude > 50 ? 'alpine' : 'monsoon';
    if (latitude < 30.5) return 'monsoon';
    if (longitude < -117.5 && latitude < 40) return 'mediterranean';
    if (longitude < -102) return latitude < 38 && longitude > -118 ? 'desert' : 'alpine';
    return 'atlantic';
  }
  if (country === 'MX') return longitude < -94 ? (latitude > 24 ? 'desert' : 'andean') : 'monsoon';
  // The Caribbean coast of Colombia is flat and hot.
  if (country === 'CO' && latitude > 8.5) return 'monsoon';
  if (country === 'FR') return latitude > 45.5 ? 'atlantic' : 'mediterranean';
  if (country === 'ES' || country === 'PT') return latitude > 41.6 && longitude < -1.5 ? 'atlantic' : 'mediterranean';
  if (country === 'CA') return longitude < -110 ? 'alpine' : 'atlantic';
  if (country === 'AU') return latitude > -20 ? 'monsoon' : longitude > 140 ? 'atlantic' : 'savanna';
  if (country === 'IN') return longitude < 76 && latitude > 23 ? 'desert' : latitude > 31 ? 'alpine' : 'monsoon';
  // The north of Kazakhstan is green steppe, where no palms grow.
  if (country === 'KZ' && latitude > 46) return 'atlantic';
  if (country === 'AR' && longitude > -57 && latitude > -30) return 'monsoon';
  // The Pampas and the River Plate are flat and green, as Easter Island is green.
  if (country === 'AR' && longitude > -63 && latitude > -40) return 'atlantic';
  if (country === 'CL' && longitude < -100) return 'atlantic';
  // No high peaks are in view of Lima's coast.
  if (country === 'PE' && longitude < -76.6 && latitude < -11 && latitude > -13) return 'mediterranean';
  if (country === 'CL' || country === 'AR') return latitude < -40 ? 'alpine' : 'andean';
  // No Alps are in view of Vienna and the Wachau, and none of the Caucasus from Baku on its dry shore.
  if (country === 'AT' && longitude > 15) return 'atlantic';
  if (country === 'AZ' && longitude > 48.5) return 'mediterranean';
  if (country === 'ZA') return longitude < 20 ? 'mediterranean' : 'savanna';
  return null;
}

/** Cities whose towers define their view, as boxes of 0.4 degrees around their centers. */
const METROPOLISES: readonly (readonly [latitude: number, longitude: number])[] = [
  [40.72, -73.98],
  [41.88, -87.63],
  [43.65, -79.38],
  [34.05, -118.25],
  [37.78, -122.41],
  [47.61, -122.33],
  [42.36, -71.06],
  [35.68, 139.75],
  [34.69, 135.5],
  [31.23, 121.48],
  [22.29, 114.17],
  [1.29, 103.85],
  [3.15, 101.7],
  [25.2, 55.27],
  [24.47, 54.37],
  [25.29, 51.53],
  [37.56, 126.98],
  [25.04, 121.56],
  [13.75, 100.52],
  [51.51, -0.1],
  [50.11, 8.68],
  [-33.87, 151.2],
  [-37.81, 144.96],
  [19.07, 72.87],
  [-23.55, -46.63],
];
const METROPOLIS_REACH_DEGREES = 0.2;

export const isInMetropolis = ({ position }: Pick<CoverSubject, 'position'>): boolean =>
  position !== null &&
  METROPOLISES.some(
    ([latitude, longitude]) =>
      Math.abs(position.latitude - latitude) < METROPOLIS_REACH_DEGREES &&
      Math.abs(position.longitude - longitude) < METROPOLIS_REACH_DEGREES,
  );

/**
 * Returns the palette of a region.
 * @param country ISO code; null at sea or without a position
 */
export function findRegionalPalette(country: string | null, { position }: Pick<CoverSubject, 'position'>): PaletteName {
  const local = country && position && findLocalPalette(country, position.latitude, position.longitude);
  if (local) return local;
  const listed = PALETTE_COUNTRIES.find(([, countries]) => country !== null && countries.has(country));
  if (listed) return listed[0];
  const latitude = Math.abs(position?.latitude ?? 45);
  return latitude < 24 ? 'monsoon' : latitude < 40 ? 'mediterranean' : latitude < 58 ? 'atlantic' : 'nordic';
}
