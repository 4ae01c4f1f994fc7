import { normalizeName } from '../../names/name-keys.js';
import { findJudgedTopic } from './judged-topics.js';

/** Topics without judged places, for which texts use other words than searches: words of queries in five languages, and of English texts. */
const TOPICS: readonly { queried: string; said: string }[] = [
  {
    queried: 'world war 2, world war ii, ww2, wwii, second world war, zweiter weltkrieg',
    said: 'world war ii, second world war, nazi, atomic bomb',
  },
  { queried: 'world war 1, world war i, ww1, first world war', said: 'world war i, first world war' },
  {
    queried: 'biggest, largest, grosste, grosster, grosstes, plus grande, mas grande, piu grande',
    said: 'largest, biggest',
  },
  {
    queried: 'tallest, highest, hochste, hochster, hochstes, plus haute, mas alta, piu alta',
    said: 'tallest, highest',
  },
  { queried: 'oldest, alteste, altester, altestes, plus ancienne, mas antigua, piu antica', said: 'oldest' },
  {
    queried:
      'gothic, gotisch, gotische, gotischen, gothique, gothiques, gotico, gotica, goticos, goticas, gotici, gotiche',
    said: 'gothic',
  },
  {
    queried: 'romanesque, romanisch, romanische, roman church, romane, romanes, romanico, romanica, romanicas',
    said: 'romanesque',
  },
  { queried: 'baroque, barock, barocke, barroco, barroca, barrocas, barocco, barocca, barocche', said: 'baroque' },
  {
    queried: 'art nouveau, jugendstil, modernisme, modernista, liberty style',
    said: 'art nouveau, jugendstil, modernisme, modernista',
  },
  {
    queried: 'jewish quarter, jewish history, jewish heritage, jewish sites, jewish, judisches viertel, judenviertel',
    said: 'jewish, jews, synagogue',
  },
  { queried: 'kunst, arte, bildende kunst', said: 'art museum, art gallery, artworks, painting, paintings' },
  { queried: 'maya, mayan, mayas', said: 'maya, mayan' },
  { queried: 'slavery, slave trade, sklavenhandel', said: 'slavery, slave' },
];

const toList = (list: string): string[] => list.split(', ');

const TOPIC_BY_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  TOPICS.flatMap(({ queried, said }) =>
    toList(queried).map((words): [string, string[]] => [normalizeName(words), toList(said)]),
  ),
);
const MAX_TOPIC_WORDS = 4;

/** Returns the words or phrases of texts about a topic, any of which suffices; undefined if it is no topic. */
export const findTopic = (words: string): readonly string[] | undefined =>
  TOPIC_BY_WORDS.get(words) ?? findJudgedTopic(words)?.said;

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
