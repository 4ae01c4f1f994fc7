import type { PlaceKind } from '../kinds/place-kinds.js';
import type { JudgedTopic } from './judged-topics.js';

const PLACEHOLDER = '{kind}';

/**
 * Returns what places of a kind that fit a topic are called: "Free museums", "Beaches with penguins". A topic that has
 * the noun of the kind itself needs no other: "Christmas markets".
 * @param label name of the kind in the search: "Gothic churches"
 */
export function getTopicPhrase({ label: topic, beside }: JudgedTopic, kind: PlaceKind, label: string): string {
  const own = new Set(beside.toLowerCase().split(' '));
  const isSameNoun = getPlurals(kind).some((noun) => own.has(noun));
  if (isSameNoun) return topic;
  // "Museums in old towns", but "cities with old towns".
  const phrase = isSettlement(kind) ? beside.replace(`${PLACEHOLDER} in `, `${PLACEHOLDER} with `) : beside;
  return phrase.replace(PLACEHOLDER, phrase.startsWith(PLACEHOLDER) ? label : label.toLowerCase());
}

const isSettlement = ({ placeTypes }: PlaceKind): boolean =>
  placeTypes.some((type) => type === 'City' || type === 'Town' || type === 'Village');

/** Returns the words of a kind in the plural: "markets", "bazaars"; "towns" and "villages". */
const getPlurals = ({ label, nouns }: PlaceKind): string[] => [
  ...label
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== 'and'),
  ...nouns.map((noun) => `${noun}s`),
];
