/** Names, or last words of names, that have an article in a sentence: "in the Alps", "in the Swiss Alps". */
const ARTICLE_WORDS = `Alps Andes Rockies Dolomites Pyrenees Carpathians Himalayas Hebrides Cyclades Azores Cotswolds Everglades
  Ardennes Apennines Sporades Tatras Balkans Caucasus Karakoram Drakensberg Adirondacks Ozarks Laurentians Harz Vosges
  Sudetes Pennines Cévennes Catskills Berkshires Eifel Luberon Pamir Islands Isles Archipelago Grenadines Dodecanese Keys
  Atolls Banks Antilles Visayas Mountains Range Ranges Hills Highlands Lowlands Uplands Midlands Peninsula Peloponnese
  Westfjords Eastfjords Coast Riviera Hamptons Algarve Alentejo fjords Fjords Ghats Massif Plateau Plain Plains Steppe Desert
  Sahara Gobi Negev Karoo Quarter Sea Ocean Gulf Channel Bosphorus Dardanelles Delta River Nile Danube Yangtze Volga
  Mekong Ganges Zambezi Vistula Rhine Moselle Seine Elbe Tiber Thames Amazon Sundarbans Pantanal Camargue Pampas Veluwe
  Spreewald Road Route Trail Way Circle Triangle Highway Parkway Railway Crossing Circuit Path Canal Strait Reef District
  Country Countries Borders Outback Lakeland Lakes Caribbean Mediterranean Arctic Maghreb Levant Sahel Midwest East Republic Kingdom
  States Emirates Territory Netherlands Philippines Maldives Bahamas Seychelles Comoros Gambia Dales Serengeti Kalahari Winelands Northwest
  Southwest Subcontinent Bronx Backwaters`;
const WORDS: ReadonlySet<string> = new Set(ARTICLE_WORDS.split(/\s+/));
/** Valleys and forests that are regions; most others are only sights or towns. */
const LANDSCAPES: ReadonlySet<string> = new Set(
  (
    'Loire Valley, Rhine Valley, Douro Valley, Sacred Valley, Aosta Valley, Soča Valley, Hudson Valley, Hunter Valley, ' +
    'Barossa Valley, Yarra Valley, Kathmandu Valley, Omo Valley, Draa Valley, Great Rift Valley, Fergana Valley, Po Valley, ' +
    'Black Forest, Bavarian Forest, Thuringian Forest, Bohemian Forest, Teutoburg Forest, Vienna Woods, Holy Land, ' +
    'Venetian Lagoon, Grand Canyon, Okavango, Wachau, Engadin, Salzkammergut, Basque Coast, Ruhr'
  ).split(', '),
);
/** Names with one of the words that have no article. */
const NO_ARTICLE = /^(?:The |Ivory Coast$)|^Beverly Hills$/;
/** "The Isle of Skye", "the Bay of Kotor", "the Federated States of Micronesia". */
const OF_SOMETHING =
  /^(?:\w+ )?(?:Isles?|Bay|Gulf|Strait|Sea|Horn|Cape|Republic|States|Coast|Ring|Highlands|Plain) of /;
/** "Far East", but not "East Asia". */
const ONLY_WHOLE = /^(?:Middle|Far|Near|Russian Far) East$/;

/** Returns the name of a region or country as it is in a sentence, with "the" where English has it: "the Alps". */
export function toNameWithArticle(name: string): string {
  if (NO_ARTICLE.test(name)) return name;
  const last = name.slice(name.lastIndexOf(' ') + 1);
  const isWord = WORDS.has(last) && (last !== 'East' || ONLY_WHOLE.test(name));
  return isWord || LANDSCAPES.has(name) || OF_SOMETHING.test(name) ? `the ${name}` : name;
}
