import { normalizeName } from '../../names/name-keys.js';

/**
 * Words of searches for dishes, drinks and what a house is like, in several languages, and the words with which the entries
 * of guides say so. The first word of a line is the one that is shown.
 */
const DISHES: readonly { queried: string; said: string }[] = [
  { queried: 'ramen', said: 'ramen' },
  { queried: 'sushi', said: 'sushi, zushi' },
  { queried: 'noodles, noodle, nudeln, nouilles, soba, udon', said: 'noodle, soba, udon, ramen' },
  { queried: 'pho', said: 'pho' },
  { queried: 'banh mi', said: 'banh mi' },
  { queried: 'dumplings, dumpling, xiaolongbao, momos, momo', said: 'dumpling, xiaolongbao, shaomai, momo' },
  { queried: 'dim sum', said: 'dim sum' },
  { queried: 'pizza, pizzas, pizzeria, pizzerias', said: 'pizza, pizzeria' },
  { queried: 'pasta', said: 'pasta, tagliatelle, spaghetti, tortellini, carbonara' },
  { queried: 'tapas, pintxos', said: 'tapas, pintxo' },
  { queried: 'paella', said: 'paella, rice' },
  {
    queried: 'seafood, fish, mariscos, marisco, fisch, meeresfruchte, fruits de mer',
    said: 'seafood, fish, crab, oyster',
  },
  { queried: 'fish and chips', said: 'fish and chips' },
  { queried: 'oysters, oyster', said: 'oyster' },
  { queried: 'steak, steaks, steakhouse', said: 'steak, steakhouse, grill' },
  { queried: 'barbecue, bbq', said: 'barbecue' },
  { queried: 'burger, burgers', said: 'burger' },
  { queried: 'curry, curries', said: 'curry, curries' },
  { queried: 'kebab, kebabs, doner', said: 'kebab, grill' },
  { queried: 'falafel, hummus', said: 'falafel, hummus' },
  { queried: 'ceviche', said: 'ceviche, cevicheria' },
  { queried: 'tacos, taco', said: 'taco' },
  { queried: 'schnitzel', said: 'schnitzel' },
  { queried: 'vegetarian, vegan, vegetarisch, vegetarisches, vegetarien, vegetariano', said: 'vegetarian, vegan' },
  { queried: 'street food', said: 'street food, stall, cart' },
  { queried: 'breakfast, brunch, fruhstuck, petit dejeuner, desayuno, colazione', said: 'breakfast, brunch' },
  {
    queried:
      'coffee, coffee house, coffee houses, coffee shop, coffee shops, cafe, cafes, kaffee, kaffeehaus, kaffeehauser',
    said: 'coffee, cafe, espresso',
  },
  { queried: 'tea, tea house, tea houses, tearoom, afternoon tea', said: 'tea, tearoom' },
  { queried: 'ice cream, gelato, gelateria, eis, helado', said: 'ice cream, gelato' },
  {
    queried: 'cake, cakes, pastry, pastries, dessert, desserts, kuchen, torten',
    said: 'cake, pastry, pastries, torte, dessert, confectioner',
  },
  { queried: 'chocolate', said: 'chocolate' },
  { queried: 'bakery, bakeries, backerei, boulangerie', said: 'bakery, bread' },
  { queried: 'waffles, waffle', said: 'waffle' },
  { queried: 'fondue, raclette', said: 'fondue, raclette' },
  { queried: 'beer, bier, biere, cerveza, birra, brewery, breweries, pivo', said: 'beer, brewery, brewed, pub' },
  { queried: 'cocktail, cocktails, cocktail bar, cocktail bars', said: 'cocktail, bar' },
  {
    queried: 'rooftop, rooftops, rooftop bar, rooftop bars, rooftop restaurant, roof terrace',
    said: 'rooftop, roof terrace',
  },
  { queried: 'fine dining, michelin, gourmet', said: 'fine dining, haute cuisine, michelin, tasting menu' },
  { queried: 'pool, swimming pool, pools', said: 'pool' },
  { queried: 'luxury, luxus, luxe, lujo, lusso, palace', said: 'palace, grand, marble, luxury, suites' },
  { queried: 'boutique', said: 'boutique, small, rooms' },
  { queried: 'riad, riads', said: 'riad' },
  { queried: 'with a view, view, views', said: 'view, overlooking, looks' },
];

const toList = (list: string): string[] => list.split(', ').map(normalizeName);

const SAID_BY_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  DISHES.flatMap(({ queried, said }) => toList(queried).map((words): [string, string[]] => [words, toList(said)])),
);
const MAX_DISH_WORDS = 3;

/** Dish or other word in a search, and the words with which entries have it. */
export interface Dish {
  name: string;
  said: readonly string[];
}

/** Returns the dishes among normalized words, and the words that are left. */
export function takeDishes(words: readonly string[]): { dishes: Dish[]; left: string[] } {
  const dishes: Dish[] = [];
  const left: string[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(MAX_DISH_WORDS, words.length - start);
    while (length > 0 && !SAID_BY_WORDS.has(words.slice(start, start + length).join(' '))) length--;
    const name = words.slice(start, start + length).join(' ');
    if (length > 0) dishes.push({ name, said: SAID_BY_WORDS.get(name)! });
    else left.push(words[start]!);
    start += Math.max(1, length);
  }
  return { dishes, left };
}
