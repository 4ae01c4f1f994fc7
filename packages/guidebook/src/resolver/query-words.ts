import type { DestinationKind } from '../atlas/records.js';
import { normalizeName } from '../names/name-keys.js';

/** Normalized phrases that people write before the name of a place. */
const LEADING_PHRASES = [
  'i (?:want|would like) to|how (?:to|do i)|where is|welcome to|visit(?:ing)?|travel(?:l?ing)?(?: to| in| around)?',
  '(?:go|going|get|getting) to|explor(?:e|ing)|discover(?:ing)?|(?:a |an |my |our )?(?:road |day |city |boat |bus )?trip(?: to| in| around| through)?',
  '(?:a )?(?:tour|cruise|holidays?|vacation|honeymoon|weekend|backpacking|hiking|skiing|diving|summer|winter)(?: of| in| on| to| around)',
  '(?:a|one|two|three|four|five|seven|ten|\\d+) (?:days?|weeks?|weekend|hours?) in',
  '(?:the )?(?:best |top |must see |free |famous |tourist |main )*(?:\\d+ )?(?:things|places|what|where) to (?:do|see|visit|go|stay|eat)(?: in| at| around| of| on| near)?',
  '(?:the )?(?:best |top |must see |free |famous |tourist |main )*(?:\\d+ )?(?:attractions|sights|landmarks|monuments|sightseeing|tourism|museums|beaches|castles|churches|temples|islands|towns|villages|restaurants|hotels|food|nightlife|weather|photos|pictures) (?:in|at|around|of|on|near)',
  '(?:a )?(?:(?:travel |city )?guide (?:to|of|for)|map of|history of|(?:the )?(?:old town|center|centre|capital) of)',
  '(?:the )?(?:city|town|village|island|state|province|region|country|republic|kingdom|county|prefecture) of',
].map((pattern) => new RegExp(`^(?:${pattern}) `));
const TRAILING_PHRASE =
  / (?:(?:travel|city|tourist) guide|guide|travel|tourism|sightseeing|(?:tourist )?attractions|sights|landmarks|(?:what|things|places) to (?:do|see|visit)|itinerary|map|history|culture|food|holidays?|vacation|(?:road )?trip|tours?|weekend|honeymoon|weather|hotels|restaurants|sunsets?|sunrise|trek(?:king)?|hike|hiking|ski(?:ing)?|whale watching|windmills|viaduct|tickets|entrance|opening hours|nightlife|photos|pictures|temples|shrines|monasteries|churches|castles|palaces|museums|villages|wineries|vineyards|waterfalls|old town|city (?:center|centre)|downtown)$/;

/**
 * Words for the kind of a destination, which people add to its name: "Goa beaches", "Bali island", "Kyoto prefecture".
 */
const KIND_WORDS = new Map<string, readonly DestinationKind[] | 'any'>(
  Object.entries({
    city: 'any',
    town: 'any',
    village: 'any',
    country: 'any',
    beach: 'any',
    beaches: 'any',
    island: ['island', 'archipelago', 'territory'],
    islands: ['archipelago', 'island', 'territory'],
    archipelago: ['archipelago'],
    region: 'any',
    area: 'any',
    province: ['region', 'historic-region'],
    state: ['region'],
    county: ['region'],
    prefecture: ['region'],
    coast: ['coast', 'region', 'island', 'peninsula', 'historic-region'],
    mountains: ['range', 'mountain'],
    mountain: ['mountain', 'range'],
    hills: ['range'],
    desert: ['desert'],
    lake: ['lake'],
    river: ['river'],
    valley: ['valley', 'historic-region'],
    peninsula: ['peninsula'],
    countryside: 'any',
    wine: ['historic-region', 'region', 'valley'],
    vineyards: ['historic-region', 'region', 'valley'],
    park: ['national-park'],
    'national park': ['national-park', 'island', 'mountain', 'lake', 'valley', 'desert', 'forest'],
    volcano: ['mountain'],
    falls: ['waterfall'],
    waterfall: ['waterfall'],
    caves: ['cave'],
    resort: 'any',
    'ski resort': 'any',
    oasis: ['oasis'],
    'ghost town': ['ghost-town'],
    'hot springs': ['hot-spring'],
    'hot spring': ['hot-spring'],
  } satisfies Record<string, readonly DestinationKind[] | 'any'>),
);

/** Words that stand before a name and describe it: "lake Como", "isle of Skye", "mount Etna". */
const LEADING_KINDS = new Map<string, readonly DestinationKind[]>(
  Object.entries({
    lake: ['lake'],
    river: ['river'],
    mount: ['mountain', 'range'],
    island: ['island', 'archipelago'],
    isle: ['island', 'archipelago'],
    'isle of': ['island'],
    'islands of': ['archipelago'],
    gulf: ['bay'],
  } satisfies Record<string, readonly DestinationKind[]>),
);

/** A name without the word for its kind, and the kinds it may then have. */
export interface KindReading {
  name: string;
  kinds: readonly DestinationKind[] | 'any';
}

/**
 * Removes phrases such as "things to do in" and returns the name, in the original spelling if nothing was removed.
 * Keeps commas, which separate a name from its area.
 */
export function stripPhrases(query: string): string {
  const parts = query.split(',');
  const first = normalizeName(parts[0]!);
  const unled = LEADING_PHRASES.reduce((text, pattern) => text.replace(pattern, ''), first);
  const untrailed = unled.replace(TRAILING_PHRASE, '');
  // In "nice attractions", "nice" is an adjective; in "things to do in Nice", it is the town.
  const stripped = isCommonWords(untrailed) ? unled : untrailed;
  return stripped === first || stripped === '' ? query : [stripped, ...parts.slice(1)].join(',');
}

/** Returns the readings of a name that ends or begins with a word for a kind of destination. */
export function readKindWords(name: string): KindReading[] {
  const words = normalizeName(name).split(' ');
  const readings: KindReading[] = [];
  for (const length of [2, 1]) {
    const kinds = KIND_WORDS.get(words.slice(-length).join(' '));
    if (kinds && words.length > length) readings.push({ name: words.slice(0, -length).join(' '), kinds });
  }
  for (const length of [2, 1]) {
    const kinds = LEADING_KINDS.get(words.slice(0, length).join(' '));
    if (kinds && words.length > length) readings.push({ name: words.slice(length).join(' '), kinds });
  }
  return readings;
}

const toWordSet = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/**
 * English words that are no names by themselves. A text of only these names no place, although villages are called Best
 * or Pizza, unless it also names the country.
 */
const COMMON_WORDS =
  toWordSet(`a about above after again airport all alone also always am an and animal animals any apple are around art
  at autumn away baby back bad bag bar be beach beaches beautiful because bed beer best better big bike birthday boat
  book bread breakfast bridge bus but by cafe cake camping can car castle cat cheap cheese chicken child children
  chocolate christmas church city clean coffee cold color come computer cook cool country day days dinner do dog door
  down dream drink drive dog east eastern eat empty evening every family far farm fast fish flight flights flower food
  football for forest free friend friends from fruit fun game garden girl girls go gold good great hair hall happy have
  he hello help her here hi high hiking him his holiday holidays home honeymoon hope horse hospital hot hotel hotels
  house how i ice idea in is island islands it job juice just kids kitchen know lake land language late life light like
  little live local lol long look lost love lunch magic make man map market me milk money moon more morning mother
  mountain mountains movie museum museums music my name near new news nice night no north northern not nothing now
  ocean of old on one open or orange our out paradise park party phone photo photos picture pictures pizza place places
  please pool quiet rain random read recipe red restaurant restaurants river road romantic room sea school see shop
  shopping show sister ski sky sleep small snow some somewhere south southern spring store story street sugar summer
  sun sunset surprise swimming table tea test thank thanks that the their there they thing things this ticket time to
  today toilet tomorrow tour town train travel tree trip under up us very view village visit wall want warm water way
  we weather wedding week weekend welcome west western what when where which white who why wife wind wine winter with
  woman work world yes yesterday yoga you your zoo`);

/** Checks whether all words of a text are common ones. */
export const isCommonWords = (text: string): boolean =>
  normalizeName(text)
    .split(' ')
    .every((word) => COMMON_WORDS.has(word) || /^\d+$/.test(word));

/** Places of books, films, games and legends, normalized and without spaces; some small towns share their names. */
const FICTIONAL_PLACES =
  toWordSet(`agrabah arendelle asgard atlantis avalon azkaban bedrock bikinibottom brigadoon camelot castlerock
  cloudcuckooland coruscant diagonalley duckburg eldorado emeraldcity endor erebor fantasia freedonia genosha ghostkingdom
  gondor gotham gothamcity hillvalley hobbiton hogsmeade hogwarts hyrule isengard jurassicpark kakarikovillage kingslanding
  krypton latveria lemuria lilliput lothlorien metropolis middleearth minastirith mordor mushroomkingdom narnia
  neverland neverneverland oz pallettown pandora panem pleasantville quahog rapture ravenloft riverdale rivendell
  rohan shangrila shire sokovia southpark stormsend sunnydale tatooine theshire toontown twinpeaks utopia vulcan wakanda
  westeros whoville winterfell wonderland xanadu zamunda zion zootopia hogwartscastle hogwartsschool castleblack godricshollow
  landofoz mountdoom valhalla elysium`);

export const isFictional = (text: string): boolean => FICTIONAL_PLACES.has(normalizeName(text).replaceAll(' ', ''));
