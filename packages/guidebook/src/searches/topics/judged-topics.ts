import { readdirSync, readFileSync } from 'node:fs';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { CityRecord, DestinationKind, LandmarkRecord } from '../../atlas/records.js';
import { normalizeName } from '../../names/name-keys.js';

/** Topic of searches with the places that it is about, because a text that has its word may be about something else. */
export interface JudgedTopic {
  id: string;
  /** Name, as headings have it. */
  label: string;
  /** Phrase for places of a kind that fit: "Free {kind}". */
  beside: string;
  /** English words of texts about it. */
  said: readonly string[];
  /** Ids of guidebook records, those that fit best first, with their place in that order. */
  places: ReadonlyMap<string, number>;
  /** Categories whose sights all fit, after the judged ones. */
  categories: readonly Category[];
  /** Destinations that fit, for which guides can be requested, by id and by kind; null for no kind. */
  destinations: ReadonlySet<string>;
  destinationKind: DestinationKind | null;
  /** Whether what records say about themselves shows that they fit, where no judged place does. */
  isShownByTexts: boolean;
  /** Whether nothing else fits, so that texts which only mention a word of it are left out: a toy penguin. */
  isComplete: boolean;
}

interface TopicRecord {
  id: string;
  label: string;
  beside: string;
  /** Words of queries in five languages. */
  queried: string;
  said: string;
  places: string;
  categories?: Category[];
  destinations?: string;
  destinationKind?: DestinationKind;
  isShownByTexts?: true;
  isComplete?: true;
}

const DATA_FOLDER = new URL('../../../data/topics/', import.meta.url);

const splitList = (list: string): string[] => (list === '' ? [] : list.split(', '));

const records = readdirSync(DATA_FOLDER)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, DATA_FOLDER), 'utf8')) as TopicRecord[]);

export const JUDGED_TOPICS: readonly JudgedTopic[] = records.map(
  ({
    id,
    label,
    beside,
    said,
    places,
    categories = [],
    destinations = '',
    destinationKind = null,
    isShownByTexts = false,
    isComplete = false,
  }) => ({
    ...{ id, label, beside, categories, destinationKind, isShownByTexts, isComplete },
    said: splitList(said),
    destinations: new Set(destinations.split(' ')),
    places: new Map(places.split(' ').map((place, index) => [place, index])),
  }),
);

const TOPIC_BY_WORDS: ReadonlyMap<string, JudgedTopic> = new Map(
  records.flatMap(({ queried }, index) =>
    splitList(queried).map((words): [string, JudgedTopic] => [normalizeName(words), JUDGED_TOPICS[index]!]),
  ),
);

/** The words of all topics, those that are used most first. */
const TOPIC_WORDS: readonly string[] = [...TOPIC_BY_WORDS.keys()];

/** Returns the topic that normalized words name; undefined for other words. */
export const findJudgedTopic = (words: string): JudgedTopic | undefined => TOPIC_BY_WORDS.get(words);

/** Returns the first words of a topic that begin with some letters, normalized and in the plural; null for none. */
export function completeTopic(letters: string): string | null {
  const words = TOPIC_WORDS.find((known) => known.startsWith(letters));
  if (words === undefined) return null;
  return TOPIC_BY_WORDS.has(`${words}s`) ? `${words}s` : words;
}

/** Returns the topic with an id. @throws Error for an unknown id */
export function getJudgedTopic(id: string): JudgedTopic {
  const topic = JUDGED_TOPICS.find((known) => known.id === id);
  if (!topic) throw new Error(`There is no topic ${id}.`);
  return topic;
}

/** Returns how well a guidebook record fits a topic: 0 is best; null if it does not. */
export function getTopicPosition(
  { places, categories }: JudgedTopic,
  { id, category }: Pick<LandmarkRecord, 'id'> & Partial<Pick<LandmarkRecord, 'category'>>,
): number | null {
  const position = places.get(id);
  if (position !== undefined) return position;
  return category !== undefined && categories.includes(category) ? places.size : null;
}

/** Whether a record says that it fits a topic, in what it is and in when and how to visit it. */
export function isShownByTexts(
  { said }: Pick<JudgedTopic, 'said'>,
  { summary, tips, bestTime }: Pick<LandmarkRecord | CityRecord, 'summary' | 'tips' | 'bestTime'>,
): boolean {
  const text = ` ${normalizeName([summary, ...tips, bestTime].join(' '))} `;
  return said.some((words) => text.includes(` ${words} `) || text.includes(` ${words}s `));
}
