import { isSameWord } from '../checks/words/word-match.js';
import { findNameGroups } from '../text/name-groups.js';
import { findPreposition, PREPOSITION_SLOTS, type Slot } from '../text/prepositions.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Two names with their slots and the words between them. */
interface Pair {
  first: readonly Token[];
  last: readonly Token[];
  leads: readonly [readonly Slot[], readonly Slot[]];
  between: readonly Token[];
  /** Whether the names may change places without a change of meaning. */
  isLoose: boolean;
}

const CORE: readonly Slot[] = ['core'];
/** Mutual relations, with which the order of the names does not matter. */
const MUTUAL =
  /^(?:marr\w*|met|meets?|border\w*|link\w*|join\w*|connect\w*|between|betwixt|heirat\w*|verbind\w*|grenz\w*|zwischen|entre|reli\w*|epous\w*|casar\w*|unen|tra|fra|spos\w*|collega\w*)$/;

/**
 * Finds two names that have changed places while their slots and a word between them are those of the fact: "X obliged
 * Y" for "Y obliged X".
 */
export function checkExchanges(reading: Reading, known: readonly Reading[]): Finding | null {
  if (findNameGroups(reading).length < 2) return null;
  const stated = findPairs(reading).filter(({ isLoose, between }) => !isLoose && between.length > 0);
  if (stated.length === 0) return null;
  for (const fact of known) {
    if (findNameGroups(fact).length < 2) continue;
    const pairs = findPairs(fact);
    const exchanged = stated.find((pair) => pairs.some((other) => isExchanged(pair, reading, other, fact)));
    const isAsStated = (pair: Pair) => pairs.some((other) => isRepeated(pair, reading, other, fact));
    if (exchanged !== undefined && !isAsStated(exchanged))
      return { reason: 'role', detail: `${toText(exchanged.first)}, ${toText(exchanged.last)}` };
  }
  return null;
}

const toText = (group: readonly Token[]): string => group.map(({ text }) => text).join(' ');

const READ = new WeakMap<Reading, readonly Pair[]>();
const MAX_NAMES = 6;

function findPairs(reading: Reading): readonly Pair[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const { tokens, language } = reading;
  const groups = findNameGroups(reading).slice(0, MAX_NAMES);
  const leads = groups.map(([first]) => {
    const preposition = groups.length < 2 ? null : findPreposition(reading, first!);
    return preposition === null ? CORE : (PREPOSITION_SLOTS[language][preposition] ?? (['other'] as const));
  });
  const toTokens = (group: readonly number[]) => group.map((position) => tokens[position]!);
  const pairs = groups.flatMap((first, index) =>
    groups.slice(index + 1).map((last, offset): Pair => {
      const all = tokens.slice(first.at(-1)! + 1, last[0]);
      const slots = [leads[index]!, leads[index + 1 + offset]!] as const;
      const isWord = (token: Token) => token.kind === 'word' && !token.isFunction && !LOOSE.test(token.word);
      const isNameless = (token: Token) => (language === 'de' ? token.isVerb === true : !token.isCapital);
      return {
        first: toTokens(first),
        last: toTokens(last),
        leads: slots,
        between: all.filter(
          (token) => isWord(token) && isNameless(token) && !reading.numberPositions.has(tokens.indexOf(token)),
        ),
        isLoose:
          slots.some((each) => each.length === 1 && each[0] === 'of') ||
          all.some(({ word, text }) => MUTUAL.test(word) || SEPARATE.test(text.toLowerCase())),
      };
    }),
  );
  READ.set(reading, pairs);
  return pairs;
}

const shareWord = (a: readonly Token[], { language }: Reading, b: readonly Token[], other: Reading): boolean =>
  a.some((token) => b.some((each) => isSameWord(token, language, each, other.language)));

const shareSlot = (a: readonly Slot[], b: readonly Slot[]): boolean => a.some((slot) => b.includes(slot));

const isRepeated = (stated: Pair, reading: Reading, known: Pair, fact: Reading): boolean =>
  shareWord(stated.first, reading, known.first, fact) && shareWord(stated.last, reading, known.last, fact);

/** Signs and words that separate clauses; names on both sides belong to different verbs. */
const SEPARATE =
  /^(?:[.;!?:]|that|which|who|whom|where|when|qui|que|dont|où|quien|donde|che|cui|quem|onde|di[ec]|welche[rns]?)$/;
/**
 * Verbs with which the order of names carries no meaning: "X is believed to be the architect", "before it stands X".
 */
const LOOSE =
  /^(?:believed|said|thought|considered|known|named|called|stands?|stood|lies|lie|lay|sits?|rises?|beside|near|steht|liegt|gilt|galt|soll)$/;

const isExchanged = (stated: Pair, reading: Reading, known: Pair, fact: Reading): boolean =>
  !known.isLoose &&
  shareWord(stated.first, reading, known.last, fact) &&
  shareWord(stated.last, reading, known.first, fact) &&
  !shareWord(stated.first, reading, known.first, fact) &&
  !shareWord(stated.last, reading, known.last, fact) &&
  shareSlot(stated.leads[0], known.leads[0]) &&
  shareSlot(stated.leads[1], known.leads[1]) &&
  shareWord(stated.between, reading, known.between, fact);
