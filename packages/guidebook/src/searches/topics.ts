import { normalizeName } from '../names/name-keys.js';

/** Topics for which texts use other words than searches: words of queries in five languages, and of English texts. */
const TOPICS: readonly { queried: string; said: string }[] = [
  {
    queried: 'unesco, world heritage, weltkulturerbe, patrimoine mondial, patrimonio de la humanidad',
    said: 'unesco, world heritage',
  },
  {
    queried:
      'romantic, romantisch, romantische, romantique, romantiques, romantico, romanticos, romantici, honeymoon, flitterwochen, couples, lovers',
    said: 'romantic, honeymoon, newlyweds',
  },
  { queried: 'whale watching, whales, walbeobachtung, ballenas', said: 'whale' },
  {
    queried: 'snorkeling, snorkelling, diving, scuba diving, scuba, schnorcheln, tauchen, plongee, buceo',
    said: 'snorkel, diver, coral reef, scuba',
  },
  { queried: 'skiing, ski, ski resorts, skifahren', said: 'ski, skier' },
  { queried: 'safari, safaris, wildlife, game drives', said: 'safari, wildlife, game drive, herds' },
  {
    queried: 'northern lights, aurora borealis, aurora, polarlichter, nordlichter',
    said: 'northern lights, aurora borealis',
  },
  { queried: 'cherry blossom, cherry blossoms, sakura, kirschblute', said: 'cherry blossom, cherry tree, cherries' },
  {
    queried: 'autumn leaves, fall foliage, autumn colors, fall colors',
    said: 'autumn leaves, autumn color, maples, foliage',
  },
  {
    queried: 'christmas markets, christmas market, weihnachtsmarkt, weihnachtsmarkte',
    said: 'christmas market, christmas fair',
  },
  { queried: 'street food', said: 'street food, food stall, street kitchen' },
  {
    queried: 'world war 2, world war ii, ww2, wwii, second world war, zweiter weltkrieg',
    said: 'world war ii, second world war, nazi, atomic bomb',
  },
  { queried: 'world war 1, world war i, ww1, first world war', said: 'world war i, first world war' },
  {
    queried: '7 wonders, seven wonders, new seven wonders, wonders of the world, world wonders, weltwunder',
    said: 'seven wonders, wonder of the world',
  },
  {
    queried: 'biggest, largest, grosste, grosster, grosstes, plus grande, mas grande, piu grande',
    said: 'largest, biggest',
  },
  {
    queried: 'tallest, highest, hochste, hochster, hochstes, plus haute, mas alta, piu alta',
    said: 'tallest, highest',
  },
  { queried: 'oldest, alteste, altester, altestes, plus ancienne, mas antigua, piu antica', said: 'oldest' },
  { queried: 'maya, mayan, mayas', said: 'maya, mayan' },
  { queried: 'slavery, slave trade, sklavenhandel', said: 'slavery, slave' },
  { queried: 'sunset, sunsets, sonnenuntergang', said: 'sunset' },
  {
    queried: 'viewpoint, viewpoints, lookouts, panorama, aussichtspunkte, miradores',
    said: 'viewpoint, lookout, panorama, observation deck',
  },
];

const toList = (list: string): string[] => list.split(', ');

const TOPIC_BY_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  TOPICS.flatMap(({ queried, said }) =>
    toList(queried).map((words): [string, string[]] => [normalizeName(words), toList(said)]),
  ),
);
const MAX_TOPIC_WORDS = 4;

/** Returns the words or phrases of texts about a topic, any of which suffices; undefined if it is no topic. */
export const findTopic = (words: string): readonly string[] | undefined => TOPIC_BY_WORDS.get(words);

/** Joins the words of each topic to one entry. */
export function joinTopics(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(MAX_TOPIC_WORDS, words.length - start);
    while (length > 1 && !findTopic(words.slice(start, start + length).join(' '))) length--;
    joined.push(words.slice(start, start + length).join(' '));
    start += length;
  }
  return joined;
}
