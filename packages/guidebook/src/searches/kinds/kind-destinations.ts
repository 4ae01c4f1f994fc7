import type { DestinationKind, DestinationRecord } from '../../atlas/records.js';
import { normalizeName } from '../../names/name-keys.js';
import type { PlaceKind } from './place-kinds.js';

/** Destinations that are places of a kind: those with one of the words in their summaries, or all. */
interface KindDestinations {
  kinds: readonly DestinationKind[];
  words?: RegExp;
}

/** Destinations by the label of a kind that no kind of destination is called, those that fit best first. */
const DESTINATIONS: Readonly<Record<string, readonly KindDestinations[]>> = {
  Beaches: [
    { kinds: ['beach'] },
    { kinds: ['island', 'coast', 'resort'], words: /(?:^| )(?:beach|beaches|sand|sandy)(?: |$)/ },
  ],
  Hiking: [
    { kinds: ['route'], words: /(?:^| )(?:walk|walkers|hike|hikers|hiking|trek|trekking|trail|footpath)(?: |$)/ },
    { kinds: ['national-park'] },
  ],
  'Towns and villages': [{ kinds: ['town', 'village'] }],
  'Vineyards and wineries': [
    {
      kinds: ['historic-region', 'valley', 'river', 'range', 'lake', 'peninsula', 'village', 'town'],
      words: /(?:^| )(?:wine|wines|vineyard|vineyards|champagne)(?: |$)/,
    },
  ],
};

/** Returns which of some destinations are of a kind, in the same order; what fits less follows what fits best. */
export function selectOfKind(
  destinations: readonly DestinationRecord[],
  { label, nouns }: PlaceKind,
): DestinationRecord[] {
  const own = new Set(nouns);
  const definitions = DESTINATIONS[label];
  if (!definitions) return destinations.filter(({ kind }) => own.has(kind.replace('-', ' ')));
  return definitions.flatMap(({ kinds, words }) =>
    destinations.filter(
      ({ kind, summary }) => kinds.includes(kind) && (words === undefined || words.test(normalizeName(summary))),
    ),
  );
}
