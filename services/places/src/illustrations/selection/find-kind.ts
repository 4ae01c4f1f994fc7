import type { MotifName } from '../motifs/catalog.js';
import { FAMOUS_BUILDINGS } from './famous-buildings.js';
import { FAMOUS_LANDSCAPES } from './famous-landscapes.js';
import { FAMOUS_NAMES } from './famous-names.js';
import { FAMOUS_PORTRAITS } from './famous-portraits.js';
import { KIND_WORDS, type RegionalKind } from './title-words.js';

type Kind = MotifName | RegionalKind;

/** Words after which a title only says where or whose the place is. */
const PREPOSITIONS = new Set(
  'of at in on de del della delle di du des do da dos das von zu an der la the near by for and und et y e'.split(' '),
);
/** Combining marks; and apostrophes, which separate no words in transliterations. */
const MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts that are written without spaces, or whose words are listed as parts of longer ones. */
const JOINED_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}]/u;

interface KindRules {
  words: Map<string, Kind>;
  endings: [string, Kind][];
  parts: [string, Kind][];
}

const RULES = compileRules();
const FAMOUS = [...FAMOUS_PORTRAITS, ...FAMOUS_BUILDINGS, ...FAMOUS_LANDSCAPES, ...FAMOUS_NAMES]
  .flatMap(([motif, names]) => names.split('|').map((name) => [` ${name} `, motif] as const))
  .sort(([a], [b]) => b.length - a.length);

/** Finds what a title says the place is: "Cologne Cathedral" a church, "Kinkaku-ji" a pagoda. Null when it does not. */
export function findKind(title: string): Kind | null {
  const plain = normalize(title);
  const beforeComma = plain.split(/[,(–:]/)[0]!;
  return findFamous(beforeComma) ?? findHeadKind(beforeComma) ?? findFamous(plain) ?? findLastKind(toWords(plain));
}

/** Finds the kind that the head of a title names, which is all before its first preposition, or else a later word. */
export function findHeadKind(title: string): Kind | null {
  const words = toWords(normalize(title));
  const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  return findLastKind(end === -1 ? words : words.slice(0, end)) ?? findLastKind(words);
}

const normalize = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd');
const toWords = (text: string): string[] => text.match(WORD) ?? [];

function findFamous(plain: string): MotifName | null {
  const text = ` ${toWords(plain).join(' ')} `;
  return FAMOUS.find(([name]) => text.includes(name))?.[1] ?? null;
}

function findLastKind(words: readonly string[]): Kind | null {
  for (const word of words.toReversed()) {
    const kind =
      RULES.words.get(word) ??
      RULES.endings.find(([ending]) => word.endsWith(ending))?.[1] ??
      (JOINED_SCRIPT.test(word) ? RULES.parts.find(([part]) => word.includes(part))?.[1] : undefined);
    if (kind) return kind;
  }
  return null;
}

function compileRules(): KindRules {
  const rules: KindRules = { words: new Map(), endings: [], parts: [] };
  for (const [kind, words] of KIND_WORDS) {
    for (const word of words.split(' ')) {
      if (JOINED_SCRIPT.test(word)) rules.parts.push([word, kind]);
      else if (word.startsWith('-')) {
        rules.endings.push([word.slice(1), kind]);
        // "Kinkaku-ji" becomes two words.
        rules.words.set(word.slice(1), kind);
      } else rules.words.set(word, kind);
    }
  }
  return rules;
}
